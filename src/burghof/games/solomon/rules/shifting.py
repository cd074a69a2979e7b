"""Shifting: RULES.md chapter 4."""

from functools import cache
from itertools import accumulate

from msgspec.structs import replace

from burghof.games.solomon.model.events import SolomonEvent, TileShifted, Uncovered
from burghof.games.solomon.model.moves import Shift, SolomonMove
from burghof.games.solomon.model.pattern import SIZES
from burghof.games.solomon.model.pit import (
    BIT,
    FIELDS,
    MAX_PILE_HEIGHT,
    NEIGHBOUR_MASKS,
    NEIGHBOURS,
    Field,
    Ground,
    field_name,
)
from burghof.games.solomon.model.state import State
from burghof.kernel import Emit, Refusal, Seat, forbids, next_tokens

MAX_TILE_WORTH = 5
"""The maximum value that a square of a dig can bring (4.4)."""

SHIFTS: tuple[tuple[tuple[Field, Shift], ...], ...] = tuple(
    tuple((to, Shift(source, to)) for to in NEIGHBOURS[source]) for source in FIELDS
)
"""For each field, the targets of its top tile and the moves."""
ALL_SHIFTS: tuple[Shift, ...] = tuple(shift for by_source in SHIFTS for _, shift in by_source)


def has_reached_shift_limit(state: State, seat: Seat) -> bool:
    """Return whether a seat has made as many shifts as it could ever pay; reads its funds only if they matter (4.4)."""
    beyond = state.shifts - MAX_TILE_WORTH * SIZES[state.card]
    return beyond >= 0 and beyond >= state.funds(seat)


def why_not_shift(state: State, seat: Seat, move: Shift) -> Refusal | None:
    """Return the first clause that forbids this shift, or None."""
    height, there = len(state.piles[move.source]), len(state.piles[move.to])
    if not height:
        return forbids("4.1", "nothing-to-shift", field=field_name(move.source))
    if state.options.beginners and there >= MAX_PILE_HEIGHT:
        return forbids("4.5", "pile-is-full", field=field_name(move.to))
    if not state.options.beginners and there >= height:
        return forbids("4.2", "never-higher", source=field_name(move.source), field=field_name(move.to))
    if has_reached_shift_limit(state, seat):
        return forbids("4.4", "more-than-can-be-paid", shifts=state.shifts)
    return None


def legal_shifts(state: State, seat: Seat, ground: Ground) -> list[SolomonMove]:
    """Return all legal shifts."""
    if has_reached_shift_limit(state, seat):
        return []
    below = [0, *accumulate(ground.levels)]
    if state.options.beginners:
        below[1:] = [below[MAX_PILE_HEIGHT]] * MAX_PILE_HEIGHT
    found: list[SolomonMove] = []
    for source, height in enumerate(ground.heights):
        targets = NEIGHBOUR_MASKS[source] & below[height]
        if targets:
            found += _shifts_to(source, targets)
    return found


@cache
def _shifts_to(source: int, targets: int) -> tuple[Shift, ...]:
    """Return the shifts from a field to the fields of a mask."""
    return tuple(move for to, move in SHIFTS[source] if targets & BIT[to])


def shift(state: State, seat: Seat, move: Shift, emit: Emit[State, SolomonEvent]) -> State:
    """Move the tile to its new field and uncover what lay below it (4.1, 4.3)."""
    source, to = move.source, move.to
    piles = list(state.piles)
    tile = piles[source][-1]
    left = piles[source][:-1]
    piles[source], piles[to] = left, (*piles[to], tile)
    unseen = state.unseen
    if unseen[source] and unseen[source] == len(left):
        unseen = mark_tops_seen(unseen, (source,))
    state = replace(
        state, piles=tuple(piles), unseen=unseen, shifts=state.shifts + 1, tokens=next_tokens(state.tokens, (seat,))
    )
    emit(TileShifted(seat, source, to, tile), state)
    if left:
        emit(Uncovered((source,), left[-1:]), state)
    return state


def mark_tops_seen(unseen: tuple[int, ...], fields: tuple[Field, ...]) -> tuple[int, ...]:
    """Return the numbers of unseen tiles after the top tiles of these fields were seen."""
    counts = list(unseen)
    for field in fields:
        counts[field] -= 1
    return tuple(counts)
