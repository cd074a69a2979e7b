"""The evaluation: a heuristic value of a table for a seat."""

from itertools import combinations

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import FIELDS, HOLE_FIELDS, TOWERS, Field, distance
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, Tile
from burghof.games.appenzell.rules.ending import merit
from burghof.kernel import Seat, ranks_by

WON = 100_000
CHEESE = 1_000
MOUSE = 300
"""Value of a mouse that has not fallen."""
IN_THE_CASTLE = 40
"""Additional value of a mouse that is inside the castle or in a tower."""
IN_REACH = 240
"""Value of two mice that stand on a cheese that the seat lacks; `STEP` is subtracted per step they still have to go."""
STEP = 20
"""Subtracted from `IN_REACH` for each step that the two mice still have to go."""
TILE_SEEN = 6
PAIR = 2
FAR = 99

STEPS: tuple[tuple[int, ...], ...] = tuple(tuple(distance(one, other) for other in FIELDS) for one in FIELDS)
FROM_OUTSIDE: tuple[int, ...] = tuple(1 + min(STEPS[tower][field] for tower in TOWERS) for field in FIELDS)


def evaluate(state: State, seat: Seat) -> int:
    """Return the seat's lead over its best opponent, plus a little per seen tile; unseen tiles do not count."""
    if state.phase == "over":
        ranks = ranks_by([merit(state, Seat(other)) for other in range(state.seats)])
        return WON if ranks[seat] == 1 else -WON
    places = cheese_places(state)
    worths = [worth(state, Seat(other), places) for other in range(state.seats)]
    own = worths.pop(seat)
    return own - max(worths) + TILE_SEEN * sum(state.seen)


def cheese_places(state: State) -> dict[Tile, list[Field]]:
    """Return for each cheese the fields where everybody has seen it."""
    places: dict[Tile, list[Field]] = {cheese: [] for cheese in CHEESES}
    for field, tile, seen in zip(HOLE_FIELDS, state.tiles, state.seen, strict=True):
        if seen and tile in places:
            places[tile].append(field)
    return places


def worth(state: State, seat: Seat, places: dict[Tile, list[Field]]) -> int:
    """Return the value of a seat: its cheeses, its mice, and how near its mice are to the next cheese."""
    own = state.cheeses[seat]
    mice = state.mice[seat]
    nearest = min((_way(state, seat, places[cheese]) for cheese in CHEESES if cheese not in own), default=FAR)
    return (
        CHEESE * len(own)
        + MOUSE * (CASTLE.mice - state.fallen(seat))
        + IN_THE_CASTLE * len(mice)
        + max(0, IN_REACH - STEP * nearest)
    )


def _way(state: State, seat: Seat, cheese: list[Field]) -> int:
    """Return the fewest steps that bring two mice of this seat to two of these fields, or `FAR` if impossible."""
    mice, outside = state.mice[seat], state.outside[seat]
    if len(cheese) < PAIR or len(mice) + outside < PAIR:
        return FAR
    ways = [
        sorted([*((STEPS[mouse][field], mouse) for mouse in mice), *[(FROM_OUTSIDE[field], -1)] * outside])[:PAIR]
        for field in cheese
    ]
    return min(_both(one, other) for one, other in combinations(ways, PAIR))


def _both(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> int:
    """Return the steps that two different mice need to two fields, given the two nearest mice of each field."""
    (near, mouse), (far, _) = one
    (near_too, mouse_too), (far_too, _) = other
    if mouse != mouse_too or mouse < 0:
        return near + near_too
    return min(near + far_too, far + near_too)
