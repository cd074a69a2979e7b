"""The assembly: builds all parts of one server process, and starts and stops them."""

import asyncio
import time
from secrets import token_hex
from uuid import UUID

from burghof.server.botseats.service import BotSeats
from burghof.server.clock.repository import DueRepository
from burghof.server.clock.service import Deadlines
from burghof.server.clock.serving_time import ServingTime
from burghof.server.games import Games
from burghof.server.history.service import Replays
from burghof.server.infra.bus import Bus, LocalBus, NatsBus
from burghof.server.infra.database import Database
from burghof.server.infra.metrics import Metrics
from burghof.server.infra.readiness import Readiness, Standing
from burghof.server.infra.thinkers import Thinkers
from burghof.server.infra.tracing import TracedMetrics, Tracing
from burghof.server.infra.upkeep import Upkeep, attempted
from burghof.server.jobs.queue import Jobs
from burghof.server.jobs.repository import RecordsRepository
from burghof.server.jobs.service import Records
from burghof.server.journal.live_tables import LiveTables
from burghof.server.journal.repository import JournalRepository
from burghof.server.journal.service import Journal
from burghof.server.people.limits import Limits
from burghof.server.people.session import Person, Signer
from burghof.server.review.repository import ReviewsRepository
from burghof.server.review.service import MANNERS, VERDICT, Reviews
from burghof.server.settings import Settings
from burghof.server.sockets.connection import Connection
from burghof.server.sockets.rooms import Rooms
from burghof.server.tables.aids import Aids
from burghof.server.tables.cards import Cards
from burghof.server.tables.gathering_service import GatheringService
from burghof.server.tables.playing_service import PlayingService
from burghof.server.tables.repository import TablesRepository
from burghof.server.tables.what_if_service import WhatIfs
from burghof.wire.bus import Changed, Due, Here, Hint, Moved
from burghof.wire.problem import Trouble

PATIENCE = 2.0
"""Maximum seconds that the metrics page waits for the database."""


