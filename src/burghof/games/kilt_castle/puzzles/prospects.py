"""Prospects: what each legal move is worth at the end of the turn, against every answer of the others."""

from collections.abc import Sequence

from msgspec import Struct

from burghof.games.kilt_castle.model.moves import KiltMove
from burghof.games.kilt_castle.model.state import COLOUR_INDEX, OWNERS, State
from burghof.games.kilt_castle.puzzles.answers import Ending, follow_turn, list_endings
from burghof.games.kilt_castle.puzzles.worths import Worth
from burghof.games.kilt_castle.rules.ending import idle_turns_left
from burghof.kernel import Seat

FLOORS_PER_TURN = 2
"""Maximum number of floors that are built in a turn."""


class Prospect(Struct, frozen=True):
    """The endings of the turn after a move, and what each of them is worth."""

    endings: tuple[Ending, ...]
    worths: tuple[int, ...]

    @property
    def least(self) -> int:
        """What the move brings in its worst case."""
        return min(self.worths)

    @property
    def worst(self) -> State:
        """The state at the end of the turn in the worst case."""
        return self.endings[self.worths.index(self.least)].state


def look_ahead(state: State, seat: Seat, legal: Sequence[KiltMove], worth: Worth) -> list[Prospect] | None:
    """Return the prospect of each move; None if the others have too many answers."""
    courses = follow_turn(state, seat, tuple(legal))
    if courses is None:
        return None
    endings = [list_endings(course, seat, worth) for course in courses]
    return [Prospect(ends, tuple(worth(end.state) for end in ends)) for ends in endings]


def may_end(state: State) -> bool:
    """Return whether the game may end in this turn (7.1, 7.4, 7.5)."""
    left = {colour: sum(state.stocks[COLOUR_INDEX[colour]]) for colour in OWNERS[state.seats]}
    owners = OWNERS[state.seats]
    floors = [sum(left[colour] for colour in left if owners[colour] == seat) for seat in range(state.seats)]
    fewest = min(left.values()) if state.options.first_colour_ends else min(floors)
    return fewest <= FLOORS_PER_TURN or idle_turns_left(state) == 1
