"""SQL of a home server: whole databases, and finished games."""

from datetime import datetime

import psycopg
from psycopg.rows import class_row
from psycopg.sql import SQL, Identifier

from burghof.server.home.finished_table import FinishedTable
from burghof.server.infra.database import Database

SELECT_DATABASE = "SELECT FROM pg_database WHERE datname = %s"
CREATE_DATABASE = SQL("CREATE DATABASE {}")
DROP_DATABASE = SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)")
RENAME_DATABASE = SQL("ALTER DATABASE {} RENAME TO {}")
SELECT_FINISHED_TABLES = """
SELECT id AS "table", game, ended_at AS at FROM tables WHERE ended_at >= %s ORDER BY ended_at
"""


class FinishedTablesRepository:
    """The finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, moment: datetime) -> list[FinishedTable]:
        """Return the games that ended at `moment` or later, earliest first."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(FinishedTable))
            return await (await cursor.execute(SELECT_FINISHED_TABLES, (moment,))).fetchall()


def has_database(server: str, name: str) -> bool:
    """Return whether the server at this URL has a database of this name."""
    with psycopg.connect(server, autocommit=True) as connection:
        return connection.execute(SELECT_DATABASE, (name,)).fetchone() is not None


def create_database(server: str, name: str) -> None:
    """Create an empty database."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(CREATE_DATABASE.format(Identifier(name)))


def drop_database(server: str, name: str) -> None:
    """Drop a database if it exists, and close its connections."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(DROP_DATABASE.format(Identifier(name)))


def swap_database(server: str, new: str, name: str) -> None:
    """Replace the database `name` by `new` atomically, and drop the old one."""
    old_name = f"{name}_before"
    drop_database(server, old_name)
    with psycopg.connect(server) as connection, connection.transaction():
        if connection.execute(SELECT_DATABASE, (name,)).fetchone() is not None:
            connection.execute(RENAME_DATABASE.format(Identifier(name), Identifier(old_name)))
        connection.execute(RENAME_DATABASE.format(Identifier(new), Identifier(name)))
    drop_database(server, old_name)
