"""Send queues: the messages waiting for one client. A slow client never slows down a table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

MOST = 512 * 1024
"""Maximum number of queued bytes; beyond it the queue is dropped and the full view is sent once instead."""


class Line:
    """Queue of messages to one client, in order."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._waiting: deque[tuple[bytes, int]] = deque()
        self._bytes = 0
        self._counts = True
        self._something = asyncio.Event()
        self._closed = False
        self.is_behind = False
        """Whether the client reads too slowly: messages were dropped, and the full view must be sent again."""

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""
        if self.is_behind or self._closed:
            return
        size = len(data) if self._counts else 0
        self._waiting.append((data, size))
        self._bytes += size
        if self._bytes > self._most:
            self._waiting.clear()
            self._bytes = 0
            self.is_behind = True
        self._something.set()

    @contextmanager
    def uncounted(self) -> Iterator[None]:
        """Exempt the messages that are queued in this context from the limit, so that a full view never exceeds it."""
        self._counts = False
        try:
            yield
        finally:
            self._counts = True

    def close(self) -> None:
        """Accept no further messages; those in the queue are still sent."""
        self._closed = True
        self._something.set()

    async def messages(self) -> AsyncIterator[bytes | None]:
        """Yield the messages in order; None means that the client fell behind and needs the full view again."""
        while True:
            while self._waiting:
                data, size = self._waiting.popleft()
                self._bytes -= size
                yield data
            if self.is_behind:
                self.is_behind = False
                yield None
                continue
            if self._closed:
                return
            self._something.clear()
            await self._something.wait()
