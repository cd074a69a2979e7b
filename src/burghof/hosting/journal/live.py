"""Live tables: matches in memory, never ahead of the journal."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from burghof.bots.roster import SLOW_BOTS
from burghof.bots.transcript import bot_of
from burghof.hosting.clock.clocks import Clocks, advance_clocks, to_timestamp
from burghof.hosting.journal.cached_views import CachedViews
from burghof.hosting.journal.rows import NewStepRow, SnapshotRow, StepRow, TableRow
from burghof.kernel import (
    CHANCE,
    AnyEntry,
    AnyMatch,
    AnyPlugin,
    AnyStep,
    Audience,
    Seat,
    Snapshot,
    own_decisions,
    public_decisions,
)
from burghof.kernel.record import Header, Played, TookBack
from burghof.wire.clock import OnTimeout, TimeControl

CACHED_STEPS = 32
"""Number of latest steps in memory, for clients that reconnect after a short interruption."""


class RecordNotLoadedError(Exception):
    """Raised if a step takes back to an entry before the snapshot, so that the full record must be loaded."""


class CommittedStep(Struct, frozen=True):
    """A committed step and, for each audience, whether it caused a message."""

    step: AnyStep
    reaches: tuple[bool, ...]


class LiveTable:
    """A running or finished table in the memory of this process.

    `match` is never ahead of the journal: a step is tried on a fork, and the fork replaces the match once the step is
    committed.
    """

    def __init__(self, table: UUID, match: AnyMatch, control: TimeControl, on_timeout: OnTimeout) -> None:
        """Create a table before its first step."""
        self.id = table
        self.match = match
        self.control = control
        self.on_timeout = on_timeout
        self.seq = 0
        self.cursors: tuple[int, ...] = (0,) * (match.seats + 1)
        self.clocks: Clocks | None = None
        self.recent: deque[CommittedStep] = deque(maxlen=CACHED_STEPS)
        self.lock = asyncio.Lock()
        """Hold this lock to advance the table; one step of a table is in progress at a time."""
        self.views = CachedViews(match.game, match.header.recall)
        self._entries = entries_decoder(match.plugin)

    # Audiences

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """Every seat in order, then the spectators (None)."""
        return (*(Seat(seat) for seat in range(self.match.seats)), None)

    def audience_index(self, audience: Audience) -> int:
        """Return the index of an audience in tuples with one item per audience; spectators come last."""
        return self.match.seats if audience is None else audience

    def cursor_of(self, audience: Audience) -> int:
        """Return the number of steps that caused a message for this audience."""
        return self.cursors[self.audience_index(audience)]

    def steps_since(self, audience: Audience, cursor: int) -> list[AnyStep] | None:
        """Return the steps after `cursor` that reach this audience; None if they are not all in `recent`."""
        place = self.audience_index(audience)
        missed_count = self.cursors[place] - cursor
        reached = [past.step for past in self.recent if past.reaches[place]]
        return reached[len(reached) - missed_count :] if 0 <= missed_count <= len(reached) else None

    def shown_to(self, audience: Audience, cursor: int, events: int) -> tuple[int, int]:
        """Return what an audience may show of this table while a table screen shows a part of it.

        The screen has shown the spectators' step `cursor` to its end, and begun this many events of the next one. The
        result is the same for the audience, by its own cursor. What only the audience sees does not wait: steps before
        the next one of the screen, and events before the next one of the screen.
        """
        place, own, public = self.audience_index(audience), self.cursor_of(audience), self.cursor_of(None)
        next_step: CommittedStep | None = None
        for past in reversed(self.recent):
            if public <= cursor:
                break
            own, public = own - past.reaches[place], public - past.reaches[-1]
            next_step = past
        if next_step is None or public > cursor or not next_step.reaches[place]:
            return own, 0
        remaining, begun = events, 0
        for emitted in next_step.step.emitted:
            remaining -= emitted.event.is_visible_to(None)
            if remaining < 0:
                break
            begun += emitted.event.is_visible_to(audience)
        return own, begun

    # Steps

    def advance(self, match: AnyMatch, step: AnyStep, clocks: Clocks | None) -> CommittedStep:
        """Advance to a committed step: its match and its clocks."""
        committed = CommittedStep(step, audiences_reached(self.match, match, step))
        self.cursors = tuple(cursor + reached for cursor, reached in zip(self.cursors, committed.reaches, strict=True))
        self.match, self.clocks = match, clocks
        self.seq += 1
        self.recent.append(committed)
        return committed

    def apply_row(self, row: StepRow) -> CommittedStep:
        """Apply the next step from the journal.

        Raises `RecordNotLoadedError` if it takes back to an entry that is not in memory.

        Raises `msgspec.DecodeError` if its entries belong to a newer release.
        """
        assert row.seq == self.seq + 1, "steps must be applied in order"
        entries = self._entries.decode(row.entries)
        if any(isinstance(entry, TookBack) and entry.to < self.match.offset for entry in entries):
            raise RecordNotLoadedError
        after = self.match.fork()
        step = after.apply_step(entries)
        return self.advance(after, step, read_clocks(row.clocks))

    def append_row(
        self, match: AnyMatch, step: AnyStep, now: int, seat: Seat | None = None, move_id: str | None = None
    ) -> tuple[NewStepRow, Clocks | None]:
        """Return the row of a step that was tried on a fork, and the clocks after it.

        `now` is in milliseconds of serving time. `seat` and `move_id` identify the command.
        """
        first = step.entries[0]
        mover = first.seat if isinstance(first, Played) else None
        clocks = self.clocks and advance_clocks(
            self.clocks, self.control, match.pending, human_seats(match), mover, now
        )
        deadline = clocks.deadline if clocks else None
        return NewStepRow(
            table=self.id,
            seq=self.seq + 1,
            seat=seat,
            move_id=move_id,
            entries=write_entries(step.entries),
            clocks=write_clocks(clocks),
            is_over=match.is_over,
            awaited=tuple(decision.seat for decision in match.pending),
            owing=tuple(decision.seat for decision in match.pending if not decision.answered),
            ranks=match.outcome.ranks if match.is_over and match.outcome else None,
            points=final_points(match),
            is_bot_due=is_bot_due(match),
            bot_is_slow=due_bot(match) in SLOW_BOTS,
            deadline=None if deadline is None else to_timestamp(deadline),
            is_public=match.is_over or audiences_reached(self.match, match, step)[-1],
        ), clocks

    # Snapshots

    def snapshot(self) -> SnapshotRow:
        """Return a snapshot of the table at its current step."""
        return SnapshotRow(self.id, self.seq, self.cursors, msgspec.json.encode(self.match.snapshot()).decode())

    def resume(self, stored: TableRow) -> bool:
        """Restore the stored snapshot; return False and change nothing if there is none or it cannot be used."""
        if stored.snapshot is None:
            return False
        try:
            snapshot = msgspec.json.decode(stored.snapshot, type=Snapshot)
        except msgspec.DecodeError:
            return False
        if not self.match.resume(snapshot):
            return False
        self.seq, self.cursors = stored.snapshot_seq, stored.cursors
        self.clocks = read_clocks(stored.snapshot_clocks)
        return True


def audiences_reached(before: AnyMatch, after: AnyMatch, step: AnyStep) -> tuple[bool, ...]:
    """Return for each seat, then for the spectators, whether this step causes a message for them.

    It does for the mover, for each audience that may know one of its events, and for each audience that sees other
    pending decisions than before. A sealed choice that is not the last one reaches only its mover.
    """
    if any(item.event.is_public() for item in step.emitted):
        return (True,) * (after.seats + 1)
    mover = step.entries[0].seat if isinstance(step.entries[0], Played) else CHANCE
    audiences: tuple[Audience, ...] = (*(Seat(seat) for seat in range(after.seats)), None)
    return tuple(
        audience == mover
        or any(item.event.is_visible_to(audience) for item in step.emitted)
        or own_decisions(before.pending, audience) != own_decisions(after.pending, audience)
        or public_decisions(before.pending, audience) != public_decisions(after.pending, audience)
        for audience in audiences
    )


def final_points(match: AnyMatch) -> tuple[int, ...] | None:
    """Return the points of each seat once the game is over, otherwise None; zeros if the outcome has no scores."""
    if not match.is_over or match.outcome is None:
        return None
    return tuple(score.total for score in match.outcome.scores) or (0,) * match.seats


def human_seats(match: AnyMatch) -> frozenset[Seat]:
    """Return the seats that are played by people, not by bots."""
    return frozenset(Seat(seat) for seat in range(match.seats) if bot_of(match, Seat(seat)) is None)


def due_bot(match: AnyMatch) -> str | None:
    """Return the first bot that has a pending decision it has not answered, or None."""
    due = (bot_of(match, decision.seat) for decision in match.pending if not decision.answered)
    return next((bot for bot in due if bot is not None), None)


def has_bots(match: AnyMatch) -> bool:
    """Return whether a bot plays a seat."""
    return len(human_seats(match)) < match.seats


def is_bot_due(match: AnyMatch) -> bool:
    """Return whether a bot has a pending decision that it has not answered."""
    return due_bot(match) is not None


# Stored formats


def entries_decoder(plugin: AnyPlugin) -> "msgspec.json.Decoder[list[AnyEntry[Any]]]":
    """Return a decoder for the entries of a step of this game."""
    return msgspec.json.Decoder(list[AnyEntry[plugin.types.move]])  # type: ignore[name-defined]


def write_entries(entries: Sequence[AnyEntry[Any]]) -> str:
    """Encode the entries of a step for the journal."""
    return msgspec.json.encode(entries).decode()


def read_clocks(text: str | None) -> Clocks | None:
    """Decode the clocks of a journal row."""
    return None if text is None else msgspec.json.decode(text, type=Clocks)


def write_clocks(clocks: Clocks | None) -> str | None:
    """Encode the clocks for the journal."""
    return None if clocks is None else msgspec.json.encode(clocks).decode()


def read_header(plugin: AnyPlugin, text: str) -> Header[Any]:
    """Decode the header of a table's record."""
    return msgspec.json.decode(text, type=Header[plugin.types.options])  # type: ignore[name-defined]
