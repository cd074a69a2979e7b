"""Solvent: the tiles of somebody of whom all know that they are worth enough, because a payment has begun (7.3)."""

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


class Part(NamedTuple):
    """Some tiles of a heap: how many they are, and what they are worth as far as it matters."""

    number: int
    worth: int


def solvent_purse(heap: Purse, buried: int, size: int, need: int, rng: Rng) -> Purse:
    """So many tiles of a heap, worth so much at least, each choice as likely as a shuffle makes it.

    So many dark tiles lie buried, and none of these can be had: the more dark tiles are in a purse, the fewer ways
    there are to bury others. The time this takes depends on the numbers alone, however rare such purses are.
    """
    dark, others = (_by_worth(tiles) for tiles in heap)
    dark_ways, other_ways = (_ways(tiles, size, need) for tiles in (dark, others))
    both = {
        (part, other): ways * more * comb(len(heap.dark) - part.number, buried)
        for part, ways in dark_ways[-1].items()
        for other, more in other_ways[-1].items()
        if part.number + other.number == size and part.worth + other.worth >= need
    }
    from_dark, from_others = _one_of(both, rng)
    return Purse(
        _drawn(dark, dark_ways, from_dark, need, rng),
        _drawn(others, other_ways, from_others, need, rng),
    )


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
