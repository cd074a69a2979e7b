"""Sliding: RULES.md chapter 6."""

from itertools import pairwise

from msgspec.structs import replace

from burghof.games.appenzell.model.castle import BIT, HOLE, HOLE_FIELDS, LINE_HOLES, LINES, SLOTS, Slot
from burghof.games.appenzell.model.events import AppenzellEvent, CameToLight, Slid
from burghof.games.appenzell.model.layout import plan_of
from burghof.games.appenzell.model.moves import Slide
from burghof.games.appenzell.model.state import State
from burghof.kernel import Refusal, Seat, Tell, forbids

HOLE_BIT: tuple[int, ...] = tuple(BIT[field] for field in HOLE_FIELDS)
"""For each hole, the bit of its field."""

SLIDES: tuple[Slide, ...] = tuple(Slide(slot) for slot in SLOTS)
"""Every slot."""


def why_not_slide(state: State) -> Refusal | None:
    """The clause that forbids sliding, or None: every slot may be used."""
    return forbids("6.1", "one-slide-a-turn") if state.has_slid else None


def slide(state: State, seat: Seat, move: Slide, tell: Tell[State, AppenzellEvent]) -> State:
    """The spare goes in, each tile of the line moves on by one field, the last one is the new spare (6.2)."""
    spare = state.spare
    assert spare is not None, "there is a spare once tiles are laid out"
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
    tell(Slid(seat, move.slot, LINES[move.slot], spare), state)
    if not state.options.open_castle:
        _tell_what_came_to_light(state, move.slot, lit, tell)
    return state


def open_fields(state: State) -> int:
    """The fields of rooms without a roof, as a set of bits."""
    masks = plan_of(state.layout).masks
    lit = 0
    for room in state.open:
        lit |= masks[room]
    return lit


def _tell_what_came_to_light(state: State, slot: Slot, lit: int, tell: Tell[State, AppenzellEvent]) -> None:
    """Tell which tiles moved from under a roof to where all see them, if any did (4.3, 6.3)."""
    line = LINES[slot]
    shown = tuple(field for was, field in pairwise(line) if BIT[field] & lit and not BIT[was] & lit)
    spare = None if BIT[line[-1]] & lit else state.spare
    if shown or spare is not None:
        tiles = tuple(state.tiles[hole] for field in shown if (hole := HOLE[field]) is not None)
        tell(CameToLight(shown, tiles, spare), state)
