"""Responses: what the server sends over HTTP, and the parts that are also sent over sockets."""

from typing import Literal, TypeAlias
from uuid import UUID

from msgspec import Struct

from burghof.bots.analysis.review import Review
from burghof.kernel import Frame, Message, Outcome, Player, Recall
from burghof.kernel.card import PublicCard
from burghof.wire.clock import OnTimeout, TimeControl
from burghof.wire.requests import Visibility
from burghof.wire.series import SeriesStatus

Phase: TypeAlias = Literal["gathering", "running", "over"]
ReviewStatus: TypeAlias = Literal["unasked", "running", "done", "failed"]


class ServerAddress(Struct, frozen=True):
    """The address of this server for players on other devices; empty if none is configured."""

    url: str


class GameList(Struct, frozen=True):
    """The games that can be played on this server, and the bots to play against."""

    games: tuple[PublicCard, ...]
    bots: tuple[str, ...]
    """All bots, by name."""
    levels: tuple[str, ...]
    """The levels to offer to players, weakest first."""
    usual: str
    """The level if the player chose none."""


class SessionStarted(Struct, frozen=True):
    """The person of this session; the token is for scripts, browsers get it as a cookie."""

    person: UUID
    name: str
    token: str


class Chair(Struct, frozen=True):
    """A seat of a table: the name of the person who sits there, if any, and the bot that plays it, if any."""

    seat: int
    name: str | None = None
    bot: str | None = None


class Table(Struct, frozen=True):
    """A table as every client that may see it sees it."""

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
    """The hash of the seed of all chance, published with the table; the seed follows with the result."""
    previous: UUID | None = None
    """The table of which this one is a rematch."""
    rematch: UUID | None = None
    """The rematch of this table."""
    what_if: UUID | None = None
    """The finished table from which this one continues as a what-if game: it has no result."""
    series: SeriesStatus | None = None
    """The series to which this table belongs, if one was agreed."""
    host_seat: int | None = None
    """The first seat of the host; null if the host has none."""
    has_hints: bool = False
    """Whether all may ask for hints, also where several people play; one person against bots may always."""


class MyRights(Struct, frozen=True):
    """The rights of the requesting person at a table: the seats they hold, and whether they are the host."""

    seats: tuple[int, ...] = ()
    is_host: bool = False


class TableWithRights(Struct, frozen=True):
    """A table, and the rights of the requesting person there."""

    table: Table
    mine: MyRights


class TableCreated(Struct, frozen=True):
    """The new table, and the secret of its link: sent once, to its host."""

    table: Table
    mine: MyRights
    invitation: str


class NextGame(Struct, frozen=True):
    """The next game of a series. The secret of its link is sent once, to the person who created it."""

    table: Table
    mine: MyRights
    invitation: str | None


class SeriesScore(Struct, frozen=True):
    """The finished games of a chain of rematches up to a table: the points of each seat per game, and their sums."""

    games: tuple[tuple[int, ...], ...]
    """In the order in which they were played."""
    sums: tuple[int, ...]
    wins: tuple[int, ...] = ()
    """The games that each seat has won, alone or shared."""


class SeatLink(Struct, frozen=True):
    """The secret of a seat's link, for the same person on another device. It replaces any earlier secret."""

    seat: int
    secret: str


class Invitation(Struct, frozen=True):
    """The secret of a new link to a table, sent once. It replaces any earlier secret."""

    secret: str


class LinkStatus(Struct, frozen=True):
    """A link that works: how many people used it, and the seconds until it ends; null if it has no end yet."""

    uses: int
    left: int | None


class SeatLinkStatus(Struct, frozen=True):
    """The link to a seat."""

    seat: int
    link: LinkStatus


class TableLinks(Struct, frozen=True):
    """The links of a table that the requesting person decides about and that work."""

    invitation: LinkStatus | None
    """For the host only."""
    seats: tuple[SeatLinkStatus, ...]


class RemovedGuest(Struct, frozen=True):
    """A person whom the host has removed from a table, by the name of their seat."""

    id: UUID
    name: str


