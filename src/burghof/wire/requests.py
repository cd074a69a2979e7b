"""Requests: the bodies that clients send over HTTP."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from burghof.kernel import Recall
from burghof.wire.clock import OnTimeout, TimeControl, Unlimited
from burghof.wire.series import SeriesTerms

Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=72, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
"""The name of a person at a table, before it is checked: it has at most 24 letters, and marks on them."""

Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""The part of a link after its `#`: it is exchanged for rights of the session and never part of a requested URL."""

MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""The client's own id of one attempt: sent again after a lost response, it gets the first response again."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]

Token: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
"""The `token` of the decision that is answered."""

Visibility: TypeAlias = Literal["private", "public"]
"""Private: visible and open only by its link. Public: listed, and anyone may watch and take a free seat."""


class StartSession(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a session as a guest with a name."""

    name: Name


class CheckNames(Struct, frozen=True, forbid_unknown_fields=True):
    """Check names of people, before a table is created for them."""

    names: Annotated[list[Name], Meta(max_length=16)]


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table: the game, the number of seats, the time control, and its visibility."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: SeatNumber
    options: dict[str, bool | int | str] = {}
    recall: Recall = "pure"
    visibility: Visibility = "private"
    clock: TimeControl = Unlimited()
    on_timeout: OnTimeout = "bot"
    series: SeriesTerms | None = None
    """None for a single game."""
    has_hints: bool = False
    """Whether all may ask for hints, also where several people play; who sits down there agrees."""


class RedeemLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Exchange the secret of a link for rights of this session: an invitation to a table, or to one of its seats."""

    secret: Secret


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat under a name, optionally with a seed that contributes to the chance of the game."""

    name: Name
    seed: Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")] = ""


class AssignBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Assign a bot to a free seat."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class SwapSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Swap two seats before the game begins."""

    seat: SeatNumber
    other: SeatNumber


class MoveChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Move to another, free seat before the game begins."""

    to: SeatNumber


class WithdrawSeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Withdraw the link to a seat, and optionally the seat from everybody else who came by a link."""

    drops_holders: bool = False


class SubmitMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer an open decision of a seat that the client holds; `move` is as in an offer."""

    seat: SeatNumber
    token: Token
    move_id: MoveId
    move: dict[str, Any]


class SeatAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An action for a seat that the client holds: resign, leave, come back."""

    seat: SeatNumber


class StartWhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game from just before this entry of its record, on the seat that moved there."""

    entry: Annotated[int, Meta(ge=0)]


class SetReviewConsent(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the review of a finished game judges the choices of a seat that the client holds."""

    is_judged: bool


class RequestTakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the seat's last move; if the seat may not do so by itself, all players are asked."""

    seat: SeatNumber
    move_id: MoveId


class AnswerTakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to a take-back, or reject it."""

    seat: SeatNumber
    agrees: bool
