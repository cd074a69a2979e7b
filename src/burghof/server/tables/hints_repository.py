"""The SQL of the hints that people asked for."""

from collections.abc import Sequence
from uuid import UUID

import msgspec
from psycopg.rows import kwargs_row

from burghof.hosting.tables.hint_store import StoredHint
from burghof.server.infra.database import Database
from burghof.wire.responses import CoachHint

INSERT_HINT = """
INSERT INTO hints (table_id, person, position, hint) VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING
"""
SELECT_HINTS = "SELECT position, hint FROM hints WHERE table_id = %s AND person = %s ORDER BY position"


class HintsRepository:
    """Storage of the hints that people asked for, beside the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, table: UUID, person: UUID, hint: StoredHint) -> None:
        """Store a hint, unless one is stored for this decision."""
        values = (table, person, hint.position, msgspec.json.encode(hint.hint).decode())
        async with self._database.connection() as connection:
            await connection.execute(INSERT_HINT, values)

    async def read(self, table: UUID, person: UUID) -> Sequence[StoredHint]:
        """Return the hints that a person asked for at a table, in the order of the game."""
        async with self._database.connection() as connection:
            rows = connection.cursor(row_factory=kwargs_row(_stored_hint))
            return await (await rows.execute(SELECT_HINTS, (table, person))).fetchall()


def _stored_hint(position: int, hint: str) -> StoredHint:
    """Return the hint in a row of `SELECT_HINTS`."""
    return StoredHint(position, msgspec.json.decode(hint, type=CoachHint))
