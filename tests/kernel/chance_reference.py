"""A second implementation of chance, written only from `docs/reference/chance.md`, without code of the kernel."""

import hashlib
from collections.abc import Sequence


def commitment(seed: str) -> str:
    """Return the commitment to a seed, in hexadecimal."""
    return hashlib.sha256(b"burghof/commitment/1\n" + seed.encode("utf-8")).hexdigest()


def key(seed: str, seat_seeds: Sequence[str]) -> bytes:
    """Return the key of all chance streams."""
    text = b"burghof/key/1"
    for part in [seed, *seat_seeds]:
        coded = part.encode("utf-8")
        text += b"\n" + str(len(coded)).encode("ascii") + b":" + coded
    return hashlib.sha256(text).digest()


class Generator:
    """The words of the n-th chance move of a stream, and the draws made from them."""

    def __init__(self, chance_key: bytes, game: str, stream: str, n: int) -> None:
        self.start = b"burghof/chance/1\n" + chance_key + f"\n{game}\n{stream}\n{n}\n".encode()
        self.at = 0

    def word(self) -> int:
        """Return the next word."""
        block, place = divmod(self.at, 8)
        self.at += 1
        digest = hashlib.sha256(self.start + str(block).encode("ascii")).hexdigest()
        return int(digest[8 * place : 8 * place + 8], 16)

    def below(self, n: int) -> int:
        """Return a uniform number below n."""
        word = self.word()
        while word // n == 2**32 // n:
            word = self.word()
        return word % n

    def shuffle(self, size: int) -> list[int]:
        """Return the numbers below `size` in random order."""
        items = list(range(size))
        for left in range(size, 1, -1):
            chosen = self.below(left)
            items[left - 1], items[chosen] = items[chosen], items[left - 1]
        return items

    def weighted(self, weights: Sequence[int]) -> int:
        """Draw an index with probability proportional to its weight."""
        rest = self.below(sum(weights))
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index
