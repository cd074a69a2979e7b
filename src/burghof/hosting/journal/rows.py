"""Rows that the journal reads and writes: steps, tables and snapshots."""

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from burghof.wire.clock import OnTimeout

ENTRY_FORMAT = 1
"""Entry format that this release writes and reads; a table with a newer format needs a process of a newer release."""


class StepRow(Struct, frozen=True):
    """A step as stored in the journal."""

    seq: int
    entries: str
    clocks: str | None


class NewStepRow(Struct, frozen=True):
    """A step to append, with the table state after it."""

    table: UUID
    seq: int
    seat: int | None
    move_id: str | None
    entries: str
    clocks: str | None
    is_over: bool
    awaited: tuple[int, ...]
    """The seats with a pending decision, as every audience may see them."""
    owing: tuple[int, ...]
    """The awaited seats that have not answered; for a sealed decision, only the seat itself may know this."""
    ranks: tuple[int, ...] | None
    """The final rank of each seat once the game is over, otherwise None."""
    points: tuple[int, ...] | None
    """The final points of each seat once the game is over; zeros if the outcome has no scores."""
    is_bot_due: bool
    bot_is_slow: bool
    """Whether the bot to move searches for seconds."""
    deadline: datetime | None
    """When the first running clock is empty, in serving time."""
    is_public: bool
    """Whether the step reaches spectators or ends the game; only then do lists show it as the table's latest change."""


class TableRow(Struct, frozen=True):
    """A started table, with its latest snapshot if it has one."""

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
    """The clocks directly after the step of the snapshot."""
    cursors: tuple[int, ...]


class SnapshotRow(Struct, frozen=True):
    """A snapshot to store."""

    table: UUID
    seq: int
    cursors: tuple[int, ...]
    snapshot: str
