"""Uncovering: RULES.md chapter 4."""

from msgspec.structs import replace

from burghof.games.appenzell.model.events import AppenzellEvent, Uncovered, Unroofed
from burghof.games.appenzell.model.layout import ROOMS, Plan, plan_of
from burghof.games.appenzell.model.moves import Uncover
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View
from burghof.kernel import Emit, Refusal, Seat, forbids

UNCOVER_MOVES: tuple[Uncover, ...] = tuple(Uncover(room) for room in ROOMS)
"""Every `Uncover` move, by room."""

HALF_OF_ROOMS = len(ROOMS) // 2
LOWER_ROOMS_MASK = (1 << HALF_OF_ROOMS) - 1


def _moves_by_room_set(uncovers: tuple[Uncover, ...]) -> tuple[tuple[Uncover, ...], ...]:
    """Return, for each subset of these rooms as a bit set, the moves that uncover it; the first room is bit 0."""
    return tuple(
        tuple(move for place, move in enumerate(uncovers) if chosen >> place & 1)
        for chosen in range(1 << len(uncovers))
    )


LOWER_UNCOVERS, UPPER_UNCOVERS = (
    _moves_by_room_set(UNCOVER_MOVES[:HALF_OF_ROOMS]),
    _moves_by_room_set(UNCOVER_MOVES[HALF_OF_ROOMS:]),
)
"""For each subset of the first half of the rooms, and of the second half, the moves that uncover them."""


def why_not_uncover(state: State, seat: Seat, move: Uncover) -> Refusal | None:
    """Return the clause that forbids taking off this roof, or None."""
    if move.room in state.open:
        return forbids("4.1", "room-is-open")
    if not uncoverable_rooms(state, seat, plan_of(state.layout)) >> move.room & 1:
        return forbids("4.2", "no-mouse-beside-the-room")
    return None


def uncoverable_rooms(state: State | View, seat: Seat, plan: Plan) -> int:
    """Return the covered rooms that a mouse of this seat touches, as a bit set (4.1, 4.2)."""
    near = 0
    for field in state.mice[seat]:
        near |= plan.near[field]
    for room in state.open:
        near &= ~(1 << room)
    return near


def legal_uncovers(state: State, seat: Seat, plan: Plan) -> tuple[Uncover, ...]:
    """Return the moves for every roof that this seat may take off."""
    near = uncoverable_rooms(state, seat, plan)
    return LOWER_UNCOVERS[near & LOWER_ROOMS_MASK] + UPPER_UNCOVERS[near >> HALF_OF_ROOMS]


def uncover(state: State, seat: Seat, move: Uncover, emit: Emit[State, AppenzellEvent]) -> State:
    """Take the roof off; everybody sees the tiles under it (4.1, 4.3)."""
    plan = plan_of(state.layout)
    holes, fields = plan.holes[move.room], plan.fields[move.room]
    seen = list(state.seen)
    for hole in holes:
        seen[hole] = True
    state = replace(
        state,
        open=tuple(sorted((*state.open, move.room))),
        seen=tuple(seen),
        points=state.points - 1,
        step=state.step + 1,
    )
    if state.options.open_castle:
        emit(Unroofed(seat, move.room, fields), state)
    else:
        emit(Uncovered(seat, move.room, fields, tuple(state.tiles[hole] for hole in holes)), state)
    return state
