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
ENDED = "SELECT id, game, ended_at FROM tables WHERE ended_at >= %s ORDER BY ended_at"


class Ended(Struct, frozen=True):
    """A table whose game is over, and when it ended."""

    table: UUID
    game: str
    at: datetime


class EndedRepository:
    """The finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, moment: datetime) -> list[Ended]:
        """Return the games that ended at `moment` or later, earliest first."""
        async with self._database.connection() as connection:
            return [Ended(*row) for row in await (await connection.execute(ENDED, (moment,))).fetchall()]


def has_database(server: str, name: str) -> bool:
    """Return whether the server at this URL has a database of this name."""
    with psycopg.connect(server, autocommit=True) as connection:
        return connection.execute(EXISTS, (name,)).fetchone() is not None


def make_database(server: str, name: str) -> None:
    """Create an empty database."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(CREATE.format(Identifier(name)))


def drop_database(server: str, name: str) -> None:
    """Drop a database if it exists, and close its connections."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(DROP.format(Identifier(name)))


def put_in_place(server: str, new: str, name: str) -> None:
    """Replace the database `name` by `new` atomically, and drop the old one."""
    aside = f"{name}_before"
    drop_database(server, aside)
    with psycopg.connect(server) as connection, connection.transaction():
        if connection.execute(EXISTS, (name,)).fetchone() is not None:
            connection.execute(RENAME.format(Identifier(name), Identifier(aside)))
        connection.execute(RENAME.format(Identifier(new), Identifier(name)))
    drop_database(server, aside)
