"""Sliding: RULES.md chapter 6."""

from itertools import pairwise

from msgspec.structs import replace

from burghof.games.appenzell.model.castle import FIELD_BITS, HOLE_AT, HOLE_FIELDS, LINE_HOLES, LINES, SLOTS, Slot
from burghof.games.appenzell.model.events import AppenzellEvent, CameToLight, Slid
from burghof.games.appenzell.model.layout import plan_of
from burghof.games.appenzell.model.moves import Slide
from burghof.games.appenzell.model.state import State
from burghof.kernel import Emit, Refusal, Seat, forbids

HOLE_BIT: tuple[int, ...] = tuple(FIELD_BITS[field] for field in HOLE_FIELDS)
"""For each hole, the bit of its field."""

SLIDE_MOVES: tuple[Slide, ...] = tuple(Slide(slot) for slot in SLOTS)
"""Every `Slide` move, by slot."""


def why_not_slide(state: State, seat: Seat, move: Slide) -> Refusal | None:
    """Return the clause that forbids sliding, or None; it does not depend on the slot (6.3)."""
    return forbids("6.1", "one-slide-a-turn") if state.has_slid else None


def slide(state: State, seat: Seat, move: Slide, emit: Emit[State, AppenzellEvent]) -> State:
    """Push the spare tile in, move each tile of the line on by one field, and make the last one the new spare (6.2)."""
    spare = state.spare
    assert spare is not None, "the spare tile exists once the tiles are laid"
    lit = open_fields(state)
    tiles, seen = list(state.tiles), list(state.seen)
    moving, is_seen = spare, True
    for hole in LINE_HOLES[move.slot]:
        moving, tiles[hole] = tiles[hole], moving
        is_seen, seen[hole] = seen[hole], is_seen or bool(HOLE_BIT[hole] & lit)
    state = replace(
        state,
        tiles=tuple(tiles),
        seen=tuple(seen),
        spare=moving,
        points=state.points - 1,
        has_slid=True,
        step=state.step + 1,
    )
    emit(Slid(seat, move.slot, LINES[move.slot], spare), state)
    if not state.options.open_castle:
        _emit_came_to_light(state, move.slot, lit, emit)
    return state


def open_fields(state: State) -> int:
    """Return the fields of rooms without a roof, as a bit set."""
    masks = plan_of(state.layout).masks
    lit = 0
    for room in state.open:
        lit |= masks[room]
    return lit


def _emit_came_to_light(state: State, slot: Slot, lit: int, emit: Emit[State, AppenzellEvent]) -> None:
    """Emit which tiles moved from under a roof to where everybody sees them, if any did (4.3, 6.3)."""
    line = LINES[slot]
    shown = tuple(field for was, field in pairwise(line) if FIELD_BITS[field] & lit and not FIELD_BITS[was] & lit)
    spare = None if FIELD_BITS[line[-1]] & lit else state.spare
    if shown or spare is not None:
        tiles = tuple(state.tiles[hole] for field in shown if (hole := HOLE_AT[field]) is not None)
        emit(CameToLight(shown, tiles, spare), state)
