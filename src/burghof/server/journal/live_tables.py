"""Cache of the live tables of this process: loads from snapshots and later steps, evicts the least recently used."""

import asyncio
from collections import OrderedDict, deque
from typing import Protocol
from uuid import UUID
from weakref import WeakValueDictionary

import msgspec

from burghof.kernel import Match
from burghof.server.clock.clocks import first_clocks
from burghof.server.games import Games
from burghof.server.journal.live import BehindSnapshot, LiveTable, Past, read_header
from burghof.server.journal.rows import FORMAT, Append, Kept, SnapshotRow, Stored
from burghof.wire.clock import TimeControl
from burghof.wire.problem import Problem, Trouble


class Steps(Protocol):
    """Storage of steps and snapshots: the repository of the journal."""

    async def append(self, step: Append) -> bool:
        """Append a step; return False and store nothing if the table is at another step or already has this move."""

    async def tail(self, table: UUID, since: int) -> tuple[Kept, ...]:
        """Return the steps of a table after step number `since`."""

    async def position(self, table: UUID) -> int:
        """Return how many steps a table has."""

    async def load(self, table: UUID) -> Stored | None:
        """Return a started table, or None."""

    async def is_answered(self, table: UUID, seat: int, move_id: str) -> bool:
        """Return whether this move of this seat is committed."""

    async def keep_snapshot(self, row: SnapshotRow) -> None:
        """Store a snapshot, unless a later one is stored."""


class LiveTables:
    """Tables in memory. Each has one slot: the table itself, or the task that loads it.

    A filled slot contains its table as long as anything refers to it, so there are never two objects for one table.
    Tables that are held or in use stay in memory; of the others, the most recently used stay.
    """

    def __init__(self, steps: Steps, games: Games, limit: int) -> None:
        """Create an empty cache; `limit` is the number of recently used tables that stay in memory while not in use."""
        self._steps = steps
        self._games = games
        self._limit = limit
        self._latest: OrderedDict[UUID, LiveTable] = OrderedDict()
        self._held: dict[UUID, LiveTable] = {}
        self._slots: WeakValueDictionary[UUID, LiveTable | asyncio.Task[LiveTable]] = WeakValueDictionary()
        self._loads: set[asyncio.Task[LiveTable]] = set()
        """Strong references: slots have only weak ones."""

    def __len__(self) -> int:
        return sum(isinstance(slot, LiveTable) for slot in list(self._slots.values()))

    def at_hand(self, table: UUID) -> LiveTable | None:
        """Return the table if it is in memory, otherwise None."""
        slot = self._slots.get(table)
        return slot if isinstance(slot, LiveTable) else None

    async def get(self, table: UUID) -> LiveTable:
        """Return the table with the steps that this process knows; loads it first if it is not in memory."""
        slot = self._slots.get(table) or self._start_load(table)
        live = slot if isinstance(slot, LiveTable) else await asyncio.shield(slot)
        self._remember(live)
        return live

    def adopt(self, live: LiveTable) -> None:
        """Add a table that was started here, unless the same table was loaded in the meantime."""
        self._remember(self._fill(live))

    async def hold(self, table: UUID) -> LiveTable:
        """Load the table and pin it in memory until `release`."""
        live = self._held[table] = await self.get(table)
        return live

    def release(self, table: UUID) -> None:
        """Unpin a table; does nothing if it is not held."""
        self._held.pop(table, None)

    async def whole(self, table: UUID, until: int | None = None) -> LiveTable:
        """Load a separate copy of the table from its first entry up to step `until`, with all its steps in `recent`.

        For records and replays, and to take back to an entry before the snapshot.
        """
        return await self._load(table, until, from_snapshot=False)

    async def unfold(self, live: LiveTable) -> None:
        """Load the full record of a table into its match. The caller must hold the table's lock."""
        live.match = (await self.whole(live.id, live.seq)).match

    async def follow(self, live: LiveTable, kept: Kept) -> Past:
        """Apply a step from the journal; raises `Problem.ELSEWHERE` if it belongs to a newer release."""
        try:
            return live.follow(kept)
        except BehindSnapshot:
            await self.unfold(live)
            return live.follow(kept)
        except msgspec.DecodeError as error:
            raise newer_release() from error

    def _remember(self, live: LiveTable) -> None:
        """Mark a table as the most recently used, and evict the least recently used one if there are too many."""
        self._latest[live.id] = live
        self._latest.move_to_end(live.id)
        if len(self._latest) > self._limit:
            self._latest.popitem(last=False)

    def _start_load(self, table: UUID) -> "asyncio.Task[LiveTable]":
        """Start a task that loads the table, and put it into the empty slot."""
        task = self._slots[table] = asyncio.create_task(self._load_into_slot(table))
        self._loads.add(task)
        task.add_done_callback(lambda _: self._end_load(table, task))
        return task

    def _end_load(self, table: UUID, task: "asyncio.Task[LiveTable]") -> None:
        """Clear the slot of a table whose load failed."""
        self._loads.discard(task)
        if self._slots.get(table) is task:
            del self._slots[table]

    async def _load_into_slot(self, table: UUID) -> LiveTable:
        """Load the table; return the one in its slot, which may be a table that was adopted during the load."""
        return self._fill(await self._load(table))

    def _fill(self, live: LiveTable) -> LiveTable:
        """Put a table into its slot unless the slot has one; return the table in the slot."""
        present = self.at_hand(live.id)
        if present is None:
            self._slots[live.id] = present = live
        return present

    async def _load(self, table: UUID, until: int | None = None, *, from_snapshot: bool = True) -> LiveTable:
        """Build the table from its snapshot, if it can be used, and the steps after it."""
        stored = await self._steps.load(table)
        if stored is None:
            raise Trouble(Problem.NOT_FOUND, "no such table, or it has not started")
        live = self._set_up(stored)
        if not from_snapshot:
            live.recent = deque()
        if not (from_snapshot and live.resume(stored)):
            live.clocks = first_clocks(live.control, live.match.seats)
        for kept in await self._steps.tail(table, live.seq):
            if until is None or kept.seq <= until:
                await self.follow(live, kept)
        return live

    def _set_up(self, stored: Stored) -> LiveTable:
        """Create the table before its first step; raises `Problem.ELSEWHERE` if it needs a newer release."""
        if stored.format > FORMAT or stored.game not in self._games.shelf:
            raise newer_release()
        plugin = self._games.plugin(stored.game)
        if stored.rules not in plugin.readings:
            raise newer_release()
        try:
            header = read_header(plugin, stored.header)
            control = msgspec.json.decode(stored.clock, type=TimeControl)
        except msgspec.DecodeError as error:
            raise newer_release() from error
        return LiveTable(stored.table, Match(plugin, header, stored.seed), control, stored.on_timeout)


def newer_release() -> Trouble:
    """Return the error for a table that only a newer release can serve."""
    return Trouble(Problem.ELSEWHERE, "this table needs a newer release of the server")
