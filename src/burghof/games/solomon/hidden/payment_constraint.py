"""Payment constraint: sample tiles and coins of a seat that is known to be able to pay.

All players know that they are enough, because the seat has begun to pay (7.3).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import comb
from typing import NamedTuple, TypeVar

from burghof.games.solomon.model.tile import TREASURES, WORTH, Tiles
from burghof.kernel import Rng

K = TypeVar("K")

WEIGHT_TOTAL = 1 << 30
"""Total to which the weights are scaled before a draw.

Numbers of ways exceed what the random generator can draw from. Weights are rounded up, so that none becomes 0.
"""


class Purse(NamedTuple):
    """The tiles of a player, split by heap: those taken from the dark tiles and those taken from the others."""

    dark: Tiles
    others: Tiles


class PaymentMeans(NamedTuple):
    """Everything a player can pay with."""

    tiles: Purse
    coins: int


class TileSelection(NamedTuple):
    """A selection of tiles from a heap: their number, and their worth, capped at what is needed."""

    number: int
    worth: int


def sample_payment_means(
    heap: Purse, buried: int, sizes: Mapping[int, int], coins: Mapping[int, int], owed: int, rng: Rng
) -> PaymentMeans:
    """Sample tiles of a heap and coins worth at least `owed` together, each choice weighted by its number of ways.

    `sizes` and `coins` map each number of tiles and of coins to the number of ways in which everything else may lie
    then. `buried` dark tiles lie in the pit and cannot be in the purse: the more dark tiles are in a purse, the fewer
    ways are left to bury others. The running time depends only on the numbers, however rare such means are.
    """
    most = max(sizes)
    dark, others = (_group_by_worth(tiles) for tiles in heap)
    dark_ways, other_ways = (_count_ways(tiles, most, owed) for tiles in (dark, others))
    enough = _count_sufficient(other_ways[-1], owed)
    numbers = {part.number for part in other_ways[-1]}
    with_coins = {
        (number, need): sum(more * enough[number, max(0, need - coin)] for coin, more in coins.items())
        for number in numbers
        for need in range(owed + 1)
    }
    both = {
        (part, number): ways
        * comb(len(heap.dark) - part.number, buried)
        * sizes.get(part.number + number, 0)
        * with_coins[number, owed - part.worth]
        for part, ways in dark_ways[-1].items()
        for number in numbers
    }
    from_dark, number = _draw_weighted(both, rng)
    need = owed - from_dark.worth
    coin = _draw_weighted({coin: more * enough[number, max(0, need - coin)] for coin, more in coins.items()}, rng)
    from_others = _draw_weighted(
        {part: ways for part, ways in other_ways[-1].items() if part.number == number and part.worth >= need - coin},
        rng,
    )
    return PaymentMeans(
        Purse(
            _sample_tiles(dark, dark_ways, from_dark, owed, rng),
            _sample_tiles(others, other_ways, from_others, owed, rng),
        ),
        coin,
    )


def _count_sufficient(ways: Mapping[TileSelection, int], owed: int) -> Counter[tuple[int, int]]:
    """Count the ways in which n tiles are worth at least `need`, for each n and each need from 0 to `owed`."""
    enough: Counter[tuple[int, int]] = Counter()
    for part, number in ways.items():
        for need in range(min(part.worth, owed) + 1):
            enough[part.number, need] += number
    return enough


def _group_by_worth(tiles: Tiles) -> tuple[Tiles, ...]:
    """Group the tiles by worth, from 0 upwards."""
    return tuple(tuple(tile for tile in tiles if WORTH[tile] == worth) for worth in range(len(TREASURES) + 1))


def _count_ways(by_worth: Sequence[Tiles], size: int, need: int) -> list[Counter[TileSelection]]:
    """Count the ways to take each part, in one table per number of worth groups that are used.

    The first table has no tiles. Each further table adds the tiles of the next worth. Parts have at most `size` tiles,
    and their worth is capped at `need`.
    """
    tables = [Counter({TileSelection(0, 0): 1})]
    for worth, tiles in enumerate(by_worth):
        table: Counter[TileSelection] = Counter()
        for part, ways in tables[-1].items():
            for more in range(min(len(tiles), size - part.number) + 1):
                table[_with_tiles(part, more, worth, need)] += ways * comb(len(tiles), more)
        tables.append(table)
    return tables


def _with_tiles(part: TileSelection, more: int, worth: int, need: int) -> TileSelection:
    """Return the part with `more` further tiles of this worth."""
    return TileSelection(part.number + more, min(need, part.worth + more * worth))


def _sample_tiles(
    by_worth: Sequence[Tiles], tables: Sequence[Counter[TileSelection]], part: TileSelection, need: int, rng: Rng
) -> Tiles:
    """Sample tiles that make up this part: from the highest worth down, how many of each worth, and which."""
    drawn: list[Tiles] = []
    for worth, tiles in reversed(tuple(enumerate(by_worth))):
        before = {
            less: ways * comb(len(tiles), part.number - less.number)
            for less, ways in tables[worth].items()
            if less.number <= part.number and _with_tiles(less, part.number - less.number, worth, need) == part
        }
        rest = _draw_weighted(before, rng)
        drawn.append(rng.shuffle(tiles)[: part.number - rest.number])
        part = rest
    return tuple(tile for tiles in drawn for tile in tiles)


def _draw_weighted(ways: Mapping[K, int], rng: Rng) -> K:
    """Draw a key with a probability proportional to its number of ways."""
    possible = [(key, number) for key, number in ways.items() if number]
    total = sum(number for _, number in possible)
    return possible[rng.weighted([-(-number * WEIGHT_TOTAL // total) for _, number in possible])][0]
