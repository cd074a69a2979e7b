"""The client for programs with an event loop (asyncio)."""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

import httpx
from websockets import WebSocketException
from websockets.asyncio.client import connect

from burghof.client.protocol import (
    HTTP_TIMEOUT_S,
    MAX_ATTEMPTS,
    RETRY_DELAY_S,
    STATUS_UNAVAILABLE,
    RequestRefusedError,
    decode,
    encode,
    move_body,
    read_response,
    retry_delay_s,
    should_retry,
    socket_url,
)
from burghof.client.sockets import receive_async
from burghof.client.table_follower import TableFollower, Turn


class AsyncClient:
    """A guest of a server, who plays seats."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        """Create a client with this name; the token of a session, valid for 90 days, continues as its person."""
        self.url = url
        self.name = name
        self.token = token
        self._http = httpx.AsyncClient(base_url=f"{url.rstrip('/')}/api", timeout=HTTP_TIMEOUT_S)

    async def __aenter__(self) -> Self:
        if self.token:
            self._http.headers["authorization"] = f"Bearer {self.token}"
        session = await self.post("/session", name=self.name)
        self.token, self.name = session["token"], session["name"]
        self._http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def get(self, path: str, **params: str | int) -> Any:  # noqa: ANN401 - any JSON value
        """Send a GET request to a path below `/api`; docs/reference/messages.md lists them.

        Raises RequestRefusedError if the response is a problem.
        """
        return read_response(await self._http.get(path, params=params))

    async def post(self, path: str, **body: Any) -> Any:  # noqa: ANN401 - same
        """Send a POST request with a JSON body. Raises RequestRefusedError if the response is a problem."""
        return read_response(await self._http.post(path, json=body))

    async def put(self, path: str, **body: Any) -> Any:  # noqa: ANN401 - same
        """Send a PUT request with a JSON body. Raises RequestRefusedError if the response is a problem."""
        return read_response(await self._http.put(path, json=body))

    async def join(self, secret: str) -> str:
        """Redeem the secret of a link; returns the id of its table."""
        redeemed = await self.post("/links", secret=secret)
        return str(redeemed["table"])

    async def sit(self, table: str, seat: int) -> None:
        """Take a free seat under the name of this client."""
        await self.put(f"/tables/{table}/seats/{seat}", name=self.name)

    async def turns(self, table: str, seat: int) -> AsyncIterator[Turn]:
        """Yield each decision of this seat until the game is over; reconnects and retries by itself.

        Raises RequestRefusedError if a retry cannot help.
        """
        follower = TableFollower(table, seat)
        headers = {"authorization": f"Bearer {self.token}"}
        while follower.outcome is None:
            try:
                async with connect(socket_url(self.url), additional_headers=headers) as socket:
                    await socket.send(encode(follower.watch_message()))
                    while follower.outcome is None:
                        message = decode(await receive_async(socket))
                        if should_retry(message):
                            await asyncio.sleep(RETRY_DELAY_S)
                            await socket.send(encode(follower.watch_message()))
                        follower.receive(message)
                        turn = follower.next_turn()
                        if turn is not None:
                            yield turn
            except (OSError, WebSocketException) as error:
                await asyncio.sleep(retry_delay_s(error))

    async def play(self, turn: Turn, move: object) -> None:
        """Answer a turn with a legal move; returns once the move is committed.

        Raises RequestRefusedError if the move is refused, or after `MAX_ATTEMPTS` attempts without an answer.
        """
        body = move_body(turn, move)
        for _ in range(MAX_ATTEMPTS):
            try:
                response = await self._http.post(f"/tables/{turn.table}/moves", json=body)
            except httpx.TransportError:
                response = None
            if response is not None and response.status_code != STATUS_UNAVAILABLE:
                read_response(response)
                return
            await asyncio.sleep(RETRY_DELAY_S)
        raise RequestRefusedError({"type": "try-again", "detail": "the server does not answer"})
