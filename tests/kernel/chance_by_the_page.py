"""Chance once more, written from `docs/reference/chance.md` alone: it shares no line with the kernel."""

import hashlib
from collections.abc import Sequence


def commitment(seed: str) -> str:
    """The commitment to a seed, in hexadecimal."""
    return hashlib.sha256(b"burghof/commitment/1\n" + seed.encode("utf-8")).hexdigest()


def key(seed: str, seat_seeds: Sequence[str]) -> bytes:
    """The key of all streams."""
    text = b"burghof/key/1"
    for part in [seed, *seat_seeds]:
        coded = part.encode("utf-8")
        text += b"\n" + str(len(coded)).encode("ascii") + b":" + coded
    return hashlib.sha256(text).digest()


class Generator:
    """The words of one chance move, and what is made of them."""

    def __init__(self, chance_key: bytes, game: str, stream: str, n: int) -> None:
        """The generator of the n-th chance move of a stream."""
        self.start = b"burghof/chance/1\n" + chance_key + f"\n{game}\n{stream}\n{n}\n".encode()
        self.at = 0

    def word(self) -> int:
        """The next word."""
        block, place = divmod(self.at, 8)
        self.at += 1
        digest = hashlib.sha256(self.start + str(block).encode("ascii")).hexdigest()
        return int(digest[8 * place : 8 * place + 8], 16)

    def below(self, n: int) -> int:
        """A number below n."""
        word = self.word()
        while word // n == 2**32 // n:
            word = self.word()
        return word % n

    def shuffle(self, size: int) -> list[int]:
        """The numbers below size in a new order."""
        items = list(range(size))
        for left in range(size, 1, -1):
            chosen = self.below(left)
            items[left - 1], items[chosen] = items[chosen], items[left - 1]
        return items

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, by weight."""
        rest = self.below(sum(weights))
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index
