"""The SQL of what is due: bot turns and deadlines, claimed so that nobody waits for anybody."""

from collections.abc import Sequence
from uuid import UUID

from burghof.server.infra.database import Database

CLAIM_BOTS = """
UPDATE turns SET bot_due = now() + make_interval(secs => %s)
WHERE table_id IN (
    SELECT table_id FROM turns WHERE bot_due <= now() ORDER BY bot_due LIMIT %s FOR UPDATE SKIP LOCKED
)
RETURNING table_id
"""

RENEW_BOTS = """
UPDATE turns SET bot_due = now() + make_interval(secs => %s)
WHERE table_id IN (
    SELECT table_id FROM turns
    WHERE table_id = ANY(%s) AND bot_due > now() ORDER BY table_id FOR UPDATE SKIP LOCKED
)
"""

CLAIM_DEADLINES = """
UPDATE turns SET deadline = deadline + make_interval(secs => %s)
WHERE table_id IN (
    SELECT table_id FROM turns WHERE deadline <= now() - (SELECT lost FROM heartbeat)
    ORDER BY deadline LIMIT %s FOR UPDATE SKIP LOCKED
)
RETURNING table_id
"""


class DueRepository:
    """Tables where something is due. A claim lasts a while; if nothing came of it, somebody claims it again."""

    def __init__(self, database: Database) -> None:
        """What is due in this database."""
        self._database = database

    async def claim_bots(self, lease: float, limit: int) -> list[UUID]:
        """Tables where a bot is to move, ours for so many seconds."""
        return await self._claim(CLAIM_BOTS, lease, limit)

    async def renew_bots(self, tables: Sequence[UUID], lease: float) -> None:
        """Keep the claims on these tables for so many seconds from now, wherever they have not run out."""
        async with self._database.connection() as connection:
            await connection.execute(RENEW_BOTS, (lease, list(tables)))

    async def claim_deadlines(self, lease: float, limit: int) -> list[UUID]:
        """Tables where a clock is empty, ours for so many seconds."""
        return await self._claim(CLAIM_DEADLINES, lease, limit)

    async def _claim(self, statement: str, lease: float, limit: int) -> list[UUID]:
        """What this statement claims."""
        async with self._database.connection() as connection:
            rows = await (await connection.execute(statement, (lease, limit))).fetchall()
        return [table for (table,) in rows]
