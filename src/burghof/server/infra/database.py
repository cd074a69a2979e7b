"""PostgreSQL: connections for whoever asks, and the schema brought up to date."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import psycopg
from psycopg import AsyncConnection
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from burghof.wire.problem import Problem, Trouble

PATIENCE: Final = 5.0
"""Seconds to wait for a connection before saying: try again."""


class Database:
    """The way to PostgreSQL."""

    def __init__(self, url: str, size: int = 8) -> None:
        """A pool of at most `size` connections to this database; `open` opens it."""
        self.url = url
        self._pool: AsyncConnectionPool[AsyncConnection[TupleRow]] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=size,
            open=False,
            timeout=PATIENCE,
            kwargs={"autocommit": True},
            check=AsyncConnectionPool.check_connection,
            reconnect_timeout=30,
        )

    async def open(self) -> None:
        """Connect."""
        await self._pool.open(wait=True, timeout=PATIENCE)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._pool.close()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection[TupleRow]]:
        """A connection, each statement a transaction of its own; trouble on the line means: try again."""
        try:
            async with self._pool.connection() as connection:
                yield connection
        except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as error:
            raise Trouble(Problem.TRY_AGAIN, "the database does not answer") from error

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection[TupleRow]]:
        """A connection inside one transaction."""
        async with self.connection() as connection, connection.transaction():
            yield connection
