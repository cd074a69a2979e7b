"""Connections without a request: uvicorn waits for one without end, this protocol closes them."""

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

REQUEST_HEAD_TIMEOUT_S: Final = 10.0
"""Maximum seconds until the head of a request has arrived: after the connection was made, or after its first byte."""

MAX_HEAD_BYTES: Final = 64 * 1024
"""Maximum size of the head of a request."""


class TimedHttpProtocol(HttpToolsProtocol):
    """HTTP over one connection, which is closed if the head of a request takes too long or is too large."""

    on_no_request: Callable[[], None]
    """Called for every connection that is closed."""

    _head_timer: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._end_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data; between two requests, the head of the next one begins with the first byte."""
        if self._head_timer is not None:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._is_socket or self.transport.is_closing():
            return
        if self._head_timer is not None and self._head_bytes > MAX_HEAD_BYTES:
            self._close()
        elif self._head_timer is None and (not self._has_request()):
            self._await_head()

    def on_headers_complete(self) -> None:
        """Start a request, whose head has arrived."""
        self._end_head()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the protocol of sockets."""
        self._is_socket = True
        self._end_head()
        super().handle_websocket_upgrade()

    # Private helpers

    def _has_request(self) -> bool:
        """Return whether a request is being served."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _await_head(self) -> None:
        """Wait for the head of a request."""
        self._head_bytes = 0
        self._head_timer = self.loop.call_later(REQUEST_HEAD_TIMEOUT_S, self._close)

    def _end_head(self) -> None:
        """Stop waiting for the head of a request."""
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _close(self) -> None:
        """Close the connection, which has no request."""
        self._end_head()
        if not self.transport.is_closing():
            self.on_no_request()
            self.transport.close()


def timed_http_protocol(on_close: Callable[[], None]) -> type[TimedHttpProtocol]:
    """Return the protocol for uvicorn; `on_close` is called for every connection that is closed without a request."""
    return type("TimedHttpProtocol", (TimedHttpProtocol,), {"on_no_request": staticmethod(on_close)})
