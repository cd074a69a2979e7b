"""Pocket games with Fluent files, for tests of hidden information, sealed ballots and chance."""

import shutil
import sys
from pathlib import Path

import pytest

from burghof.testkit.tests import pocket

POCKET = "burghof.testkit.tests.pocket"
HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def games_package(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Build the package for `--shelf`: the pocket games, with the Fluent files of `dressed/` beside them."""
    root = tmp_path_factory.mktemp("shelf")
    package = root / "dressed_games"
    for name in ("memory", "sealed_bids", "cellar"):
        source, folder = Path(pocket.__path__[0]) / name, package / name
        (folder / "words").mkdir(parents=True)
        for file in ("game.toml", "RULES.md"):
            shutil.copy(source / file, folder / file)
        words = HERE / "dressed" / f"{name}.ftl"
        (folder / "words" / "en.ftl").write_text(words.read_text("utf-8") if words.exists() else "", "utf-8")
        (folder / "__init__.py").touch()
        (folder / "plugin.py").write_text(f"from {POCKET}.{name}.plugin import GAME as GAME\n", "utf-8")
    (package / "__init__.py").touch()
    sys.path.insert(0, str(root))
    return "dressed_games"
