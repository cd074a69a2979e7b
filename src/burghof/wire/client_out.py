"""What the server sends over a socket, and as server-sent events. Each audience gets only what was made for it."""

from typing import TypeAlias
from uuid import UUID

from msgspec import UNSET, Struct, UnsetType

from burghof.kernel import Awaited, Decision, Event, Frame, Malformed, Message, Outcome, Outline, Player, Refusal, Stale
from burghof.wire.answers import Mine, Table
from burghof.wire.clock import ClockShown
from burghof.wire.problem import ProblemDocument


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message: the protocol spoken here, and who one is."""

    protocol: int
    name: str
    heartbeat: int
    """Seconds between the pings of the WebSocket protocol; a line that does not answer one is taken for dead."""


class TableSent(Struct, frozen=True, tag="table"):
    """A table's seats and settings: after `watch`, and whenever they change."""

    table: Table
    mine: Mine


class Sighted(Struct, frozen=True, tag="sight"):
    """The whole table as this audience may see it: after `watch`, and where frames would not do."""

    table: UUID
    seat: int | None
    cursor: int
    view: Struct
    awaited: tuple[Awaited, ...]
    decisions: tuple[Decision, ...]
    offers: tuple[Struct, ...]
    log: tuple[Event, ...]
    players: tuple[Player, ...]
    may_take_back: bool
    may_ask_back: bool
    """Whether all together could take back the last move of this audience."""
    clocks: tuple[ClockShown, ...]
    outcome: Outcome | None
    seed: str | None
    """The seed of all chance, once the game is over: anybody can check it against the commitment."""
    outline: Outline | None = None
    said: tuple[Message, ...] = ()
    """The log as sentences in no language, one for each event; with the outline."""


class LogKept(Struct, frozen=True):
    """What the log keeps of a step under pure recall, in place of what its frames told.

    It holds as soon as the next step is shown, at the latest ten seconds after this one was: until then the frames may
    stand in the log as they were told.
    """

    anew: bool
    """Whether this is the whole log: after a take-back, and once the game is over. Else it follows what was kept."""
    log: tuple[Event, ...]
    said: tuple[Message, ...] = ()
    """The same as sentences in no language, one for each event; with the outline."""


class Stepped(Struct, frozen=True, tag="step"):
    """What a step changed for this audience: frames to play in order, then what is to do now."""

    table: UUID
    cursor: int
    frames: tuple[Frame, ...]
    awaited: tuple[Awaited, ...]
    decisions: tuple[Decision, ...]
    offers: tuple[Struct, ...]
    players: tuple[Player, ...]
    may_take_back: bool
    may_ask_back: bool
    """Whether all together could take back the last move of this audience."""
    clocks: tuple[ClockShown, ...]
    outcome: Outcome | None
    seed: str | None
    outline: Outline | None = None
    said: tuple[Message, ...] = ()
    """The frames as sentences in no language, one for each that has an event; with the outline."""
    kept: LogKept | UnsetType = UNSET
    """What the log keeps; only where that is something else than to go on with all that the frames told."""


class AskedBack(Struct, frozen=True, tag="asked-back"):
    """A seat asks all to take back its last move; `agreed` have said yes. `by` is None when the question is off.

    Any `step` puts it off too.
    """

    table: UUID
    by: int | None
    agreed: tuple[int, ...]


class Present(Struct, frozen=True, tag="present"):
    """Which seats have somebody on the line, how many watch, and how many of these are table screens."""

    table: UUID
    seats: tuple[int, ...]
    spectators: int
    screens: int


class Accepted(Struct, frozen=True, tag="accepted"):
    """The move is kept for good; its frames come as `step`, before or after this.

    After `take-back` it means that it is done, or that all were asked: then `asked-back` comes too.
    """

    move_id: str


class Refused(Struct, frozen=True, tag="refused"):
    """The move was not played, and why: no move at all, against a rule, or too late."""

    move_id: str
    why: Malformed | Refusal | Stale


class Aided(Struct, frozen=True, tag="aided"):
    """What was asked to be worked out."""

    table: UUID
    aid: str
    outline: Outline


class Troubled(Struct, frozen=True, tag="problem"):
    """A message could not be served; the problem is the document that HTTP would answer with."""

    problem: ProblemDocument
    move_id: str | None = None
    table: UUID | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    n: int


class Leaving(Struct, frozen=True, tag="leaving"):
    """This process is about to stop: connect again, to any other."""


ClientOut: TypeAlias = (
    Welcome
    | TableSent
    | Sighted
    | Stepped
    | AskedBack
    | Present
    | Accepted
    | Refused
    | Aided
    | Troubled
    | Pong
    | Leaving
)
