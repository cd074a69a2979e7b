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
    """Tables in memory, at most one object for each; those in use stay, of the others the latest used."""

    def __init__(self, steps: Steps, games: Games, limit: int) -> None:
        """The tables kept there; `limit` is how many are remembered beyond those in use."""
        self._steps = steps
        self._games = games
        self._limit = limit
        self._latest: OrderedDict[UUID, LiveTable] = OrderedDict()
        self._known: WeakValueDictionary[UUID, LiveTable] = WeakValueDictionary()
        self._loading: dict[UUID, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def at_hand(self, table: UUID) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._known.get(table)

    async def get(self, table: UUID) -> LiveTable:
        """The table, as far as this process knows it; loaded if need be."""
        live = self._known.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        self._remember(live)
        return live

    def adopt(self, live: LiveTable) -> None:
        """Take in a table that was begun here."""
        self._known[live.id] = live
        self._remember(live)

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
        if from_snapshot:
            self._known[table] = live
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
