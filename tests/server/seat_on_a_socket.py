"""Somebody who plays a seat over a real socket: sends each move until it is answered, and connects again elsewhere."""

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
"""Seconds without a word after which one tries again."""
AGAIN = 0.1


class Player:
    """A person at a cluster, who tries its web processes one after another."""

    def __init__(self, name: str, ports: Sequence[int], seed: int = 1) -> None:
        """Somebody under this name."""
        self.name = name
        self._ports = cycle(ports)
        self._port = next(self._ports)
        self._rng = Random(seed)
        self._http = httpx.AsyncClient(timeout=10, trust_env=False)
        self._asked: Json | None = None
        self.acknowledged: list[Acknowledged] = []
        self.told: list[str] = []
        """The type of each message that came."""
        self.problems: list[str] = []
        """The types of problems one was answered with."""
        self.refused: list[Json] = []
        self.outcome: object = None

    @asynccontextmanager
    async def session(self) -> AsyncIterator["Player"]:
        """Be a guest."""
        async with self._http:
            token = (await self.ask("POST", "/session", name=self.name))["token"]
            self._http.headers["authorization"] = f"Bearer {token}"
            yield self

    async def ask(self, method: str, path: str, **body: object) -> Json:
        """What comes of it; it must be good."""
        answer = await self.try_to(method, path, **body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else {}

    async def try_to(self, method: str, path: str, **body: object) -> httpx.Response:
        """The answer, whatever it is."""
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
        """Watch the table from where one stands, and answer every turn."""
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
        """Take note of an answer; after a problem the same is asked again."""
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
        """Ask no more for this move; by now one may be asking for the next, since its turn is told before this."""
        if self._asked is not None and self._asked["move_id"] == move_id:
            self._asked = None

    async def _next(self, socket: ClientConnection) -> str | bytes:
        """The next message; in a silence one asks again, since an answer may have been lost."""
        try:
            return await asyncio.wait_for(socket.recv(), SILENCE)
        except TimeoutError:
            await self._repeat(socket)
            await self._send(socket, {"type": "ping"})
            return await asyncio.wait_for(socket.recv(), 2 * SILENCE)

    async def _repeat(self, socket: ClientConnection) -> None:
        """Send the move that is not answered yet, if there is one."""
        if self._asked is not None:
            await self._send(socket, self._asked)

    @staticmethod
    async def _send(socket: ClientConnection, message: Json) -> None:
        await socket.send(msgspec.json.encode(message).decode())
