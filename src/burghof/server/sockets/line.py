"""Lines: what waits to be sent to one client. A slow reader never slows a table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

MOST = 512 * 1024
"""Bytes that may wait; beyond them everything about tables is dropped and the whole sight is sent once instead."""


class Line:
    """Messages on their way to one client, in order."""

    def __init__(self, most: int = MOST) -> None:
        """An empty line."""
        self._most = most
        self._waiting: deque[tuple[bytes, int]] = deque()
        self._bytes = 0
        self._counts = True
        self._something = asyncio.Event()
        self._closed = False
        self.is_behind = False
        """The client reads too slowly: messages were dropped, and it must be shown everything anew."""

    def send(self, data: bytes) -> None:
        """Put a message in the line; never waits."""
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
        """What is sent meanwhile counts for nothing: nobody falls behind by being shown everything anew."""
        self._counts = False
        try:
            yield
        finally:
            self._counts = True

    def close(self) -> None:
        """Send what waits, and no more."""
        self._closed = True
        self._something.set()

    async def messages(self) -> AsyncIterator[bytes | None]:
        """What is to be sent next; None when the client has fallen behind and must be shown everything anew."""
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
