"""The assembly: builds all parts of one server process, and starts and stops them."""

import asyncio
import time
from secrets import token_hex
from uuid import UUID

from burghof.server.clock.serving_time import ServingTime
from burghof.server.games import GameRegistry
from burghof.server.history.service import ReplayService
from burghof.server.http.rate_limits import RateLimits
from burghof.server.infra.background_tasks import BackgroundTasks, run_logged
from burghof.server.infra.bus import Bus, LocalBus, NatsBus
from burghof.server.infra.database import Database
from burghof.server.infra.metrics import Metrics
from burghof.server.infra.readiness import Readiness, ReadinessState
from burghof.server.infra.tracing import TracedMetrics, Tracing
from burghof.server.infra.worker_pool import BotWorkerPool
from burghof.server.jobs.queue import Jobs
from burghof.server.jobs.repository import RecordsRepository
from burghof.server.jobs.service import RecordService
from burghof.server.journal.live_tables import LiveTableCache
from burghof.server.journal.repository import JournalRepository
from burghof.server.journal.service import Journal
from burghof.server.people.session import Signer
from burghof.server.review.repository import ReviewsRepository
from burghof.server.review.service import REVIEW_NICENESS, VERDICT_TIMEOUT_S, ReviewService
from burghof.server.settings import Settings
from burghof.server.sockets.connections import Connections
from burghof.server.sockets.rooms import Rooms
from burghof.server.tables.player_aids import PlayerAidService
from burghof.server.tables.playing_service import PlayingService
from burghof.server.tables.repository import TablesRepository
from burghof.server.tables.setup_service import TableSetupService
from burghof.server.tables.table_cards import TableCards
from burghof.server.tables.what_if_service import WhatIfService
from burghof.server.turns.bot_turns import BotTurns
from burghof.server.turns.deadlines import Deadlines
from burghof.server.turns.repository import TurnClaimsRepository
from burghof.wire.bus import BotTurnDue, Notification, PresenceReport, TableAdvanced, TableChanged
from burghof.wire.problem import ProblemError

METRICS_TIMEOUT_S = 2.0
"""Maximum seconds that the metrics page waits for the database."""


