"""SQL of a home server: whole databases, and finished games."""

from datetime import datetime
from uuid import UUID

import psycopg
from msgspec import Struct
from psycopg.sql import SQL, Identifier

from burghof.server.infra.database import Database

EXISTS = "SELECT 1 FROM pg_database WHERE datname = %s"
CREATE = SQL("CREATE DATABASE {}")
DROP = SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)")
RENAME = SQL("ALTER DATABASE {} RENAME TO {}")
FINISHED_SINCE = "SELECT id, game, ended_at FROM tables WHERE ended_at >= %s ORDER BY ended_at"


class FinishedTable(Struct, frozen=True):
    """A table whose game is over, and when it ended."""

    table: UUID
    game: str
    at: datetime


class FinishedTablesRepository:
    """The finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, moment: datetime) -> list[FinishedTable]:
        """Return the games that ended at `moment` or later, earliest first."""
        async with self._database.connection() as connection:
            return [
                FinishedTable(*row) for row in await (await connection.execute(FINISHED_SINCE, (moment,))).fetchall()
            ]


def has_database(server: str, name: str) -> bool:
    """Return whether the server at this URL has a database of this name."""
    with psycopg.connect(server, autocommit=True) as connection:
        return connection.execute(EXISTS, (name,)).fetchone() is not None


def create_database(server: str, name: str) -> None:
    """Create an empty database."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(CREATE.format(Identifier(name)))


def drop_database(server: str, name: str) -> None:
    """Drop a database if it exists, and close its connections."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(DROP.format(Identifier(name)))


def swap_database(server: str, new: str, name: str) -> None:
    """Replace the database `name` by `new` atomically, and drop the old one."""
    old_name = f"{name}_before"
    drop_database(server, old_name)
    with psycopg.connect(server) as connection, connection.transaction():
        if connection.execute(EXISTS, (name,)).fetchone() is not None:
            connection.execute(RENAME.format(Identifier(name), Identifier(old_name)))
        connection.execute(RENAME.format(Identifier(new), Identifier(name)))
    drop_database(server, old_name)
