"""The SQL of a server at home: its database as a whole, and the games that have ended."""

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
    """A table whose game is over, since when."""

    table: UUID
    game: str
    at: datetime


class EndedRepository:
    """Games that have ended."""

    def __init__(self, database: Database) -> None:
        """The games of this database."""
        self._database = database

    async def since(self, moment: datetime) -> list[Ended]:
        """Those that ended then or later, the earliest first."""
        async with self._database.connection() as connection:
            return [Ended(*row) for row in await (await connection.execute(ENDED, (moment,))).fetchall()]


def has_database(server: str, name: str) -> bool:
    """Whether the server at this address has a database of this name."""
    with psycopg.connect(server, autocommit=True) as connection:
        return connection.execute(EXISTS, (name,)).fetchone() is not None


def make_database(server: str, name: str) -> None:
    """Make an empty database."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(CREATE.format(Identifier(name)))


def drop_database(server: str, name: str) -> None:
    """Throw a database away, if there is one of this name."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(DROP.format(Identifier(name)))


def put_in_place(server: str, new: str, name: str) -> None:
    """Let a database take the place of another, as a whole or not at all."""
    aside = f"{name}_before"
    drop_database(server, aside)
    with psycopg.connect(server) as connection, connection.transaction():
        if connection.execute(EXISTS, (name,)).fetchone() is not None:
            connection.execute(RENAME.format(Identifier(name), Identifier(aside)))
        connection.execute(RENAME.format(Identifier(new), Identifier(name)))
    drop_database(server, aside)
