"""The evaluation: a heuristic value of a table for a seat."""

from itertools import combinations

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import FIELDS, HOLE_FIELDS, TOWERS, Field, distance
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, Tile
from burghof.games.appenzell.rules.ending import merit
from burghof.kernel import Seat, ranks_by_merit

WIN_VALUE = 100_000
CHEESE_VALUE = 1_000
MOUSE_VALUE = 300
"""Value of a mouse that has not fallen."""
MOUSE_INSIDE_VALUE = 40
"""Additional value of a mouse that is inside the castle or in a tower."""
CHEESE_PAIR_VALUE = 240
"""Value of two mice that stand on a cheese that the seat lacks.

`STEP_COST` is subtracted per step they still have to go.
"""
STEP_COST = 20
"""Subtracted from `CHEESE_PAIR_VALUE` for each step that the two mice still have to go."""
SEEN_TILE_VALUE = 6
PAIR = 2
UNREACHABLE_STEPS = 99

DISTANCES: tuple[tuple[int, ...], ...] = tuple(tuple(distance(one, other) for other in FIELDS) for one in FIELDS)
DISTANCES_FROM_OUTSIDE: tuple[int, ...] = tuple(
    1 + min(DISTANCES[tower][field] for tower in TOWERS) for field in FIELDS
)


def evaluate(state: State, seat: Seat) -> int:
    """Return the seat's lead over its best opponent, plus a little per seen tile; unseen tiles do not count."""
    if state.phase == "over":
        ranks = ranks_by_merit([merit(state, Seat(other)) for other in range(state.seats)])
        return WIN_VALUE if ranks[seat] == 1 else -WIN_VALUE
    places = seen_cheese_fields(state)
    worths = [seat_value(state, Seat(other), places) for other in range(state.seats)]
    own = worths.pop(seat)
    return own - max(worths) + SEEN_TILE_VALUE * sum(state.seen)


def seen_cheese_fields(state: State) -> dict[Tile, list[Field]]:
    """Return for each cheese the fields where everybody has seen it."""
    places: dict[Tile, list[Field]] = {cheese: [] for cheese in CHEESES}
    for field, tile, seen in zip(HOLE_FIELDS, state.tiles, state.seen, strict=True):
        if seen and tile in places:
            places[tile].append(field)
    return places


def seat_value(state: State, seat: Seat, places: dict[Tile, list[Field]]) -> int:
    """Return the value of a seat: its cheeses, its mice, and how near its mice are to the next cheese."""
    own = state.cheeses[seat]
    mice = state.mice[seat]
    nearest = steps_to_next_cheese(state, seat, places)
    return (
        CHEESE_VALUE * len(own)
        + MOUSE_VALUE * (CASTLE.mice - state.fallen(seat))
        + MOUSE_INSIDE_VALUE * len(mice)
        + max(0, CHEESE_PAIR_VALUE - STEP_COST * nearest)
    )


def steps_to_next_cheese(state: State, seat: Seat, places: dict[Tile, list[Field]]) -> int:
    """Return the fewest steps of this seat's mice to two fields with a cheese that it lacks, or `UNREACHABLE_STEPS`."""
    own = state.cheeses[seat]
    return min(
        (_steps_to_pair(state, seat, places[cheese]) for cheese in CHEESES if cheese not in own),
        default=UNREACHABLE_STEPS,
    )


def _steps_to_pair(state: State, seat: Seat, cheese: list[Field]) -> int:
    """Return the fewest steps of this seat's mice to two of these fields, or `UNREACHABLE_STEPS` if impossible."""
    mice, outside = state.mice[seat], state.outside[seat]
    if len(cheese) < PAIR or len(mice) + outside < PAIR:
        return UNREACHABLE_STEPS
    ways = [
        sorted(
            [*((DISTANCES[mouse][field], mouse) for mouse in mice), *[(DISTANCES_FROM_OUTSIDE[field], -1)] * outside]
        )[:PAIR]
        for field in cheese
    ]
    return min(_steps_for_two_mice(one, other) for one, other in combinations(ways, PAIR))


def _steps_for_two_mice(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> int:
    """Return the steps that two different mice need to two fields, given the two nearest mice of each field."""
    (near, mouse), (far, _) = one
    (near_too, mouse_too), (far_too, _) = other
    if mouse != mouse_too or mouse < 0:
        return near + near_too
    return min(near + far_too, far + near_too)
