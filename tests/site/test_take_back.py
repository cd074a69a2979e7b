"""Take-back at a table of bots: offered after a move in the running turn, and not before."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from burghof.kernel import CHANCE, AnyMatch, Seat
from tests.site.conftest import NewGuest
from tests.site.position_page import PositionPage
from tests.site.recorded_positions import GAMES, Position, load_record, match_at

RECORDS: Final = {
    "kilt-castle": "plain-3",
    "appenzell": "goal-3",
    "seven-locks": "plain-3",
    "solomon": "well-3",
    "the-castle": "eager-3",
}
BEGINS: Final[dict[str, Callable[[Any], bool]]] = {
    "kilt-castle": lambda state: state.phase == "relocate",
    "appenzell": lambda state: state.phase == "act" and state.points == 4,
    "seven-locks": lambda state: state.phase == "drop" and not state.sounds,
    "solomon": lambda state: state.phase == "choose",
    "the-castle": lambda state: state.step == "prepare" and not state.spent and not state.given,
}
"""For each game, whether a turn has just begun."""
GOES_ON: Final[dict[str, Callable[[Any], bool]]] = {
    "kilt-castle": lambda state: state.phase == "build",
    "appenzell": lambda state: state.phase == "act" and state.points < 4,
    "seven-locks": lambda state: state.phase == "walk",
    "solomon": lambda state: state.phase == "prepare",
    "the-castle": lambda state: state.step in {"vote", "prepare"} and state.moves_left < 2,
}
"""For each game, whether a move was made in the turn."""


def decisions(game: str) -> Iterator[tuple[AnyMatch, Seat]]:
    """Return the positions of a recorded game in which one seat decides and could ask to take back its last move."""
    record = load_record(game, RECORDS[game])
    for count in range(1, len(record.entries)):
        match = match_at(game, record, count)
        seats = {one.seat for one in match.pending if not one.answered and one.seat != CHANCE}
        for seat in sorted(seats):
            if match.may_propose_take_back(seat):
                yield match, seat


def find_position(game: str, fits: Callable[[Any], bool], *, is_own_turn: bool) -> Position:
    """Return the first such position; in an own turn, the seat to act is the one whose last move was the latest."""
    for match, seat in decisions(game):
        latest = next(point.seat for point in reversed(match.history) if point.seat != CHANCE)
        if fits(match.state) and (not is_own_turn or latest == seat):
            return Position(f"{game} after {len(match.entries)}, seat {seat}", match, seat)
    raise AssertionError(f"{game}: no such position")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_can_be_taken_back_once_one_was_made_in_the_turn(new_guest: NewGuest, game: str) -> None:
    anna = new_guest()
    page = PositionPage(anna)
    take_back = anna.button("take-back")

    page.show(find_position(game, GOES_ON[game], is_own_turn=True))
    expect(take_back).to_be_visible()
    page.show(find_position(game, BEGINS[game], is_own_turn=False))
    expect(anna.herald).not_to_have_text(anna.text("looking"))
    expect(take_back).to_have_count(0)
