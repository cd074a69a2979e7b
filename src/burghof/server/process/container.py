"""The parts of one server process, built in the order of their dependencies."""

from secrets import token_hex
from typing import Final
from uuid import UUID

from burghof.hosting.background_tasks import BackgroundTasks
from burghof.hosting.games import GameRegistry
from burghof.hosting.history.service import ReplayService
from burghof.hosting.jobs.service import RecordService
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal
from burghof.hosting.lessons.progress import ProgressService
from burghof.hosting.lessons.service import LessonService
from burghof.hosting.people.revocations import Revocations
from burghof.hosting.people.session import Signer
from burghof.hosting.people.sessions import Sessions
from burghof.hosting.puzzles.progress import PuzzleProgressService
from burghof.hosting.puzzles.service import PuzzleService
from burghof.hosting.rate_limits import RateLimits
from burghof.hosting.replayer.service import REPLAY_NICENESS, REPLAY_TIMEOUT_S, Replayer
from burghof.hosting.review.service import REVIEW_NICENESS, VERDICT_TIMEOUT_S, ReviewService
from burghof.hosting.sockets.rooms import Rooms
from burghof.hosting.tables.hint_service import HintService
from burghof.hosting.tables.link_service import LinkService
from burghof.hosting.tables.player_aids import PlayerAidService
from burghof.hosting.tables.playing_service import PlayingService
from burghof.hosting.tables.setup_service import TableSetupService
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.tables.what_if_service import WhatIfService
from burghof.hosting.thinking import ThinkingBudgets
from burghof.hosting.turns.bot_turns import BOT_NICENESS, BotTurns
from burghof.hosting.turns.deadlines import Deadlines
from burghof.server.clock.serving_time import ServingTime
from burghof.server.infra.bus import Bus, LocalBus, NatsBus
from burghof.server.infra.database import Database
from burghof.server.infra.metrics import Metrics
from burghof.server.infra.readiness import Readiness
from burghof.server.infra.tracing import TracedMetrics, Tracing
from burghof.server.infra.worker_pool import WorkerPool
from burghof.server.jobs.queue import Jobs
from burghof.server.jobs.repository import RecordsRepository
from burghof.server.journal.repository import JournalRepository
from burghof.server.lessons.repository import ProgressRepository
from burghof.server.people.repository import RevocationsRepository
from burghof.server.process.cluster_sync import ClusterSync
from burghof.server.process.status import ProcessStatus
from burghof.server.puzzles.repository import PuzzleProgressRepository
from burghof.server.review.repository import ReviewsRepository
from burghof.server.settings import Settings
from burghof.server.sockets.connections import ConnectionCaps, Connections
from burghof.server.tables.hints_repository import HintsRepository
from burghof.server.tables.links_repository import LinksRepository
from burghof.server.tables.repository import TablesRepository
from burghof.server.turns.budgets_repository import BudgetsRepository
from burghof.server.turns.repository import TurnClaimsRepository
from burghof.wire.bus import Notification

BOT_MODULE: Final = "burghof.bots.worker"
REPLAY_MODULE: Final = "burghof.hosting.replay_worker"


