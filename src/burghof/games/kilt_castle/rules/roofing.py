"""Roofs: RULES.md chapter 5."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import FIELDS, Field, field_name
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import KiltEvent, RoofMoved, RoofSet
from burghof.games.kilt_castle.model.moves import TakeRoof
from burghof.games.kilt_castle.model.state import State, owner
from burghof.kernel import Emit, Refusal, Seat, forbids

ROOF_MOVES: tuple[TakeRoof, ...] = tuple(TakeRoof(field) for field in FIELDS)


def needs_roof(state: State, colour: Colour, field: Field) -> bool:
    """Return whether this colour must set a roof if it builds there now: two players built on the field (5.1, 5.6)."""
    if field != state.fresh or state.fresh_by is None:
        return False
    return state.options.roofs_by_colour or owner(state, state.fresh_by) != owner(state, colour)


def has_unused_roof(state: State) -> bool:
    """Return whether a roof still lies beside the board (5.2)."""
    return len(state.roofs) < MATERIAL.roofs


def set_roof(state: State, colour: Colour, field: Field, emit: Emit[State, KiltEvent]) -> State:
    """Set an unused roof on this field (5.2)."""
    state = replace(state, roofs=(*state.roofs, field))
    emit(RoofSet(owner(state, colour), field), state)
    return state


def why_not_take_roof(state: State, seat: Seat, move: TakeRoof) -> Refusal | None:
    """Return the clause that forbids taking a roof from this field, or None."""
    return None if move.field in state.roofs else forbids("5.3", "no-roof-there", field=field_name(move.field))


def legal_roof_moves(state: State, seat: Seat) -> Sequence[TakeRoof]:
    """Return a move for every roof that may be moved, in field order."""
    return [ROOF_MOVES[field] for field in sorted(state.roofs)]


def move_roof(state: State, colour: Colour, move: TakeRoof, emit: Emit[State, KiltEvent]) -> State:
    """Move this roof to the tower just built on (5.3); the other tower belongs to its top floor again (5.5)."""
    target = state.fresh
    assert target is not None, "a roof is moved to the field built on twice"
    kept = tuple(field for field in state.roofs if field != move.field)
    state = replace(state, roofs=(*kept, target), phase="build")
    emit(RoofMoved(owner(state, colour), target, move.field), state)
    return state
