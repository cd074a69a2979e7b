"""The live tables of this process: found by id, loaded from snapshot and tail, forgotten when long unused."""

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
    """Where steps are kept: the journal's repository."""

    async def append(self, step: Append) -> bool:
        """Keep this step; False if the table stands elsewhere or has this move already, and nothing was kept."""

    async def tail(self, table: UUID, since: int) -> tuple[Kept, ...]:
        """The steps of a table after the first `since`."""

    async def position(self, table: UUID) -> int:
        """How many steps a table has."""

    async def load(self, table: UUID) -> Stored | None:
        """A table that was started, or None."""

    async def is_answered(self, table: UUID, seat: int, move_id: str) -> bool:
        """Whether this move of this seat is kept."""

    async def keep_snapshot(self, row: SnapshotRow) -> None:
        """Keep a snapshot, unless there is a later one."""


class LiveTables:
    """Tables in memory. Each has one slot: the table itself, or the task that loads it.

    A filled slot keeps its table as long as anything refers to it, so there are never two objects for one table.
    Tables that are held or in use stay in memory; of the others the latest used stay.
    """

    def __init__(self, steps: Steps, games: Games, limit: int) -> None:
        """The tables kept there; `limit` is how many are remembered beyond those in use."""
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
        """The table, if it is in memory."""
        slot = self._slots.get(table)
        return slot if isinstance(slot, LiveTable) else None

    async def get(self, table: UUID) -> LiveTable:
        """The table, as far as this process knows it; loaded if need be."""
        slot = self._slots.get(table) or self._start_load(table)
        live = slot if isinstance(slot, LiveTable) else await asyncio.shield(slot)
        self._remember(live)
        return live

    def adopt(self, live: LiveTable) -> None:
        """Take in a table that was begun here; one that was loaded meanwhile is kept instead."""
        self._remember(self._fill(live))

    async def hold(self, table: UUID) -> LiveTable:
        """Load the table and keep it in memory until it is released."""
        live = self._held[table] = await self.get(table)
        return live

    def release(self, table: UUID) -> None:
        """Stop holding a table; does nothing if it is not held."""
        self._held.pop(table, None)

    async def whole(self, table: UUID, until: int | None = None) -> LiveTable:
        """The table from its first entry up to this step, apart from all others, with every step at hand.

        For records and replays, and to go far back.
        """
        return await self._load(table, until, from_snapshot=False)

    async def unfold(self, live: LiveTable) -> None:
        """Have the whole record of a table in memory; its lock must be held."""
        live.match = (await self.whole(live.id, live.seq)).match

    async def follow(self, live: LiveTable, kept: Kept) -> Past:
        """Take up a step from the journal; one of a newer kind makes the table one to be served elsewhere."""
        try:
            return live.follow(kept)
        except BehindSnapshot:
            await self.unfold(live)
            return live.follow(kept)
        except msgspec.DecodeError as error:
            raise _newer() from error

    def _remember(self, live: LiveTable) -> None:
        """Keep this table longest."""
        self._latest[live.id] = live
        self._latest.move_to_end(live.id)
        if len(self._latest) > self._limit:
            self._latest.popitem(last=False)

    def _start_load(self, table: UUID) -> "asyncio.Task[LiveTable]":
        """Put a task into the empty slot of a table that loads it."""
        task = self._slots[table] = asyncio.create_task(self._load_into_slot(table))
        self._loads.add(task)
        task.add_done_callback(lambda _: self._end_load(table, task))
        return task

    def _end_load(self, table: UUID, task: "asyncio.Task[LiveTable]") -> None:
        """Empty the slot of a table whose load failed."""
        self._loads.discard(task)
        if self._slots.get(table) is task:
            del self._slots[table]

    async def _load_into_slot(self, table: UUID) -> LiveTable:
        """Load the table; returns the one in its slot, which was adopted meanwhile if it is not the loaded one."""
        return self._fill(await self._load(table))

    def _fill(self, live: LiveTable) -> LiveTable:
        """Put a table into its slot unless there is one already; returns the one in the slot."""
        present = self.at_hand(live.id)
        if present is None:
            self._slots[live.id] = present = live
        return present

    async def _load(self, table: UUID, until: int | None = None, *, from_snapshot: bool = True) -> LiveTable:
        """The table from its snapshot, if that is of use, and the steps after it."""
        stored = await self._steps.load(table)
        if stored is None:
            raise Trouble(Problem.NOT_FOUND, "no such table, or it has not begun")
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
        """The table before its first step; one of a newer release is served elsewhere."""
        if stored.format > FORMAT or stored.game not in self._games.shelf:
            raise _newer()
        plugin = self._games.plugin(stored.game)
        if stored.rules not in plugin.readings:
            raise _newer()
        try:
            header = read_header(plugin, stored.header)
            control = msgspec.json.decode(stored.clock, type=TimeControl)
        except msgspec.DecodeError as error:
            raise _newer() from error
        return LiveTable(stored.table, Match(plugin, header, stored.seed), control, stored.on_timeout)


def _newer() -> Trouble:
    """The table is one that only a newer release understands."""
    return Trouble(Problem.ELSEWHERE, "this table is of a newer release")
