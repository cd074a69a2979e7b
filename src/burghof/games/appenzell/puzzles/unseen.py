"""The tiles that nobody has seen: how they can be dealt, in exact numbers, to the holes that matter."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import perm
from typing import TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.appenzell.model.castle import HOLES, Hole
from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES, Tile
from burghof.games.appenzell.model.view import View, determinize
from burghof.kernel import Case

T = TypeVar("T")

AppenzellCase: TypeAlias = Case[State, AppenzellMove]
AppenzellCases: TypeAlias = Sequence[Sequence[AppenzellCase]]
"""For each legal move, its cases."""


class _InOrder:
    """A source of randomness that leaves everything in its order."""

    def below(self, n: int) -> int:
        """Return 0."""
        del n
        return 0

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items as they are."""
        return tuple(items)

    def weighted(self, weights: Sequence[int]) -> int:
        """Return 0."""
        del weights
        return 0


def first_world(view: View) -> State:
    """Return the world of a view in which the unseen tiles lie in the order of their kinds."""
    return determinize(view, _InOrder())


def unseen_holes(state: State) -> list[Hole]:
    """Return the holes whose tile nobody has seen."""
    return [hole for hole in HOLES if not state.seen[hole]]


def unseen_kinds(state: State) -> dict[Tile, int]:
    """Return how many tiles of each kind nobody has seen, in the order of the kinds."""
    counts = Counter(state.tiles[hole] for hole in unseen_holes(state))
    return {tile: counts[tile] for tile in Tile if counts[tile]}


def deal_world(state: State, dealt: Mapping[Hole, Tile]) -> State:
    """Return the world with these tiles in these unseen holes, and the other unseen tiles in the order of kinds."""
    holes = unseen_holes(state)
    left = Counter(state.tiles[hole] for hole in holes)
    left.subtract(dealt.values())
    rest = iter([tile for tile in Tile for _ in range(left[tile])])
    tiles = list(state.tiles)
    for hole in holes:
        tiles[hole] = dealt[hole] if hole in dealt else next(rest)
    return replace(state, tiles=tuple(tiles))


class Deal(Struct, frozen=True):
    """A way to deal unseen tiles to some holes, and in how many ways single tiles can be dealt like this."""

    tiles: tuple[Tile, ...]
    ways: int


def deals(state: State, holes: Sequence[Hole]) -> Iterator[Deal]:
    """Yield all ways to deal the unseen tiles to these unseen holes; worthless kinds first."""
    kinds = unseen_kinds(state)
    order = sorted(kinds, key=ALL_TILES.index, reverse=True)
    return _deal(kinds, order, len(holes), (), 1)


def _deal(
    kinds: dict[Tile, int], order: Sequence[Tile], left: int, dealt: tuple[Tile, ...], ways: int
) -> Iterator[Deal]:
    if not left:
        yield Deal(dealt, ways)
        return
    for tile in order:
        number = kinds[tile]
        if number:
            kinds[tile] = number - 1
            yield from _deal(kinds, order, left - 1, (*dealt, tile), ways * number)
            kinds[tile] = number


def count_deals(unseen: int, holes: int) -> int:
    """Return in how many ways this many unseen tiles can be dealt to some of the holes, each tile by itself."""
    return perm(unseen, holes)
