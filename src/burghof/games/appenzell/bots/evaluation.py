"""The evaluation: how good a table looks for a seat."""

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
"""What a mouse that has not fallen is worth."""
IN_THE_CASTLE = 40
"""What it is worth that a mouse came in from outside."""
IN_REACH = 240
"""What two mice that stand on a cheese they lack would be worth..."""
STEP = 20
"""...and how much less for each step they have to go."""
TILE_SEEN = 6
PAIR = 2
FAR = 99

STEPS: tuple[tuple[int, ...], ...] = tuple(tuple(distance(one, other) for other in FIELDS) for one in FIELDS)
FROM_OUTSIDE: tuple[int, ...] = tuple(1 + min(STEPS[tower][field] for tower in TOWERS) for field in FIELDS)


def evaluate(state: State, seat: Seat) -> int:
    """The lead of a seat over the best of the others, and a little for what is known; only seen tiles count."""
    if state.phase == "over":
        ranks = ranks_by([merit(state, Seat(other)) for other in range(state.seats)])
        return WON if ranks[seat] == 1 else -WON
    places = cheese_places(state)
    worths = [worth(state, Seat(other), places) for other in range(state.seats)]
    own = worths.pop(seat)
    return own - max(worths) + TILE_SEEN * sum(state.seen)


def cheese_places(state: State) -> dict[Tile, list[Field]]:
    """For each cheese, where all know it lies."""
    places: dict[Tile, list[Field]] = {cheese: [] for cheese in CHEESES}
    for field, tile, seen in zip(HOLE_FIELDS, state.tiles, state.seen, strict=True):
        if seen and tile in places:
            places[tile].append(field)
    return places


def worth(state: State, seat: Seat, places: dict[Tile, list[Field]]) -> int:
    """Cheeses, mice, and how near the mice are to the next cheese."""
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
    """How many steps two mice of this seat have to go to two of these fields."""
    mice, outside = state.mice[seat], state.outside[seat]
    if len(cheese) < PAIR or len(mice) + outside < PAIR:
        return FAR
    ways = [
        sorted([*((STEPS[mouse][field], mouse) for mouse in mice), *[(FROM_OUTSIDE[field], -1)] * outside])[:PAIR]
        for field in cheese
    ]
    return min(_both(one, other) for one, other in combinations(ways, PAIR))


def _both(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> int:
    """How many steps two different mice have to go to two fields, given the nearest two of each."""
    (near, mouse), (far, _) = one
    (near_too, mouse_too), (far_too, _) = other
    if mouse != mouse_too or mouse < 0:
        return near + near_too
    return min(near + far_too, far + near_too)
