"""Ducat days that the next player can call: two turns ahead."""

from functools import lru_cache

from burghof.games.kilt_castle.game import PHASES
from burghof.games.kilt_castle.model.moves import KiltMove, Relocate
from burghof.games.kilt_castle.model.state import BuildingCard, State, owner
from burghof.games.kilt_castle.rules.ducat_day import incomes
from burghof.games.kilt_castle.rules.relocating import legal_relocations
from burghof.kernel import DISCARD, CaseMove, Seat

Line = tuple[CaseMove[KiltMove], ...]


def calling_relocations(state: State) -> list[Relocate]:
    """Return the relocations of the seat to act that call a ducat day: of cards that lie alone (3.11)."""
    return [move for move in legal_relocations(state, state.active) if is_alone(state.cards, move.card)]


def is_alone(cards: tuple[BuildingCard, ...], card: int) -> bool:
    """Return whether no other card lies on the space of this card."""
    return [other.position for other in cards].count(cards[card].position) == 1


@lru_cache(maxsize=2_000)  # endings of different moves are often the same, and a case asks for its line again
def find_day_for_next(state: State, seat: Seat) -> Line | None:
    """Return how the next player can call a ducat day that pays more to that player than to the seat; None if not so.

    The seat does what it can against it when it builds; all others help.
    """
    if state.phase == "over":
        return None
    rival = state.active
    for move in calling_relocations(state):
        line = _find_pay(PHASES.apply(state, rival, move, DISCARD), rival, seat)
        if line is not None:
            return (CaseMove(rival, move), *line)
    return None


def _find_pay(state: State, rival: Seat, seat: Seat) -> Line | None:
    """Return how the turn can go on to a ducat day that pays the rival more than the seat; None if it cannot."""
    if state.phase in {"relocate", "over"}:
        paid = incomes(state)
        return () if paid[rival] > paid[seat] else None
    acts = owner(state, state.builders[0])
    first: Line | None = None
    for move in PHASES.legal_moves(state, acts):
        line = _find_pay(PHASES.apply(state, acts, move, DISCARD), rival, seat)
        if acts != seat and line is not None:
            return (CaseMove(acts, move), *line)
        if acts == seat and line is None:
            return None
        if first is None and line is not None:
            first = (CaseMove(acts, move), *line)
    return first
