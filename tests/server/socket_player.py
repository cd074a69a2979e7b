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

from burghof.client.table_follower import Json, TableFollower
from tests.server.chaos.crowd import Acknowledged

RESEND_AFTER_S = 2.0
"""Seconds without a message after which a player usually sends again."""
RETRY_DELAY_S = 0.1


class SocketPlayer:
    """A person at a cluster who tries its web processes in turn."""

    def __init__(self, name: str, ports: Sequence[int], seed: int = 1) -> None:
        self.name = name
        self._ports = cycle(ports)
        self._port = next(self._ports)
        self._rng = Random(seed)
        self._http = httpx.AsyncClient(timeout=10, trust_env=False)
        self._unanswered: Json | None = None
        self.acknowledged: list[Acknowledged] = []
        self.received: list[str] = []
        """The type of each received message."""
        self.problems: list[str] = []
        """The types of the received problems."""
        self.refused: list[Json] = []
        self.outcome: object = None
        self.may_move = asyncio.Event()
        """While it is cleared, this person makes no move, so that the game cannot end."""
        self.may_move.set()
        self.resend_after_s = RESEND_AFTER_S
        """Seconds of silence after which this person sends again; after twice as many, they try another process."""

    @asynccontextmanager
    async def session(self) -> AsyncIterator["SocketPlayer"]:
        """Create a guest session for the duration of the block."""
        async with self._http:
            token = (await self.request("POST", "/session", name=self.name))["token"]
            self._http.headers["authorization"] = f"Bearer {token}"
            yield self

    async def request(self, method: str, path: str, **body: object) -> Json:
        """Send a request that must succeed, and return its JSON."""
        answer = await self.try_request(method, path, **body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else {}

    async def try_request(self, method: str, path: str, **body: object) -> httpx.Response:
        """Send a request and return its response, whatever its status is."""
        return await self._http.request(method, f"http://127.0.0.1:{self._port}/api{path}", json=body or None)

    async def play(self, table: UUID, seat: int) -> None:
        """Play until the game is over."""
        following = TableFollower(str(table), seat)
        while following.outcome is None:
            try:
                async with connect(f"ws://127.0.0.1:{self._port}/api/socket", additional_headers=self._token) as socket:
                    await self._follow(socket, following)
            except (OSError, WebSocketException, TimeoutError):
                self._port = next(self._ports)
                await asyncio.sleep(RETRY_DELAY_S)
        self.outcome = following.outcome

    @property
    def _token(self) -> dict[str, str]:
        return {"authorization": self._http.headers["authorization"]}

    async def _follow(self, socket: ClientConnection, following: TableFollower) -> None:
        """Watch the table from the last known cursor, and answer every turn."""
        await self._send(socket, following.watch_message())
        await self._resend(socket)
        while following.outcome is None:
            message = msgspec.json.decode(await self._receive(socket), type=Json)
            self.received.append(message["type"])
            following.receive(message)
            await self._handle(socket, following, message)
            turn = following.next_turn()
            if turn is not None:
                move = turn.raw_move(self._rng.choice(turn.legal))
                self._unanswered = {
                    "type": "play",
                    "table": turn.table,
                    "seat": turn.seat,
                    "token": turn.token,
                    "move_id": uuid4().hex,
                    "move": move,
                }
                await self.may_move.wait()
                await self._resend(socket)

    async def _handle(self, socket: ClientConnection, following: TableFollower, message: Json) -> None:
        """Handle the answer to a move; after a problem, watch again and resend the move."""
        match message["type"]:
            case "accepted":
                self.acknowledged.append(Acknowledged(UUID(following.table), following.seat, message["move_id"]))
                self._clear_unanswered(message["move_id"])
            case "refused":
                self.refused.append(message)
                self._clear_unanswered(message["move_id"])
            case "problem":
                self.problems.append(message["problem"]["type"])
                await asyncio.sleep(RETRY_DELAY_S)
                await self._send(socket, following.watch_message())
                await self._resend(socket)
            case _:
                pass

    def _clear_unanswered(self, move_id: str) -> None:
        """Stop resending this move; the open move may be the next one, since its turn arrives before this answer."""
        if self._unanswered is not None and self._unanswered["move_id"] == move_id:
            self._unanswered = None

    async def _receive(self, socket: ClientConnection) -> str | bytes:
        """Return the next message; after a silence resend the open move, since its answer may have been lost."""
        try:
            return await asyncio.wait_for(socket.recv(), self.resend_after_s)
        except TimeoutError:
            await self._resend(socket)
            await self._send(socket, {"type": "ping"})
            return await asyncio.wait_for(socket.recv(), 2 * self.resend_after_s)

    async def _resend(self, socket: ClientConnection) -> None:
        """Send the unanswered move, if there is one."""
        if self._unanswered is not None:
            await self._send(socket, self._unanswered)

    @staticmethod
    async def _send(socket: ClientConnection, message: Json) -> None:
        await socket.send(msgspec.json.encode(message).decode())
