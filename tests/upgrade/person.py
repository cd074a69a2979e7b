"""A client with a session of the old release; it acts as the old page does: requests with the cookie, one socket."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

Json: TypeAlias = Any
"""Any JSON value; the tests read its fields."""

COOKIE = "burghof_session"
TIMEOUT_S = 30
RATE_LIMITED_STATUS = 429
NO_KEEPALIVE = httpx.Limits(max_keepalive_connections=0)
"""No connection stays open between requests, so the client needs no `close`."""


class SocketLog:
    """One open socket, and the messages that arrive over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._pings = 1_000_000  # higher than any ping number of a page

    def send(self, message: Json) -> None:
        """Send one message."""
        self._socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> str:
        """Return the next message, as it arrived."""
        return str(self._socket.recv(TIMEOUT_S))

    def receive_all(self) -> list[str]:
        """Return everything that was sent up to now, except presence updates, which depend on time."""
        self._pings += 1
        self.send({"type": "ping", "n": self._pings})
        messages: list[str] = []
        while (message := self.receive()) != f'{{"type":"pong","n":{self._pings}}}':
            messages.append(message)
        return [message for message in messages if not message.startswith('{"type":"present"')]

    def play(self, table: str, seat: int, token: int, move_id: str, move: Json) -> Json:
        """Send a move as the page does, and return its answer."""
        self.send({"type": "play", "table": table, "seat": seat, "token": token, "move_id": move_id, "move": move})
        return self.wait_for_answer(move_id)

    def wait_for_answer(self, move_id: str) -> Json:
        """Wait for the answer to a move, and return it."""
        while True:
            message = msgspec.json.decode(self.receive())
            if message.get("move_id") == move_id:
                return message


class Person:
    """A player with a session, or a spectator without one."""

    def __init__(self, url: str, token: str = "") -> None:
        """Use this session, at the server with this address."""
        self._url = url.rstrip("/")
        self._headers = {"origin": self._url} | ({"cookie": f"{COOKIE}={token}"} if token else {})
        self._http = httpx.Client(timeout=TIMEOUT_S, headers=self._headers, limits=NO_KEEPALIVE, trust_env=False)

    def request(self, method: str, path: str, body: Json = None) -> httpx.Response:
        """Send a request and return its response; retry later if the rate limit is reached, as the page does."""
        while (
            answer := self._http.request(method, f"{self._url}/api{path}", json=body)
        ).status_code == RATE_LIMITED_STATUS:
            time.sleep(1)
        return answer

    def request_json(self, method: str, path: str, body: Json = None) -> Json:
        """Send a request that must succeed, and return its JSON."""
        answer = self.request(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get_text(self, path: str) -> str:
        """Send a request that must succeed, and return its text as it arrived."""
        answer = self.request("GET", path)
        assert answer.is_success, f"GET {path}: {answer.status_code} {answer.text}"
        return answer.text

    def sight(self, table: str, seat: int) -> Json:
        """Return a table as a seat of this person sees it."""
        return self.request_json("GET", f"/tables/{table}/sight?seat={seat}")

    @contextmanager
    def open_socket(self) -> Iterator[SocketLog]:
        """Open a socket, and wait for its welcome message."""
        socket_url = self._url.replace("http", "ws", 1)
        with connect(f"{socket_url}/api/socket", additional_headers=self._headers, proxy=None) as socket:
            socket_log = SocketLog(socket)
            welcome = msgspec.json.decode(socket_log.receive())
            assert welcome["type"] == "welcome"
            yield socket_log
