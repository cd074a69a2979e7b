"""SQL for records, which a job writes when a game is over, and for the number of jobs."""

from typing import Final
from uuid import UUID

from psycopg.rows import scalar_row

from burghof.server.infra.database import Database

UPSERT_RECORD = """
INSERT INTO records (table_id, seq, record) VALUES (%s, %s, %s)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, record = excluded.record
WHERE excluded.seq > records.seq
"""

SELECT_RECORD = """
SELECT records.record FROM records JOIN turns ON turns.table_id = records.table_id AND turns.seq = records.seq
WHERE records.table_id = %s AND turns.is_over
"""
"""If a game goes on after its record was stored, that record is ignored until the game ends again."""

JOB_STATUSES: Final = ("todo", "doing", "failed")
"""The statuses of unfinished jobs."""

COUNT_JOBS = "SELECT status::text AS status, count(*) AS number FROM procrastinate_jobs GROUP BY status"


class RecordsRepository:
    """Records of finished games, and counts of the jobs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, table: UUID, seq: int, record: str) -> None:
        """Store the record of a table after `seq` steps, unless a later one is stored."""
        async with self._database.connection() as connection:
            await connection.execute(UPSERT_RECORD, (table, seq, record))

    async def read(self, table: UUID) -> bytes | None:
        """Return the stored record of a finished game, or None."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            record = await (await cursor.execute(SELECT_RECORD, (table,))).fetchone()
        return None if record is None else str(record).encode()

    async def count_jobs(self) -> dict[str, float]:
        """Return the number of unfinished jobs of the whole cluster by status."""
        async with self._database.connection() as connection:
            numbers = dict(await (await connection.execute(COUNT_JOBS)).fetchall())
        return {status: float(numbers.get(status, 0)) for status in JOB_STATUSES}
