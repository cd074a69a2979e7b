"""Running: RULES.md chapter 5."""

from itertools import combinations

from msgspec.structs import replace

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import (
    FIELD_BITS,
    FIELDS,
    HOLE_FIELDS,
    INSIDE_FIELDS,
    IS_TOWER,
    LAST_INDEX,
    NEIGHBOURS,
    TOWERS,
    WIDTH,
    Field,
    column_of,
    distance,
)
from burghof.games.appenzell.model.events import AppenzellEvent, Entered, Ran
from burghof.games.appenzell.model.layout import Plan, plan_of
from burghof.games.appenzell.model.moves import Enter, EnterOver, Step
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import TRAP
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.rules.setting_up import ENTER_MOVES, free_towers, mouse_owner
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item

STEP_MOVES: tuple[dict[Field, Step], ...] = tuple(
    {to: Step(source, to) for to in FIELDS if 0 < distance(source, to) <= CASTLE.actions} for source in FIELDS
)
"""Every `Step` move, by source field and end field."""

ENTER_OVER_MOVES: dict[Field, dict[Field, EnterOver]] = {
    tower: {to: EnterOver(tower, to) for to in INSIDE_FIELDS if distance(tower, to) < CASTLE.actions}
    for tower in TOWERS
}
"""Every `EnterOver` move, by tower and end field."""

NEIGHBOUR_MASKS: tuple[int, ...] = tuple(sum(FIELD_BITS[field] for field in NEIGHBOURS[source]) for source in FIELDS)
"""For each field, the fields that a single step leads to, as a bit set."""

WEST_COLUMN, EAST_COLUMN = (
    sum(FIELD_BITS[field] for field in FIELDS if column_of(field) == column) for column in (0, LAST_INDEX)
)
"""The outer columns as bit sets."""

STEP_MOVES_BY_BIT: tuple[dict[int, Step], ...] = tuple(
    {FIELD_BITS[to]: move for to, move in steps.items()} for steps in STEP_MOVES
)
"""For each source field, the `Step` moves by the bit of their end field."""


def _single_steps(source: Field) -> dict[int, tuple[Step, ...]]:
    """Return, for each set of neighbour fields as a bit set, the single steps from here to them, in order."""
    chosen = [
        ends for number in range(len(NEIGHBOURS[source]) + 1) for ends in combinations(NEIGHBOURS[source], number)
    ]
    return {sum(FIELD_BITS[to] for to in ends): tuple(STEP_MOVES[source][to] for to in ends) for ends in chosen}


SINGLE_STEPS_BY_ENDS: tuple[dict[int, tuple[Step, ...]], ...] = tuple(_single_steps(source) for source in FIELDS)


# Paths


def open_ground(state: State | View, plan: Plan) -> int:
    """Return the fields that are neither under a roof nor traps, as a bit set (5.3, 5.4)."""
    ground = 0
    tiles = state.tiles
    for room in state.open:
        ground |= plan.masks[room]
        for hole in plan.holes[room]:
            if tiles[hole] is TRAP:
                ground &= ~FIELD_BITS[HOLE_FIELDS[hole]]
    return ground


def occupied_fields(state: State | View) -> int:
    """Return the fields and towers with a mouse, as a bit set."""
    mice = 0
    for own in state.mice:
        for field in own:
            mice |= FIELD_BITS[field]
    return mice


def find_paths(source: Field, ground: int, mice: int) -> dict[Field, tuple[Field, ...]]:
    """Return, for each field where a run may end, the shortest path: over open ground, from mouse to mouse (5.7)."""
    found: dict[Field, tuple[Field, ...]] = {}
    passed = FIELD_BITS[source]
    edge: list[tuple[Field, tuple[Field, ...]]] = [(source, ())]
    while edge:
        beyond = []
        for field, path in edge:
            for following in NEIGHBOURS[field]:
                if FIELD_BITS[following] & ground & ~passed:
                    passed |= FIELD_BITS[following]
                    if FIELD_BITS[following] & mice:
                        beyond.append((following, (*path, following)))
                    else:
                        found[following] = (*path, following)
        edge = beyond
    return found


def find_path(state: State, source: Field, to: Field) -> tuple[Field, ...]:
    """Return the path of a legal run."""
    if to in NEIGHBOURS[source]:
        return (to,)
    return find_paths(source, open_ground(state, plan_of(state.layout)), occupied_fields(state))[to]


# Refusals


def why_not_enter(state: State, seat: Seat, move: Enter) -> Refusal | None:
    """Return the clause that forbids entering this tower, or None."""
    if not state.outside[seat]:
        return forbids("5.1", "no-mouse-outside")
    if move.tower not in free_towers(state):
        return forbids("5.6", "tower-is-occupied", owner=mouse_owner(state, move.tower))
    return None


def why_not_enter_over(state: State, seat: Seat, move: EnterOver) -> Refusal | None:
    """Return the clause that forbids running over this tower to that field, or None."""
    if not state.outside[seat]:
        return forbids("5.1", "no-mouse-outside")
    if move.tower in free_towers(state):
        return forbids("5.9", "tower-is-free")
    return _why_not_run(state, move.tower, move.to, state.points - 1)


