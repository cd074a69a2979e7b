"""Loose dice: chance for playouts and imagined worlds, where nobody has to recompute it."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import TypeVar

T = TypeVar("T")


class LooseDice:
    """A `Dice` of the kernel over Python's own generator: fast, the same for the same generator, no proof of anything.

    It multiplies a float instead of passing over words: the bias is below 2**-32 for every number of possibilities
    that a game has.
    """

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        """Dice that draw from this generator."""
        self._random = rng.random

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return int(self._random() * n)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        order = list(items)
        random = self._random
        for last in range(len(order) - 1, 0, -1):
            other = int(random() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight."""
        sums = list(accumulate(weights))
        return bisect(sums, int(self._random() * sums[-1]))
