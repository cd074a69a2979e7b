"""A person with a session of the old release, who speaks as its page does: requests with the cookie, one socket."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

Json: TypeAlias = Any
"""Whatever JSON holds: a test looks inside."""

COOKIE = "burghof_session"
TIMEOUT_S = 30
TOO_OFTEN = 429
NONE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""No connection stays open between requests: nothing has to be closed."""


class Line:
    """One open socket, and the messages that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        """A line over this socket; the server has said nothing yet."""
        self._socket = socket
        self._pings = 1_000_000  # a number that no page reaches

    def send(self, message: Json) -> None:
        """Send one message."""
        self._socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> str:
        """The next message, as it came."""
        return str(self._socket.recv(TIMEOUT_S))

    def settle(self) -> list[str]:
        """Everything that was sent up to now; who is present depends on time, and is left out."""
        self._pings += 1
        self.send({"type": "ping", "n": self._pings})
        messages: list[str] = []
        while (message := self.receive()) != f'{{"type":"pong","n":{self._pings}}}':
            messages.append(message)
        return [message for message in messages if not message.startswith('{"type":"present"')]

    def play(self, table: str, seat: int, token: int, move_id: str, move: Json) -> Json:
        """Send a move as the page does; the messages up to its answer, the answer last."""
        self.send({"type": "play", "table": table, "seat": seat, "token": token, "move_id": move_id, "move": move})
        return self.answer(move_id)

    def answer(self, move_id: str) -> Json:
        """The answer to a move."""
        while True:
            message = msgspec.json.decode(self.receive())
            if message.get("move_id") == move_id:
                return message


class Person:
    """A person, or a spectator without a session."""

    def __init__(self, url: str, token: str = "") -> None:
        """The owner of this session, at the server with this address."""
        self._url = url.rstrip("/")
        self._headers = {"origin": self._url} | ({"cookie": f"{COOKIE}={token}"} if token else {})
        self._http = httpx.Client(timeout=TIMEOUT_S, headers=self._headers, limits=NONE_KEPT, trust_env=False)

    def request(self, method: str, path: str, body: Json = None) -> httpx.Response:
        """The answer, whatever it is; a person who asks too often asks again later, as the page does."""
        while (answer := self._http.request(method, f"{self._url}/api{path}", json=body)).status_code == TOO_OFTEN:
            time.sleep(1)
        return answer

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        """The answer, which must be a good one."""
        answer = self.request(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def text(self, path: str) -> str:
        """A good answer, as it came."""
        answer = self.request("GET", path)
        assert answer.is_success, f"GET {path}: {answer.status_code} {answer.text}"
        return answer.text

    def sight(self, table: str, seat: int) -> Json:
        """A table as a seat of this person sees it."""
        return self.ask("GET", f"/tables/{table}/sight?seat={seat}")

    @contextmanager
    def line(self) -> Iterator[Line]:
        """A socket, welcomed."""
        where = self._url.replace("http", "ws", 1)
        with connect(f"{where}/api/socket", additional_headers=self._headers, proxy=None) as socket:
            line = Line(socket)
            welcome = msgspec.json.decode(line.receive())
            assert welcome["type"] == "welcome"
            yield line
