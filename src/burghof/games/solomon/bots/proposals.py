"""Proposals: the few shifts that lead to a good dig; all sequences of shifts are too many to try."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter

from msgspec import Struct

from burghof.games.solomon.bots.evaluation import POINT_VALUE, tile_worth, tiles_worth
from burghof.games.solomon.model.moves import Dig, Shift, SolomonMove
from burghof.games.solomon.model.pattern import PLACEMENTS, SIZES, UPRIGHT, Card, Placement
from burghof.games.solomon.model.pit import MAX_PILE_HEIGHT, NEIGHBOURS, Field
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile, Tiles
from burghof.games.solomon.rules.digging import DIGS
from burghof.games.solomon.rules.shifting import MAX_TILE_WORTH
from burghof.kernel import Seat
from burghof.kernel.tuples import with_item

MAX_SHIFTS = 2
"""Maximum number of shifts in a plan: a third shift rarely pays."""
MAX_PLANS = 8
"""Maximum number of plans proposed."""
CANDIDATES_PER_PLAN = 3
"""How many times as many plans are evaluated precisely as are proposed: those with the highest promise."""
TILE_VALUES: dict[Tile, int] = {tile: tile_worth(tile) for tile in Tile}
"""Approximate value of each tile behind any screen."""


class Plan(Struct, frozen=True, gc=False):
    """Some shifts, the dig that they make possible, and the value of both to the seat."""

    shifts: tuple[Shift, ...]
    dig: Dig
    worth: int


def candidate_moves(state: State, seat: Seat, legal: Sequence[SolomonMove]) -> list[SolomonMove]:
    """Return the legal moves that are worth searching: of the shifts, only those that begin a good plan."""
    first = {plan.shifts[0] for plan in plans(state, seat) if plan.shifts} if state.phase == "prepare" else ()
    return [move for move in legal if not isinstance(move, Shift) or move in first]


def plans(state: State, seat: Seat, max_shifts: int = MAX_SHIFTS, max_plans: int = MAX_PLANS) -> tuple[Plan, ...]:
    """Return the best ways to dig the card without any object after a few shifts, best first.

    Only for the active seat. The state must be a sampled world: it says what lies under the top tiles.
    """
    heights = tuple(len(pile) for pile in state.piles)
    funds = state.funds(seat)
    most = funds + MAX_TILE_WORTH * SIZES[state.card] - state.shifts  # more could never be paid (4.4)
    ways = [
        (sum([TILE_VALUES[tile] for tile in tiles]) - POINT_VALUE * len(shifts), shifts, placement, tiles)
        for shifts, placement in _shift_sequences(heights, state.card, max_shifts, state.options.beginners)
        if len(shifts) <= most
        for tiles in (_tiles_after(state.piles, shifts, placement),)
    ]
    promising = nlargest(CANDIDATES_PER_PLAN * max_plans, ways, key=itemgetter(0))
    found = [
        plan
        for _, shifts, placement, tiles in promising
        if (plan := _plan(state, seat, shifts, placement, tiles, funds)) is not None
    ]
    return tuple(sorted(found, key=lambda plan: -plan.worth)[:max_plans])


@lru_cache(maxsize=1 << 12)
def _shift_sequences(
    heights: tuple[int, ...],
    card: Card,
    reach: int,
    beginners: bool,  # noqa: FBT001 - a key of the cache
) -> tuple[tuple[tuple[Shift, ...], Placement], ...]:
    """Return each short sequence of shifts that makes the card fit, with the placement where it fits."""
    return tuple(
        (shifts, placement)
        for placement in PLACEMENTS[card][UPRIGHT]
        for level in range(1, MAX_PILE_HEIGHT + 1)
        for shifts in _leveling_shifts(heights, placement, level, reach, beginners=beginners)
    )


def _leveling_shifts(
    heights: tuple[int, ...], placement: Placement, level: int, reach: int, *, beginners: bool
) -> Iterator[tuple[Shift, ...]]:
    """Yield each way to bring all piles under a placement to this level; each step corrects the first wrong pile."""
    apart = [heights[field] - level for field in placement.fields if heights[field] != level]
    if not apart:
        yield ()
        return
    if max(sum(max(0, by) for by in apart), sum(max(0, -by) for by in apart)) > reach:
        return  # a shift lowers one pile and raises another
    wrong = next(field for field in placement.fields if heights[field] != level)
    for move in _correcting_shifts(heights, wrong, level):
        if heights[move.to] < (MAX_PILE_HEIGHT if beginners else heights[move.source]):
            lower = with_item(heights, move.source, heights[move.source] - 1)
            after = with_item(lower, move.to, heights[move.to] + 1)
            for others in _leveling_shifts(after, placement, level, reach - 1, beginners=beginners):
                yield (move, *others)


def _correcting_shifts(heights: tuple[int, ...], wrong: Field, level: int) -> list[Shift]:
    """Return the shifts away from a pile that is too high, or to a pile that is too low."""
    if heights[wrong] > level:
        return [Shift(wrong, field) for field in NEIGHBOURS[wrong]]
    return [Shift(field, wrong) for field in NEIGHBOURS[wrong] if heights[field]]


def _tiles_after(piles: tuple[Tiles, ...], shifts: tuple[Shift, ...], placement: Placement) -> Tiles:
    """Return the tiles that lie on top under a placement after these shifts."""
    if not shifts:
        return tuple([piles[field][-1] for field in placement.fields])
    changed: dict[Field, Tiles] = {}
    for move in shifts:
        source = changed.get(move.source, piles[move.source])
        changed[move.to] = (*changed.get(move.to, piles[move.to]), source[-1])
        changed[move.source] = source[:-1]
    return tuple([changed.get(field, piles[field])[-1] for field in placement.fields])


def _plan(
    state: State, seat: Seat, shifts: tuple[Shift, ...], placement: Placement, tiles: Tiles, funds: int
) -> Plan | None:
    """Return the plan with these shifts, or None if its value is not positive."""
    worth = tiles_worth(state, seat, tiles, funds - state.shifts - len(shifts)) - POINT_VALUE * len(shifts)
    return Plan(shifts, DIGS[UPRIGHT, False][placement.at], worth) if worth > 0 else None
