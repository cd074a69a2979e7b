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

from burghof.hosting.background_tasks import cancel_all
from burghof.wire.bus import BotTurnDue, Notification, PersonRevoked

Listener: TypeAlias = Callable[[Notification], None]

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notification).decode

BOT_TURN_SUBJECT = "burghof.due"
BOT_WORKERS = "bot-workers"
"""The NATS queue group of the processes that play bots: one of them receives each notification of a due bot turn."""
PEOPLE_SUBJECT = "burghof.people"

MAX_QUEUED = 10_000
"""Maximum number of notifications that wait to be sent; more are dropped."""


class Bus(Protocol):
    """Carries notifications about tables to the processes that follow them. A lost one costs time, never data."""

    def publish(self, notification: Notification) -> None:
        """Send a notification; returns at once."""

    async def subscribe(self, table: UUID) -> None:
        """Subscribe to the notifications about a table."""

    async def unsubscribe(self, table: UUID) -> None:
        """Unsubscribe from the notifications about a table."""

    async def close(self) -> None:
        """Close the bus."""


class LocalBus:
    """The bus of a single process: it passes all notifications to the process itself."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def publish(self, hint: Notification) -> None:
        """Call the listener."""
        self._listener(hint)

    async def subscribe(self, table: UUID) -> None:
        """Do nothing: the listener receives everything."""

    async def unsubscribe(self, table: UUID) -> None:
        """Do nothing: the listener receives everything."""

    async def close(self) -> None:
        """Do nothing."""


class NatsBus:
    """Notifications over NATS, one subject per table, one for bots and one for people.

    While NATS is down, a notification reaches only this process, and play goes on.
    """

    def __init__(self, url: str, listener: Listener, on_connected: Callable[[], None]) -> None:
        """Create a bus for this listener; `open` connects it. `on_connected` is called after every connect."""
        self._url = url
        self._listener = listener
        self._call_on_connected = on_connected
        self._client = Client()
        self._wanted_subjects: set[str] = {PEOPLE_SUBJECT}
        self._subscriptions: dict[str, Subscription] = {}
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_QUEUED)
        self._sender_task: asyncio.Task[None] | None = None
        self._subscribe_lock = asyncio.Lock()

    def open(self, *, subscribes_to_bot_turns: bool) -> None:
        """Connect in the background, and retry for ever; `subscribes_to_bot_turns` also subscribes to bot turns."""
        if subscribes_to_bot_turns:
            self._wanted_subjects.add(BOT_TURN_SUBJECT)
        self._sender_task = asyncio.create_task(self._connect_and_send())

    async def close(self) -> None:
        """Close at once and drop unsent notifications, which is harmless."""
        if self._sender_task is not None:
            await cancel_all([self._sender_task])
        if not self._client.is_closed:
            await self._client.close()

    def publish(self, hint: Notification) -> None:
        """Queue a notification for NATS; without a connection, call the listener instead."""
        if not self._client.is_connected:
            self._listener(hint)
        elif not self._queue.full():
            self._queue.put_nowait((_subject_of(hint), _encode(hint)))

    async def subscribe(self, table: UUID) -> None:
        """Subscribe to the notifications about a table."""
        self._wanted_subjects.add(_subject(table))
        if self._client.is_connected:
            await self._subscribe_wanted()

    async def unsubscribe(self, table: UUID) -> None:
        """Unsubscribe from the notifications about a table."""
        subject = _subject(table)
        self._wanted_subjects.discard(subject)
        async with self._subscribe_lock:
            subscription = None if subject in self._wanted_subjects else self._subscriptions.pop(subject, None)
            if subscription is not None and self._client.is_connected:
                await subscription.unsubscribe()

    async def _connect_and_send(self) -> None:
        """Connect, then send queued notifications for ever."""
        await self._client.connect(
            self._url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            reconnected_cb=self._on_nats_connected,
            error_cb=self._on_nats_error,
        )
        await self._on_nats_connected()
        while True:
            subject, data = await self._queue.get()
            try:
                await self._client.publish(subject, data)
            except nats.errors.Error as error:
                await self._on_nats_error(error)

    async def _subscribe_wanted(self) -> None:
        """Subscribe to all wanted subjects that have no subscription; after a disconnect, the client renews them."""
        async with self._subscribe_lock:
            for subject in self._wanted_subjects - self._subscriptions.keys():
                self._subscriptions[subject] = await self._client.subscribe(
                    subject, BOT_WORKERS if subject == BOT_TURN_SUBJECT else "", cb=self._on_message
                )

    async def _on_message(self, message: Msg) -> None:
        """Pass a notification to the listener; one of a newer release, which cannot be decoded, is only logged."""
        try:
            hint = _decode(message.data)
        except msgspec.DecodeError:
            log.warning("a notification cannot be decoded", extra={"subject": message.subject})
        else:
            self._listener(hint)

    async def _on_nats_connected(self) -> None:
        """Subscribe to the wanted subjects and call `on_connected`; called after every connect."""
        await self._subscribe_wanted()
        self._call_on_connected()

    async def _on_nats_error(self, error: Exception) -> None:
        """Log an error of NATS; the client retries by itself."""
        log.warning("error on the bus", exc_info=error)


def _subject_of(hint: Notification) -> str:
    """Return the NATS subject of a notification."""
    match hint:
        case BotTurnDue():
            return BOT_TURN_SUBJECT
        case PersonRevoked():
            return PEOPLE_SUBJECT
        case _:
            return _subject(hint.table)


def _subject(table: UUID) -> str:
    """Return the NATS subject of a table."""
    return f"burghof.table.{table.hex}"
