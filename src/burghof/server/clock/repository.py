"""The SQL of the heartbeat, from which serving time is computed."""

from datetime import datetime, timedelta
from typing import Final

from psycopg.rows import scalar_row

from burghof.server.infra.database import Database

UPDATE_HEARTBEAT = """
UPDATE heartbeat
SET lost = lost + CASE
        WHEN now() - beat_at > %(gap)s OR beat_at - now() > %(step_back)s THEN now() - beat_at
        ELSE interval '0'
    END,
    beat_at = CASE WHEN beat_at - now() > %(step_back)s THEN now() ELSE greatest(beat_at, now()) END
RETURNING greatest(beat_at, now()) - lost AS serving_time
"""
"""One row for the whole cluster: the first process after a gap adds it to `lost`; the others find it added.

Where the time of the database steps back, as after a failover, `lost` becomes smaller by as much.
"""

STEP_BACK: Final = timedelta(seconds=1)
"""How much earlier than the last heartbeat the database's time must be to have stepped back.

Less is only the order of statements that run at the same time.
"""


class HeartbeatRepository:
    """The heartbeat of all processes that serve the same database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, max_gap: timedelta) -> datetime:
        """Record a heartbeat; a gap longer than `max_gap` counts as lost. Return the serving time as a timestamp."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            serving_time = await (
                await cursor.execute(UPDATE_HEARTBEAT, {"gap": max_gap, "step_back": STEP_BACK})
            ).fetchone()
        assert isinstance(serving_time, datetime), "the migration inserts the row"
        return serving_time
