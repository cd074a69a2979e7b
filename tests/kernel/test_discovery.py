"""A game is found by its folder; listing games imports none of their rules."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from burghof.kernel import InstalledGame, Seat, find_games, load_plugin, read_card
from tests.kernel.well import CARD, WELL
from tests.kernel.well_model import Options, Take

CARD_FILE = """
id = "well"
titles = { en = "The Well" }
seats = [1, 2, 3]
minutes = [1, 2]
age = 3
rules_version = 2
stage = "rules"
hides = true
credits = { designers = ["Nobody"], publisher = "Nobody", year = 2025 }

[[options]]
name = "coins"
values = [6, 12]
default = 12
"""
LISTING = """
import sys
from burghof.kernel import find_games
print(*find_games("little_house"))
print(*[name for name in sys.modules if name.startswith("little_house.")])
"""


@pytest.fixture
def games_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two wells, in folders whose names sort differently from their ids, and a folder without a game."""
    games = tmp_path / "little_house"
    for name, game_id in (("deep", "well"), ("shallow", "puddle"), ("empty", "")):
        (games / name).mkdir(parents=True)
        (games / name / "__init__.py").touch()
        (games / name / "plugin.py").write_text("from tests.kernel.well import WELL as GAME\n")
        (games / name / "game.toml").write_text(CARD_FILE.replace('"well"', f'"{game_id}"'))
    (games / "empty" / "game.toml").unlink()
    (games / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return games


def test_a_card_is_read_from_its_folder(games_package: Path) -> None:
    assert read_card(games_package / "deep") == CARD


def test_a_card_with_an_unknown_field_is_none(games_package: Path) -> None:
    (games_package / "deep" / "game.toml").write_text('colour = "red"\n' + CARD_FILE)

    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        read_card(games_package / "deep")


def test_the_shelf_has_all_games_of_the_package_in_the_order_of_their_ids(games_package: Path) -> None:
    games = find_games("little_house")

    assert list(games.values()) == [
        InstalledGame(replace(CARD, id="puddle"), games_package / "shallow", "little_house.shallow"),
        InstalledGame(CARD, games_package / "deep", "little_house.deep"),
    ]
    assert list(games) == ["puddle", "well"]


def test_listing_the_shelf_imports_no_game(games_package: Path) -> None:
    listed = subprocess.run(
        [sys.executable, "-c", LISTING], cwd=games_package.parent, capture_output=True, text=True, check=True
    )

    assert listed.stdout == "puddle well\n\n"


def test_a_package_that_is_not_there_has_no_shelf() -> None:
    with pytest.raises(AssertionError, match="no package no_such_house"):
        find_games("no_such_house")


@pytest.mark.usefixtures("games_package")
def test_a_game_is_imported_when_it_is_loaded() -> None:
    found = find_games("little_house")["well"]

    assert load_plugin(found) == WELL
    assert f"{found.package}.plugin" in sys.modules


def test_the_newest_reading_is_the_game() -> None:
    assert WELL.newest_rules == WELL.rules_by_version[2] != WELL.rules_by_version[1]


def test_every_legal_move_is_worth_a_look_unless_a_game_says_which_are() -> None:
    moves = [Take(1), Take(2)]

    assert WELL.candidate_moves(WELL.newest_rules.start(Options(), 2), Seat(0), moves) == moves


def test_a_game_has_no_figures_of_its_own_unless_it_says_so() -> None:
    assert WELL.statistics(WELL.newest_rules.start(Options(), 2)) == {}
