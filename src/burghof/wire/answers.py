"""Answers: what the server says over HTTP, and the parts that sockets send too."""

from typing import Literal, TypeAlias
from uuid import UUID

from msgspec import Struct

from burghof.bots.analysis.review import Review
from burghof.kernel import Frame, Message, Outcome, Player, Recall
from burghof.kernel.card import Card
from burghof.wire.clock import OnTimeout, TimeControl
from burghof.wire.requests import Visibility
from burghof.wire.series import SeriesStanding

Phase: TypeAlias = Literal["gathering", "running", "over"]
Standing: TypeAlias = Literal["unasked", "running", "done", "failed"]


class Address(Struct, frozen=True):
    """The address of this server for people elsewhere; empty if nobody set one."""

    url: str


class Shelf(Struct, frozen=True):
    """The games one can play here, and the bots one can play against."""

    games: tuple[Card, ...]
    bots: tuple[str, ...]
    """All of them, by name."""
    levels: tuple[str, ...]
    """Those to offer to people, the weakest first."""
    usual: str
    """The level where nobody chose one."""


class SessionStarted(Struct, frozen=True):
    """Who one is now; the token is for scripts, browsers have it as a cookie."""

    person: UUID
    name: str
    token: str


class Chair(Struct, frozen=True):
    """A seat of a table: who sits there, if anybody, and the bot that plays it, if one does."""

    seat: int
    name: str | None = None
    bot: str | None = None


class Table(Struct, frozen=True):
    """A table as everybody who may see it sees it."""

    id: UUID
    game: str
    rules: int
    options: dict[str, bool | int | str]
    recall: Recall
    visibility: Visibility
    clock: TimeControl
    on_timeout: OnTimeout
    phase: Phase
    chairs: tuple[Chair, ...]
    commitment: str
    """Published with the table: the hash of the seed of all chance; the seed follows with the result."""
    previous: UUID | None = None
    """The table this one is a rematch of."""
    rematch: UUID | None = None
    """The table that is this one's rematch."""
    what_if: UUID | None = None
    """The finished table this one plays on from, to try something: it has no result."""
    series: SeriesStanding | None = None
    """The series this table belongs to, if one was agreed."""


class Mine(Struct, frozen=True):
    """What a table is to the one who asks: the seats held, and whether it is theirs to set."""

    seats: tuple[int, ...] = ()
    is_host: bool = False


class TableFor(Struct, frozen=True):
    """A table, and what it is to the one who asks."""

    table: Table
    mine: Mine


class TableCreated(Struct, frozen=True):
    """The new table, and the secret of its link: told once, to its host."""

    table: Table
    mine: Mine
    invitation: str


class NextGame(Struct, frozen=True):
    """The next game of a series. The secret of its link is told to who set it, once."""

    table: Table
    mine: Mine
    invitation: str | None


class SeriesScore(Struct, frozen=True):
    """The finished games of a chain of rematches up to a table: each seat's points in each, and their sums."""

    games: tuple[tuple[int, ...], ...]
    """The first game first."""
    sums: tuple[int, ...]


class SeatLink(Struct, frozen=True):
    """The secret of a seat's link: it lets the same person play it from another device. It replaces any before."""

    seat: int
    secret: str


class Redeemed(Struct, frozen=True):
    """The table a secret belongs to, and the seat if it was a seat's."""

    table: UUID
    seat: int | None = None


class MoveAccepted(Struct, frozen=True):
    """The move is kept for good."""

    move_id: str


class TakeBackAnswer(Struct, frozen=True):
    """Taken back, or all have been asked."""

    done: bool


class MyTable(Struct, frozen=True):
    """A table of the one who asks, in a list: what it is to them, whose turn it is, how it ended."""

    table: Table
    mine: Mine
    awaited: tuple[int, ...] = ()
    """Seats that are to act, as everybody may see it."""
    owing: tuple[int, ...] = ()
    """Those of one's own seats that have not answered yet."""
    ranks: tuple[int, ...] | None = None
    """How each seat ended, 1 is won; null while the game runs, and of games that an earlier release ended."""
    quiet: int = 0
    """Seconds since something happened in the game that everybody may know of."""


class TableList(Struct, frozen=True):
    """Public tables that gather or run, and all tables of the one who asks, the latest first."""

    public: tuple[Table, ...]
    mine: tuple[MyTable, ...]


class Moment(Struct, frozen=True):
    """A step of a game one looks back on: frames to play in order, and what they say."""

    frames: tuple[Frame, ...]
    said: tuple[Message, ...]
    """The frames as sentences in no language, one for each that has an event."""


class Replay(Struct, frozen=True):
    """A game as a seat, or a spectator, may look back on it; what was taken back is not in it."""

    table: UUID
    seat: int | None
    view: Struct
    """The table before the first moment."""
    moments: tuple[Moment, ...]
    """The table after each: what its frames change, laid over the one before. The first sets the table up."""
    players: tuple[Player, ...]
    outcome: Outcome | None


class GameReview(Struct, frozen=True):
    """The review of a finished game, as far as it is made."""

    table: UUID
    iterations: int
    """How many worlds each search plays into."""
    standing: Standing
    done: int
    """How many choices are judged..."""
    total: int
    """...of how many; 0 while nobody has counted."""
    review: Review | None = None
    """Turning points and ledgers are in it once all are."""
    places: tuple[int, ...] = ()
    """For each verdict, after how many moments of its seat's replay it was decided."""
    unjudged: tuple[int, ...] = ()
    """Seats whose people want nothing said of their choices: only their chances are told."""
