"""The client for synchronous programs."""

import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from burghof.client.protocol import (
    HTTP_TIMEOUT_S,
    MAX_ATTEMPTS,
    PING,
    PING_AFTER_S,
    RETRY_DELAY_S,
    STATUS_UNAVAILABLE,
    RequestRefusedError,
    decode,
    encode,
    move_body,
    read_response,
    should_retry,
    socket_url,
)
from burghof.client.table_follower import TableFollower, Turn


class Client:
    """A guest of a server, who plays seats."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        """Create a client with this name; the token of an earlier session continues as the same person."""
        self.url = url
        self.name = name
        self.token = token
        self._http = httpx.Client(base_url=f"{url.rstrip('/')}/api", timeout=HTTP_TIMEOUT_S)

    def __enter__(self) -> Self:
        if self.token:
            self._http.headers["authorization"] = f"Bearer {self.token}"
        self.token = self.post("/session", name=self.name)["token"]
        self._http.headers["authorization"] = f"Bearer {self.token}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._http.close()

    def get(self, path: str, **params: str | int) -> Any:  # noqa: ANN401 - any JSON value
        """Send a GET request to a path below `/api`; docs/reference/messages.md lists them. Raises Refused."""
        return read_response(self._http.get(path, params=params))

    def post(self, path: str, **body: Any) -> Any:  # noqa: ANN401 - same
        """Send a POST request with a JSON body. Raises Refused."""
        return read_response(self._http.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:  # noqa: ANN401 - same
        """Send a PUT request with a JSON body. Raises Refused."""
        return read_response(self._http.put(path, json=body))

    def join(self, secret: str) -> str:
        """Redeem the secret of a link; returns the id of its table."""
        return str(self.post("/links", secret=secret)["table"])

    def sit(self, table: str, seat: int) -> None:
        """Take a free seat under the name of this client."""
        self.put(f"/tables/{table}/seats/{seat}", name=self.name)

    def turns(self, table: str, seat: int) -> Iterator[Turn]:
        """Yield each decision of this seat until the game is over; reconnects and retries by itself. Raises Refused."""
        follower = TableFollower(table, seat)
        headers = {"authorization": f"Bearer {self.token}"}
        while follower.outcome is None:
            try:
                with connect(socket_url(self.url), additional_headers=headers) as socket:
                    socket.send(encode(follower.watch_message()))
                    while follower.outcome is None:
                        message = decode(_receive(socket))
                        if should_retry(message):
                            time.sleep(RETRY_DELAY_S)
                            socket.send(encode(follower.watch_message()))
                        follower.receive(message)
                        turn = follower.next_turn()
                        if turn is not None:
                            yield turn
            except (OSError, WebSocketException):
                time.sleep(RETRY_DELAY_S)

    def play(self, turn: Turn, move: object) -> None:
        """Answer a turn with a legal move; returns once the move is committed. Raises Refused if it is not."""
        body = move_body(turn, move)
        for _ in range(MAX_ATTEMPTS):
            try:
                response = self._http.post(f"/tables/{turn.table}/moves", json=body)
            except httpx.TransportError:
                response = None
            if response is not None and response.status_code != STATUS_UNAVAILABLE:
                read_response(response)
                return
            time.sleep(RETRY_DELAY_S)
        raise RequestRefusedError({"type": "try-again", "detail": "the server does not answer"})


def _receive(socket: ClientConnection) -> str | bytes:
    """Return the next message; send a ping after every `PING_AFTER_S` seconds without one."""
    while True:
        try:
            return socket.recv(timeout=PING_AFTER_S)
        except TimeoutError:
            socket.send(PING)
