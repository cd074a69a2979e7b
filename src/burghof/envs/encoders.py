"""Encoders: write a value of each kind as a fixed number of integers.

An integer takes four bytes. Absent values are zero bytes, which cost almost nothing. Encoded values are cached, because
values are immutable and most stay the same from one decision to the next.
"""

import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from burghof.envs.slot import MAX_INT, ObservationSlot

Value: TypeAlias = Any
"""A value of a game: its type was read when the encoders were built; only the game itself knows it."""

CACHED_NUMBERS = 1024
"""Number of encoded values in each cache."""


@lru_cache(CACHED_NUMBERS)
def encode_int(value: int) -> bytes:
    """Encode one integer."""
    return value.to_bytes(4, sys.byteorder, signed=True)


def encode_ints(values: Sequence[int]) -> bytes:
    """Encode several integers."""
    return array("i", values).tobytes()


def zeros(slots: int) -> bytes:
    """Return zeros for this many slots."""
    return bytes(4 * slots)


YES, NO = encode_int(1), encode_int(0)


class ViewTooLongError(Exception):
    """A view has more items than its type allows: the game's bound is wrong. Nothing is ever truncated silently."""


class Encoder(Protocol):
    """The encoder of one type."""

    @property
    def size(self) -> int:
        """The number of slots."""

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Return its slots, for a value with this name."""

    def write(self, value: Value) -> bytes:
        """Encode a value: always one integer per slot."""

    def describe(self) -> str:
        """Describe the content of its slots in words."""


class IntEncoder:
    """An integer, unchanged."""

    size = 1

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield one slot."""
        yield ObservationSlot(name, "number", self.low, self.high)

    def write(self, value: Value) -> bytes:
        """Encode the integer."""
        return encode_int(value)

    def describe(self) -> str:
        """Describe the content in words."""
        return "number"


class BoolEncoder:
    """A bool: 1 for yes, 0 for no."""

    size = 1

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield one slot."""
        yield ObservationSlot(name, "yes-no", 0, 1)

    def write(self, value: Value) -> bytes:
        """Encode yes as 1 and no as 0."""
        return YES if value else NO

    def describe(self) -> str:
        """Describe the content in words."""
        return "yes or no"


class EnumEncoder:
    """One of several named values, numbered from 1; 0 for none."""

    size = 1

    def __init__(self, values: Sequence[object], *, may_be_none: bool = False) -> None:
        """Number these values; None is encoded as 0, and only if `may_be_none`."""
        self.names = tuple(str(getattr(value, "value", value)) for value in values)
        self._codes: dict[object, bytes] = {value: encode_int(code) for code, value in enumerate(values, start=1)}
        if may_be_none:
            self._codes[None] = NO

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield one slot."""
        yield ObservationSlot(name, "choice", 0, len(self.names), self.names)

    def write(self, value: Value) -> bytes:
        """Encode the number of the value."""
        return self._codes[value]

    def describe(self) -> str:
        """Describe the content in words."""
        return "one of " + ", ".join(self.names)


class TextEncoder:
    """A text with one slot per character: its code point; 0 after the end."""

    def __init__(self, bound: int) -> None:
        self.size = bound

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Return one slot per character."""
        return (ObservationSlot(f"{name}[{at}]", "letter", 0, 0x10FFFF) for at in range(self.size))

    def write(self, value: Value) -> bytes:
        """Encode the code points. Raises TooLong if the text has more characters than slots."""
        left = padding(self.size, value)
        return encode_ints([ord(letter) for letter in value]) + zeros(left)

    def describe(self) -> str:
        """Describe the content in words."""
        return f"{self.size} letters as code points"


class CountEncoder:
    """Values whose order has no meaning: the count of each value."""

    def __init__(self, values: Sequence[object]) -> None:
        self._values = tuple(values)
        self._names = EnumEncoder(values).names
        self.size = len(values)

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Return one slot per value."""
        return (ObservationSlot(f"{name}[{value}]", "count", 0, MAX_INT) for value in self._names)

    def write(self, value: Value) -> bytes:
        """Encode the counts. Raises ValueError for a value that has no slot."""
        counts = list(map(value.count, self._values))
        if sum(counts) != len(value):
            raise ValueError(f"{value} has a value that is none of {', '.join(self._names)}")
        return encode_ints(counts)

    def describe(self) -> str:
        """Describe the content in words."""
        return "how many of each: " + ", ".join(self._names)


class BitSetEncoder:
    """A set that is stored as the bits of an integer: yes or no for each bit."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._encode_cached = lru_cache(CACHED_NUMBERS)(
            lambda value: encode_ints([value >> at & 1 for at in range(size)])
        )

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Return one slot per bit."""
        return (ObservationSlot(f"{name}[{at}]", "yes-no", 0, 1) for at in range(self.size))

    def write(self, value: Value) -> bytes:
        """Encode the bits, lowest first. Raises TooLong if a higher bit is set."""
        if value >> self.size:
            raise ViewTooLongError(f"{value} has more than {self.size} bits")
        return self._encode_cached(value)

    def describe(self) -> str:
        """Describe the content in words."""
        return f"{self.size} × yes or no"


def padding(bound: int, value: Sequence[object]) -> int:
    """Return the number of empty places. Raises TooLong if the value does not fit."""
    if len(value) > bound:
        raise ViewTooLongError(f"{len(value)} where the type of the view allows at most {bound}: {value}")
    return bound - len(value)
