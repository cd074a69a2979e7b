"""The SQL of revocations."""

from collections.abc import Mapping
from typing import Final
from uuid import UUID

from psycopg.rows import tuple_row

from burghof.server.infra.database import Database

CLOCK_TOLERANCE: Final = "5 seconds"
"""Also sessions issued so long after a revocation are none: the clocks of processes differ, and commits take time."""

REVOKE = """
INSERT INTO revocations (person, before)
VALUES (%(person)s, date_trunc('milliseconds', clock_timestamp() + %(tolerance)s::interval))
ON CONFLICT (person) DO UPDATE SET before = greatest(revocations.before + interval '1 millisecond', excluded.before)
RETURNING (extract(epoch FROM before) * 1000)::int8
"""
SELECT_BEFORE = "SELECT (extract(epoch FROM before) * 1000)::int8 FROM revocations WHERE person = %s"
SELECT_CHANGED = """
SELECT person, (extract(epoch FROM before) * 1000)::int8 FROM revocations
WHERE before >= to_timestamp(%s::int8 / 1000.0)
"""


class RevocationsRepository:
    """Storage of the people who ended all their sessions; times are milliseconds since 1970."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def revoke(self, person: UUID) -> int:
        """End all sessions of a person, and return the time before which sessions are none."""
        async with self._database.connection() as connection:
            cursor = await connection.execute(REVOKE, {"person": person, "tolerance": CLOCK_TOLERANCE})
            row = await cursor.fetchone()
        assert row is not None, "the statement returns the row that it writes"
        return int(row[0])

    async def revoked_before(self, person: UUID) -> int:
        """Return the time before which sessions of this person are none; 0 if all are valid."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SELECT_BEFORE, (person,))).fetchone()
        return 0 if row is None else int(row[0])

    async def changed_since(self, since: int) -> Mapping[UUID, int]:
        """Return the people whose time is at least `since`."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=tuple_row)
            rows = await (await cursor.execute(SELECT_CHANGED, (since,))).fetchall()
        return dict(rows)
