"""The queue of slow jobs: procrastinate, in the same database as everything else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final
from uuid import UUID

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException
from procrastinate.types import JSONDict

from burghof.server.infra.database import PATIENCE, Database

log = logging.getLogger(__name__)

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
        # The connections a worker needs for itself; whoever only enqueues needs none of them.
        self._app = App(connector=PsycopgConnector(conninfo=database.url, min_size=1, max_size=4, timeout=PATIENCE))
        self._worker: asyncio.Task[None] | None = None

        @self._app.task(name="keep-record", retry=RetryStrategy(max_attempts=TRIES, wait=1, linear_wait=10))
        async def keep(table: str) -> None:
            await keep_record(UUID(table))

        @self._app.task(name="review", queue=REVIEWS, retry=RetryStrategy(max_attempts=FEW_TRIES, wait=1))
        async def review(table: str, iterations: int) -> None:
            await make_review(UUID(table), iterations)

        self._keep_record = keep
        self._review = review

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
        self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Finish the jobs under way, and stop."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker

    async def _work(self) -> None:
        """Do jobs for ever; where the database breaks off, begin anew."""
        while True:
            try:
                async with self._app.open_async(), asyncio.TaskGroup() as workers:
                    for queue in QUEUES:
                        workers.create_task(self._work_off(queue))
            except Exception as error:
                log.warning("jobs have to wait", exc_info=error)
            await asyncio.sleep(1)

    async def _work_off(self, queue: str) -> None:
        """Do the jobs of one queue, one after the other."""
        await self._app.run_worker_async(
            queues=[queue],
            install_signal_handlers=False,
            delete_jobs="successful",
            shutdown_graceful_timeout=GRACE,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=STALLED,
        )

    async def rescue(self) -> None:
        """Give the jobs of workers that died to others."""
        if self._worker is None:
            return
        try:
            for job in await self._app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                await self._app.job_manager.retry_job(job)
        except ConnectorException as error:
            log.warning("jobs have to wait", exc_info=error)
