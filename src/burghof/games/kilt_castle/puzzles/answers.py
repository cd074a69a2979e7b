"""All ways in which a turn can go on after a move: every answer of the others, and the best play of the seat itself."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from burghof.games.kilt_castle.game import PHASES
from burghof.games.kilt_castle.model.moves import KiltMove
from burghof.games.kilt_castle.model.state import State, owner
from burghof.kernel import DISCARD, CaseMove, Seat

MAX_STATES = 4_000
"""Maximum number of states that are looked at after one move."""


class Ending(Struct, frozen=True):
    """One way in which the turn goes on after a move, and the state in which it ends."""

    line: tuple[CaseMove[KiltMove], ...]
    state: State


class Fork(Struct, frozen=True):
    """A decision before the end of the turn: the seat that makes it, and how the turn goes on after each move."""

    seat: Seat
    courses: tuple["Course", ...]


Course: TypeAlias = Ending | Fork
"""How a turn goes on: it ends, or a seat decides."""


class _TooManyStatesError(Exception):
    """Raised if a turn can go on in more ways than are looked at."""


@lru_cache(maxsize=1)  # several themes ask about the same position, one right after the other
def follow_turn(state: State, seat: Seat, moves: tuple[KiltMove, ...]) -> tuple[Course, ...] | None:
    """Return how the turn goes on after each of these moves of the seat; None if there are too many ways."""
    try:
        return tuple(_Walk().after(state, seat, move, ()) for move in moves)
    except _TooManyStatesError:
        return None


class _Walk:
    """Walks through the rest of a turn and counts the states."""

    def __init__(self) -> None:
        self._states = 0

    def after(self, state: State, seat: Seat, move: KiltMove, line: tuple[CaseMove[KiltMove], ...]) -> Course:
        """Return how the turn goes on after a move; `line` has led to it since the first move."""
        self._states += 1
        if self._states > MAX_STATES:
            raise _TooManyStatesError
        state = PHASES.apply(state, seat, move, DISCARD)
        if state.phase in {"relocate", "over"}:
            return Ending(line, state)
        acts = owner(state, state.builders[0])
        courses = (
            self.after(state, acts, answer, (*line, CaseMove(acts, answer)))
            for answer in PHASES.legal_moves(state, acts)
        )
        return Fork(acts, tuple(courses))


def count_endings(course: Course) -> int:
    """Return in how many ways a turn can end, with every choice of the seat itself."""
    return 1 if isinstance(course, Ending) else sum(count_endings(branch) for branch in course.courses)


def list_endings(course: Course, seat: Seat, worth: Callable[[State], int]) -> tuple[Ending, ...]:
    """Return the endings of a turn: one for each way in which the others answer.

    Where the seat decides again, it chooses what is worth most in the worst case, then on average.
    """
    if isinstance(course, Ending):
        return (course,)
    branches = [list_endings(branch, seat, worth) for branch in course.courses]
    if course.seat == seat:
        return max(branches, key=lambda endings: _value(endings, worth))
    return tuple(ending for endings in branches for ending in endings)


def _value(endings: tuple[Ending, ...], worth: Callable[[State], int]) -> tuple[int, Fraction]:
    """Return what endings are worth in the worst case, and on average."""
    worths = [worth(ending.state) for ending in endings]
    return min(worths), Fraction(sum(worths), len(worths))
