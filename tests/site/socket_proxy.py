"""A proxy between a page and the server: it can cut the connection, lose an answer, or change a message."""

import json
import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page, WebSocketRoute

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

SOCKET: Final = re.compile(r"/api/socket\?protocol=\d+$")


class SocketProxy:
    """All sockets of a page, forwarded to the real server and back."""

    def __init__(self, page: Page) -> None:
        """Route the sockets of this page; create this before the page opens a socket."""
        self.received: list[Json] = []
        self.sent: list[Json] = []
        self.is_open = True
        self.protocol: int | None = None
        """The protocol that `welcome` announces to the page; None for the real one."""
        self._change: Callable[[Json], Json] | None = None
        self._cut_on_type: str | None = None
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(SOCKET, self._forward)

    def cut(self) -> None:
        """Close every socket, and refuse new ones."""
        self.is_open = False
        for end in self._ends:
            end.close()
        self._ends.clear()

    def restore(self) -> None:
        """Accept sockets again."""
        self.is_open = True

    def cut_on(self, kind: str) -> None:
        """Cut the connection at the server's next message of this type, which the page does not receive."""
        self._cut_on_type = kind

    def rewrite_next_move(self, change: Callable[[Json], Json]) -> None:
        """Replace the next move by the result of this function."""
        self._change = change

    def _forward(self, page_end: WebSocketRoute) -> None:
        if not self.is_open:
            page_end.close()
            return
        self._ends.append(page_end)
        server_end = page_end.connect_to_server()

        def there(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "play" and self._change is not None:
                message["move"] = self._change(message["move"])
                self._change = None
            self.sent.append(message)
            server_end.send(json.dumps(message))

        def back(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == self._cut_on_type:
                self._cut_on_type = None
                self.cut()
            if self.is_open:
                self.received.append(message)
                if message["type"] == "welcome" and self.protocol is not None:
                    data = json.dumps({**message, "protocol": self.protocol})
                page_end.send(data)

        page_end.on_message(there)
        server_end.on_message(back)
