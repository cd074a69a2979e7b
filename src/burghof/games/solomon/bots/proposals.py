"""Proposals: the few shifts that lead to a good dig, where all shifts one after the other are too many to try."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter

from msgspec import Struct

from burghof.games.solomon.bots.evaluation import POINT, tile_worth, tiles_worth
from burghof.games.solomon.model.moves import Dig, Shift, SolomonMove
from burghof.games.solomon.model.pattern import PLACEMENTS, SIZES, UPRIGHT, Card, Placement
from burghof.games.solomon.model.pit import AROUND, DEEP, Field
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile, Tiles
from burghof.games.solomon.rules.digging import DIGS
from burghof.games.solomon.rules.shifting import DEAREST
from burghof.kernel import Seat
from burghof.kernel.tuples import replaced

REACH = 2
"""How many shifts a plan has at most: a third one rarely pays."""
BEST = 8
"""How many plans are proposed..."""
LOOKED_AT = 3
"""...and how many times as many, those that promise most, are looked at closely."""
PROMISE: dict[Tile, int] = {tile: tile_worth(tile) for tile in Tile}
"""About what a tile is worth behind anybody's screen."""


class Plan(Struct, frozen=True, gc=False):
    """Some shifts, the dig that they make possible, and what both are worth to the seat."""

    shifts: tuple[Shift, ...]
    dig: Dig
    worth: int


def proposed_moves(state: State, seat: Seat, legal: Sequence[SolomonMove]) -> list[SolomonMove]:
    """Those of the legal moves that are worth a look: of the shifts, only those with which a good plan begins."""
    first = {plan.shifts[0] for plan in plans(state, seat) if plan.shifts} if state.phase == "prepare" else ()
    return [move for move in legal if not isinstance(move, Shift) or move in first]


def plans(state: State, seat: Seat, reach: int = REACH, best: int = BEST) -> tuple[Plan, ...]:
    """The best ways to dig the card without any object after a few shifts, the best first.

    For the seat whose turn it is. The state is one that a bot has imagined: it says what lies under the tops.
    """
    heights = tuple(len(pile) for pile in state.piles)
    funds = state.funds(seat)
    most = funds + DEAREST * SIZES[state.card] - state.shifts  # more could never be paid for (4.4)
    ways = [
        (sum([PROMISE[tile] for tile in tiles]) - POINT * len(shifts), shifts, placement, tiles)
        for shifts, placement in _ways(heights, state.card, reach, state.options.beginners)
        if len(shifts) <= most
        for tiles in (_dug(state.piles, shifts, placement),)
    ]
    promising = nlargest(LOOKED_AT * best, ways, key=itemgetter(0))
    found = [
        plan
        for _, shifts, placement, tiles in promising
        if (plan := _plan(state, seat, shifts, placement, tiles, funds)) is not None
    ]
    return tuple(sorted(found, key=lambda plan: -plan.worth)[:best])


@lru_cache(maxsize=1 << 12)
def _ways(
    heights: tuple[int, ...],
    card: Card,
    reach: int,
    beginners: bool,  # noqa: FBT001 - a key of the cache
) -> tuple[tuple[tuple[Shift, ...], Placement], ...]:
    """Every few shifts that make a card fit somewhere, and where."""
    return tuple(
        (shifts, placement)
        for placement in PLACEMENTS[card][UPRIGHT]
        for level in range(1, DEEP + 1)
        for shifts in _levellings(heights, placement, level, reach, beginners=beginners)
    )


def _levellings(
    heights: tuple[int, ...], placement: Placement, level: int, reach: int, *, beginners: bool
) -> Iterator[tuple[Shift, ...]]:
    """Every way to bring all piles under a placement to this level: always the first wrong one is mended next."""
    apart = [heights[field] - level for field in placement.fields if heights[field] != level]
    if not apart:
        yield ()
        return
    if max(sum(max(0, by) for by in apart), sum(max(0, -by) for by in apart)) > reach:
        return  # a shift lowers one pile and raises another
    wrong = next(field for field in placement.fields if heights[field] != level)
    for move in _mending(heights, wrong, level):
        if heights[move.to] < (DEEP if beginners else heights[move.source]):
            lower = replaced(heights, move.source, heights[move.source] - 1)
            after = replaced(lower, move.to, heights[move.to] + 1)
            for others in _levellings(after, placement, level, reach - 1, beginners=beginners):
                yield (move, *others)


def _mending(heights: tuple[int, ...], wrong: Field, level: int) -> list[Shift]:
    """The shifts away from a pile that is too high, or to one that is too low."""
    if heights[wrong] > level:
        return [Shift(wrong, field) for field in AROUND[wrong]]
    return [Shift(field, wrong) for field in AROUND[wrong] if heights[field]]


def _dug(piles: tuple[Tiles, ...], shifts: tuple[Shift, ...], placement: Placement) -> Tiles:
    """The tiles that lie under a placement after these shifts."""
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
    """The plan of these shifts; None if it brings nothing."""
    worth = tiles_worth(state, seat, tiles, funds - state.shifts - len(shifts)) - POINT * len(shifts)
    return Plan(shifts, DIGS[UPRIGHT, False][placement.at], worth) if worth > 0 else None
