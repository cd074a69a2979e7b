"""The job queues, for work too slow for a request: procrastinate, in the server's own database."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from uuid import UUID

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.types import JSONDict

from burghof.hosting.background_tasks import cancel_all
from burghof.server.infra.database import ACQUIRE_TIMEOUT_S, Database

log = logging.getLogger(__name__)

RECORD_TASK: Final = "keep-record"
REVIEW_TASK: Final = "review"
MAX_RECORD_ATTEMPTS: Final = 100
MAX_REVIEW_ATTEMPTS: Final = 3
REVIEW_QUEUE: Final = "reviews"
QUEUES: Final = ("default", REVIEW_QUEUE)
"""Reviews take long, so they have a separate queue: no other job waits for them."""
HEARTBEAT_S: Final = 5.0
STALLED_AFTER_S: Final = 20.0
"""Seconds without a heartbeat after which the jobs of a worker are given to other workers."""
SHUTDOWN_TIMEOUT_S: Final = 2.0
"""Seconds that a stopping worker waits for its running jobs; other workers run the unfinished ones again."""


class Jobs:
    """Enqueues jobs in the transactions of callers; after `open`, it also runs them."""

    def __init__(
        self,
        database: Database,
        store_record: Callable[[UUID], Awaitable[None]],
        make_review: Callable[[UUID, int], Awaitable[None]],
    ) -> None:
        """Use the job queue of this database; `store_record` and `make_review` run the two kinds of jobs."""
        self._url = database.url
        self._store_record = store_record
        self._make_review = make_review
        # Enqueueing uses the caller's connection: this app is never opened.
        tasks = self._make_app().tasks
        self._record_task = tasks[RECORD_TASK]
        self._review_task = tasks[REVIEW_TASK]
        self._workers: set[asyncio.Task[None]] = set()

    async def enqueue_records(self, connection: Any, tables: Sequence[UUID]) -> None:  # noqa: ANN401 - a psycopg connection
        """Enqueue jobs that write the records of these tables after the connection's transaction is committed."""
        deferrer = self._record_task.configure(connection=connection)
        arguments: list[JSONDict] = [{"table": str(table)} for table in tables]
        await deferrer.batch_defer_async(*arguments)

    async def enqueue_review(self, connection: Any, table: UUID, iterations: int) -> None:  # noqa: ANN401 - a psycopg connection
        """Enqueue a review of a finished game that starts after the connection's transaction is committed."""
        await self._review_task.configure(connection=connection).defer_async(table=str(table), iterations=iterations)

    # Running jobs

    def open(self) -> None:
        """Start one worker per queue."""
        self._workers = {asyncio.create_task(self._run_worker(queue)) for queue in QUEUES}

    async def close(self) -> None:
        """Stop the workers; running jobs have `SHUTDOWN_TIMEOUT_S` seconds to finish."""
        await cancel_all(self._workers)

    async def _run_worker(self, queue: str) -> None:
        """Run the jobs of one queue forever, one at a time; reconnect after the database drops the connection."""
        while True:
            try:
                async with self._open_app() as app:
                    await app.run_worker_async(
                        queues=[queue],
                        install_signal_handlers=False,
                        delete_jobs="successful",
                        shutdown_graceful_timeout=SHUTDOWN_TIMEOUT_S,
                        update_heartbeat_interval=HEARTBEAT_S,
                        stalled_worker_timeout=STALLED_AFTER_S,
                    )
            except Exception as error:
                log.warning("job worker failed; restarting it", exc_info=error)
            await asyncio.sleep(1)

    async def retry_stalled(self) -> None:
        """Give the jobs of dead workers to other workers."""
        if not self._workers:
            return
        try:
            async with self._open_app() as app:
                for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED_AFTER_S):
                    await app.job_manager.retry_job(job)
        except Exception as error:
            log.warning("stalled jobs not retried", exc_info=error)

    # Private helpers

    @asynccontextmanager
    async def _open_app(self) -> AsyncIterator[App]:
        """Yield an app with new connections: after an outage, procrastinate's pool would be slow to reconnect."""
        app = self._make_app()
        try:
            await app.open_async()
            yield app
        finally:
            await app.close_async()

    def _make_app(self) -> App:
        """Return a procrastinate app with the record task and the review task."""
        app = App(connector=PsycopgConnector(conninfo=self._url, min_size=1, max_size=2, timeout=ACQUIRE_TIMEOUT_S))

        @app.task(name=RECORD_TASK, retry=RetryStrategy(max_attempts=MAX_RECORD_ATTEMPTS, wait=1, linear_wait=10))
        async def write_record(table: str) -> None:
            await self._store_record(UUID(table))

        @app.task(name=REVIEW_TASK, queue=REVIEW_QUEUE, retry=RetryStrategy(max_attempts=MAX_REVIEW_ATTEMPTS, wait=1))
        async def review(table: str, iterations: int) -> None:
            await self._make_review(UUID(table), iterations)

        return app
