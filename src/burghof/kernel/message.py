"""Messages: a key and its data; the sentence is in the Fluent files of the game or of the site."""

import re
from enum import StrEnum
from functools import cache, cached_property
from typing import TypeAlias

from msgspec import Struct

from burghof.kernel.seat import Seat


class Word(Struct, frozen=True, gc=False, tag="word", forbid_unknown_fields=True):
    """A value that is itself a message: the name of a colour, a field, a card."""

    key: str


class Who(Struct, frozen=True, gc=False, tag="who", forbid_unknown_fields=True):
    """A value that is the name of the player on a seat."""

    seat: Seat


Plain: TypeAlias = int | str | Word | Who
Datum: TypeAlias = Plain | tuple[Plain, ...]

AS_THEY_ARE = frozenset((int, str, Word, Who))
"""Types of values that a message carries unchanged."""


class Message(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What to say, in no language: a key of the Fluent files with the values that its sentence names."""

    key: str
    data: dict[str, Datum] = {}


def say(key: str, /, **data: Datum) -> Message:
    """Return the message with this key; a check in `tools/` finds every key by the literal in this call."""
    for name, value in data.items():
        if type(value) not in AS_THEY_ARE:
            data[name] = spoken(value)
    return Message(key, data)


def spoken(value: Datum) -> Datum:
    """Convert a value to the form that messages carry: a member of a `Named` to its word, a bool to 1 or 0."""
    return tuple(_plain(part) for part in value) if isinstance(value, tuple) else _plain(value)


def _plain(value: Plain) -> Plain:
    match value:
        case Named():
            return value.word
        case bool():
            return int(value)
        case _:
            return value


class Named(StrEnum):
    """An enumeration whose members have names in every language: `Colour.RED` is `colour-red`."""

    @cached_property
    def word(self) -> Word:
        """The message that names this member."""
        return Word(f"{kebab(type(self).__name__)}-{self.value}")


@cache  # outlines need the same few names again and again
def kebab(name: str) -> str:
    """Convert the name of a class to a part of a key: `LightGrey` gives `light-grey`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
