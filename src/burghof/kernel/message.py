"""Messages: a key and its data; the sentence is in the Fluent files of the game or of the site."""

import re
from enum import StrEnum
from functools import cache, cached_property
from typing import TypeAlias

from msgspec import Struct

from burghof.kernel.seat import Seat


class MessageRef(Struct, frozen=True, gc=False, tag="word", forbid_unknown_fields=True):
    """A value that is itself a message: the name of a colour, a field, a card."""

    key: str


class PlayerName(Struct, frozen=True, gc=False, tag="who", forbid_unknown_fields=True):
    """A value that is the name of the player on a seat."""

    seat: Seat


MessageScalar: TypeAlias = int | str | MessageRef | PlayerName
MessageArg: TypeAlias = MessageScalar | tuple[MessageScalar, ...]

PLAIN_TYPES = frozenset((int, str, MessageRef, PlayerName))
"""Types of values that a message carries unchanged."""


class Message(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What to say, in no language: a key of the Fluent files with the values that its sentence names."""

    key: str
    data: dict[str, MessageArg] = {}


def say(key: str, /, **data: MessageArg) -> Message:
    """Return the message with this key; a check in `tools/` finds every key by the literal in this call."""
    for name, value in data.items():
        if type(value) not in PLAIN_TYPES:
            data[name] = to_message_arg(value)
    return Message(key, data)


def to_message_arg(value: MessageArg) -> MessageArg:
    """Convert a value to the form that messages carry: a member of a `TranslatedEnum` to its word, a bool to 1 or 0."""
    return tuple(_to_plain_arg(part) for part in value) if isinstance(value, tuple) else _to_plain_arg(value)


def _to_plain_arg(value: MessageScalar) -> MessageScalar:
    match value:
        case TranslatedEnum():
            return value.message_ref
        case bool():
            return int(value)
        case _:
            return value


class TranslatedEnum(StrEnum):
    """An enumeration whose members have names in every language: `Colour.RED` is `colour-red`."""

    @cached_property
    def message_ref(self) -> MessageRef:
        """The message that names this member."""
        return MessageRef(f"{to_kebab_case(type(self).__name__)}-{self.value}")


@cache  # outlines need the same few names again and again
def to_kebab_case(name: str) -> str:
    """Convert the name of a class to a part of a key: `LightGrey` gives `light-grey`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
