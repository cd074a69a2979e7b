"""`python -m bench.server.fairness`: how long a squire takes alone, and beside 20 tables of marshals of one guest."""

import asyncio
import logging
import statistics
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import perf_counter
from typing import Any, TypeAlias
from uuid import UUID

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server.postgres import postgres
from bench.server.web_process import WebProcess, web_process

Json: TypeAlias = Any

GAME = "kilt-castle"
MARSHAL_TABLES = 20
MARSHALS = 3
ANSWERS = 60
"""Number of answers of the squire that are measured in each part."""
ROUNDS = 2
SETTLE_S = 3.0
"""Seconds after which all tables of marshals have begun."""


class Guest:
    """A guest with a session."""

    def __init__(self, client: httpx.AsyncClient, web: WebProcess) -> None:
        self._client = client
        self._web = web

    async def request(self, method: str, path: str, **body: object) -> Json:
        """Send a request that must succeed, and return its JSON."""
        response = await self._client.request(method, path, json=body or None)
        response.raise_for_status()
        return response.json() if response.content else {}

    async def start_table(self, seats: int, bot: str, *, sits: bool) -> UUID:
        """Start a table with bots of this level; the guest has the first seat, or only watches."""
        created = await self.request("POST", "/tables", game=GAME, seats=seats)
        path = f"/tables/{created['table']['id']}"
        for seat in range(seats):
            if seat == 0 and sits:
                await self.request("PUT", f"{path}/seats/0", name="Anna")
            else:
                await self.request("PUT", f"{path}/seats/{seat}/bot", bot=bot)
        await self.request("POST", f"{path}/start")
        return UUID(created["table"]["id"])

    @asynccontextmanager
    async def watch(self, table: UUID, seat: int | None) -> AsyncIterator[ClientConnection]:
        """Follow a table through a socket."""
        headers = {"authorization": self._client.headers["authorization"]}
        async with connect(f"ws://127.0.0.1:{self._web.port}/api/socket", additional_headers=headers) as socket:
            await socket.send(msgspec.json.encode({"type": "watch", "table": table, "seat": seat}).decode())
            yield socket


@asynccontextmanager
async def guest(web: WebProcess) -> AsyncIterator[Guest]:
    """Start a session for the duration of the block."""
    base = f"http://127.0.0.1:{web.port}/api"
    async with httpx.AsyncClient(base_url=base, timeout=30, trust_env=False) as client:
        token = (await client.post("/session", json={"name": "Anna"})).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        yield Guest(client, web)


async def measure_squire(anna: Guest, answers: int) -> list[float]:
    """Play against a squire; return the seconds of each of its answers."""
    seconds: list[float] = []
    while len(seconds) < answers:
        table = await anna.start_table(2, "squire", sits=True)
        async with anna.watch(table, 0) as socket:
            seconds += await _play_game(socket, table, answers - len(seconds))
    return seconds


async def _play_game(socket: ClientConnection, table: UUID, answers: int) -> list[float]:
    """Play one game with the first offered move each time; return the seconds between own step and answer."""
    seconds: list[float] = []
    waiting_since: float | None = None
    number = 0
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["type"] not in {"sight", "step"}:
            continue
        if message["outcome"] is not None or len(seconds) == answers:
            break
        if not message["decisions"]:
            waiting_since = waiting_since or perf_counter()
            continue
        if waiting_since is not None:
            seconds.append(perf_counter() - waiting_since)
            waiting_since = None
        number += 1
        decision = message["decisions"][0]
        move = {"type": "play", "move_id": f"m{number}", "table": table, "seat": 0, "token": decision["token"]}
        await socket.send(msgspec.json.encode({**move, "move": message["offers"][0]["move"]}).decode())
    return seconds


async def measure_beside_marshals(web: WebProcess, anna: Guest) -> list[float]:
    """Measure the squire while another guest watches tables of marshals."""
    async with guest(web) as ben, AsyncExitStack() as stack:
        for _ in range(MARSHAL_TABLES):
            table = await ben.start_table(MARSHALS, "marshal", sits=False)
            socket = await stack.enter_async_context(ben.watch(table, None))
            reader = asyncio.create_task(_read_all(socket))
            stack.callback(reader.cancel)
        await asyncio.sleep(SETTLE_S)
        return await measure_squire(anna, ANSWERS)


async def _read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def run_benchmark(url: str) -> None:
    """Measure and print."""
    ratios = []
    for _ in range(ROUNDS):
        async with web_process(url, plays_bots=True) as web, guest(web) as anna:
            await measure_squire(anna, 5)  # start the processes of the bots
            alone = await measure_squire(anna, ANSWERS)
            beside = await measure_beside_marshals(web, anna)
        ratios.append(statistics.median(beside) / statistics.median(alone))
        for name, seconds in (("alone", alone), (f"beside {MARSHAL_TABLES} tables of marshals", beside)):
            p95 = statistics.quantiles(seconds, n=20)[-1]
            print(f"a squire, {name}: median {statistics.median(seconds) * 1e3:.0f} ms, p95 {p95 * 1e3:.0f} ms")
    print(f"ratios of the medians: {', '.join(f'{ratio:.2f}' for ratio in ratios)}")


def main() -> None:
    """Run the whole benchmark."""
    logging.disable(logging.WARNING)
    with postgres() as url:
        asyncio.run(run_benchmark(url))


if __name__ == "__main__":
    main()