class ServerProcess:
    """One server process: a web process, a bot worker, or both in one process on a home server."""

    def __init__(self, settings: Settings) -> None:
        """Build all parts; `open` starts them."""
        self.settings = settings
        self.process_id = token_hex(4)
        self.tracing = Tracing(settings.otlp_endpoint, self.process_id) if settings.otlp_endpoint else None
        self.metrics = TracedMetrics(self.tracing) if self.tracing else Metrics()
        self.signer = Signer(settings.signing_keys)
        self.games = GameRegistry(settings.games)
        self.database = Database(settings.database_url, settings.database_pool, self.on_database_back)
        self._readiness = Readiness(self.database)
        self.time = ServingTime(self.database)
        self.bus: Bus = self._make_bus()
        self.jobs = Jobs(self.database, self._store_record, self._make_review)
        self.steps = JournalRepository(self.database, self.jobs.enqueue_records)
        self.tables = TablesRepository(self.database)
        self.live = LiveTableCache(self.steps, self.games, settings.cache_tables)
        self._records = RecordsRepository(self.database)
        self.records = RecordService(self._records, self.live)
        self.cards = TableCards(self.tables, settings.cache_tables)
        self.replays = ReplayService(self.cards, self.live)
        self.reviews = ReviewService(
            ReviewsRepository(self.database, self.jobs.enqueue_review),
            self.cards,
            self.replays,
            self.records,
            BotWorkerPool(settings.games, 1, VERDICT_TIMEOUT_S, REVIEW_NICENESS),
        )
        self.rooms = Rooms(self.tables, self.cards, self.live, self.time, self.bus, self.process_id)
        self.journal = Journal(
            self.steps, self.live, self.time, listener=self.rooms, bus=self.bus, metrics=self.metrics
        )
        self.rooms.set_refresh(self.journal.refresh)
        self.table_setup = TableSetupService(self.tables, self.cards, self.games, self.live, self.time, bus=self.bus)
        self.what_ifs = WhatIfService(self.tables, self.cards, self.live, self.time, self.bus)
        self.playing = PlayingService(self.tables, self.cards, self.live, self.journal, self.bus)
        self.aids = PlayerAidService(self.cards, self.live)
        turn_claims = TurnClaimsRepository(self.database)
        self.deadlines = Deadlines(turn_claims, self.live, self.journal, self.time)
        bot_workers = BotWorkerPool(settings.games, max(1, settings.bot_workers), settings.bot_seconds)
        self.bot_turns = BotTurns(turn_claims, self.live, self.journal, bot_workers, settings.bot_seconds)
        self.people_limits = RateLimits(settings.moves_per_minute)
        self.address_limits = RateLimits(settings.requests_per_minute)
        self.connections = Connections(
            self.rooms, self.cards, self.playing, self.aids, limits=self.people_limits, metrics=self.metrics
        )
        self._background_tasks = BackgroundTasks()
        self._job_counts: dict[str, float] = {}
        self._database_up = 0.0
        self.metrics.expose(
            append_seconds=lambda: self.steps.append_seconds,
            batch_steps=lambda: self.steps.batch_sizes,
            connections=lambda: len(self.connections),
            rooms=lambda: len(self.rooms),
            live_tables=lambda: len(self.live),
            bot_moves=lambda: self.bot_turns.moves,
            bot_failures=lambda: self.bot_turns.failures,
            database_up=lambda: self._database_up,
            jobs=lambda: self._job_counts,
        )

    def _make_bus(self) -> Bus:
        """Return a NATS bus if `nats_url` is set, else a bus within this process."""
        url = self.settings.nats_url
        return NatsBus(url, self.on_notification, self.reconcile_soon) if url else LocalBus(self.on_notification)

    # Lifecycle

    async def open(self) -> None:
        """Open the database and the bus, and start the periodic tasks; with `plays_bots` also bot turns and jobs."""
        await self.database.open()
        await self.time.record_heartbeat()
        if isinstance(self.bus, NatsBus):
            self.bus.open(subscribes_to_bot_turns=self.settings.plays_bots)
        self._background_tasks.every(1.0, self.time.record_heartbeat)
        self._background_tasks.every(1.0, self.deadlines.enforce)
        self._background_tasks.every(3.0, self.reconcile)
        self._background_tasks.every(5.0, self._publish_presence)
        if self.settings.plays_bots:
            self._background_tasks.every(1.0, self.bot_turns.play_due)
            self._background_tasks.every(10.0, self.jobs.retry_stalled)
            self.jobs.open()

    async def close(self) -> None:
        """Stop background tasks, jobs and bots, let the journal finish, and close all connections."""
        await self._background_tasks.close()
        await self.jobs.close()
        await self.reviews.close()
        await self.bot_turns.close()
        await self.journal.close()
        await self.steps.close()
        await self.bus.close()
        await self.database.close()
        if self.tracing:
            await asyncio.to_thread(self.tracing.close)

    def drain(self) -> None:
        """Start to drain: ask all clients to connect to another process. Work that has started is finished."""
        self.connections.drain()

    async def readiness(self) -> ReadinessState:
        """Return whether this process takes clients, or the reason why not."""
        return "leaving" if self.connections.is_draining.is_set() else await self._readiness.check()

    async def metrics_page(self) -> bytes:
        """Return the metrics of this process as Prometheus text; without job counts if the database does not answer."""
        try:
            async with asyncio.timeout(METRICS_TIMEOUT_S):
                self._job_counts, self._database_up = await self._records.count_jobs(), 1.0
        except (ProblemError, TimeoutError):
            self._job_counts, self._database_up = {}, 0.0
        return self.metrics.render()

    async def _store_record(self, table: UUID) -> None:
        """Run the job that was enqueued with the last step of a game: store the record."""
        await self.records.store(table)

    async def _make_review(self, table: UUID, iterations: int) -> None:
        """Run the job that was enqueued when a player requested a review."""
        await self.reviews.run_job(table, iterations)

    # Notifications

    def on_notification(self, notification: Notification) -> None:
        """Handle a notification; it may be late, duplicated, or about a change that is known already."""
        match notification:
            case TableAdvanced(table=table, seq=seq):
                live = self.live.cached(table)
                if live is not None and live.seq < seq:
                    self._background_tasks.spawn(self._load_new_steps(table))
            case TableChanged(table=table):
                self._background_tasks.spawn(self.rooms.on_table_changed(table))
            case PresenceReport():
                self.rooms.on_presence(notification)
            case BotTurnDue():
                if self.settings.plays_bots:
                    self._background_tasks.spawn(self.bot_turns.play_due())

    async def _load_new_steps(self, table: UUID) -> None:
        """Load the steps that another process committed, and record how long after the notification this was done."""
        start = time.perf_counter()
        await self.journal.refresh(table)
        self.metrics.lag.observe(time.perf_counter() - start)

    def reconcile_soon(self) -> None:
        """Reconcile at once, because notifications were lost."""
        self._background_tasks.spawn(self.reconcile())

    def on_database_back(self) -> None:
        """Do at once what waited for the database, which answers again: reconcile, and play due bot turns."""
        self.reconcile_soon()
        if self.settings.plays_bots:
            self._background_tasks.spawn(self.bot_turns.play_due())

    async def reconcile(self) -> None:
        """Query the state of all followed tables, and catch up with those that changed without a notification."""
        followed = self.rooms.subscribed_tables
        if not followed:
            return
        for table in self.rooms.changed_since(await self.tables.fingerprints(list(followed))):
            await run_logged(self.rooms.on_table_changed(table))
        positions = await self.steps.positions(list(followed))
        for table, seq in positions.items():
            await run_logged(self._catch_up(table, followed.get(table, 0), seq))

    async def _catch_up(self, table: UUID, local_seq: int, seq: int) -> None:
        """Catch up with one table from step `local_seq` to step `seq`.

        `local_seq` is 0 if its game has not begun here.
        """
        if local_seq == 0:
            await self.rooms.on_table_changed(table)
        elif local_seq < seq:
            await self.journal.refresh(table)

    async def _publish_presence(self) -> None:
        """Publish the presence of all local clients again."""
        self.rooms.announce_presence()