class RemovedGuests(Struct, frozen=True):
    """The people whom the host has removed from a table."""

    guests: tuple[RemovedGuest, ...]


class InvitationRedeemed(Struct, frozen=True):
    """The table to which a secret belongs, and the seat if it was the secret of a seat."""

    table: UUID
    seat: int | None = None


class MoveAccepted(Struct, frozen=True):
    """The move is committed."""

    move_id: str


class TakeBackResult(Struct, frozen=True):
    """Whether the move was taken back; if not, all players were asked."""

    done: bool


class MyTable(Struct, frozen=True):
    """A table of the requesting person, in a list: their rights, which seats must act, and the result."""

    table: Table
    mine: MyRights
    awaited: tuple[int, ...] = ()
    """Seats that must act, as far as that is public."""
    owing: tuple[int, ...] = ()
    """The requesting person's own seats that have not answered yet."""
    ranks: tuple[int, ...] | None = None
    """The final rank of each seat, 1 has won; null while the game runs, and for games that ended in an old release."""
    quiet: int = 0
    """Seconds since the last public event of the game."""


class TableList(Struct, frozen=True):
    """Public tables that are gathering or running, and all tables of the requesting person, the latest first."""

    public: tuple[Table, ...]
    mine: tuple[MyTable, ...]


class ReplayStep(Struct, frozen=True):
    """A step of a replay: frames to play in order, and their sentences."""

    frames: tuple[Frame, ...]
    said: tuple[Message, ...]
    """The frames as messages, one for each frame with an event."""


class Replay(Struct, frozen=True):
    """A replay of a game for a seat or a spectator; moves that were taken back are not in it."""

    table: UUID
    seat: int | None
    view: Struct
    """The view before the first step."""
    moments: tuple[ReplayStep, ...]
    """The steps. The frames of a step change the view before it; the first step is the set-up."""
    players: tuple[Player, ...]
    outcome: Outcome | None


class ReplaySwing(Struct, frozen=True):
    """The move of a finished game that changed a seat's win probability most, by the game's heuristic."""

    place: int
    """Number of replay steps of the seat before the move."""
    change: float


class CoachIdea(Struct, frozen=True):
    """A move that the coach names: what to pick for it, its words, in how many worlds none is better, and why."""

    picks: tuple[str, ...]
    message: Message
    best_in: int
    is_tempting: bool = False
    """Whether it looks best at once, and is not."""
    why: Message | None = None
    """What tells it apart from the other moves; of a tempting one, what speaks against it."""
    clause: str = ""
    """The clause from which that follows."""
    items: tuple[str, ...] = ()
    """What on the board shows it."""


class CoachHint(Struct, frozen=True):
    """What the coach would play for a seat in one decision, by what the seat knows: the best idea first."""

    seat: int
    token: int
    """The token of the decision."""
    worlds: int
    """The number of worlds in which the ideas were compared."""
    ideas: tuple[CoachIdea, ...]


class AskedHint(Struct, frozen=True):
    """A hint that the requesting person asked for in a reviewed game: the index of the verdict, and the best idea."""

    at: int
    idea: CoachIdea


class GameReview(Struct, frozen=True):
    """The review of a finished game, as far as it is computed."""

    table: UUID
    iterations: int
    """Number of worlds per search."""
    standing: ReviewStatus
    done: int
    """Number of choices judged so far."""
    total: int
    """Number of all choices; 0 until they are counted."""
    review: Review | None = None
    """It has turning points and ledgers once all choices are judged."""
    places: tuple[int, ...] = ()
    """For each verdict, the number of replay steps of its seat before the choice."""
    unjudged: tuple[int, ...] = ()
    """Seats whose players do not want their choices judged: only their win probabilities are included."""
    swings: tuple[ReplaySwing | None, ...] = ()
    """For each seat, where the game turned for it by the game's heuristic alone; known without a review."""
    hints: tuple[AskedHint, ...] = ()
    """The hints that the requesting person asked for; nobody else sees them."""