class Container:
    """The parts of a web process, of a bot worker, or of a home server, which is both. No part is ever replaced.

    Nothing runs before `Lifecycle.open`.
    """

    def __init__(self, settings: Settings) -> None:  # noqa: PLR0915 - one statement for each part
        self.settings: Final = settings
        self.process_id: Final = token_hex(4)
        self.games: Final = GameRegistry(settings.games)

        # Infrastructure
        self.background_tasks: Final = BackgroundTasks()
        self.tracing: Final = Tracing(settings.otlp_endpoint, self.process_id) if settings.otlp_endpoint else None
        self.metrics: Final = TracedMetrics(self.tracing) if self.tracing else Metrics()
        self.database: Final = Database(settings.database_url, settings.database_pool, self._on_database_back)
        self.bus: Final = self._make_bus()
        self.jobs: Final = Jobs(self.database, self._store_record, self._make_review)
        self.time: Final = ServingTime(self.database)

        # People
        self.revocations: Final = Revocations(RevocationsRepository(self.database), self._on_revoked)
        self.sessions: Final = Sessions(Signer(settings.signing_keys), self.revocations, self.bus)

        # Tables
        self.steps: Final = JournalRepository(self.database, self.jobs.enqueue_records)
        self.tables: Final = TablesRepository(self.database)
        self.live: Final = LiveTableCache(self.steps, self.games, settings.cache_tables)
        self.cards: Final = TableCards(self.tables, settings.cache_tables)
        self.replay_workers: Final = WorkerPool(REPLAY_MODULE, settings.games, 1, REPLAY_TIMEOUT_S, REPLAY_NICENESS)
        self.replayer: Final = Replayer(self.steps, self.replay_workers)
        self.rooms: Final = Rooms(self.tables, self.cards, self.live, self.time, self.bus, self.process_id)
        self.journal: Final = Journal(
            self.steps, self.live, self.time, listener=self.rooms, bus=self.bus, metrics=self.metrics
        )
        self.rooms.set_refresh(self.journal.refresh)
        self.table_setup: Final = TableSetupService(
            self.tables, self.cards, self.games, self.live, self.time, bus=self.bus, replayer=self.replayer
        )
        self.links: Final = LinkService(LinksRepository(self.database), self.cards, self.bus)
        self.lessons: Final = LessonService(self.games)
        self.progress: Final = ProgressService(ProgressRepository(self.database), self.lessons)
        self.puzzles: Final = PuzzleService(self.games)
        self.puzzle_progress: Final = PuzzleProgressService(PuzzleProgressRepository(self.database), self.puzzles)
        self.what_ifs: Final = WhatIfService(self.tables, self.cards, self.steps, self.replayer)
        self.playing: Final = PlayingService(self.tables, self.cards, self.live, self.journal, self.bus)
        self.aids: Final = PlayerAidService(self.cards, self.live)

        # Turns
        turn_claims = TurnClaimsRepository(self.database)
        self.deadlines: Final = Deadlines(turn_claims, self.live, self.journal, self.time)
        self.bot_workers: Final = WorkerPool(
            BOT_MODULE, settings.games, max(1, settings.bot_workers), settings.bot_seconds, BOT_NICENESS
        )
        self.budgets: Final = BudgetsRepository(self.database)
        thinking = ThinkingBudgets(self.budgets, "bots", settings.thinking_seconds)
        self.bot_turns: Final = BotTurns(
            turn_claims, self.live, self.journal, self.bot_workers, thinking, settings.bot_seconds
        )
        self.hints: Final = HintService(
            HintsRepository(self.database), self.cards, self.live, self.journal, self.bot_workers, thinking
        )

        # Finished games
        self.records_repository: Final = RecordsRepository(self.database)
        self.records: Final = RecordService(self.records_repository, self.replayer)
        self.replays: Final = ReplayService(self.cards, self.replayer)
        self.review_workers: Final = WorkerPool(BOT_MODULE, settings.games, 1, VERDICT_TIMEOUT_S, REVIEW_NICENESS)
        self.reviews: Final = ReviewService(
            ReviewsRepository(self.database, self.jobs.enqueue_review),
            HintsRepository(self.database),
            self.cards,
            self.replayer,
            self.records,
            self.review_workers,
            ThinkingBudgets(self.budgets, "reviews", settings.thinking_seconds),
        )

        # Clients
        self.people_limits: Final = RateLimits(settings.moves_per_minute)
        self.address_limits: Final = RateLimits(settings.requests_per_minute)
        self.connections: Final = Connections(
            self.rooms,
            self.cards,
            self.playing,
            self.aids,
            limits=self.people_limits,
            caps=ConnectionCaps(
                settings.sockets_per_person, settings.sockets_per_address, settings.sockets_per_process
            ),
            revoked_before=self.revocations.before,
            metrics=self.metrics,
        )

        # The process
        self.sync: Final = ClusterSync(
            self.tables,
            self.steps,
            self.live,
            self.rooms,
            self.journal,
            self.revocations,
            bot_turns=self.bot_turns if settings.plays_bots else None,
            bus=self.bus,
            background_tasks=self.background_tasks,
            metrics=self.metrics,
        )
        self.status: Final = ProcessStatus(
            Readiness(self.database), self.connections, self.records_repository, self.metrics
        )
        self.metrics.expose(
            append_seconds=lambda: self.steps.append_seconds,
            batch_steps=lambda: self.steps.batch_sizes,
            connections=lambda: len(self.connections),
            rooms=lambda: len(self.rooms),
            live_tables=lambda: len(self.live),
            bot_moves=lambda: self.bot_turns.moves,
            bot_failures=lambda: self.bot_turns.failures,
            database_up=lambda: self.status.database_up,
            jobs=lambda: self.status.job_counts,
        )

    def _make_bus(self) -> Bus:
        """Return a NATS bus if `nats_url` is set, else a bus within this process."""
        url = self.settings.nats_url
        return NatsBus(url, self._on_notification, self._on_bus_connected) if url else LocalBus(self._on_notification)

    # Callbacks of parts that are built before the parts they call

    def _on_database_back(self) -> None:
        self.sync.on_database_back()

    def _on_notification(self, notification: Notification) -> None:
        self.sync.on_notification(notification)

    def _on_revoked(self, person: UUID, before: int) -> None:
        self.connections.end_person(person, before)

    def _on_bus_connected(self) -> None:
        self.sync.reconcile_soon()

    async def _store_record(self, table: UUID) -> None:
        await self.records.store(table)

    async def _make_review(self, table: UUID, iterations: int) -> None:
        await self.reviews.run_job(table, iterations)
