"""The bus: notifications between processes. A home server is one process, whose bus just calls the listener."""

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
"""Maximum number of notifications that wait to be sent; more are dropped."""


class Bus(Protocol):
    """Carries notifications about tables to the processes that follow them. A lost one costs time, never data."""

    def publish(self, hint: Hint) -> None:
        """Send a notification; returns at once."""

    async def follow(self, table: UUID) -> None:
        """Subscribe to the notifications about a table."""

    async def unfollow(self, table: UUID) -> None:
        """Unsubscribe from the notifications about a table."""

    async def close(self) -> None:
        """Close the bus."""


class LocalBus:
    """The bus of a single process: it passes all notifications to the process itself."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def publish(self, hint: Hint) -> None:
        """Call the listener."""
        self._listener(hint)

    async def follow(self, table: UUID) -> None:
        """Do nothing: the listener receives everything."""

    async def unfollow(self, table: UUID) -> None:
        """Do nothing: the listener receives everything."""

    async def close(self) -> None:
        """Do nothing."""


class NatsBus:
    """Notifications over NATS, one subject per table.

    While NATS is down, a notification reaches only this process, and play goes on.
    """

    def __init__(self, url: str, listener: Listener, reconnected: Callable[[], None]) -> None:
        """Create a bus for this listener; `open` connects it. `reconnected` is called after every connect."""
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
        """Connect in the background, and retry for ever; `hears_due` also subscribes to bot turns."""
        if hears_due:
            self._wanted.add(DUE)
        self._work = asyncio.create_task(self._carry())

    async def close(self) -> None:
        """Close at once and drop unsent notifications, which is harmless."""
        if self._work is not None:
            await stop([self._work])
        if not self._client.is_closed:
            await self._client.close()

    def publish(self, hint: Hint) -> None:
        """Queue a notification for NATS; without a connection, call the listener instead."""
        if not self._client.is_connected:
            self._listener(hint)
        elif not self._outbox.full():
            self._outbox.put_nowait((DUE if isinstance(hint, Due) else _subject(hint.table), _encode(hint)))

    async def follow(self, table: UUID) -> None:
        """Subscribe to the notifications about a table."""
        self._wanted.add(_subject(table))
        if self._client.is_connected:
            await self._listen()

    async def unfollow(self, table: UUID) -> None:
        """Unsubscribe from the notifications about a table."""
        subject = _subject(table)
        self._wanted.discard(subject)
        async with self._listening:
            subscription = None if subject in self._wanted else self._heard.pop(subject, None)
            if subscription is not None and self._client.is_connected:
                await subscription.unsubscribe()

    async def _carry(self) -> None:
        """Connect, then send queued notifications for ever."""
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
        """Subscribe to all wanted subjects that have no subscription; after a disconnect, the client renews them."""
        async with self._listening:
            for subject in self._wanted - self._heard.keys():
                self._heard[subject] = await self._client.subscribe(subject, cb=self._hear)

    async def _hear(self, message: Msg) -> None:
        """Pass a notification to the listener; one of a newer release, which cannot be decoded, is only logged."""
        try:
            hint = _decode(message.data)
        except msgspec.DecodeError:
            log.warning("a notification cannot be decoded", extra={"subject": message.subject})
        else:
            self._listener(hint)

    async def _back(self) -> None:
        """Subscribe to the wanted subjects and call `reconnected`; called after every connect."""
        await self._listen()
        self._reconnected()

    async def _fault(self, error: Exception) -> None:
        """Log an error of NATS; the client retries by itself."""
        log.warning("error on the bus", exc_info=error)


def _subject(table: UUID) -> str:
    """Return the NATS subject of a table."""
    return f"burghof.table.{table.hex}"
