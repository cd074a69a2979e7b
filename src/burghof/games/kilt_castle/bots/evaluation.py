"""The evaluation: a heuristic value of a table for a seat."""

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.games.kilt_castle.rules.ducat_day import Skyline, income, skyline
from burghof.games.kilt_castle.rules.ending import count_towers_and_crests
from burghof.kernel import Seat

DUCAT_VALUE = 10
NEXT_FLOOR_VALUE = 12
"""Value of an own colour that is about to build, in tenths of a ducat."""
DUCAT_DAYS_PER_GAME = 8


def evaluate(state: State, seat: Seat) -> int:
    """Return the seat's lead over its best opponent, in tenths of a ducat."""
    seen = skyline(state)
    worths = [_seat_value(state, seen, Seat(other)) for other in range(state.seats)]
    own = worths.pop(seat)
    return own - max(worths)


def _seat_value(state: State, seen: Skyline, seat: Seat) -> int:
    """Return the value of the purse, of the expected ducat days and of the final pay, in tenths of a ducat."""
    if state.phase == "over":
        return DUCAT_VALUE * state.purses[seat]
    colours = [colour for colour, other in OWNERS[state.seats].items() if other == seat]
    a_day = sum(income(seen, colour) for colour in colours)
    floors = sum(sum(stock) for stock in state.stocks)
    days_left = DUCAT_VALUE * DUCAT_DAYS_PER_GAME * floors // (sum(MATERIAL.floors) * len(state.stocks))
    building = NEXT_FLOOR_VALUE * sum(colour in state.builders for colour in colours)
    return (
        DUCAT_VALUE * (state.purses[seat] + sum(count_towers_and_crests(state, seat)))
        + a_day * (days_left + DUCAT_VALUE * state.is_ducat_day)
        + building
    )
