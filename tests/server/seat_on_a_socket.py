"""A player over a real socket, who resends each move until it is answered and reconnects to other processes."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from random import Random
from uuid import UUID, uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from burghof.client.following import Following, Json
from tests.server.chaos.crowd import Acknowledged

SILENCE = 2.0
"""Seconds without a message after which the player sends again."""
AGAIN = 0.1


class Player:
    """A person at a cluster who tries its web processes in turn."""

    def __init__(self, name: str, ports: Sequence[int], seed: int = 1) -> None:
        self.name = name
        self._ports = cycle(ports)
        self._port = next(self._ports)
        self._rng = Random(seed)
        self._http = httpx.AsyncClient(timeout=10, trust_env=False)
        self._asked: Json | None = None
        self.acknowledged: list[Acknowledged] = []
        self.told: list[str] = []
        """The type of each received message."""
        self.problems: list[str] = []
        """The types of the received problems."""
        self.refused: list[Json] = []
        self.outcome: object = None

    @asynccontextmanager
    async def session(self) -> AsyncIterator["Player"]:
        """Create a guest session for the duration of the block."""
        async with self._http:
            token = (await self.ask("POST", "/session", name=self.name))["token"]
            self._http.headers["authorization"] = f"Bearer {token}"
            yield self

    async def ask(self, method: str, path: str, **body: object) -> Json:
        """Send a request that must succeed, and return its JSON."""
        answer = await self.try_to(method, path, **body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else {}

    async def try_to(self, method: str, path: str, **body: object) -> httpx.Response:
        """Send a request and return its response, whatever its status is."""
        return await self._http.request(method, f"http://127.0.0.1:{self._port}/api{path}", json=body or None)

    async def play(self, table: UUID, seat: int) -> None:
        """Play until the game is over."""
        following = Following(str(table), seat)
        while following.outcome is None:
            try:
                async with connect(f"ws://127.0.0.1:{self._port}/api/socket", additional_headers=self._token) as socket:
                    await self._follow(socket, following)
            except (OSError, WebSocketException, TimeoutError):
                self._port = next(self._ports)
                await asyncio.sleep(AGAIN)
        self.outcome = following.outcome

    @property
    def _token(self) -> dict[str, str]:
        return {"authorization": self._http.headers["authorization"]}

    async def _follow(self, socket: ClientConnection, following: Following) -> None:
        """Watch the table from the last known cursor, and answer every turn."""
        await self._send(socket, following.watch())
        await self._repeat(socket)
        while following.outcome is None:
            message = msgspec.json.decode(await self._next(socket), type=Json)
            self.told.append(message["type"])
            following.hear(message)
            await self._heed(socket, following, message)
            turn = following.turn()
            if turn is not None:
                move = turn.raw(self._rng.choice(turn.legal))
                self._asked = {
                    "type": "play",
                    "table": turn.table,
                    "seat": turn.seat,
                    "token": turn.token,
                    "move_id": uuid4().hex,
                    "move": move,
                }
                await self._repeat(socket)

    async def _heed(self, socket: ClientConnection, following: Following, message: Json) -> None:
        """Handle the answer to a move; after a problem, watch again and resend the move."""
        match message["type"]:
            case "accepted":
                self.acknowledged.append(Acknowledged(UUID(following.table), following.seat, message["move_id"]))
                self._answered(message["move_id"])
            case "refused":
                self.refused.append(message)
                self._answered(message["move_id"])
            case "problem":
                self.problems.append(message["problem"]["type"])
                await asyncio.sleep(AGAIN)
                await self._send(socket, following.watch())
                await self._repeat(socket)
            case _:
                pass

    def _answered(self, move_id: str) -> None:
        """Stop resending this move; the open move may be the next one, since its turn arrives before this answer."""
        if self._asked is not None and self._asked["move_id"] == move_id:
            self._asked = None

    async def _next(self, socket: ClientConnection) -> str | bytes:
        """Return the next message; after a silence resend the open move, since its answer may have been lost."""
        try:
            return await asyncio.wait_for(socket.recv(), SILENCE)
        except TimeoutError:
            await self._repeat(socket)
            await self._send(socket, {"type": "ping"})
            return await asyncio.wait_for(socket.recv(), 2 * SILENCE)

    async def _repeat(self, socket: ClientConnection) -> None:
        """Send the unanswered move, if there is one."""
        if self._asked is not None:
            await self._send(socket, self._asked)

    @staticmethod
    async def _send(socket: ClientConnection, message: Json) -> None:
        await socket.send(msgspec.json.encode(message).decode())
