"""The SQL of records, which a job writes when a game is over, and of the jobs that wait."""

from typing import Final
from uuid import UUID

from burghof.server.infra.database import Database

KEEP = """
INSERT INTO records (table_id, seq, record) VALUES (%s, %s, %s)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, record = excluded.record
WHERE excluded.seq > records.seq
"""

READ = """
SELECT records.record FROM records JOIN turns ON turns.table_id = records.table_id AND turns.seq = records.seq
WHERE records.table_id = %s AND turns.is_over
"""
"""A game that went on after its record was written has no record, until it ends again."""

STANDINGS: Final = ("todo", "doing", "failed")
"""How a job may stand that is not done."""

COUNT = "SELECT status::text, count(*) FROM procrastinate_jobs GROUP BY status"


class RecordsRepository:
    """Records of finished games, and the jobs that write them."""

    def __init__(self, database: Database) -> None:
        """The records in this database."""
        self._database = database

    async def keep(self, table: UUID, seq: int, record: str) -> None:
        """Keep the record of a table that has so many steps, unless there is a later one."""
        async with self._database.connection() as connection:
            await connection.execute(KEEP, (table, seq, record))

    async def read(self, table: UUID) -> bytes | None:
        """The record of a finished game, if it was written already."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(READ, (table,))).fetchone()
        return None if row is None else str(row[0]).encode()

    async def standing_jobs(self) -> dict[str, float]:
        """How many jobs of the whole cluster stand how."""
        async with self._database.connection() as connection:
            rows = dict(await (await connection.execute(COUNT)).fetchall())
        return {standing: float(rows.get(standing, 0)) for standing in STANDINGS}
