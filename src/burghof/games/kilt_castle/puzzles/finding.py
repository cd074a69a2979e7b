"""The cases of each theme: for every legal move, all ways in which the others answer, and where the move is right.

A move is right against an answer if it brings at least as much there as the best move does in its worst case.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TypeAlias

from burghof.games.kilt_castle.game import PHASES
from burghof.games.kilt_castle.model.moves import Build, BuildOther, KiltMove
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.model.view import View, determinize
from burghof.games.kilt_castle.puzzles.answers import count_endings, follow_turn
from burghof.games.kilt_castle.puzzles.next_day import Line, calling_relocations, find_day_for_next
from burghof.games.kilt_castle.puzzles.prospects import Prospect, look_ahead, may_end
from burghof.games.kilt_castle.puzzles.worths import (
    Worth,
    best_paid_rival,
    income_of,
    lead_in_purses,
    lead_with_day,
    loss_of,
    safe_from_next,
    won_by,
)
from burghof.games.kilt_castle.rules.roofing import needs_roof
from burghof.kernel import DISCARD, Case, Seat

MARGIN = 2
"""Number of ducats by which the answer is better in its worst case than any other move in its own."""

MAX_NEXT_TURNS = 1_500
"""Maximum number of endings of a turn for which the next turn is looked at."""

KiltCase: TypeAlias = Case[State, KiltMove]
KiltCases: TypeAlias = Sequence[Sequence[KiltCase]]


def find_last_floor(view: View, legal: Sequence[KiltMove]) -> KiltCases | None:
    """Return the cases of winning in this turn."""
    state, seat = determinize(view), seat_of(view)
    if not may_end(state):
        return None
    prospects = look_ahead(state, seat, legal, won_by(seat))
    return None if prospects is None else _judge(state, prospects, 1)


def find_ducat_day(view: View, legal: Sequence[KiltMove]) -> KiltCases | None:
    """Return the cases of the lead in purses after a relocation, where one of them calls a ducat day."""
    state, seat = determinize(view), seat_of(view)
    if state.phase != "relocate" or not calling_relocations(state):
        return None
    return _find_clear_case(view, legal, lead_in_purses(seat))


def find_cut(view: View, legal: Sequence[KiltMove]) -> KiltCases | None:
    """Return the cases of how much less a ducat day would pay to the best-paid rival."""
    state, seat = determinize(view), seat_of(view)
    rival = best_paid_rival(state, seat)
    if rival is None:
        return None
    return _find_clear_case(view, legal, loss_of(rival, state), minimum=MARGIN, is_answered=state.phase == "build")


def find_lasting(view: View, legal: Sequence[KiltMove]) -> KiltCases | None:
    """Return the cases of what a ducat day would pay the seat, where the others build after the best move."""
    return _find_clear_case(view, legal, income_of(seat_of(view)), is_answered=True)


def find_roof(view: View, legal: Sequence[KiltMove]) -> KiltCases | None:
    """Return the cases of the lead in purses and in what a ducat day would pay, for a builder who may set a roof."""
    state, seat = determinize(view), seat_of(view)
    if state.phase != "build" or state.is_ducat_day or not any(sets_roof(state, move) for move in legal):
        return None
    return _find_clear_case(view, legal, lead_with_day(seat))


def find_no_day(view: View, legal: Sequence[KiltMove]) -> KiltCases | None:
    """Return the cases of preventing a ducat day, if only one relocation leaves no card that could call one."""
    state, seat = determinize(view), seat_of(view)
    if state.phase != "relocate" or may_end(state):
        return None
    if sum(not calling_relocations(PHASES.apply(state, seat, move, DISCARD)) for move in legal) != 1:
        return None
    courses = follow_turn(state, seat, tuple(legal))
    if courses is None or sum(count_endings(course) for course in courses) > MAX_NEXT_TURNS:
        return None
    prospects = look_ahead(state, seat, legal, safe_from_next(seat))
    if prospects is None or sum(prospect.least for prospect in prospects) != 1:
        return None
    return _judge(state, prospects, 1, lambda after: find_day_for_next(after, seat) or ())


def sets_roof(state: State, move: KiltMove) -> bool:
    """Return whether a roof follows this build (5.1)."""
    return isinstance(move, Build | BuildOther) and needs_roof(state, state.builders[0], move.field)


def seat_of(view: View) -> Seat:
    """Return the seat of a view."""
    assert view.seat is not None, "a spectator has no puzzle"
    return view.seat


def find_clearly_best(prospects: Sequence[Prospect]) -> Prospect | None:
    """Return the prospect that is clearly better in its worst case than any other; None if there is none."""
    second, best = sorted(prospects, key=attrgetter("least"))[-2:]
    return best if best.least >= second.least + MARGIN else None


def _find_clear_case(
    view: View, legal: Sequence[KiltMove], worth: Worth, *, minimum: int | None = None, is_answered: bool = False
) -> KiltCases | None:
    """Return the cases of the best worst case; None if the game may end, or if no move is clearly the best.

    The best move must bring the minimum, if there is one. If it `is_answered`, the others must have a choice after it:
    what a build brings at once is shown on the board.
    """
    state, seat = determinize(view), seat_of(view)
    prospects = None if may_end(state) else look_ahead(state, seat, legal, worth)
    best = None if prospects is None else find_clearly_best(prospects)
    if prospects is None or best is None or (minimum is not None and best.least < minimum):
        return None
    if is_answered and len(best.endings) == 1:
        return None
    return _judge(state, prospects, best.least)


def _judge(
    state: State, prospects: Sequence[Prospect], needed: int, go_on: Callable[[State], Line] = lambda _: ()
) -> list[list[KiltCase]]:
    """Return the cases of all moves: a move is right where it brings what is needed."""
    return [
        [
            Case(state, worth >= needed, (*end.line, *go_on(end.state)), worth)
            for end, worth in zip(prospect.endings, prospect.worths, strict=True)
        ]
        for prospect in prospects
    ]
