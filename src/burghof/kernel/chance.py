"""Chance: named streams of numbers that anyone can recompute once the seed is revealed.

Every chance move has a generator of its own: SHA-256 over (key, game, stream, n, block), where n counts the chance
moves of that stream in the record, taken-back ones included. There is no cursor to store, and a roll after a take-back
is a new roll. `docs/reference/chance.md` describes the bytes and gives test vectors.

The commitment shows that the server changed nothing after it was published. It is no proof against a server that also
owns one of the seats that contribute a seed.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import accumulate, chain, count
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORD_RANGE = 1 << 32


class Rng(Protocol):
    """The three random operations that games may use; there are no floats."""

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1, each equally likely."""

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order, each order equally likely."""

    def weighted(self, weights: Sequence[int]) -> int:
        """Return a random index, each with a probability proportional to its weight."""


class ChanceStream:
    """The generator of one chance move: a `Rng` whose numbers follow from key, game, stream and n alone."""

    def __init__(self, key: bytes, game: str, stream: str, n: int) -> None:
        """Create the generator of the n-th chance move (from 0) of this stream."""
        self._words = self._numbers(key, f"\n{game}\n{stream}\n{n}\n")

    @staticmethod
    def _numbers(key: bytes, name: str) -> Iterator[int]:
        start = b"burghof/chance/1\n" + key + name.encode()
        blocks = (sha256(start + str(block).encode()).digest() for block in count())
        return chain.from_iterable(unpack(">8I", block) for block in blocks)

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1: a 32-bit word modulo n; words of the incomplete last range are skipped."""
        assert 0 < n <= WORD_RANGE, "chance chooses among 1 to 2**32 possibilities"
        fair_limit = WORD_RANGE - WORD_RANGE % n
        while (word := next(self._words)) >= fair_limit:
            pass
        return word % n

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order: from the last place down, each item is swapped with one at or before it."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def weighted(self, weights: Sequence[int]) -> int:
        """Return the first index at which the sum of weights exceeds a random number below their total."""
        sums = list(accumulate(weights))
        drawn = self.below(sums[-1])
        return next(index for index, up_to in enumerate(sums) if drawn < up_to)


def commitment(seed: str) -> str:
    """Return the hash that is published before the first move: it binds the server to its seed without revealing it."""
    return sha256(f"burghof/commitment/1\n{seed}".encode()).hexdigest()


def chance_key(seed: str, seat_seeds: Sequence[str]) -> bytes:
    """Return the key of all streams of a game, derived from the server's seed and the seed contributed by each seat."""
    parts = [f"{len(part.encode())}:{part}" for part in (seed, *seat_seeds)]
    return sha256("\n".join(["burghof/key/1", *parts]).encode()).digest()
