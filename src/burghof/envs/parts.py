"""Parts: how a value of each kind is written as numbers, always equally many."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeAlias

from burghof.envs.slot import NUMBER, Slot

Value: TypeAlias = Any
"""A value of a game: its type was read when the parts were put together, and only the game itself knows it."""


class TooLong(Exception):
    """A view holds more than its type allows: the game's bound is wrong, and nothing is cut off in silence."""


class Part(Protocol):
    """How one type is laid out."""

    @property
    def size(self) -> int:
        """How many slots it takes."""

    def slots(self, name: str) -> Iterator[Slot]:
        """Its slots, for a value of this name."""

    def write(self, value: Value, out: list[int]) -> None:
        """Append a value's numbers: as many as there are slots."""

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

    def write(self, value: Value, out: list[int]) -> None:
        """The number."""
        out.append(value)

    def said(self) -> str:
        """In words."""
        return "number"


class YesNo:
    """1 for yes."""

    size = 1

    def slots(self, name: str) -> Iterator[Slot]:
        """One."""
        yield Slot(name, "yes-no", 0, 1)

    def write(self, value: Value, out: list[int]) -> None:
        """1 or 0."""
        out.append(1 if value else 0)

    def said(self) -> str:
        """In words."""
        return "yes or no"


class Choice:
    """One of some values that have names: counted from 1; 0 is none of them."""

    size = 1

    def __init__(self, values: Sequence[object], *, may_be_none: bool = False) -> None:
        """A choice among these; None only where it may be none."""
        self.names = tuple(str(getattr(value, "value", value)) for value in values)
        self._code: dict[object, int] = {value: number for number, value in enumerate(values, start=1)}
        if may_be_none:
            self._code[None] = 0

    def slots(self, name: str) -> Iterator[Slot]:
        """One."""
        yield Slot(name, "choice", 0, len(self.names), self.names)

    def write(self, value: Value, out: list[int]) -> None:
        """The number of the value."""
        out.append(self._code[value])

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

    def write(self, value: Value, out: list[int]) -> None:
        """The letters' code points."""
        out.extend(map(ord, value))
        out.extend([0] * room_left(self.size, len(value), value))

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

    def write(self, value: Value, out: list[int]) -> None:
        """The counts."""
        counts = list(map(value.count, self._values))
        if sum(counts) != len(value):
            raise ValueError(f"{value} holds what is none of {', '.join(self._names)}")
        out.extend(counts)

    def said(self) -> str:
        """In words."""
        return "how many of each: " + ", ".join(self._names)


class Bits:
    """A set kept as the bits of a number: yes or no for each."""

    def __init__(self, number: int) -> None:
        """A set of at most so many."""
        self.size = number

    def slots(self, name: str) -> Iterator[Slot]:
        """One for each bit."""
        return (Slot(f"{name}[{at}]", "yes-no", 0, 1) for at in range(self.size))

    def write(self, value: Value, out: list[int]) -> None:
        """The bits, the lowest first."""
        if value >> self.size:
            raise TooLong(f"{value} has more than {self.size} bits")
        out.extend([value >> at & 1 for at in range(self.size)] if value else [0] * self.size)

    def said(self) -> str:
        """In words."""
        return f"{self.size} × yes or no"


def room_left(bound: int, length: int, value: object) -> int:
    """How many places stay empty; it is an error to have too few."""
    if length > bound:
        raise TooLong(f"{length} where the type of the view allows at most {bound}: {value}")
    return bound - length
