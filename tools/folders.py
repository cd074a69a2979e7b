"""Folders of the games and of the shared code."""

from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path("src/burghof")


def games(root: Path) -> list[Path]:
    """Return the folder of every game: those with a game.toml."""
    return sorted(toml.parent for toml in (root / PACKAGE / "games").glob("*/game.toml"))


def game_code(game: Path) -> list[Path]:
    """Return the Python files of a game, without its tests."""
    return [path for path in sorted(game.rglob("*.py")) if path.relative_to(game).parts[0] != "tests"]


def shared_code(root: Path) -> list[Path]:
    """Return the Python files that belong neither to a game nor to tests."""
    return list(_shared(root / PACKAGE))


def _shared(package: Path) -> Iterator[Path]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).parts
        if parts[0] not in {"games", "testkit"} and "tests" not in parts:
            yield path
