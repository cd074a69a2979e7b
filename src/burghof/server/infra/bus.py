"""The bus: hints between processes. At home there is one process, and the bus is a list of listeners."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeAlias
from uuid import UUID

import msgspec
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from burghof.server.infra.upkeep import stop
from burghof.wire.bus import Due, Hint

Listener: TypeAlias = Callable[[Hint], None]

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Hint).decode

DUE = "burghof.due"

OUTBOX = 10_000
"""How many hints may wait to be sent; more are dropped."""


class Bus(Protocol):
    """Carries hints about tables to those who follow them. Losing one costs time, never truth."""

    def publish(self, hint: Hint) -> None:
        """Tell the others; returns at once."""

    async def follow(self, table: UUID) -> None:
        """Hear hints about this table from now on."""

    async def unfollow(self, table: UUID) -> None:
        """Hear no more about it."""

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """The bus of a single process: nobody else needs hints, but for the one that a bot is due."""

    def __init__(self, listener: Listener) -> None:
        """A bus that tells this listener."""
        self._listener = listener

    def publish(self, hint: Hint) -> None:
        """Tell ourselves."""
        self._listener(hint)

    async def follow(self, table: UUID) -> None:
        """Everything is heard anyway."""

    async def unfollow(self, table: UUID) -> None:
        """Everything is heard anyway."""

    async def close(self) -> None:
        """There is nothing to close."""


class NatsBus:
    """Hints over NATS, a subject a table; while NATS is away hints reach only ourselves, and play goes on."""

    def __init__(self, url: str, listener: Listener, reconnected: Callable[[], None]) -> None:
        """A bus that tells this listener, and says when it is back after it was away; `open` starts it."""
        self._url = url
        self._listener = listener
        self._reconnected = reconnected
        self._client = Client()
        self._wanted: set[str] = set()
        self._heard: dict[str, Subscription] = {}
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(OUTBOX)
        self._work: asyncio.Task[None] | None = None
        self._listening = asyncio.Lock()

    def open(self, *, hears_due: bool) -> None:
        """Begin to connect, and keep at it for ever; workers also hear that a bot is due."""
        if hears_due:
            self._wanted.add(DUE)
        self._work = asyncio.create_task(self._carry())

    async def close(self) -> None:
        """Stop at once: hints that were not sent are no loss."""
        if self._work is not None:
            await stop([self._work])
        if not self._client.is_closed:
            await self._client.close()

    def publish(self, hint: Hint) -> None:
        """Put the hint on its way, if there is a way."""
        if not self._client.is_connected:
            self._listener(hint)
        elif not self._outbox.full():
            self._outbox.put_nowait((DUE if isinstance(hint, Due) else _subject(hint.table), _encode(hint)))

    async def follow(self, table: UUID) -> None:
        """Hear hints about this table from now on."""
        self._wanted.add(_subject(table))
        if self._client.is_connected:
            await self._listen()

    async def unfollow(self, table: UUID) -> None:
        """Hear no more about it."""
        subject = _subject(table)
        self._wanted.discard(subject)
        async with self._listening:
            subscription = None if subject in self._wanted else self._heard.pop(subject, None)
            if subscription is not None and self._client.is_connected:
                await subscription.unsubscribe()

    async def _carry(self) -> None:
        """Connect, then send what is to be sent."""
        await self._client.connect(
            self._url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            reconnected_cb=self._back,
            error_cb=self._fault,
        )
        await self._back()
        while True:
            subject, data = await self._outbox.get()
            try:
                await self._client.publish(subject, data)
            except nats.errors.Error as error:
                await self._fault(error)

    async def _listen(self) -> None:
        """Subscribe to whatever is wanted and not heard yet; the client itself renews subscriptions after a break."""
        async with self._listening:
            for subject in self._wanted - self._heard.keys():
                self._heard[subject] = await self._client.subscribe(subject, cb=self._hear)

    async def _hear(self, message: Msg) -> None:
        """Pass a hint on; one of a newer kind is no use here."""
        try:
            hint = _decode(message.data)
        except msgspec.DecodeError:
            log.warning("a hint that is not understood", extra={"subject": message.subject})
        else:
            self._listener(hint)

    async def _back(self) -> None:
        """NATS is there, or there again."""
        await self._listen()
        self._reconnected()

    async def _fault(self, error: Exception) -> None:
        """NATS has trouble; the client keeps trying."""
        log.warning("the bus has trouble", exc_info=error)


def _subject(table: UUID) -> str:
    """The subject of a table's hints."""
    return f"burghof.table.{table.hex}"
