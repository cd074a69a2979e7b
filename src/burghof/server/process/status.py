"""The status of one server process: whether it takes clients, and its metrics page."""

import asyncio
from typing import Final

from burghof.server.infra.metrics import Metrics
from burghof.server.infra.readiness import Readiness, ReadinessState
from burghof.server.jobs.repository import RecordsRepository
from burghof.server.sockets.connections import Connections
from burghof.wire.problem import ProblemError

METRICS_TIMEOUT_S: Final = 2.0
"""Maximum seconds that the metrics page waits for the database."""


class ProcessStatus:
    """Answers the probes of operators."""

    def __init__(
        self, readiness: Readiness, connections: Connections, records: RecordsRepository, metrics: Metrics
    ) -> None:
        self._readiness = readiness
        self._connections = connections
        self._records = records
        self._metrics = metrics
        self.job_counts: dict[str, float] = {}
        """Number of unfinished jobs by status, as of the last metrics page."""
        self.database_up = 0.0
        """1.0 if the database answered for the last metrics page, else 0.0."""

    async def readiness(self) -> ReadinessState:
        """Return whether this process takes clients, or the reason why not."""
        return "leaving" if self._connections.is_draining.is_set() else await self._readiness.check()

    async def metrics_page(self) -> bytes:
        """Return the metrics of this process as Prometheus text; without job counts if the database does not answer."""
        try:
            async with asyncio.timeout(METRICS_TIMEOUT_S):
                self.job_counts, self.database_up = await self._records.count_jobs(), 1.0
        except (ProblemError, TimeoutError):
            self.job_counts, self.database_up = {}, 0.0
        return self._metrics.render()
