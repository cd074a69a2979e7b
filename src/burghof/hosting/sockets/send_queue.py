"""Send queues: the messages waiting for one client. A slow client never slows down a table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from time import monotonic

MAX_QUEUED_BYTES = 512 * 1024
"""Maximum number of queued bytes; beyond it the queue is dropped and the full view is sent once instead."""

MAX_FALLS_BEHIND = 3
"""How often a client may fall behind within `FALLS_WINDOW_S` seconds before it is given up."""

FALLS_WINDOW_S = 60.0


def _no_call() -> None:
    """Do nothing: the default for a client that is never given up."""


class SendQueue:
    """Queue of messages to one client, in order."""

    def __init__(self, max_bytes: int = MAX_QUEUED_BYTES, on_too_slow: Callable[[], None] = _no_call) -> None:
        """Create an empty queue; `on_too_slow` is called when the client falls behind too often, and ends the queue."""
        self._max_bytes = max_bytes
        self._on_too_slow = on_too_slow
        self._falls: deque[float] = deque(maxlen=MAX_FALLS_BEHIND)
        self._queued: deque[tuple[bytes, int]] = deque()
        self._queued_bytes = 0
        self._is_limited = True
        self._wake_up = asyncio.Event()
        self._closed = False
        self.is_behind = False
        """Whether the client reads too slowly: messages were dropped, and the full view must be sent again."""

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""
        if self.is_behind or self._closed:
            return
        size = len(data) if self._is_limited else 0
        self._queued.append((data, size))
        self._queued_bytes += size
        if self._queued_bytes > self._max_bytes:
            self._fall_behind()
        self._wake_up.set()

    def _fall_behind(self) -> None:
        """Drop the queue; close it if the client falls behind too often."""
        self._queued.clear()
        self._queued_bytes = 0
        self._falls.append(monotonic())
        if len(self._falls) == MAX_FALLS_BEHIND and self._falls[-1] - self._falls[0] < FALLS_WINDOW_S:
            self._closed = True
            self._on_too_slow()
        else:
            self.is_behind = True

    @contextmanager
    def without_limit(self) -> Iterator[None]:
        """Exempt the messages that are queued in this context from the limit, so that a full view never exceeds it."""
        self._is_limited = False
        try:
            yield
        finally:
            self._is_limited = True

    def close(self) -> None:
        """Accept no further messages; those in the queue are still sent."""
        self._closed = True
        self._wake_up.set()

    async def messages(self) -> AsyncIterator[bytes | None]:
        """Yield the messages in order; None means that the client fell behind and needs the full view again."""
        while True:
            while self._queued:
                data, size = self._queued.popleft()
                self._queued_bytes -= size
                yield data
            if self.is_behind:
                self.is_behind = False
                yield None
                continue
            if self._closed:
                return
            self._wake_up.clear()
            await self._wake_up.wait()
