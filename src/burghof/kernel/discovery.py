"""Discovery: every folder with a `game.toml` is a game. There is no registration; listing games imports no rules."""

import importlib
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import msgspec
from msgspec import Struct

from burghof.kernel.card import Card, Language
from burghof.kernel.game import AnyPlugin
from burghof.kernel.lesson import AnyLesson, AnyPicture, read_lesson, read_pictures
from burghof.kernel.puzzle import Puzzle, read_puzzles
from burghof.kernel.rulebook import Rulebook, parse_rulebook

GAMES_PACKAGE = "burghof.games"


class InstalledGame(Struct, frozen=True):
    """An installed game: its card, its folder, and the package to import when it is played."""

    card: Card
    folder: Path
    package: str


def read_card(folder: Path) -> Card:
    """Read the card in this folder."""
    return msgspec.toml.decode((folder / "game.toml").read_bytes(), type=Card)


def read_rulebook(folder: Path, language: Language = "en") -> Rulebook:
    """Read the rulebook in a game's folder, in this language or else in English; it is empty if there is no file."""
    files = [folder / f"RULES.{language}.md", folder / "RULES.md"]
    file = next((file for file in files if file.exists()), None)
    return parse_rulebook(file.read_text(encoding="utf-8") if file else "")


def read_lessons(folder: Path, plugin: AnyPlugin) -> tuple[AnyLesson, ...]:
    """Read the lessons in a game's folder, in the order of the numbers in their file names."""
    files = sorted((folder / "learning" / "lessons").glob("*.json"), key=lambda file: int(file.name.partition("-")[0]))
    return tuple(read_lesson(plugin, file.read_bytes()) for file in files)


def read_further_pictures(folder: Path, plugin: AnyPlugin) -> tuple[AnyPicture, ...]:
    """Read the further pictures for the rulebook in a game's folder; none if there is no such file."""
    file = folder / "learning" / "pictures.json"
    return read_pictures(plugin, file.read_bytes()) if file.exists() else ()


def read_puzzle_files(folder: Path) -> tuple[Puzzle, ...]:
    """Read the puzzles in a game's folder, by the name of their file."""
    files = sorted((folder / "puzzles").glob("*.json"))
    return tuple(puzzle for file in files for puzzle in read_puzzles(file.read_bytes()))


def find_games(package: str = GAMES_PACKAGE) -> dict[str, InstalledGame]:
    """Return all games in this package by id, sorted by id."""
    spec = find_spec(package)
    assert spec is not None, f"no package {package}"
    folders = [Path(place) for place in spec.submodule_search_locations or ()]
    games = [
        InstalledGame(read_card(toml.parent), toml.parent, f"{package}.{toml.parent.name}")
        for folder in folders
        for toml in folder.glob("*/game.toml")
    ]
    return {game.card.id: game for game in sorted(games, key=lambda game: game.card.id)}


def load_plugin(installed: InstalledGame) -> AnyPlugin:
    """Import the rules of a game and return its plugin."""
    return cast("AnyPlugin", importlib.import_module(f"{installed.package}.plugin").GAME)
