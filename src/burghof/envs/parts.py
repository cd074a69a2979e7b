"""Parts: how a value of each kind is written as numbers, always equally many.

A number is four bytes: what is not there costs next to nothing, and what was written before need not be written again,
since values never change and from one decision to the next most are the same.
"""

import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from burghof.envs.slot import NUMBER, Slot

Value: TypeAlias = Any
"""A value of a game: its type was read when the parts were put together, and only the game itself knows it."""

KEPT = 1024
"""How many values are remembered as they were written."""


@lru_cache(KEPT)
def number(value: int) -> bytes:
    """A whole number."""
    return value.to_bytes(4, sys.byteorder, signed=True)


def numbers(values: Sequence[int]) -> bytes:
    """Several of them."""
    return array("i", values).tobytes()


def nothing(slots: int) -> bytes:
    """Zeros for so many slots."""
    return bytes(4 * slots)


YES, NO = number(1), number(0)


class TooLong(Exception):
    """A view holds more than its type allows: the game's bound is wrong, and nothing is cut off in silence."""


class Part(Protocol):
    """How one type is laid out."""

    @property
    def size(self) -> int:
        """How many slots it takes."""

    def slots(self, name: str) -> Iterator[Slot]:
        """Its slots, for a value of this name."""

    def write(self, value: Value) -> bytes:
        """A value's numbers: as many as there are slots."""

    def said(self) -> str:
        """What stands in its slots, in words."""


class Number:
    """A whole number as it is."""

    size = 1

    def __init__(self, low: int, high: int) -> None:
        """A number in this range."""
        self.low, self.high = low, high

    def slots(self, name: str) -> Iterator[Slot]:
        """One."""
        yield Slot(name, "number", self.low, self.high)

    def write(self, value: Value) -> bytes:
        """The number."""
        return number(value)

    def said(self) -> str:
        """In words."""
        return "number"


class YesNo:
    """1 for yes."""

    size = 1

    def slots(self, name: str) -> Iterator[Slot]:
        """One."""
        yield Slot(name, "yes-no", 0, 1)

    def write(self, value: Value) -> bytes:
        """1 or 0."""
        return YES if value else NO

    def said(self) -> str:
        """In words."""
        return "yes or no"


class Choice:
    """One of some values that have names: counted from 1; 0 is none of them."""

    size = 1

    def __init__(self, values: Sequence[object], *, may_be_none: bool = False) -> None:
        """A choice among these; None only where it may be none."""
        self.names = tuple(str(getattr(value, "value", value)) for value in values)
        self._code: dict[object, bytes] = {value: number(code) for code, value in enumerate(values, start=1)}
        if may_be_none:
            self._code[None] = NO

    def slots(self, name: str) -> Iterator[Slot]:
        """One."""
        yield Slot(name, "choice", 0, len(self.names), self.names)

    def write(self, value: Value) -> bytes:
        """The number of the value."""
        return self._code[value]

    def said(self) -> str:
        """In words."""
        return "one of " + ", ".join(self.names)


class Text:
    """A text, a slot a letter: its code point; 0 beyond its end."""

    def __init__(self, bound: int) -> None:
        """A text of at most so many letters."""
        self.size = bound

    def slots(self, name: str) -> Iterator[Slot]:
        """One for each letter."""
        return (Slot(f"{name}[{at}]", "letter", 0, 0x10FFFF) for at in range(self.size))

    def write(self, value: Value) -> bytes:
        """The letters' code points."""
        left = room_left(self.size, value)
        return numbers([ord(letter) for letter in value]) + nothing(left)

    def said(self) -> str:
        """In words."""
        return f"{self.size} letters as code points"


class Bag:
    """Values whose order says nothing: how often each is among them."""

    def __init__(self, values: Sequence[object]) -> None:
        """Some of these values, any number of times."""
        self._values = tuple(values)
        self._names = Choice(values).names
        self.size = len(values)

    def slots(self, name: str) -> Iterator[Slot]:
        """One for each value."""
        return (Slot(f"{name}[{value}]", "count", 0, NUMBER) for value in self._names)

    def write(self, value: Value) -> bytes:
        """The counts."""
        counts = list(map(value.count, self._values))
        if sum(counts) != len(value):
            raise ValueError(f"{value} holds what is none of {', '.join(self._names)}")
        return numbers(counts)

    def said(self) -> str:
        """In words."""
        return "how many of each: " + ", ".join(self._names)


class Bits:
    """A set kept as the bits of a number: yes or no for each."""

    def __init__(self, size: int) -> None:
        """A set of at most so many."""
        self.size = size
        self._written = lru_cache(KEPT)(lambda value: numbers([value >> at & 1 for at in range(size)]))

    def slots(self, name: str) -> Iterator[Slot]:
        """One for each bit."""
        return (Slot(f"{name}[{at}]", "yes-no", 0, 1) for at in range(self.size))

    def write(self, value: Value) -> bytes:
        """The bits, the lowest first."""
        if value >> self.size:
            raise TooLong(f"{value} has more than {self.size} bits")
        return self._written(value)

    def said(self) -> str:
        """In words."""
        return f"{self.size} × yes or no"


def room_left(bound: int, value: Sequence[object]) -> int:
    """How many places stay empty; it is an error to have too few."""
    if len(value) > bound:
        raise TooLong(f"{len(value)} where the type of the view allows at most {bound}: {value}")
    return bound - len(value)
