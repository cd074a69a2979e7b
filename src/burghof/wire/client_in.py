"""Messages that clients send over a socket."""

from typing import Annotated, TypeAlias
from uuid import UUID

from msgspec import Meta, Raw, Struct

from burghof.wire.requests import MoveId, SeatNumber, Token

PROTOCOL = 3
"""Increased when a message changes its meaning; the server announces its version in `welcome`."""
OLDEST_PROTOCOL = 2
"""The protocol of a client that does not name one in the address of its socket, as `/api/socket?protocol=3`."""
OUTLINE_CHANGES_PROTOCOL = 3
"""The first protocol in which a step tells only the changes of the outline; before, it tells the whole outline."""


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Subscribe to a table as one audience: a seat that the client holds, or a spectator.

    It replaces the client's earlier subscription to this table. With the cursor of the last message received, only the
    missed messages are sent, if they are still cached.
    """

    table: UUID
    seat: SeatNumber | None = None
    cursor: Annotated[int, Meta(ge=0)] | None = None
    outline: bool = False
    """Send the table as text with every message: for screen readers, terminals and games without a board."""
    screen: bool = False
    """Subscribe as a table screen, which shows the table to the players around it; they can see that it is there."""


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    """Unsubscribe from a table."""

    table: UUID


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer an open decision of a seat that the client holds."""

    table: UUID
    seat: SeatNumber
    token: Token
    move_id: MoveId
    move: Raw


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back as far as the seat may by itself; if it may not, ask all players to take back its last move."""

    table: UUID
    seat: SeatNumber
    move_id: MoveId


class VoteOnTakeBack(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Answer a request of another player to take back."""

    table: UUID
    seat: SeatNumber
    agrees: bool


class WithdrawTakeBack(Struct, frozen=True, tag="withdraw", forbid_unknown_fields=True):
    """Withdraw the open take-back request of a seat that the client holds."""

    table: UUID
    seat: SeatNumber


class RequestPlayerAid(Struct, frozen=True, tag="aid", forbid_unknown_fields=True):
    """Request a player aid, by its name in the game, computed from the view of a seat that the client holds."""

    table: UUID
    seat: SeatNumber
    aid: Annotated[str, Meta(max_length=40)]


class ReportShown(Struct, frozen=True, tag="shown", forbid_unknown_fields=True):
    """Report what a table screen shows; the players' devices follow it.

    Only a client that subscribed with `screen` may send this.
    """

    table: UUID
    cursor: Annotated[int, Meta(ge=0)]
    """The last step that was shown to its end."""
    events: Annotated[int, Meta(ge=0)] = 0
    """Number of events of the next step that have begun."""


class CompleteShowing(Struct, frozen=True, tag="complete", forbid_unknown_fields=True):
    """Ask the screens of a table to complete what they are showing, because a player is ready to move."""

    table: UUID
    seat: SeatNumber


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Send this from time to time, so that both ends notice a dead connection."""

    n: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] = 0


ClientIn: TypeAlias = (
    Watch
    | Unwatch
    | Play
    | TakeBack
    | VoteOnTakeBack
    | WithdrawTakeBack
    | RequestPlayerAid
    | ReportShown
    | CompleteShowing
    | Ping
)
