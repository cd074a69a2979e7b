"""Composite encoders: encoders made of encoders, for values that contain others."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from burghof.envs.encoders import (
    CACHED_NUMBERS,
    YES,
    BoolEncoder,
    Encoder,
    EnumEncoder,
    IntEncoder,
    Value,
    encode_int,
    encode_ints,
    padding,
    zeros,
)
from burghof.envs.slot import ObservationSlot


class OptionalEncoder:
    """Whether there is a value, then the value."""

    def __init__(self, part: Encoder) -> None:
        self._encoder = part
        self.size = 1 + part.size

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield `has(name)`, then the slots of the value."""
        yield ObservationSlot(f"has({name})", "yes-no", 0, 1)
        yield from self._encoder.slots(name)

    def write(self, value: Value) -> bytes:
        """Encode 1 and the value, or only zeros for None."""
        return zeros(self.size) if value is None else YES + self._encoder.write(value)

    def describe(self) -> str:
        """Describe the content in words."""
        return f"whether it is there, then {self._encoder.describe()}"


class SequenceEncoder:
    """The number of values, then each value; 0 after the last."""

    def __init__(self, part: Encoder, bound: int) -> None:
        self._encoder = part
        self._bound = bound
        self._write_item = (
            part.write if isinstance(part, EnumEncoder | BoolEncoder) else lru_cache(CACHED_NUMBERS)(part.write)
        )
        self.size = 1 + bound * part.size

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield `len(name)`, then the slots of each value."""
        yield ObservationSlot(f"len({name})", "length", 0, self._bound)
        for at in range(self._bound):
            yield from self._encoder.slots(f"{name}[{at}]")

    def write(self, value: Value) -> bytes:
        """Encode the length, the values, and zeros up to the bound. Raises TooLong if there are more values."""
        left = padding(self._bound, value) * self._encoder.size
        each = encode_ints(value) if isinstance(self._encoder, IntEncoder) else b"".join(map(self._write_item, value))
        return encode_int(len(value)) + each + zeros(left)

    def describe(self) -> str:
        """Describe the content in words."""
        return f"length, then {self._bound} × {_parenthesize(self._encoder)}"


class TupleEncoder:
    """A tuple with a separate type for each item."""

    def __init__(self, parts: Sequence[Encoder]) -> None:
        self._encoders = tuple(parts)
        self.size = sum(part.size for part in parts)

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield the slots of each item."""
        for at, part in enumerate(self._encoders):
            yield from part.slots(f"{name}[{at}]")

    def write(self, value: Value) -> bytes:
        """Encode the items in order."""
        return b"".join([part.write(one) for part, one in zip(self._encoders, value, strict=True)])

    def describe(self) -> str:
        """Describe the content in words."""
        return ", ".join(part.describe() for part in self._encoders)


class StructEncoder:
    """A Struct: its fields in order."""

    def __init__(self, fields: Mapping[str, Encoder]) -> None:
        self.fields = dict(fields)
        self.size = sum(part.size for part in fields.values())

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield the slots of each field."""
        for field, part in self.fields.items():
            yield from part.slots(f"{name}.{field}" if name else field)

    def write(self, value: Value) -> bytes:
        """Encode the fields in order."""
        return b"".join([part.write(getattr(value, field)) for field, part in self.fields.items()])

    def describe(self) -> str:
        """Describe the content in words."""
        return "; ".join(f"{field}: {part.describe()}" for field, part in self.fields.items()) or "nothing"


class UnionEncoder:
    """A Struct of one of several classes: the number of its class from 1 (0 for None), then slots for every class."""

    def __init__(self, classes: Mapping[type, tuple[str, Encoder]], *, may_be_none: bool = False) -> None:
        """Take the classes, each with its tag and its encoder; None is allowed only if `may_be_none`."""
        self._classes = dict(classes)
        self._class_encoder = EnumEncoder(list(classes), may_be_none=may_be_none)
        self._class_encoder.names = tuple(tag for tag, _ in classes.values())
        self.size = 1 + sum(part.size for _, part in classes.values())

    def slots(self, name: str) -> Iterator[ObservationSlot]:
        """Yield `type(name)`, then the slots of each class."""
        yield from self._class_encoder.slots(f"type({name})")
        for tag, part in self._classes.values():
            yield from part.slots(f"{name}.{tag}")

    def write(self, value: Value) -> bytes:
        """Encode the class and its fields; the slots of the other classes are zeros."""
        own = None if value is None else type(value)
        encoded = [part.write(value) if cls is own else zeros(part.size) for cls, (_, part) in self._classes.items()]
        return self._class_encoder.write(own) + b"".join(encoded)

    def describe(self) -> str:
        """Describe the content in words."""
        rooms = [f"{tag} ({part.describe()})" for tag, part in self._classes.values() if part.size]
        return f"{self._class_encoder.describe()}; then room for " + ", ".join(rooms)


def _parenthesize(part: Encoder) -> str:
    """Return the description of an encoder, in parentheses if it has several parts."""
    said = part.describe()
    return f"({said})" if "," in said or ";" in said else said
