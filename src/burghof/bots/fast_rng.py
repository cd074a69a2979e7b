"""A fast random generator for playouts and sampled worlds, whose numbers need not be verified."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import TypeVar

T = TypeVar("T")


class FastRng:
    """A `Dice` of the kernel over Python's own generator: fast and reproducible by its seed, but not verifiable.

    It multiplies a float instead of skipping words: the bias is below 2**-32 for every number of possibilities that
    occurs in a game.
    """

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1."""
        return int(self._random() * n)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order."""
        order = list(items)
        random = self._random
        for last in range(len(order) - 1, 0, -1):
            other = int(random() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def weighted(self, weights: Sequence[int]) -> int:
        """Return a random index, each with a probability proportional to its weight."""
        sums = list(accumulate(weights))
        return bisect(sums, int(self._random() * sums[-1]))
