"""The queue of slow jobs: procrastinate, in the same database as everything else."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from uuid import UUID

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.types import JSONDict

from burghof.server.infra.database import PATIENCE, Database
from burghof.server.infra.upkeep import stop

log = logging.getLogger(__name__)

KEEP_RECORD: Final = "keep-record"
REVIEW: Final = "review"
TRIES: Final = 100
FEW_TRIES: Final = 3
REVIEWS: Final = "reviews"
QUEUES: Final = ("default", REVIEWS)
"""Reviews take long: nothing else waits for them."""
HEARTBEAT: Final = 5.0
STALLED: Final = 20.0
"""Seconds without a sign of life after which a worker's jobs are given to others."""
GRACE: Final = 2.0
"""Seconds a stopping worker gives to the jobs it does; what is not done then is done by others."""


class Jobs:
    """Enqueues jobs in other people's transactions; `work` does them."""

    def __init__(
        self,
        database: Database,
        keep_record: Callable[[UUID], Awaitable[None]],
        make_review: Callable[[UUID, int], Awaitable[None]],
    ) -> None:
        """The jobs in this database, and what is done for each."""
        self._url = database.url
        self._do_keep_record = keep_record
        self._do_review = make_review
        # Whoever only enqueues needs no connection of its own: this one is never opened.
        tasks = self._make_app().tasks
        self._keep_record = tasks[KEEP_RECORD]
        self._review = tasks[REVIEW]
        self._workers: set[asyncio.Task[None]] = set()

    async def enqueue_records(self, connection: Any, tables: Sequence[UUID]) -> None:  # noqa: ANN401 - psycopg's
        """Have the records of these tables written, once the transaction of this connection is committed."""
        deferrer = self._keep_record.configure(connection=connection)
        wanted: list[JSONDict] = [{"table": str(table)} for table in tables]
        await deferrer.batch_defer_async(*wanted)

    async def enqueue_review(self, connection: Any, table: UUID, iterations: int) -> None:  # noqa: ANN401 - psycopg's
        """Have a finished game reviewed, once the transaction of this connection is committed."""
        await self._review.configure(connection=connection).defer_async(table=str(table), iterations=iterations)

    # Doing them

    def open(self) -> None:
        """Begin to do jobs, and keep at it."""
        self._workers = {asyncio.create_task(self._work(queue)) for queue in QUEUES}

    async def close(self) -> None:
        """Finish the jobs under way, and stop."""
        await stop(self._workers)

    async def _work(self, queue: str) -> None:
        """Do the jobs of one queue for ever, one after the other; where the database breaks off, begin anew."""
        while True:
            try:
                async with self._opened() as app:
                    await app.run_worker_async(
                        queues=[queue],
                        install_signal_handlers=False,
                        delete_jobs="successful",
                        shutdown_graceful_timeout=GRACE,
                        update_heartbeat_interval=HEARTBEAT,
                        stalled_worker_timeout=STALLED,
                    )
            except Exception as error:
                log.warning("jobs have to wait", exc_info=error)
            await asyncio.sleep(1)

    async def rescue(self) -> None:
        """Give the jobs of workers that died to others."""
        if not self._workers:
            return
        try:
            async with self._opened() as app:
                for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                    await app.job_manager.retry_job(job)
        except Exception as error:
            log.warning("jobs have to wait", exc_info=error)

    # Parts

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[App]:
        """Procrastinate with connections made now: a pool whose database was away would be slow to try again."""
        app = self._make_app()
        try:
            await app.open_async()
            yield app
        finally:
            await app.close_async()

    def _make_app(self) -> App:
        """Procrastinate with our jobs."""
        app = App(connector=PsycopgConnector(conninfo=self._url, min_size=1, max_size=2, timeout=PATIENCE))

        @app.task(name=KEEP_RECORD, retry=RetryStrategy(max_attempts=TRIES, wait=1, linear_wait=10))
        async def keep(table: str) -> None:
            await self._do_keep_record(UUID(table))

        @app.task(name=REVIEW, queue=REVIEWS, retry=RetryStrategy(max_attempts=FEW_TRIES, wait=1))
        async def review(table: str, iterations: int) -> None:
            await self._do_review(UUID(table), iterations)

        return app
