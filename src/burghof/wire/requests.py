"""Requests: the bodies that clients send over HTTP."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from burghof.kernel import Recall
from burghof.wire.clock import NoClock, OnTimeout, TimeControl
from burghof.wire.series import SeriesTerms

Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
"""How somebody wants to be called at a table."""

Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""What a link carries behind its `#`: it is exchanged for rights of the session and never part of an address."""

MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""A client's own name for one attempt: sent again after a lost answer, it gets the first answer again."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]

Token: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
"""Which decision an answer is meant for: the `token` of the decision."""

Visibility: TypeAlias = Literal["private", "public"]
"""Private: seen and joined by its link alone. Public: listed, and anybody may watch and take a free seat."""


class StartSession(Struct, frozen=True, forbid_unknown_fields=True):
    """Be somebody: a guest with a name."""

    name: Name


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a table: what is played, by how many, how fast, and who may see it."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: SeatNumber
    options: dict[str, bool | int | str] = {}
    recall: Recall = "pure"
    visibility: Visibility = "private"
    clock: TimeControl = NoClock()
    on_timeout: OnTimeout = "bot"
    series: SeriesTerms | None = None
    """A single game, if nothing is agreed."""


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """Exchange a link's secret for rights of this session: an invitation to a table, or one of its seats."""

    secret: Secret


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down under a name, and throw in a seed of one's own if one likes."""

    name: Name
    seed: Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")] = ""


class PutBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play a free seat."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class SwapSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Let two seats change places before the game begins."""

    seat: SeatNumber
    other: SeatNumber


class MoveChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit on another chair, which is free, before the game begins."""

    to: SeatNumber


class SubmitMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer an open decision of a seat one holds; `move` is as in an offer."""

    seat: SeatNumber
    token: Token
    move_id: MoveId
    move: dict[str, Any]


class ForSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a seat one holds: to resign, to leave, to come back."""

    seat: SeatNumber


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished game on from just before this entry of its record, on the seat that moved there."""

    entry: Annotated[int, Meta(ge=0)]


class BeJudged(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the review of a finished game says anything of the choices of a seat one holds."""

    is_judged: bool


class AskTakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back one's last move; where one may not alone, all are asked."""

    seat: SeatNumber
    move_id: MoveId


class AnswerTakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to go back, or not."""

    seat: SeatNumber
    agrees: bool
