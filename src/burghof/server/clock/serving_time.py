"""Serving time: the database's time less what was lost while nobody served. All clocks live on it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from burghof.server.infra.database import Database

GAP = timedelta(seconds=5)
"""Longer than this without a beat means: nobody was serving."""

BEAT = """
UPDATE heartbeat
SET lost = lost + CASE WHEN now() - beat_at > %(gap)s THEN now() - beat_at ELSE interval '0' END,
    beat_at = now()
RETURNING now() - lost
"""
"""One row for the whole cluster: whoever comes first after a gap adds it, the others find it added."""


class ServingTime:
    """What time it is on all clocks."""

    def __init__(self, database: Database, monotonic: Callable[[], float] = time.monotonic) -> None:
        """The time of this database's cluster; `beat` must be called first, and then every second."""
        self._database = database
        self._monotonic = monotonic
        self._beat_at = 0.0
        self._beat_time = 0.0

    async def beat(self) -> None:
        """Say that somebody serves, and learn what time it is."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(BEAT, {"gap": GAP})).fetchone()
        assert row is not None, "the migration put the row there"
        self._beat_at, self._beat_time = self._monotonic(), row[0].timestamp()

    def now(self) -> int:
        """Milliseconds of serving time; without a beat for too long it is the time of the last one.

        The next beat will find that nobody was serving since then, and nobody is to be charged before it does.
        """
        since = self._monotonic() - self._beat_at
        return int((self._beat_time + (since if since <= GAP.total_seconds() else 0)) * 1000)


def as_moment(milliseconds: int) -> datetime:
    """A moment of serving time as the database keeps it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
