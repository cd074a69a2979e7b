"""SQL to claim due bot turns and deadlines; with SKIP LOCKED, processes do not wait for each other."""

from collections.abc import Sequence
from uuid import UUID

from psycopg.rows import scalar_row

from burghof.server.infra.database import Database

CLAIM_BOT_TURNS = """
UPDATE turns SET bot_due = now() + make_interval(secs => %s)
WHERE table_id IN (
    SELECT table_id FROM turns WHERE bot_due <= now() ORDER BY bot_due LIMIT %s FOR UPDATE SKIP LOCKED
)
RETURNING table_id
"""

RENEW_BOT_TURNS = """
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


class TurnClaimsRepository:
    """Tables with something due. A claim expires: if the work was not done, another process can claim it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim_bot_turns(self, lease_s: float, limit: int) -> list[UUID]:
        """Claim up to `limit` tables with a due bot turn for `lease_s` seconds, longest due first."""
        return await self._claim(CLAIM_BOT_TURNS, lease_s, limit)

    async def renew_bot_turns(self, tables: Sequence[UUID], lease_s: float) -> None:
        """Extend the claims on these tables to `lease_s` seconds from now, unless they have expired."""
        async with self._database.connection() as connection:
            await connection.execute(RENEW_BOT_TURNS, (lease_s, list(tables)))

    async def claim_deadlines(self, lease_s: float, limit: int) -> list[UUID]:
        """Claim up to `limit` tables with an empty clock, earliest first.

        Moves their deadlines by `lease_s` seconds.
        """
        return await self._claim(CLAIM_DEADLINES, lease_s, limit)

    async def _claim(self, statement: str, lease_s: float, limit: int) -> list[UUID]:
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            return await (await cursor.execute(statement, (lease_s, limit))).fetchall()
