"""The SQL of the heartbeat, from which serving time is computed."""

from datetime import datetime, timedelta

from psycopg.rows import scalar_row

from burghof.server.infra.database import Database

UPDATE_HEARTBEAT = """
UPDATE heartbeat
SET lost = lost + CASE WHEN now() - beat_at > %(gap)s THEN now() - beat_at ELSE interval '0' END,
    beat_at = now()
RETURNING now() - lost AS serving_time
"""
"""One row for the whole cluster: the first process after a gap adds it to `lost`; the others find it added."""


class HeartbeatRepository:
    """The heartbeat of all processes that serve the same database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, max_gap: timedelta) -> datetime:
        """Record a heartbeat; a gap longer than `max_gap` counts as lost. Return the serving time as a timestamp."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            serving_time = await (await cursor.execute(UPDATE_HEARTBEAT, {"gap": max_gap})).fetchone()
        assert isinstance(serving_time, datetime), "the migration inserts the row"
        return serving_time
