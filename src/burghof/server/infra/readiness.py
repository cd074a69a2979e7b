"""Readiness: whether clients should be sent to this process."""

import asyncio
from typing import Final, Literal, TypeAlias

from burghof.server.infra.database import Database
from burghof.server.infra.schema import REVISIONS
from burghof.wire.problem import Trouble

PATIENCE: Final = 2.0
"""Seconds the database may take to answer."""

Standing: TypeAlias = Literal["ready", "leaving", "no-database", "old-schema"]

SCHEMA = "SELECT version_num FROM alembic_version"


class Readiness:
    """Asks the database whether all is well."""

    def __init__(self, database: Database) -> None:
        """The readiness of a process over this database."""
        self._database = database

    async def ask(self) -> Standing:
        """How the database stands to us. A schema we do not know is newer: it was made so that we can go on."""
        try:
            async with asyncio.timeout(PATIENCE), self._database.connection() as connection:
                row = await (await connection.execute(SCHEMA)).fetchone()
        except (Trouble, TimeoutError):
            return "no-database"
        return "old-schema" if row is None or row[0] in REVISIONS[:-1] else "ready"
