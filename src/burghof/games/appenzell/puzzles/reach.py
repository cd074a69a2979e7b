"""A lower bound: whether two mice of a seat can come onto the same cheese with the actions that are left."""

from itertools import pairwise
from typing import Final

from msgspec import Struct

from burghof.games.appenzell.bots.evaluation import DISTANCES, DISTANCES_FROM_OUTSIDE
from burghof.games.appenzell.model.castle import HOLE_FIELDS, HOLES, LINE_HOLES, Field, Hole
from burghof.games.appenzell.model.layout import plan_of
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES
from burghof.kernel import Seat

FAR: Final = 99


def _places_after_slide(hole: Hole) -> tuple[Hole, ...]:
    """Return where a tile lies, or can lie after a slide."""
    return (hole, *(to for line in LINE_HOLES for was, to in pairwise(line) if was == hole))


PLACES_AFTER_SLIDE: Final = tuple(_places_after_slide(hole) for hole in HOLES)
ENTRY_HOLES: Final = tuple(line[0] for line in LINE_HOLES)


class Way(Struct, frozen=True):
    """The fewest steps of a mouse to some field, and the fewest steps and roofs."""

    steps: int
    actions: int


def can_collect(state: State, seat: Seat, *, known_only: bool = False) -> bool:
    """Return False if the actions that are left are too few for the seat to collect another cheese.

    It may return True although they are too few. With `known_only`, no unseen tile is taken for a cheese.
    """
    if len(state.mice[seat]) + state.outside[seat] < 2:  # noqa: PLR2004 - two mice collect
        return False
    if _can_collect(state, seat, state.points, known_only=known_only, slides=False):
        return True
    return (
        not state.has_slid
        and state.points > 0
        and _can_collect(state, seat, state.points - 1, known_only=known_only, slides=True)
    )


def _can_collect(state: State, seat: Seat, actions: int, *, known_only: bool, slides: bool) -> bool:
    room_at = plan_of(state.layout).room_at
    roofs = {field: int(room_at[field] not in state.open) for field in HOLE_FIELDS}
    wild: list[Hole] = []
    for hole in () if known_only else HOLES:
        if not state.seen[hole]:
            wild += PLACES_AFTER_SLIDE[hole] if slides else (hole,)
    for cheese in CHEESES:
        if cheese in state.cheeses[seat]:
            continue
        holes = list(wild)
        for hole in HOLES:
            if state.tiles[hole] is cheese and state.seen[hole]:
                holes += PLACES_AFTER_SLIDE[hole] if slides else (hole,)
        if slides and state.spare is cheese:
            holes += ENTRY_HOLES
        if holes and _pair_cost(state, seat, {HOLE_FIELDS[hole] for hole in holes}, roofs) <= actions:
            return True
    return False


def _pair_cost(state: State, seat: Seat, fields: set[Field], roofs: dict[Field, int]) -> int:
    """Return a lower bound for the actions that bring two mice to some of these fields."""
    tables = [DISTANCES[mouse] for mouse in state.mice[seat]] + [DISTANCES_FROM_OUTSIDE] * min(2, state.outside[seat])
    ways = [
        Way(
            min(table[field] for field in fields),
            min(table[field] + (roofs[field] if table[field] else 0) for field in fields),
        )
        for table in tables
    ]
    return min(
        max(one.steps + other.actions, one.actions + other.steps)
        for at, one in enumerate(ways)
        for other in ways[at + 1 :]
    )
