"""The keymaster's walk: RULES.md chapter 4."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import TOWERS, TOWERS_AHEAD, Tower, tower_name
from burghof.games.seven_locks.model.events import LocksEvent, Walked
from burghof.games.seven_locks.model.moves import Walk
from burghof.games.seven_locks.model.state import State, keymaster_tower
from burghof.kernel import Emit, Refusal, Seat, forbids

WALK_MOVES: tuple[Walk, ...] = tuple(Walk(tower) for tower in TOWERS)


def towers_ahead(state: State) -> list[Tower]:
    """Return the towers ahead of him, the nearest first; opened towers and his own do not count (4.1, 4.2)."""
    shown = state.shown
    return [tower for tower in TOWERS_AHEAD[keymaster_tower(state)] if shown[tower] is None]


def walk_targets(state: State) -> list[Tower]:
    """Return the towers he may walk to, the nearest first (4.1)."""
    return towers_ahead(state)[: state.steps]


def why_not_walk(state: State, seat: Seat, move: Walk) -> Refusal | None:
    """Return the clause that forbids the keymaster to walk to this tower, or None."""
    if state.shown[move.tower] is not None:
        return forbids("4.3", "tower-is-gone", tower=tower_name(move.tower))
    if move.tower == state.keymaster:
        return forbids("4.2", "not-where-he-started", tower=tower_name(move.tower))
    away = 1 + towers_ahead(state).index(move.tower)
    if away <= state.steps:
        return None
    return forbids("4.1", "too-far", tower=tower_name(move.tower), away=away, steps=state.steps)


def legal_walks(state: State, seat: Seat) -> Sequence[Walk]:
    """Return a move for every tower he may walk to, in order of towers."""
    return [WALK_MOVES[tower] for tower in sorted(walk_targets(state))]


def walk(state: State, seat: Seat, move: Walk, emit: Emit[State, LocksEvent]) -> State:
    """Walk with the keymaster to this tower; a key must be taken next (2.1)."""
    source = keymaster_tower(state)
    state = replace(state, keymaster=move.tower, phase="key", step=state.step + 1)
    emit(Walked(seat, move.tower, source), state)
    return state
