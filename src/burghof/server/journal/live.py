"""Live tables: matches in memory, never ahead of the journal."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from burghof.bots.transcript import bot_of
from burghof.kernel import (
    CHANCE,
    AnyEntry,
    AnyMatch,
    AnyPlugin,
    AnyStep,
    Audience,
    Seat,
    Snapshot,
    awaited,
    own,
)
from burghof.kernel.record import Header, Played, TookBack
from burghof.server.clock.clocks import Clocks, ticked
from burghof.server.clock.serving_time import as_moment
from burghof.server.journal.rows import Append, Kept, SnapshotRow, Stored
from burghof.wire.clock import OnTimeout, TimeControl

RECENT = 32
"""Number of latest steps in memory, for clients that reconnect after a short interruption."""


class BehindSnapshot(Exception):
    """Raised if a step takes back to an entry before the snapshot, so that the full record must be loaded."""


class Past(Struct, frozen=True):
    """A committed step and, for each audience, whether it caused a message."""

    step: AnyStep
    told: tuple[bool, ...]


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
        self.recent: deque[Past] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        """Hold this lock to advance the table; one step of a table is in progress at a time."""
        self._entries = entries_decoder(match.plugin)

    # Audiences

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """Every seat in order, then the spectators (None)."""
        return (*(Seat(seat) for seat in range(self.match.seats)), None)

    def place_of(self, audience: Audience) -> int:
        """Return the index of an audience in tuples with one item per audience; spectators come last."""
        return self.match.seats if audience is None else audience

    def cursor_of(self, audience: Audience) -> int:
        """Return the number of steps that caused a message for this audience."""
        return self.cursors[self.place_of(audience)]

    def missed(self, audience: Audience, cursor: int) -> list[AnyStep] | None:
        """Return the steps after `cursor` that reach this audience; None if they are not all in `recent`."""
        place = self.place_of(audience)
        behind = self.cursors[place] - cursor
        told = [past.step for past in self.recent if past.told[place]]
        return told[len(told) - behind :] if 0 <= behind <= len(told) else None

    # Steps

    def became(self, match: AnyMatch, step: AnyStep, clocks: Clocks | None) -> Past:
        """Advance to a committed step: its match and its clocks."""
        past = Past(step, told_to(self.match, match, step))
        self.cursors = tuple(cursor + told for cursor, told in zip(self.cursors, past.told, strict=True))
        self.match, self.clocks = match, clocks
        self.seq += 1
        self.recent.append(past)
        return past

    def follow(self, kept: Kept) -> Past:
        """Apply the next step from the journal.

        Raises `BehindSnapshot` if it takes back to an entry that is not in memory.

        Raises `msgspec.DecodeError` if its entries belong to a newer release.
        """
        assert kept.seq == self.seq + 1, "steps must be applied in order"
        entries = self._entries.decode(kept.entries)
        if any(isinstance(entry, TookBack) and entry.to < self.match.first for entry in entries):
            raise BehindSnapshot
        after = self.match.fork()
        step = after.follow(entries)
        return self.became(after, step, read_clocks(kept.clocks))

    def row(
        self, match: AnyMatch, step: AnyStep, now: int, seat: Seat | None = None, move_id: str | None = None
    ) -> tuple[Append, Clocks | None]:
        """Return the row of a step that was tried on a fork, and the clocks after it.

        `now` is in milliseconds of serving time. `seat` and `move_id` identify the command.
        """
        first = step.entries[0]
        mover = first.seat if isinstance(first, Played) else None
        clocks = self.clocks and ticked(self.clocks, self.control, match.pending, people(match), mover, now)
        deadline = clocks.deadline if clocks else None
        return Append(
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
            points=points_of(match),
            is_bot_due=is_bot_due(match),
            deadline=None if deadline is None else as_moment(deadline),
            is_public=match.is_over or told_to(self.match, match, step)[-1],
        ), clocks

    # Snapshots

    def snapshot(self) -> SnapshotRow:
        """Return a snapshot of the table at its current step."""
        return SnapshotRow(self.id, self.seq, self.cursors, msgspec.json.encode(self.match.snapshot()).decode())

    def resume(self, stored: Stored) -> bool:
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


def told_to(before: AnyMatch, after: AnyMatch, step: AnyStep) -> tuple[bool, ...]:
    """Return for each seat, then for the spectators, whether this step causes a message for them.

    It does for the mover, for each audience that may know one of its events, and for each audience that sees other
    pending decisions than before. A sealed choice that is not the last one reaches only its mover.
    """
    if any(told.event.is_public() for told in step.told):
        return (True,) * (after.seats + 1)
    mover = step.entries[0].seat if isinstance(step.entries[0], Played) else CHANCE
    audiences: tuple[Audience, ...] = (*(Seat(seat) for seat in range(after.seats)), None)
    return tuple(
        audience == mover
        or any(told.event.is_for(audience) for told in step.told)
        or own(before.pending, audience) != own(after.pending, audience)
        or awaited(before.pending, audience) != awaited(after.pending, audience)
        for audience in audiences
    )


def points_of(match: AnyMatch) -> tuple[int, ...] | None:
    """Return the points of each seat once the game is over, otherwise None; zeros if the outcome has no scores."""
    if not match.is_over or match.outcome is None:
        return None
    return tuple(score.total for score in match.outcome.scores) or (0,) * match.seats


def people(match: AnyMatch) -> frozenset[Seat]:
    """Return the seats that are played by people, not by bots."""
    return frozenset(Seat(seat) for seat in range(match.seats) if bot_of(match, Seat(seat)) is None)


def is_bot_due(match: AnyMatch) -> bool:
    """Return whether a bot has a pending decision that it has not answered."""
    return any(not decision.answered and bot_of(match, decision.seat) is not None for decision in match.pending)


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
