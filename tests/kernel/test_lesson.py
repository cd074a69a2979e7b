"""Lessons of the kernel: a move that the rules do not allow is found, and a picture that is no longer right."""

import json
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace

from burghof.games.kilt_castle.plugin import GAME
from burghof.kernel import Player
from burghof.kernel.discovery import find_games, read_lessons
from burghof.kernel.lesson import LessonError, ScriptedMove, new_lesson_match, open_lesson, play_scripted
from burghof.kernel.seat import Seat
from burghof.testkit.errors import ContractError
from burghof.testkit.lessons import check_lessons

FOLDER: Final = find_games()["kilt-castle"].folder
FIRST, *_ = read_lessons(FOLDER, GAME)
BACK: Final = {"type": "relocate", "card": 0, "to": 2}
"""A move that goes back: the rules refuse it in the fourth step of the first lesson."""


@pytest.mark.parametrize(("seat", "why"), [(0, "cannot play .*: Refusal"), (1, "cannot play .*: it has no decision")])
def test_a_scripted_move_against_the_rules_is_an_error(seat: int, why: str) -> None:
    match = new_lesson_match(GAME, FIRST, [Player(f"P{one}", None) for one in range(FIRST.seats)])
    open_lesson(match)
    back = replace(FIRST.steps[0].accepts[0], to=0)

    with pytest.raises(LessonError, match=why):
        play_scripted(match, ScriptedMove(Seat(seat), back))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, ""),
        ({"step": 0, "words": "start", "refused": None}, ""),
        ({"step": 0}, "there is no such step"),
        ({"step": 9}, "there is no such step"),
        ({"lesson": "last-stones"}, "there is no such step"),
        ({"clause": "99.1"}, "there is no such clause"),
        ({"refused": {**BACK, "card": 4, "to": 3}}, "the clause does not forbid the move"),
        ({"clause": "3.3"}, "the clause does not forbid the move"),
    ],
    ids=["right", "start", "start without words", "step", "lesson", "clause", "allowed", "another clause"],
)
def test_a_picture_that_is_not_right_is_found(tmp_path: Path, change: dict[str, Any], why: str) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "kilt_castle")
    picture = {"clause": "3.2", "lesson": FIRST.id, "step": 4, "refused": BACK, **change}
    (folder / "learning" / "pictures.json").write_text(json.dumps([picture]), encoding="utf-8")
    trial = cast("Any", SimpleNamespace(folder=folder, plugin=GAME))

    if why:
        with pytest.raises(ContractError, match=why):
            check_lessons(trial)
    else:
        check_lessons(trial)
