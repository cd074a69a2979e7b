"""PostgreSQL: a pool of connections, and a callback when the database is back after an outage.

The pool is our own: psycopg's pool doubles its pauses while the database is down, but play must go on within one second
after the database is back.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final, TypeAlias

import psycopg
from msgspec import Struct
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus
from psycopg.rows import TupleRow

from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

Connection: TypeAlias = AsyncConnection[TupleRow]

ACQUIRE_TIMEOUT_S: Final = 5.0
"""Maximum seconds to wait for a connection; after that, the client must try again."""

RECONNECT_DELAY_S: Final = 0.2
"""Seconds between two attempts while the database is down; constant, so that its return is noticed quickly."""

MAX_CONNECTION_AGE_S: Final = 3600.0
"""Maximum age of a pooled connection in seconds."""

KEEPALIVE_OPTIONS: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 11_000,
}
"""Timeouts that detect a peer that has vanished silently; the database URL can override them."""

SET_TIMEOUTS: Final = """
SELECT set_config('statement_timeout', %b, false), set_config('idle_in_transaction_session_timeout', %b, false)
"""
STATEMENT_TIMEOUT: Final = "10s"
"""How long a statement may take. A commit may wait longer for standbys: PostgreSQL stops the timer before it waits."""

TRANSACTION_IDLE_TIMEOUT: Final = "10s"
"""How long a transaction may wait for its next statement, before PostgreSQL closes the connection."""

CONNECTION_ERRORS: Final = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.errors.IdleInTransactionSessionTimeout,
)


class PooledConnection(Struct):
    """A pooled connection, and when it was opened."""

    connection: Connection
    opened_at: float

    @property
    def is_reusable(self) -> bool:
        """Whether it can be reused: it is idle and not too old."""
        is_idle = self.connection.pgconn.transaction_status == TransactionStatus.IDLE
        return is_idle and monotonic() - self.opened_at < MAX_CONNECTION_AGE_S


class Database:
    """A pool of connections to PostgreSQL. If none is idle, callers try to connect, one at a time."""

    def __init__(self, url: str, size: int = 8, on_reconnect: Callable[[], None] = lambda: None) -> None:
        """Open at most `size` connections at once; `on_reconnect` is called when the database answers again."""
        self.url = make_conninfo("", **{**KEEPALIVE_OPTIONS, **conninfo_to_dict(url)})
        self._slots = asyncio.Semaphore(size)
        self._on_reconnect = on_reconnect
        self._idle: list[PooledConnection] = []
        self._returned = asyncio.Event()
        self._connecting = asyncio.Lock()
        self._last_error: Exception | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Open a first connection. Raises `ProblemError` if the database does not answer."""
        async with self.connection():
            pass

    async def close(self) -> None:
        """Close all idle connections; those in use are closed when they are returned."""
        self._is_closed = True
        await self._close_idle()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Yield a connection in autocommit mode. Raises `Problem.TRY_AGAIN` if the connection fails."""
        held = await self._acquire()
        try:
            yield held.connection
        except CONNECTION_ERRORS as error:
            if held.connection.broken:
                await self._on_connection_lost(error)
            raise ProblemError(Problem.TRY_AGAIN, "the database does not answer") from error
        finally:
            await self._release(held)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Yield a connection inside one transaction."""
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def connect(self) -> Connection:
        """Return a new connection in autocommit mode, which the caller must close. Raises the errors of psycopg.

        Its timeouts are set by a statement, because PgBouncer refuses them among the options of a connection.
        """
        try:
            connection = await self._connect_with_timeouts()
        except CONNECTION_ERRORS as error:
            self._on_no_answer(error)
            raise
        self._on_answer()
        return connection

    # Private helpers

    async def _connect_with_timeouts(self) -> Connection:
        """Return a new connection whose statements and transactions end in time."""
        connection = await AsyncConnection.connect(self.url, autocommit=True)
        try:
            await connection.execute(SET_TIMEOUTS, (STATEMENT_TIMEOUT, TRANSACTION_IDLE_TIMEOUT))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _acquire(self) -> PooledConnection:
        """Acquire a place in the pool and a connection. Raises `ProblemError` after `ACQUIRE_TIMEOUT_S` seconds."""
        try:
            async with asyncio.timeout(ACQUIRE_TIMEOUT_S):
                await self._slots.acquire()
                try:
                    return await self._wait_for_connection()
                except BaseException:
                    self._slots.release()
                    raise
        except TimeoutError as error:
            raise ProblemError(Problem.TRY_AGAIN, "the database does not answer") from self._last_error or error

    async def _release(self, held: PooledConnection) -> None:
        """Return a connection to the pool, or close it if it cannot be reused; free its place."""
        try:
            if held.is_reusable and not self._is_closed:
                self._idle.append(held)
                self._returned.set()
            else:
                await held.connection.close()
        finally:
            self._slots.release()

    async def _wait_for_connection(self) -> PooledConnection:
        """Return a connection that answers; retry every `RECONNECT_DELAY_S` seconds, and as soon as one is returned."""
        held = await self._pop_idle()
        if held is not None:
            return held
        async with self._connecting:
            while True:
                self._returned.clear()
                held = await self._pop_idle() or await self._try_connect()
                if held is not None:
                    return held
                with suppress(TimeoutError):
                    async with asyncio.timeout(RECONNECT_DELAY_S):
                        await self._returned.wait()

    async def _pop_idle(self) -> PooledConnection | None:
        """Return an idle connection that answers, or None."""
        while self._idle:
            held = self._idle.pop()
            try:
                await held.connection.execute("")
            except CONNECTION_ERRORS as error:
                await held.connection.close()
                await self._on_connection_lost(error)
            except BaseException:
                await held.connection.close()
                raise
            else:
                self._on_answer()
                return held
        return None

    async def _try_connect(self) -> PooledConnection | None:
        """Open a new connection, or return None if the database does not answer."""
        try:
            return PooledConnection(await self.connect(), monotonic())
        except CONNECTION_ERRORS:
            return None

    async def _on_connection_lost(self, error: Exception) -> None:
        """Handle a broken connection: close all idle connections, because they are most likely dead as well."""
        self._on_no_answer(error)
        await self._close_idle()

    def _on_no_answer(self, error: Exception) -> None:
        """Record that the database did not answer; log only the first time."""
        if self._last_error is None:
            log.warning("the database does not answer", exc_info=error)
        self._last_error = error

    def _on_answer(self) -> None:
        """Record that the database answers; after an outage, log it and call `on_reconnect`."""
        if self._last_error is not None:
            self._last_error = None
            log.info("the database answers again")
            self._on_reconnect()

    async def _close_idle(self) -> None:
        while self._idle:
            await self._idle.pop().connection.close()
