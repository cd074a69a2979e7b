"""Serving time: the time of the database minus the time when no process was serving. All clocks use it."""

import time
from collections.abc import Callable
from datetime import timedelta

from burghof.server.clock.repository import HeartbeatRepository
from burghof.server.infra.database import Database

MAX_HEARTBEAT_GAP = timedelta(seconds=5)
"""Maximum time between two heartbeats; after a longer gap, no process was serving."""


class ServingTime:
    """The current serving time, which all clocks use."""

    def __init__(self, database: Database, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Use the heartbeat of this database; call `record_heartbeat` before anything else, and then every second."""
        self._heartbeats = HeartbeatRepository(database)
        self._monotonic = monotonic
        self._heartbeat_monotonic_s = 0.0
        self._heartbeat_serving_s = 0.0
        self._latest_ms = 0

    async def record_heartbeat(self) -> None:
        """Record a heartbeat in the database, and read the serving time."""
        serving_time = await self._heartbeats.record(MAX_HEARTBEAT_GAP)
        self._heartbeat_monotonic_s, self._heartbeat_serving_s = self._monotonic(), serving_time.timestamp()

    def now(self) -> int:
        """Return the serving time in milliseconds; that of the last heartbeat if it is older than `MAX_HEARTBEAT_GAP`.

        The next heartbeat adds the gap to the lost time; until then, no seat may be charged for it. The time never goes
        back: after a heartbeat that is behind, it stands still until it is caught up with.
        """
        since = self._monotonic() - self._heartbeat_monotonic_s
        passed = since if since <= MAX_HEARTBEAT_GAP.total_seconds() else 0
        self._latest_ms = max(self._latest_ms, int((self._heartbeat_serving_s + passed) * 1000))
        return self._latest_ms
