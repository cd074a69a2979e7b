"""Cache of the live tables of this process: loads from snapshots and later steps, evicts the least recently used."""

import asyncio
from collections import OrderedDict, deque
from time import perf_counter
from typing import Final, Protocol
from uuid import UUID
from weakref import WeakValueDictionary

import msgspec

from burghof.hosting.clock.clocks import initial_clocks
from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live import CommittedStep, LiveTable, RecordNotLoadedError
from burghof.hosting.journal.rebuild import new_live_table, newer_release_error
from burghof.hosting.journal.rows import NewStepRow, SnapshotRow, StepRow, TableRow
from burghof.wire.problem import Problem, ProblemError

MAX_SLICE_S: Final = 0.005
"""Seconds of a load after which the event loop serves others."""


class StepStore(Protocol):
    """Storage of steps and snapshots: the repository of the journal."""

    async def append(self, step: NewStepRow) -> bool:
        """Append a step; return False and store nothing if the table is at another step or already has this move."""

    async def tail(self, table: UUID, since: int) -> tuple[StepRow, ...]:
        """Return the steps of a table after step number `since`."""

    async def position(self, table: UUID) -> int:
        """Return how many steps a table has."""

    async def load(self, table: UUID) -> TableRow | None:
        """Return a started table, or None."""

    async def is_committed(self, table: UUID, seat: int, move_id: str) -> bool:
        """Return whether this move of this seat is committed."""

    async def save_snapshot(self, row: SnapshotRow) -> None:
        """Store a snapshot, unless a later one is stored."""


class LiveTableCache:
    """Tables in memory. Each has one slot: the table itself, or the task that loads it.

    A filled slot contains its table as long as anything refers to it, so there are never two objects for one table.
    Tables that are held or in use stay in memory; of the others, the most recently used stay.
    """

    def __init__(self, steps: StepStore, games: GameRegistry, limit: int) -> None:
        """Create an empty cache; `limit` is the number of recently used tables that stay in memory while not in use."""
        self._steps = steps
        self._games = games
        self._limit = limit
        self._recently_used: OrderedDict[UUID, LiveTable] = OrderedDict()
        self._held: dict[UUID, LiveTable] = {}
        self._slots: WeakValueDictionary[UUID, LiveTable | asyncio.Task[LiveTable]] = WeakValueDictionary()
        self._load_tasks: set[asyncio.Task[LiveTable]] = set()
        """Strong references: slots have only weak ones."""

    def __len__(self) -> int:
        return sum(isinstance(slot, LiveTable) for slot in list(self._slots.values()))

    def cached(self, table: UUID) -> LiveTable | None:
        """Return the table if it is in memory, otherwise None."""
        slot = self._slots.get(table)
        return slot if isinstance(slot, LiveTable) else None

    async def get(self, table: UUID) -> LiveTable:
        """Return the table with the steps that this process knows; loads it first if it is not in memory."""
        slot = self._slots.get(table) or self._start_load(table)
        live = slot if isinstance(slot, LiveTable) else await asyncio.shield(slot)
        self._mark_used(live)
        return live

    def adopt(self, live: LiveTable) -> None:
        """Add a table that was started here, unless the same table was loaded in the meantime."""
        self._mark_used(self._fill_slot(live))

    async def hold(self, table: UUID) -> LiveTable:
        """Load the table and pin it in memory until `release`."""
        live = self._held[table] = await self.get(table)
        return live

    def release(self, table: UUID) -> None:
        """Unpin a table; does nothing if it is not held."""
        self._held.pop(table, None)

    async def load_full(self, table: UUID, until: int | None = None) -> LiveTable:
        """Load a separate copy of the table from its first entry up to step `until`, with all its steps in `recent`.

        To take back to an entry before the snapshot. Records and replays are made by a replayer.
        """
        return await self._load(table, until, from_snapshot=False)

    async def load_full_record(self, live: LiveTable) -> None:
        """Load the full record of a table into its match. The caller must hold the table's lock."""
        live.match = (await self.load_full(live.id, live.seq)).match

    async def apply_row(self, live: LiveTable, row: StepRow) -> CommittedStep:
        """Apply a step from the journal; raises `Problem.SERVED_ELSEWHERE` if it belongs to a newer release."""
        try:
            return live.apply_row(row)
        except RecordNotLoadedError:
            await self.load_full_record(live)
            return live.apply_row(row)
        except msgspec.DecodeError as error:
            raise newer_release_error() from error

    def _mark_used(self, live: LiveTable) -> None:
        """Mark a table as the most recently used, and evict the least recently used one if there are too many."""
        self._recently_used[live.id] = live
        self._recently_used.move_to_end(live.id)
        if len(self._recently_used) > self._limit:
            self._recently_used.popitem(last=False)

    def _start_load(self, table: UUID) -> "asyncio.Task[LiveTable]":
        """Start a task that loads the table, and put it into the empty slot."""
        task = self._slots[table] = asyncio.create_task(self._load_into_slot(table))
        self._load_tasks.add(task)
        task.add_done_callback(lambda _: self._end_load(table, task))
        return task

    def _end_load(self, table: UUID, task: "asyncio.Task[LiveTable]") -> None:
        """Clear the slot of a table whose load failed."""
        self._load_tasks.discard(task)
        if self._slots.get(table) is task:
            del self._slots[table]

    async def _load_into_slot(self, table: UUID) -> LiveTable:
        """Load the table; return the one in its slot, which may be a table that was adopted during the load."""
        return self._fill_slot(await self._load(table))

    def _fill_slot(self, live: LiveTable) -> LiveTable:
        """Put a table into its slot unless the slot has one; return the table in the slot."""
        present = self.cached(live.id)
        if present is None:
            self._slots[live.id] = present = live
        return present

    async def _load(self, table: UUID, until: int | None = None, *, from_snapshot: bool = True) -> LiveTable:
        """Build the table from its snapshot, if it can be used, and the steps after it.

        While many steps are applied, others are served every `MAX_SLICE_S` seconds.
        """
        stored = await self._steps.load(table)
        if stored is None:
            raise ProblemError(Problem.NOT_FOUND, "no such table, or it has not started")
        live = new_live_table(self._games, stored)
        if not from_snapshot:
            live.recent = deque()
        if not (from_snapshot and live.resume(stored)):
            live.clocks = initial_clocks(live.control, live.match.seats)
        tail = await self._steps.tail(table, live.seq)
        slice_start = perf_counter()
        for kept in tail:
            if until is None or kept.seq <= until:
                await self.apply_row(live, kept)
            if perf_counter() - slice_start > MAX_SLICE_S:
                await asyncio.sleep(0)
                slice_start = perf_counter()
        return live
