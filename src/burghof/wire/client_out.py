"""Messages that the server sends over a socket, and as server-sent events. Each is made for its audience only."""

from typing import TypeAlias
from uuid import UUID

from msgspec import UNSET, Struct, UnsetType

from burghof.kernel import (
    Decision,
    Event,
    Frame,
    Malformed,
    Message,
    Outcome,
    Outline,
    OutlineChanges,
    Player,
    PublicDecision,
    Refusal,
    Stale,
)
from burghof.wire.clock import ClockView
from burghof.wire.problem import ProblemDocument
from burghof.wire.responses import MyRights, Table


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message: the protocol version of the server, and the name of the person."""

    protocol: int
    name: str
    heartbeat: int
    """Seconds between the pings of the WebSocket protocol; a connection that does not answer one is considered dead."""


class TableUpdate(Struct, frozen=True, tag="table"):
    """The seats and settings of a table: sent after `watch`, and whenever they change."""

    table: Table
    mine: MyRights


class FullView(Struct, frozen=True, tag="sight"):
    """The complete table as this audience may see it: sent after `watch`, and when frames are not sufficient."""

    table: UUID
    seat: int | None
    cursor: int
    view: Struct
    awaited: tuple[PublicDecision, ...]
    decisions: tuple[Decision, ...]
    offers: tuple[Struct, ...]
    log: tuple[Event, ...]
    players: tuple[Player, ...]
    may_take_back: bool
    may_ask_back: bool
    """Whether all seats together could take back the last move of this audience."""
    clocks: tuple[ClockView, ...]
    outcome: Outcome | None
    seed: str | None
    """The seed of all chance, once the game is over: anyone can check it against the commitment."""
    outline: Outline | None = None
    said: tuple[Message, ...] = ()
    """The log as messages, one per event; only with the outline."""


class LogUpdate(Struct, frozen=True):
    """What the log contains of a step under pure recall, in place of the events of its frames.

    It applies as soon as the next step is shown, at the latest ten seconds after this step was shown. Until then the
    log may contain the events of the frames.
    """

    anew: bool
    """Whether this is the whole log: after a take-back, and once the game is over. Otherwise it is appended."""
    log: tuple[Event, ...]
    said: tuple[Message, ...] = ()
    """The same as messages, one per event; only with the outline."""


class StepUpdate(Struct, frozen=True, tag="step"):
    """What a step changed for this audience: frames to play in order, then the current decisions and offers."""

    table: UUID
    cursor: int
    frames: tuple[Frame, ...]
    awaited: tuple[PublicDecision, ...]
    decisions: tuple[Decision, ...]
    offers: tuple[Struct, ...]
    players: tuple[Player, ...]
    may_take_back: bool
    may_ask_back: bool
    """Whether all seats together could take back the last move of this audience."""
    clocks: tuple[ClockView, ...]
    outcome: Outcome | None
    seed: str | None
    outline: OutlineChanges | None = None
    """The changes of the outline since the last message; only for those who asked for it.

    Clients of a protocol before 3, and server-sent events, receive all nodes with every step.
    """
    said: tuple[Message, ...] = ()
    """The frames as messages, one for each frame with an event; only with the outline."""
    kept: LogUpdate | UnsetType = UNSET
    """What the log contains; only sent if it differs from appending all events of the frames."""


class TakeBackProposed(Struct, frozen=True, tag="asked-back"):
    """A seat asks all to take back its last move; `agreed` have accepted. `by` is None when the request is withdrawn.

    Any `step` ends the request too.
    """

    table: UUID
    by: int | None
    agreed: tuple[int, ...]


class PresenceUpdate(Struct, frozen=True, tag="present"):
    """The seats with a connected player, the number of spectators, and how many of them are table screens."""

    table: UUID
    seats: tuple[int, ...]
    spectators: int
    screens: int


class ShownOnScreen(Struct, frozen=True, tag="shown"):
    """What this audience may show, because a table screen shows it: later steps and events wait for the screen."""

    table: UUID
    cursor: int
    """The last step that may be shown to its end."""
    events: int = 0
    """Number of events of the next step that may have begun."""


class ShowingCompleted(Struct, frozen=True, tag="complete"):
    """A player is ready to move: a table screen shows the newest state at once."""

    table: UUID


class CommandAccepted(Struct, frozen=True, tag="accepted"):
    """The move is committed; its frames arrive as `step`, before or after this message.

    After `take-back` it means that the move was taken back, or that all players were asked: then `asked-back` follows
    too.
    """

    move_id: str


class MoveRefused(Struct, frozen=True, tag="refused"):
    """The move was not played, and why: not a move of this game, against a rule, or too late."""

    move_id: str
    why: Malformed | Refusal | Stale


class PlayerAidResult(Struct, frozen=True, tag="aided"):
    """The result of a player aid."""

    table: UUID
    aid: str
    outline: Outline


class ProblemMessage(Struct, frozen=True, tag="problem"):
    """A message could not be served; `problem` is the document that HTTP would respond with."""

    problem: ProblemDocument
    move_id: str | None = None
    table: UUID | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    n: int


class ServerDraining(Struct, frozen=True, tag="leaving"):
    """This process is about to stop: connect again, to any other process."""


ClientOut: TypeAlias = (
    Welcome
    | TableUpdate
    | FullView
    | StepUpdate
    | TakeBackProposed
    | PresenceUpdate
    | ShownOnScreen
    | ShowingCompleted
    | CommandAccepted
    | MoveRefused
    | PlayerAidResult
    | ProblemMessage
    | Pong
    | ServerDraining
)
