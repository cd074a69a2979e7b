"""What clients send over a socket."""

from typing import Annotated, TypeAlias
from uuid import UUID

from msgspec import Meta, Raw, Struct

from burghof.wire.requests import MoveId, SeatNumber, Token

PROTOCOL = 1
"""Raised when a message changes its meaning; the server says in `welcome` which one it speaks."""


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Follow a table as one audience: a seat one holds, or as a spectator. It replaces the audience one was before.

    With the cursor of the last message one got, only what was missed is sent, if it is still at hand.
    """

    table: UUID
    seat: SeatNumber | None = None
    cursor: Annotated[int, Meta(ge=0)] | None = None
    outline: bool = False
    """Send the table as text with every message: for screen readers, terminals and games without a board."""
    screen: bool = False
    """Be a table screen, which shows a table to all who sit around it: they are told that it is there."""


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    """Follow a table no more."""

    table: UUID


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer an open decision of a seat one holds."""

    table: UUID
    seat: SeatNumber
    token: Token
    move_id: MoveId
    move: Raw


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back as far as one may alone; where one may not, ask all to take back one's last move."""

    table: UUID
    seat: SeatNumber
    move_id: MoveId


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Answer somebody who asked all to take back."""

    table: UUID
    seat: SeatNumber
    agrees: bool


class AskAid(Struct, frozen=True, tag="aid", forbid_unknown_fields=True):
    """Have something worked out from the view of a seat one holds, by the name the game gives it."""

    table: UUID
    seat: SeatNumber
    aid: Annotated[str, Meta(max_length=40)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Say something now and then, so that a dead line is noticed by both ends."""

    n: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] = 0


ClientIn: TypeAlias = Watch | Unwatch | Play | TakeBack | Agree | AskAid | Ping
