"""Rows: what the journal keeps of a step and of a table."""

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from burghof.wire.clock import OnTimeout

FORMAT = 1
"""The format of entries this program writes and understands; a table with a newer one is served elsewhere."""


class Kept(Struct, frozen=True):
    """A step as it lies in the journal."""

    seq: int
    entries: str
    clocks: str | None


class Append(Struct, frozen=True):
    """A step to be kept, and what is due after it."""

    table: UUID
    seq: int
    seat: int | None
    move_id: str | None
    entries: str
    clocks: str | None
    is_over: bool
    awaited: tuple[int, ...]
    """Whose decisions are open, as everybody may see it."""
    owing: tuple[int, ...]
    """Who of them has not answered yet: of a sealed decision, only the seat itself may know."""
    ranks: tuple[int, ...] | None
    """How each seat ended, if the game is over."""
    points: tuple[int, ...] | None
    """What each seat had then; nothing for anybody where a game without points was given up."""
    is_bot_due: bool
    deadline: datetime | None
    """In serving time."""
    is_public: bool
    """Whether everybody may know that the table moved: only then do lists show it."""


class Stored(Struct, frozen=True):
    """A table as it was started, with its latest snapshot if there is one."""

    table: UUID
    game: str
    rules: int
    format: int
    header: str
    seed: str
    clock: str
    on_timeout: OnTimeout
    snapshot: str | None
    snapshot_seq: int
    snapshot_clocks: str | None
    """The clocks right after the step the snapshot was taken at."""
    cursors: tuple[int, ...]


class SnapshotRow(Struct, frozen=True):
    """A snapshot to be kept."""

    table: UUID
    seq: int
    cursors: tuple[int, ...]
    snapshot: str
