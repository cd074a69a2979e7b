"""Solvent: the tiles and coins of somebody of whom all know that they are enough, because a payment has begun (7.3)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import comb
from typing import NamedTuple, TypeVar

from burghof.games.solomon.model.tile import TREASURES, WORTH, Tiles
from burghof.kernel import Rng

K = TypeVar("K")

FINE = 1 << 30
"""Ways are counted in numbers beyond what dice can draw: they are rounded to so many parts, and none to nothing."""


class Purse(NamedTuple):
    """The tiles of somebody: those taken from the dark ones and those from the others."""

    dark: Tiles
    others: Tiles


class Means(NamedTuple):
    """All that somebody can pay with."""

    tiles: Purse
    coins: int


class Part(NamedTuple):
    """Some tiles of a heap: how many they are, and what they are worth as far as it matters."""

    number: int
    worth: int


def solvent_means(
    heap: Purse, buried: int, sizes: Mapping[int, int], coins: Mapping[int, int], owed: int, rng: Rng
) -> Means:
    """Tiles of a heap and coins, together worth what is owed at least, each choice as likely as it has ways.

    `sizes` and `coins` say for each number of tiles and of coins in how many ways all else may lie then. So many dark
    tiles lie buried, and none of these can be had: the more dark tiles are in a purse, the fewer ways there are to
    bury others. The time this takes depends on the numbers alone, however rare such means are.
    """
    most = max(sizes)
    dark, others = (_by_worth(tiles) for tiles in heap)
    dark_ways, other_ways = (_ways(tiles, most, owed) for tiles in (dark, others))
    enough = _enough(other_ways[-1], owed)
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
    from_dark, number = _one_of(both, rng)
    need = owed - from_dark.worth
    coin = _one_of({coin: more * enough[number, max(0, need - coin)] for coin, more in coins.items()}, rng)
    from_others = _one_of(
        {part: ways for part, ways in other_ways[-1].items() if part.number == number and part.worth >= need - coin},
        rng,
    )
    return Means(
        Purse(
            _drawn(dark, dark_ways, from_dark, owed, rng),
            _drawn(others, other_ways, from_others, owed, rng),
        ),
        coin,
    )


def _enough(ways: Mapping[Part, int], owed: int) -> Counter[tuple[int, int]]:
    """In how many ways so many tiles are worth so much at least, for all that may be needed."""
    enough: Counter[tuple[int, int]] = Counter()
    for part, number in ways.items():
        for need in range(min(part.worth, owed) + 1):
            enough[part.number, need] += number
    return enough


def _by_worth(tiles: Tiles) -> tuple[Tiles, ...]:
    """The tiles that are worth nothing, those worth 1, and so on."""
    return tuple(tuple(tile for tile in tiles if WORTH[tile] == worth) for worth in range(len(TREASURES) + 1))


def _ways(by_worth: Sequence[Tiles], size: int, need: int) -> list[Counter[Part]]:
    """In how many ways each part can be taken: of no tiles, then with those of each worth, which counts up to need."""
    tables = [Counter({Part(0, 0): 1})]
    for worth, tiles in enumerate(by_worth):
        table: Counter[Part] = Counter()
        for part, ways in tables[-1].items():
            for more in range(min(len(tiles), size - part.number) + 1):
                table[_with(part, more, worth, need)] += ways * comb(len(tiles), more)
        tables.append(table)
    return tables


def _with(part: Part, more: int, worth: int, need: int) -> Part:
    """A part with so many more tiles of this worth."""
    return Part(part.number + more, min(need, part.worth + more * worth))


def _drawn(by_worth: Sequence[Tiles], tables: Sequence[Counter[Part]], part: Part, need: int, rng: Rng) -> Tiles:
    """Tiles that make this part: from the dearest down, how many of each worth, and which."""
    drawn: list[Tiles] = []
    for worth, tiles in reversed(tuple(enumerate(by_worth))):
        before = {
            less: ways * comb(len(tiles), part.number - less.number)
            for less, ways in tables[worth].items()
            if less.number <= part.number and _with(less, part.number - less.number, worth, need) == part
        }
        rest = _one_of(before, rng)
        drawn.append(rng.shuffle(tiles)[: part.number - rest.number])
        part = rest
    return tuple(tile for tiles in drawn for tile in tiles)


def _one_of(ways: Mapping[K, int], rng: Rng) -> K:
    """One of these, as likely as it has ways."""
    possible = [(key, number) for key, number in ways.items() if number]
    total = sum(number for _, number in possible)
    return possible[rng.weighted([-(-number * FINE // total) for _, number in possible])][0]