def why_not_step(state: State, seat: Seat, move: Step) -> Refusal | None:
    """Return the clause that forbids this run, or None."""
    if move.source not in state.mice[seat]:
        return forbids("5.2", "no-mouse-of-yours")
    if IS_TOWER[move.to]:
        return forbids("5.5", "never-into-a-tower")
    return _why_not_run(state, move.source, move.to, state.points)


def _why_not_run(state: State, source: Field, to: Field, max_steps: int) -> Refusal | None:
    """Return the clause that forbids running from `source` to `to` with at most `max_steps` steps, or None."""
    plan = plan_of(state.layout)
    ground, mice = open_ground(state, plan), occupied_fields(state)
    if plan.room_at[to] not in state.open:
        return forbids("5.3", "under-a-roof")
    if not FIELD_BITS[to] & ground:
        return forbids("5.4", "a-trap")
    if FIELD_BITS[to] & mice:
        return forbids("5.6", "field-is-occupied", owner=mouse_owner(state, to))
    path = find_paths(source, ground, mice).get(to)
    if path is None:
        return forbids("5.7", "no-way-there")
    if len(path) > max_steps:
        return forbids("5.8", "too-far", cost=len(path) + state.points - max_steps, points=state.points)
    return None


# Legal moves


def run_ends(source: Field, ground: int, mice: int, max_steps: int) -> int:
    """Return the fields where a run of at most `max_steps` steps may end, as a bit set.

    They agree with `find_paths`.
    """
    beside = NEIGHBOUR_MASKS[source] & ground
    found, jumped = beside & ~mice, beside & mice
    while jumped and max_steps > 1:
        around = (jumped << WIDTH | jumped >> WIDTH | jumped << 1 & ~WEST_COLUMN | jumped >> 1 & ~EAST_COLUMN) & ground
        found |= around & ~mice
        jumped = around & mice
        max_steps -= 1
    return found


def legal_enters(state: State | View, seat: Seat, ground: int, mice: int) -> list[Enter | EnterOver]:
    """Return a move for every free tower, then every run over an occupied tower."""
    if not state.outside[seat]:
        return []
    moves: list[Enter | EnterOver] = [ENTER_MOVES[tower] for tower in TOWERS if not FIELD_BITS[tower] & mice]
    if state.points > 1:
        for tower in TOWERS:
            if FIELD_BITS[tower] & mice and NEIGHBOUR_MASKS[tower] & ground:
                over = run_ends(tower, ground, mice, state.points - 1)
                moves += [move for to, move in ENTER_OVER_MOVES[tower].items() if FIELD_BITS[to] & over]
    return moves


def legal_steps(state: State | View, seat: Seat, ground: int, mice: int) -> list[Step]:
    """Return every legal run of a mouse of this seat."""
    moves: list[Step] = []
    for source in state.mice[seat]:
        beside = NEIGHBOUR_MASKS[source] & ground
        if not beside & mice:
            moves += SINGLE_STEPS_BY_ENDS[source][beside]
        else:
            found = run_ends(source, ground, mice, state.points)
            while found:
                first = found & -found
                moves.append(STEP_MOVES_BY_BIT[source][first])
                found ^= first
    return moves


# Effects


def enter(state: State, seat: Seat, move: Enter, emit: Emit[State, AppenzellEvent]) -> State:
    """Put a mouse from outside into the tower (5.1)."""
    return _bring_inside(state, seat, Entered(seat, move.tower, (), 1), emit)


def enter_over(state: State, seat: Seat, move: EnterOver, emit: Emit[State, AppenzellEvent]) -> State:
    """Run with a mouse from outside over the tower, and possibly over other mice (5.9)."""
    path = find_path(state, move.tower, move.to)
    return _bring_inside(state, seat, Entered(seat, move.tower, path, 1 + len(path)), emit)


def _bring_inside(state: State, seat: Seat, event: Entered, emit: Emit[State, AppenzellEvent]) -> State:
    at = event.path[-1] if event.path else event.tower
    state = replace(
        state,
        mice=with_item(state.mice, seat, tuple(sorted((*state.mice[seat], at)))),
        outside=with_item(state.outside, seat, state.outside[seat] - 1),
        points=state.points - event.cost,
        step=state.step + 1,
    )
    emit(event, state)
    return state


def run(state: State, seat: Seat, move: Step, emit: Emit[State, AppenzellEvent]) -> State:
    """Run with a mouse along the shortest path, one point per step (5.2, 5.7, 5.8)."""
    source, to = move.source, move.to
    path = find_path(state, source, to)
    others = [field for field in state.mice[seat] if field != source]
    state = replace(
        state,
        mice=with_item(state.mice, seat, tuple(sorted((*others, to)))),
        points=state.points - len(path),
        step=state.step + 1,
    )
    emit(Ran(seat, source, path), state)
    return state
