"""Cluster sync: follows what other processes do with the tables of this process."""

import time
from typing import Final
from uuid import UUID

from burghof.hosting.background_tasks import BackgroundTasks, run_logged
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal
from burghof.hosting.people.revocations import Revocations
from burghof.hosting.sockets.rooms import Rooms
from burghof.hosting.turns.bot_turns import BotTurns
from burghof.server.infra.bus import Bus
from burghof.server.infra.metrics import Metrics
from burghof.server.journal.repository import JournalRepository
from burghof.server.tables.repository import TablesRepository
from burghof.wire.bus import (
    BotTurnDue,
    Notification,
    PersonRevoked,
    PresenceReport,
    ScreenReport,
    TableAdvanced,
    TableChanged,
)

MAX_PASSES: Final = 3
"""How often busy processes pass on a notification of a due bot turn; after that, the next poll finds the turn."""


class ClusterSync:
    """Applies changes of other processes: at once after a notification, else when `reconcile` finds them."""

    def __init__(  # noqa: PLR0913 - all parts that follow other processes
        self,
        tables: TablesRepository,
        steps: JournalRepository,
        live: LiveTableCache,
        rooms: Rooms,
        journal: Journal,
        revocations: Revocations,
        *,
        bot_turns: BotTurns | None,
        bus: Bus,
        background_tasks: BackgroundTasks,
        metrics: Metrics,
    ) -> None:
        """Use these parts; `bot_turns` is None in a process that plays no bots."""
        self._tables = tables
        self._steps = steps
        self._live = live
        self._rooms = rooms
        self._journal = journal
        self._revocations = revocations
        self._bot_turns = bot_turns
        self._bus = bus
        self._background_tasks = background_tasks
        self._metrics = metrics

    # Callbacks

    def on_notification(self, notification: Notification) -> None:
        """Handle a notification; it may be late, duplicated, or about a change that is known already."""
        match notification:
            case TableAdvanced(table=table, seq=seq):
                live = self._live.cached(table)
                if live is not None and live.seq < seq:
                    self._background_tasks.spawn(self._load_new_steps(table))
            case TableChanged(table=table):
                self._background_tasks.spawn(self._rooms.on_table_changed(table))
            case PresenceReport():
                self._rooms.on_presence(notification)
            case ScreenReport():
                self._rooms.on_screen_report(notification)
            case PersonRevoked(person=person, before=before):
                self._revocations.apply(person, before)
            case BotTurnDue(passed=passed):
                self._play_due_bot_turns()
                if self._bot_turns is not None and self._bot_turns.is_full and passed < MAX_PASSES:
                    self._bus.publish(BotTurnDue(passed + 1))

    def on_database_back(self) -> None:
        """Do at once what waited for the database, which answers again: reconcile, and play due bot turns."""
        self.reconcile_soon()
        self._play_due_bot_turns()

    def reconcile_soon(self) -> None:
        """Reconcile at once, because notifications were lost."""
        self._background_tasks.spawn(self.reconcile())

    # Reconciliation

    async def reconcile(self) -> None:
        """Query revocations and the state of all followed tables, and catch up with changes without a notification."""
        await run_logged(self._revocations.refresh())
        followed = self._rooms.subscribed_tables
        if not followed:
            return
        for table in self._rooms.changed_since(await self._tables.fingerprints(list(followed))):
            await run_logged(self._rooms.on_table_changed(table))
        positions = await self._steps.positions(list(followed))
        for table, seq in positions.items():
            await run_logged(self._catch_up(table, followed.get(table, 0), seq))

    async def _catch_up(self, table: UUID, local_seq: int, seq: int) -> None:
        """Catch up with one table from step `local_seq` to step `seq`.

        `local_seq` is 0 if its game has not begun here.
        """
        if local_seq == 0:
            await self._rooms.on_table_changed(table)
        elif local_seq < seq:
            await self._journal.refresh(table)

    # Private helpers

    async def _load_new_steps(self, table: UUID) -> None:
        """Load the steps that another process committed, and record how long after the notification this was done."""
        start = time.perf_counter()
        await self._journal.refresh(table)
        self._metrics.lag.observe(time.perf_counter() - start)

    def _play_due_bot_turns(self) -> None:
        """Play due bot turns soon, if this process plays bots."""
        if self._bot_turns is not None:
            self._bot_turns.play_due_soon()
