"""A crowd of clients that never give up: each sends a move, under the same id, until a process answers."""

import asyncio
from random import Random
from time import monotonic
from typing import Any
from uuid import UUID, uuid4

import httpx
from msgspec import Struct

from tests.server.chaos.cluster import HANG_TIMEOUT_S, Cluster

GAMES = ("kilt-castle", "solomon", "seven-locks", "appenzell", "the-castle")


class Acknowledged(Struct, frozen=True):
    """A move that the server has acknowledged as committed."""

    table: UUID
    seat: int
    move_id: str


class Crowd:
    """Many tables, each with one person on the first seat and a bot on the second."""

    def __init__(self, cluster: Cluster, rng: Random) -> None:
        self._ports = [web.port for web in cluster.webs]
        self._rng = rng
        self.acknowledged: list[Acknowledged] = []
        self.response_times_s: list[float] = []
        self.tables: list[UUID] = []
        self.is_over = False

    async def run_client(self, number: int) -> None:
        """Play at one table after another until the chaos is over."""
        async with httpx.AsyncClient(timeout=5, trust_env=False) as client:
            session = await self._request(client, "POST", "/session", {"name": f"guest {number}"})
            client.headers["authorization"] = f"Bearer {session['token']}"
            while not self.is_over:
                await self._play(client, GAMES[number % len(GAMES)])

    async def _play(self, client: httpx.AsyncClient, game: str) -> None:
        """Play one game, or as much of it as the time allows."""
        created = await self._request(client, "POST", "/tables", {"game": game, "seats": 2})
        table = UUID(created["table"]["id"])
        await self._request(client, "PUT", f"/tables/{table}/seats/0", {"name": "guest"}, expected=(204, 409))
        await self._request(client, "PUT", f"/tables/{table}/seats/1/bot", {"bot": "random"}, expected=(204, 409))
        await self._request(client, "POST", f"/tables/{table}/start", {}, expected=(204, 409))
        self.tables.append(table)
        while not self.is_over:
            sight = await self._request(client, "GET", f"/tables/{table}/sight?seat=0")
            if sight["outcome"] is not None:
                return
            owed = [decision for decision in sight["decisions"] if not decision["answered"]]
            if owed:
                await self._move(client, table, owed[0]["token"], self._rng.choice(sight["offers"])["move"])
            else:
                await asyncio.sleep(0.02)

    async def _move(self, client: httpx.AsyncClient, table: UUID, token: int, move: object) -> None:
        """Send a move until it is answered."""
        move_id = uuid4().hex
        body = {"seat": 0, "token": token, "move_id": move_id, "move": move}
        answer = await self._request(client, "POST", f"/tables/{table}/moves", body, expected=(200, 409))
        if "move_id" in answer:
            self.acknowledged.append(Acknowledged(table, 0, move_id))

    async def _request(
        self,
        client: httpx.AsyncClient,
        method: str,
        path: str,
        body: object = None,
        expected: tuple[int, ...] = (200, 201),
    ) -> Any:  # noqa: ANN401 - any JSON value
        """Ask random processes until one answers, and store the seconds this took in `response_times_s`."""
        start = monotonic()
        while True:
            assert monotonic() < start + HANG_TIMEOUT_S, f"no process answers {method} {path}"
            try:
                address = f"http://127.0.0.1:{self._rng.choice(self._ports)}/api{path}"
                answer = await client.request(method, address, json=body)
            except httpx.HTTPError:
                # A response that broke off may have left its cookie, and a cookie without an origin of ours is refused.
                client.cookies.clear()
                await asyncio.sleep(0.02)
                continue
            if answer.status_code in expected:
                self.response_times_s.append(monotonic() - start)
                return answer.json() if answer.content else {}
            assert answer.status_code in (404, 503), f"{method} {path}: {answer.status_code} {answer.text}"
            await asyncio.sleep(0.02)
