"""Composite encoders: encoders made of encoders, for values that contain others."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from burghof.envs.parts import KEPT, YES, Choice, Number, Part, Value, YesNo, nothing, number, numbers, room_left
from burghof.envs.slot import Slot


class Maybe:
    """Whether there is a value, then the value."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self.size = 1 + part.size

    def slots(self, name: str) -> Iterator[Slot]:
        """Yield `has(name)`, then the slots of the value."""
        yield Slot(f"has({name})", "yes-no", 0, 1)
        yield from self._part.slots(name)

    def write(self, value: Value) -> bytes:
        """Encode 1 and the value, or only zeros for None."""
        return nothing(self.size) if value is None else YES + self._part.write(value)

    def said(self) -> str:
        """Describe the content in words."""
        return f"whether it is there, then {self._part.said()}"


class Row:
    """The number of values, then each value; 0 after the last."""

    def __init__(self, part: Part, bound: int) -> None:
        self._part = part
        self._bound = bound
        self._write_one = part.write if isinstance(part, Choice | YesNo) else lru_cache(KEPT)(part.write)
        self.size = 1 + bound * part.size

    def slots(self, name: str) -> Iterator[Slot]:
        """Yield `len(name)`, then the slots of each value."""
        yield Slot(f"len({name})", "length", 0, self._bound)
        for at in range(self._bound):
            yield from self._part.slots(f"{name}[{at}]")

    def write(self, value: Value) -> bytes:
        """Encode the length, the values, and zeros up to the bound. Raises TooLong if there are more values."""
        left = room_left(self._bound, value) * self._part.size
        each = numbers(value) if isinstance(self._part, Number) else b"".join(map(self._write_one, value))
        return number(len(value)) + each + nothing(left)

    def said(self) -> str:
        """Describe the content in words."""
        return f"length, then {self._bound} × {_grouped(self._part)}"


class Fixed:
    """A tuple with a separate type for each item."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = tuple(parts)
        self.size = sum(part.size for part in parts)

    def slots(self, name: str) -> Iterator[Slot]:
        """Yield the slots of each item."""
        for at, part in enumerate(self._parts):
            yield from part.slots(f"{name}[{at}]")

    def write(self, value: Value) -> bytes:
        """Encode the items in order."""
        return b"".join([part.write(one) for part, one in zip(self._parts, value, strict=True)])

    def said(self) -> str:
        """Describe the content in words."""
        return ", ".join(part.said() for part in self._parts)


class Record:
    """A Struct: its fields in order."""

    def __init__(self, fields: Mapping[str, Part]) -> None:
        self.fields = dict(fields)
        self.size = sum(part.size for part in fields.values())

    def slots(self, name: str) -> Iterator[Slot]:
        """Yield the slots of each field."""
        for field, part in self.fields.items():
            yield from part.slots(f"{name}.{field}" if name else field)

    def write(self, value: Value) -> bytes:
        """Encode the fields in order."""
        return b"".join([part.write(getattr(value, field)) for field, part in self.fields.items()])

    def said(self) -> str:
        """Describe the content in words."""
        return "; ".join(f"{field}: {part.said()}" for field, part in self.fields.items()) or "nothing"


class OneOf:
    """A Struct of one of several classes: the number of its class from 1 (0 for None), then slots for every class."""

    def __init__(self, classes: Mapping[type, tuple[str, Part]], *, may_be_none: bool = False) -> None:
        """Take the classes, each with its tag and its encoder; None is allowed only if `may_be_none`."""
        self._classes = dict(classes)
        self._which = Choice(list(classes), may_be_none=may_be_none)
        self._which.names = tuple(tag for tag, _ in classes.values())
        self.size = 1 + sum(part.size for _, part in classes.values())

    def slots(self, name: str) -> Iterator[Slot]:
        """Yield `type(name)`, then the slots of each class."""
        yield from self._which.slots(f"type({name})")
        for tag, part in self._classes.values():
            yield from part.slots(f"{name}.{tag}")

    def write(self, value: Value) -> bytes:
        """Encode the class and its fields; the slots of the other classes are zeros."""
        own = None if value is None else type(value)
        rooms = [part.write(value) if cls is own else nothing(part.size) for cls, (_, part) in self._classes.items()]
        return self._which.write(own) + b"".join(rooms)

    def said(self) -> str:
        """Describe the content in words."""
        rooms = [f"{tag} ({part.said()})" for tag, part in self._classes.values() if part.size]
        return f"{self._which.said()}; then room for " + ", ".join(rooms)


def _grouped(part: Part) -> str:
    """Return the description of an encoder, in parentheses if it has several parts."""
    said = part.said()
    return f"({said})" if "," in said or ";" in said else said
