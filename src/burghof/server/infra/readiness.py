"""Readiness: whether this process takes clients."""

import asyncio
from typing import Final, Literal, TypeAlias

from psycopg.rows import scalar_row

from burghof.server.infra.database import Database
from burghof.server.infra.schema import REVISIONS
from burghof.wire.problem import ProblemError

QUERY_TIMEOUT_S: Final = 2.0
"""Maximum seconds for the database to answer."""

ReadinessState: TypeAlias = Literal["ready", "leaving", "no-database", "old-schema"]

SELECT_REVISION = "SELECT version_num FROM alembic_version"


class Readiness:
    """Checks that the database answers and that its schema is current."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def check(self) -> ReadinessState:
        """Check the database. An unknown schema is a newer one, and newer schemas still work with this release."""
        try:
            async with asyncio.timeout(QUERY_TIMEOUT_S), self._database.connection() as connection:
                cursor = connection.cursor(row_factory=scalar_row)
                revision = await (await cursor.execute(SELECT_REVISION)).fetchone()
        except (ProblemError, TimeoutError):
            return "no-database"
        return "old-schema" if revision is None or revision in REVISIONS[:-1] else "ready"
