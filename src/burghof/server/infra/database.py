"""PostgreSQL: connections for whoever asks, and word when it is there again after it was away.

The connections are kept here and not by psycopg's pool: that one doubles its pauses while the database is away, and
play is to go on within a second of its coming back.
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
"""Seconds to wait for a connection before saying: try again."""

AGAIN: Final = 0.2
"""Seconds between two attempts while the database is away: never more, so that nobody waits long once it is back."""

OLD: Final = 3600.0
"""Seconds after which a connection makes room for a new one."""

NO_ANSWER: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 11_000,
}
"""When a line is given up whose other end has vanished without a word; the address may say otherwise."""

LOST: Final = (psycopg.OperationalError, psycopg.InterfaceError)


class Held(Struct):
    """A connection, and since when there is one."""

    line: Connection
    since: float

    @property
    def is_fit(self) -> bool:
        """Whether somebody else can use it."""
        is_idle = self.line.pgconn.transaction_status == TransactionStatus.IDLE
        return is_idle and monotonic() - self.since < OLD


class Database:
    """The way to PostgreSQL. Whoever needs a connection and finds none tries to connect, one at a time."""

    def __init__(self, url: str, size: int = 8, back: Callable[[], None] = lambda: None) -> None:
        """At most `size` connections to this database at once; `back` is called when it answers after it had not."""
        self.url = make_conninfo("", **{**NO_ANSWER, **conninfo_to_dict(url)})
        self._places = asyncio.Semaphore(size)
        self._back = back
        self._idle: list[Held] = []
        self._put = asyncio.Event()
        self._connecting = asyncio.Lock()
        self._fault: Exception | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Connect."""
        async with self.connection():
            pass

    async def close(self) -> None:
        """Let go of all connections; those in use are closed when they are put back."""
        self._is_closed = True
        await self._drop_idle()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection, each statement a transaction of its own; trouble on the line means: try again."""
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
        """A connection inside one transaction."""
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def connect(self) -> Connection:
        """A connection of one's own, each statement a transaction of its own; who asks for it closes it."""
        try:
            line = await AsyncConnection.connect(self.url, autocommit=True)
        except LOST as error:
            self._missed(error)
            raise
        self._answered()
        return line

    # Parts

    async def _take(self) -> Held:
        """A connection that answers, and with it a place."""
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
        """Keep a connection for others, if it is any good, and free its place."""
        try:
            if held.is_fit and not self._is_closed:
                self._idle.append(held)
                self._put.set()
            else:
                await held.line.close()
        finally:
            self._places.release()

    async def _find(self) -> Held:
        """A connection that answers; while there is none to be had, it is tried again and again."""
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
        """A connection that nobody uses, if one is left that answers."""
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
        """A new connection, if the database lets us in."""
        try:
            return Held(await self.connect(), monotonic())
        except LOST:
            return None

    async def _lost(self, error: Exception) -> None:
        """A line was broken off: those that lie unused are most likely dead as well."""
        self._missed(error)
        await self._drop_idle()

    def _missed(self, error: Exception) -> None:
        """The database did not answer."""
        if self._fault is None:
            log.warning("the database does not answer", exc_info=error)
        self._fault = error

    def _answered(self) -> None:
        """The database is there, or there again."""
        if self._fault is not None:
            self._fault = None
            log.info("the database answers again")
            self._back()

    async def _drop_idle(self) -> None:
        """Close whatever lies unused."""
        while self._idle:
            await self._idle.pop().line.close()
