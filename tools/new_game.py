"""`python -m tools.new_game hill-fort`: creates the folder of a small but complete new game from `tools/skeleton`."""

import re
import sys
from importlib import import_module, invalidate_caches
from keyword import iskeyword
from pathlib import Path

from burghof.kernel import InstalledGame, load_plugin, read_card
from burghof.kernel.discovery import GAMES_PACKAGE
from burghof.testkit.scenarios import write_records
from tools.folders import PACKAGE
from tools.gen import TYPES, game_types

SKELETON = Path(__file__).parent / "skeleton"
SUFFIX = ".tmpl"
"""Suffix of the template files, so that no tool treats them as code."""

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_NAME_LENGTH = 32
"""Maximum number of characters; longer names would not fit on the lines of the skeleton."""


class InvalidNameError(Exception):
    """The name is not valid for a new game; the message says why."""


def main(arguments: list[str], root: Path = Path()) -> int:
    """Create the game named by the only argument; return 2 and create nothing if that is not possible."""
    match arguments:
        case [name]:
            pass
        case _:
            print("usage: python -m tools.new_game hill-fort", file=sys.stderr)
            return 2
    try:
        folder = create_game(name, root)
    except InvalidNameError as refused:
        print(f"cannot create the game: {refused}", file=sys.stderr)
        return 2
    generate(folder)
    print(f"{folder} is ready: start with its README.md")
    return 0


def create_game(name: str, root: Path) -> Path:
    """Create the folder of a new game from the skeleton and return it.

    Raises `InvalidNameError` if the name is not valid.
    """
    folder = root / PACKAGE / "games" / name.replace("-", "_")
    why = why_not(name, folder)
    if why is not None:
        raise InvalidNameError(why)
    for template in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        file = folder / template.relative_to(SKELETON).with_suffix("")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(render(template.read_text(encoding="utf-8"), name), encoding="utf-8")
    return folder


def why_not(name: str, folder: Path) -> str | None:
    """Return what is wrong with a name for a new game in this folder, or None."""
    if not NAME.fullmatch(name):
        return f"{name!r} is not in kebab-case, like hill-fort: small letters and digits, joined by single hyphens"
    if len(name) > MAX_NAME_LENGTH:
        return f"{name!r} is longer than {MAX_NAME_LENGTH} letters"
    if iskeyword(folder.name):
        return f"{name!r} is a Python keyword"
    if folder.exists():
        return f"{folder} already exists"
    return None


def render(text: str, name: str) -> str:
    """Return a template with its placeholders replaced by the names of the game."""
    words = name.split("-")
    names = {
        "@id@": name,
        "@folder@": name.replace("-", "_"),
        "@Class@": "".join(word.capitalize() for word in words),
        "@Title@": " ".join(word.capitalize() for word in words),
    }
    for place, value in names.items():
        text = text.replace(place, value)
    return text


def generate(folder: Path) -> None:
    """Write the files that are generated from the game's own code: its types for the browser, and recorded games."""
    invalidate_caches()
    package = f"{GAMES_PACKAGE}.{folder.name}"
    plugin = load_plugin(InstalledGame(read_card(folder), folder, package))
    (folder / TYPES).write_text(game_types(plugin), encoding="utf-8")
    recorded = import_module(f"{package}.tests.scenarios")
    write_records(recorded.RECORDS, recorded.scenarios())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