class Assembly:
    """One server process: a web process, a bot worker, or both in one process on a home server."""

    def __init__(self, settings: Settings) -> None:
        """Build all parts; `open` starts them."""
        self.settings = settings
        self.process = token_hex(4)
        self.is_leaving = asyncio.Event()
        self.tracing = Tracing(settings.otlp_endpoint, self.process) if settings.otlp_endpoint else None
        self.metrics = TracedMetrics(self.tracing) if self.tracing else Metrics()
        self.signer = Signer(settings.secrets)
        self.games = Games(settings.games)
        self.database = Database(settings.database_url, settings.database_pool, self.resume)
        self._readiness = Readiness(self.database)
        self.time = ServingTime(self.database)
        self.bus: Bus = self._bus()
        self.jobs = Jobs(self.database, self._keep_record, self._make_review)
        self.steps = JournalRepository(self.database, self.jobs.enqueue_records)
        self.tables = TablesRepository(self.database)
        self.live = LiveTables(self.steps, self.games, settings.cache_tables)
        self._records = RecordsRepository(self.database)
        self.records = Records(self._records, self.live)
        self.cards = Cards(self.tables, settings.cache_tables)
        self.replays = Replays(self.cards, self.live)
        self.reviews = Reviews(
            ReviewsRepository(self.database, self.jobs.enqueue_review),
            self.cards,
            self.replays,
            self.records,
            Thinkers(settings.games, 1, VERDICT, MANNERS),
        )
        self.rooms = Rooms(self.tables, self.cards, self.live, self.time, self.bus, self.process)
        self.journal = Journal(self.steps, self.live, self.time, tells=self.rooms, bus=self.bus, measures=self.metrics)
        self.rooms.refresh_by(self.journal.refresh)
        self.gathering = GatheringService(self.tables, self.cards, self.games, self.live, self.time, bus=self.bus)
        self.what_ifs = WhatIfs(self.tables, self.cards, self.live, self.time, self.bus)
        self.playing = PlayingService(self.tables, self.cards, self.live, self.journal, self.bus)
        self.aids = Aids(self.cards, self.live)
        due = DueRepository(self.database)
        self.deadlines = Deadlines(due, self.live, self.journal, self.time)
        thinkers = Thinkers(settings.games, max(1, settings.thinkers), settings.bot_seconds)
        self.bots = BotSeats(due, self.live, self.journal, thinkers, settings.bot_seconds)
        self.people_limits = Limits(settings.moves_per_minute)
        self.address_limits = Limits(settings.requests_per_minute)
        self.connections: set[Connection] = set()
        self._upkeep = Upkeep()
        self._standing_jobs: dict[str, float] = {}
        self._is_database_up = 0.0
        self.metrics.show(
            append_seconds=lambda: self.steps.seconds,
            batch_steps=lambda: self.steps.batches,
            connections=lambda: len(self.connections),
            rooms=lambda: len(self.rooms),
            live_tables=lambda: len(self.live),
            bot_moves=lambda: self.bots.moves,
            bot_failures=lambda: self.bots.failures,
            database_up=lambda: self._is_database_up,
            jobs=lambda: self._standing_jobs,
        )

    def _bus(self) -> Bus:
        """Return a NATS bus if `nats_url` is set, else a bus within this process."""
        url = self.settings.nats_url
        return NatsBus(url, self.heard, self.compare_soon) if url else LocalBus(self.heard)

    # Lifecycle

    async def open(self) -> None:
        """Open the database and the bus, and start the periodic tasks; with `plays_bots` also bot turns and jobs."""
        await self.database.open()
        await self.time.beat()
        if isinstance(self.bus, NatsBus):
            self.bus.open(hears_due=self.settings.plays_bots)
        self._upkeep.every(1.0, self.time.beat)
        self._upkeep.every(1.0, self.deadlines.enforce)
        self._upkeep.every(3.0, self.compare)
        self._upkeep.every(5.0, self._announce)
        if self.settings.plays_bots:
            self._upkeep.every(1.0, self.bots.play_due)
            self._upkeep.every(10.0, self.jobs.rescue)
            self.jobs.open()

    async def close(self) -> None:
        """Stop background tasks, jobs and bots, let the journal finish, and close all connections."""
        await self._upkeep.close()
        await self.jobs.close()
        await self.reviews.close()
        await self.bots.close()
        await self.journal.close()
        await self.steps.close()
        await self.bus.close()
        await self.database.close()
        if self.tracing:
            await asyncio.to_thread(self.tracing.close)

    def leave(self) -> None:
        """Start to drain: ask all clients to connect to another process. Work that has started is finished."""
        self.is_leaving.set()

    async def standing(self) -> Standing:
        """Return whether this process takes clients, or the reason why not."""
        return "leaving" if self.is_leaving.is_set() else await self._readiness.ask()

    async def counted(self) -> bytes:
        """Return the metrics of this process as Prometheus text; without job counts if the database does not answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                self._standing_jobs, self._is_database_up = await self._records.standing_jobs(), 1.0
        except (Trouble, TimeoutError):
            self._standing_jobs, self._is_database_up = {}, 0.0
        return self.metrics.page()

    async def _keep_record(self, table: UUID) -> None:
        """Run the job that was enqueued with the last step of a game: store the record."""
        await self.records.keep(table)

    async def _make_review(self, table: UUID, iterations: int) -> None:
        """Run the job that was enqueued when a player requested a review."""
        await self.reviews.make(table, iterations)

    # Connections

    def connect(self, person: Person | None, address: str) -> Connection:
        """Register a client; its rate limit is that of the person, or of the address if there is no session."""
        bucket = self.people_limits.bucket(person.id if person else address)
        connection = Connection(
            person, self.rooms, self.cards, self.playing, self.aids, bucket=bucket, watches=self.metrics
        )
        self.connections.add(connection)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Remove a client that has disconnected."""
        self.connections.discard(connection)

    # Notifications

    def heard(self, hint: Hint) -> None:
        """Handle a notification; it may be late, duplicated, or about a change that is known already."""
        match hint:
            case Moved(table=table, seq=seq):
                live = self.live.at_hand(table)
                if live is not None and live.seq < seq:
                    self._upkeep.soon(self._follow(table))
            case Changed(table=table):
                self._upkeep.soon(self.rooms.changed(table))
            case Here():
                self.rooms.heard(hint)
            case Due():
                if self.settings.plays_bots:
                    self._upkeep.soon(self.bots.play_due())

    async def _follow(self, table: UUID) -> None:
        """Load the steps that another process committed, and record how long after the notification this was done."""
        start = time.perf_counter()
        await self.journal.refresh(table)
        self.metrics.lag.note(time.perf_counter() - start)

    def compare_soon(self) -> None:
        """Reconcile at once, because notifications were lost."""
        self._upkeep.soon(self.compare())

    def resume(self) -> None:
        """Do at once what waited for the database, which answers again: reconcile, and play due bot turns."""
        self.compare_soon()
        if self.settings.plays_bots:
            self._upkeep.soon(self.bots.play_due())

    async def compare(self) -> None:
        """Query the state of all followed tables, and catch up with those that changed without a notification."""
        followed = self.rooms.followed
        if not followed:
            return
        for table in self.rooms.unlike(await self.tables.fingerprints(list(followed))):
            await attempted(self.rooms.changed(table))
        positions = await self.steps.positions(list(followed))
        for table, seq in positions.items():
            await attempted(self._catch_up(table, followed.get(table, 0), seq))

    async def _catch_up(self, table: UUID, known: int, seq: int) -> None:
        """Catch up with one table from step `known` to step `seq`; `known` is 0 if its game has not begun here."""
        if known == 0:
            await self.rooms.changed(table)
        elif known < seq:
            await self.journal.refresh(table)

    async def _announce(self) -> None:
        """Publish the presence of all local clients again."""
        self.rooms.announce_all()
