"""The ground for the next player: where its card still fits after a dig."""

from collections.abc import Sequence

from burghof.games.solomon.game import PHASES
from burghof.games.solomon.model.moves import Dig, SolomonMove
from burghof.games.solomon.model.pattern import PLACEMENTS, UPRIGHT, Placement
from burghof.games.solomon.model.pit import measure_ground
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import total_curse
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.last_dig import SolomonCase, SolomonCases
from burghof.games.solomon.puzzles.turns import TurnEndings
from burghof.games.solomon.puzzles.worlds import first_world, seat_of
from burghof.games.solomon.rules.digging import DECLINE, DIGS, placement_of
from burghof.games.solomon.rules.paying import PLAY_AMULET
from burghof.kernel import DISCARD, Case, CaseMove, Seat

MIN_PLACES = 3
"""Minimum number of places that the next card has before the dig."""


def find_next_card(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of all moves, if exactly one dig that can be paid leaves the next card no place."""
    if len(places_of(view)) < MIN_PLACES:
        return None
    world, seat = first_world(view), seat_of(view)
    spoiling = [move for move in legal if isinstance(move, Dig) and _spoils(world, seat, move)]
    return [_cases_of(world, seat, move) for move in legal] if len(spoiling) == 1 else None


def places_of(view: View) -> list[Placement]:
    """Return the places where the card of the next seat fits now, without a shift and without an object."""
    card, ground = view.laid[view.queue[1]], measure_ground(view.piles)
    return [] if card is None else [place for place in PLACEMENTS[card][UPRIGHT] if place.is_level(ground)]


def _is_payable(state: State, seat: Seat, move: Dig) -> bool:
    tops = [state.piles[field][-1] for field in placement_of(state, move).fields]
    after = PHASES.apply(state, seat, move, DISCARD)
    return after.active != seat or after.funds(seat) >= total_curse(tops)


def _spoils(state: State, seat: Seat, move: Dig) -> bool:
    """Return whether a dig can be paid and leaves the next card no place."""
    return _is_payable(state, seat, move) and not _left(state, seat, move)


def _left(state: State, seat: Seat, move: Dig) -> list[Placement]:
    """Return the places that the card of the next seat has after a dig."""
    card = state.laid[state.queue[1]]
    ground = measure_ground(PHASES.apply(state, seat, move, DISCARD).piles)
    return [] if card is None else [place for place in PLACEMENTS[card][UPRIGHT] if place.is_level(ground)]


def _cases_of(state: State, seat: Seat, move: SolomonMove) -> list[SolomonCase]:
    """Return the cases of a move: each dig of the next seat; a dig that cannot be paid is no answer."""
    if not isinstance(move, Dig) or not _is_payable(state, seat, move):
        return [Case(state, is_right=False)]
    left, rival = _left(state, seat, move), state.queue[1]
    paid = TurnEndings(seat, avoid=(PLAY_AMULET,)).richest(state, move).line
    if not left:
        return [Case(state, is_right=True, line=(*paid, CaseMove(rival, DECLINE)))]
    return [
        Case(state, is_right=False, line=(*paid, CaseMove(rival, DIGS[UPRIGHT, False][place.at])), amount=len(left))
        for place in left
    ]
