"""Live tables: a match in memory, exactly as far as the journal has confirmed it."""

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
"""How many steps are at hand for those who come back after a short while."""


class BehindSnapshot(Exception):
    """Going back that far needs the whole record in memory."""


class Past(Struct, frozen=True):
    """A step and, for each audience, whether it made a message for it."""

    step: AnyStep
    told: tuple[bool, ...]


class LiveTable:
    """One running or finished table of this process.

    `match` is never ahead of the journal: a step is tried on a fork, and the fork becomes the match once it is kept.
    """

    def __init__(self, table: UUID, match: AnyMatch, control: TimeControl, on_timeout: OnTimeout) -> None:
        """A table before its first step."""
        self.id = table
        self.match = match
        self.control = control
        self.on_timeout = on_timeout
        self.seq = 0
        self.cursors: tuple[int, ...] = (0,) * (match.seats + 1)
        self.clocks: Clocks | None = None
        self.recent: deque[Past] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        """Whoever wants to move the table on holds it: one step of a table is under way at a time."""
        self._entries = entries_decoder(match.plugin)

    # Who sees what

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """Every seat, and the spectators."""
        return (*(Seat(seat) for seat in range(self.match.seats)), None)

    def place_of(self, audience: Audience) -> int:
        """Where this audience stands in whatever is kept for each: spectators come last."""
        return self.match.seats if audience is None else audience

    def cursor_of(self, audience: Audience) -> int:
        """How many steps made a message for this audience."""
        return self.cursors[self.place_of(audience)]

    def missed(self, audience: Audience, cursor: int) -> list[AnyStep] | None:
        """The steps that this audience has not been told since its cursor; None if they are not at hand."""
        place = self.place_of(audience)
        behind = self.cursors[place] - cursor
        told = [past.step for past in self.recent if past.told[place]]
        return told[len(told) - behind :] if 0 <= behind <= len(told) else None

    # How it grows

    def became(self, match: AnyMatch, step: AnyStep, clocks: Clocks | None) -> Past:
        """Take up a step that the journal has kept, with the match and the clocks after it."""
        past = Past(step, told_to(self.match, match, step))
        self.cursors = tuple(cursor + told for cursor, told in zip(self.cursors, past.told, strict=True))
        self.match, self.clocks = match, clocks
        self.seq += 1
        self.recent.append(past)
        return past

    def follow(self, kept: Kept) -> Past:
        """Take up a step from the journal; raises msgspec.DecodeError where it is of a newer kind.

        Raises BehindSnapshot where it goes back to an entry that is not in memory.
        """
        assert kept.seq == self.seq + 1, "steps are followed in order"
        entries = self._entries.decode(kept.entries)
        if any(isinstance(entry, TookBack) and entry.to < self.match.first for entry in entries):
            raise BehindSnapshot
        after = self.match.fork()
        step = after.follow(entries)
        return self.became(after, step, read_clocks(kept.clocks))

    def row(
        self, match: AnyMatch, step: AnyStep, now: int, seat: Seat | None = None, move_id: str | None = None
    ) -> tuple[Append, Clocks | None]:
        """The row of a step that was tried on a fork, with who did it under which id, and the clocks after it."""
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

    # How it rests

    def snapshot(self) -> SnapshotRow:
        """The table at this step."""
        return SnapshotRow(self.id, self.seq, self.cursors, msgspec.json.encode(self.match.snapshot()).decode())

    def resume(self, stored: Stored) -> bool:
        """Take up a stored snapshot; False, and nothing done, if it is of no use here."""
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
    """For each seat and the spectators, whether this step makes a message for them.

    It does for the mover, for whoever may know one of its events, and for whoever sees other decisions open than
    before. A sealed choice that is not the last one makes none for anybody else.
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
    """Each seat's points, if the game is over."""
    if not match.is_over or match.outcome is None:
        return None
    return tuple(score.total for score in match.outcome.scores) or (0,) * match.seats


def people(match: AnyMatch) -> frozenset[Seat]:
    """The seats that people play."""
    return frozenset(Seat(seat) for seat in range(match.seats) if bot_of(match, Seat(seat)) is None)


def is_bot_due(match: AnyMatch) -> bool:
    """Whether a bot owes a decision."""
    return any(not decision.answered and bot_of(match, decision.seat) is not None for decision in match.pending)


# How it is written


def entries_decoder(plugin: AnyPlugin) -> "msgspec.json.Decoder[list[AnyEntry[Any]]]":
    """Reads the entries of a step of this game."""
    return msgspec.json.Decoder(list[AnyEntry[plugin.types.move]])  # type: ignore[name-defined]


def write_entries(entries: Sequence[AnyEntry[Any]]) -> str:
    """The entries of a step as the journal keeps them."""
    return msgspec.json.encode(entries).decode()


def read_clocks(text: str | None) -> Clocks | None:
    """The clocks in the journal."""
    return None if text is None else msgspec.json.decode(text, type=Clocks)


def write_clocks(clocks: Clocks | None) -> str | None:
    """The clocks as the journal keeps them."""
    return None if clocks is None else msgspec.json.encode(clocks).decode()


def read_header(plugin: AnyPlugin, text: str) -> Header[Any]:
    """The header of a table's record."""
    return msgspec.json.decode(text, type=Header[plugin.types.options])  # type: ignore[name-defined]
