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

from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

Connection: TypeAlias = AsyncConnection[TupleRow]

PATIENCE: Final = 5.0
"""Maximum seconds to wait for a connection; after that, the client must try again."""

AGAIN: Final = 0.2
"""Seconds between two attempts while the database is down; constant, so that its return is noticed quickly."""

OLD: Final = 3600.0
"""Maximum age of a pooled connection in seconds."""

NO_ANSWER: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 11_000,
}
"""Timeouts that detect a peer that has vanished silently; the database URL can override them."""

LOST: Final = (psycopg.OperationalError, psycopg.InterfaceError)


class Held(Struct):
    """A pooled connection, and when it was opened."""

    line: Connection
    since: float

    @property
    def is_fit(self) -> bool:
        """Whether it can be reused: it is idle and not too old."""
        is_idle = self.line.pgconn.transaction_status == TransactionStatus.IDLE
        return is_idle and monotonic() - self.since < OLD


class Database:
    """A pool of connections to PostgreSQL. If none is idle, callers try to connect, one at a time."""

    def __init__(self, url: str, size: int = 8, back: Callable[[], None] = lambda: None) -> None:
        """Open at most `size` connections at once; `back` is called when the database answers again."""
        self.url = make_conninfo("", **{**NO_ANSWER, **conninfo_to_dict(url)})
        self._places = asyncio.Semaphore(size)
        self._back = back
        self._idle: list[Held] = []
        self._put = asyncio.Event()
        self._connecting = asyncio.Lock()
        self._fault: Exception | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Open a first connection. Raises `Trouble` if the database does not answer."""
        async with self.connection():
            pass

    async def close(self) -> None:
        """Close all idle connections; those in use are closed when they are returned."""
        self._is_closed = True
        await self._drop_idle()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Yield a connection in autocommit mode. Raises `Problem.TRY_AGAIN` if the connection fails."""
        held = await self._take()
        try:
            yield held.line
        except LOST as error:
            if held.line.broken:
                await self._lost(error)
            raise Trouble(Problem.TRY_AGAIN, "the database does not answer") from error
        finally:
            await self._put_back(held)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Yield a connection inside one transaction."""
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def connect(self) -> Connection:
        """Return a new connection in autocommit mode, which the caller must close. Raises the errors of psycopg."""
        try:
            line = await AsyncConnection.connect(self.url, autocommit=True)
        except LOST as error:
            self._missed(error)
            raise
        self._answered()
        return line

    # Private helpers

    async def _take(self) -> Held:
        """Acquire a place in the pool and a connection. Raises `Trouble` after `PATIENCE` seconds."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._places.acquire()
                try:
                    return await self._find()
                except BaseException:
                    self._places.release()
                    raise
        except TimeoutError as error:
            raise Trouble(Problem.TRY_AGAIN, "the database does not answer") from self._fault or error

    async def _put_back(self, held: Held) -> None:
        """Return a connection to the pool, or close it if it cannot be reused; free its place."""
        try:
            if held.is_fit and not self._is_closed:
                self._idle.append(held)
                self._put.set()
            else:
                await held.line.close()
        finally:
            self._places.release()

    async def _find(self) -> Held:
        """Return a connection that answers; retry every `AGAIN` seconds, and as soon as one is returned."""
        held = await self._unused()
        if held is not None:
            return held
        async with self._connecting:
            while True:
                self._put.clear()
                held = await self._unused() or await self._new()
                if held is not None:
                    return held
                with suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN):
                        await self._put.wait()

    async def _unused(self) -> Held | None:
        """Return an idle connection that answers, or None."""
        while self._idle:
            held = self._idle.pop()
            try:
                await held.line.execute("")
            except LOST as error:
                await held.line.close()
                await self._lost(error)
            except BaseException:
                await held.line.close()
                raise
            else:
                self._answered()
                return held
        return None

    async def _new(self) -> Held | None:
        """Open a new connection, or return None if the database does not answer."""
        try:
            return Held(await self.connect(), monotonic())
        except LOST:
            return None

    async def _lost(self, error: Exception) -> None:
        """Handle a broken connection: close all idle connections, because they are most likely dead as well."""
        self._missed(error)
        await self._drop_idle()

    def _missed(self, error: Exception) -> None:
        """Record that the database did not answer; log only the first time."""
        if self._fault is None:
            log.warning("the database does not answer", exc_info=error)
        self._fault = error

    def _answered(self) -> None:
        """Record that the database answers; after an outage, log it and call `back`."""
        if self._fault is not None:
            self._fault = None
            log.info("the database answers again")
            self._back()

    async def _drop_idle(self) -> None:
        while self._idle:
            await self._idle.pop().line.close()
