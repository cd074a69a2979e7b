"""Refusals: malformed, illegal and stale moves have three separate types."""

from typing import Literal

from msgspec import Struct

from burghof.kernel.message import Message, MessageArg, say


class Malformed(Struct, frozen=True, gc=False, tag="malformed", forbid_unknown_fields=True):
    """The message is not a move of this game: a fault of the client program, not of its player."""

    why: str


class Refusal(Struct, frozen=True, gc=False, tag="illegal", forbid_unknown_fields=True):
    """The move breaks a clause of RULES.md; the message says how."""

    clause: str
    message: Message


class Stale(Struct, frozen=True, gc=False, tag="stale", forbid_unknown_fields=True):
    """The move answers a decision that is not open for the seat: answered, taken back, another seat's, or game over."""

    why: Literal["not-yours", "already-decided", "over"]


def forbids(clause: str, key: str, /, **data: MessageArg) -> Refusal:
    """Return the refusal that cites this clause; its sentence has the key `refusal-<key>`."""
    return Refusal(clause, say(f"refusal-{key}", **data))
