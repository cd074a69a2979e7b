"""Server processes inside the test process, called as over the network."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import lru_cache
from http import HTTPStatus
from time import monotonic
from typing import Any, TypeAlias, cast
from uuid import UUID

import httpx
from litestar import Litestar
from msgspec.structs import replace

from burghof.hosting.people.session import Person, Session
from burghof.hosting.people.sessions import current_time_ms
from burghof.server.app import make_app
from burghof.server.process.container import Container
from burghof.server.process.lifecycle import Lifecycle
from burghof.server.settings import Settings
from burghof.wire.problem import Problem

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

SECRET = "a-key-for-tests-only"
UNLIMITED = 1_000_000_000
TRY_AGAIN_TIMEOUT_S = 60.0
"""How long a request is repeated: on a busy machine PostgreSQL may not answer for some seconds."""


@lru_cache(maxsize=4)
def app_of(process: Container) -> Litestar:
    """Return the web application of a process, which all its clients share: making one takes 0.15 seconds."""
    return make_app(process)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run one test's work on its own event loop."""
    asyncio.run(work())


async def wait_until(condition: Callable[[], bool], seconds: float = 20) -> None:
    """Poll until the condition holds; raises TimeoutError after `seconds`."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - what is looked at has no event to wait for
            await asyncio.sleep(0)


def token_of(process: Container, person: Person, issued_at: int | None = None) -> str:
    """Return a session of this person that was issued at this time, or now."""
    return process.sessions.sign(Session(person.id, person.name, issued_at or current_time_ms()))


def is_try_again(answer: httpx.Response) -> bool:
    """Return whether the server asks to send this request again."""
    return answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE and answer.json()["type"] == Problem.TRY_AGAIN.type


class HttpGuest:
    """A client with a session that talks to one process over HTTP."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        self.client = client
        self.name = name

    async def get(self, path: str, **params: Json) -> Json:
        """Return the JSON at this path; the request must succeed."""
        return (await self.request("GET", path, params=params)).json()

    async def post(self, path: str, **body: Json) -> Json:
        """Post a body and return the JSON of the response; the request must succeed."""
        answer = await self.request("POST", path, json=body)
        return answer.json() if answer.content else None

    async def put(self, path: str, **body: Json) -> None:
        """Put a body; the request must succeed."""
        await self.request("PUT", path, json=body)

    async def request(self, method: str, path: str, **more: Json) -> httpx.Response:
        """Send a request that must succeed, and return its response; repeat it when the server asks to try again."""
        deadline = monotonic() + TRY_AGAIN_TIMEOUT_S
        answer = await self.client.request(method, path, **more)
        while is_try_again(answer) and monotonic() < deadline:
            await asyncio.sleep(0.2)
            answer = await self.client.request(method, path, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer

    async def create_table(self, game: str = "kilt-castle", **fields: Json) -> UUID:
        """Create a table of this game for two, with this guest on the first seat, and return its id."""
        created = await self.post("/tables", **{"game": game, "seats": 2, **fields})
        table = created["table"]["id"]
        await self.put(f"/tables/{table}/seats/0", name=self.name)
        return UUID(table)

    async def start_table_with_bots(self, game: str = "kilt-castle", *, bot: str = "random", **fields: Json) -> UUID:
        """Create and start a table with this guest on the first seat and bots on the others."""
        table = await self.create_table(game, **fields)
        for seat in range(1, fields.get("seats", 2)):
            await self.put(f"/tables/{table}/seats/{seat}/bot", bot=bot)
        await self.post(f"/tables/{table}/start")
        return table

    async def sight(self, table: UUID, seat: int | None = 0) -> Json:
        """Return the table as a seat sees it, or as a spectator sees it for None."""
        return await self.get(f"/tables/{table}/sight", **({} if seat is None else {"seat": seat}))


class ServerProcesses:
    """Server processes over one database; they reach each other only if they share a bus."""

    def __init__(self, database_url: str) -> None:
        self.settings = Settings(
            database_url=database_url,
            secret=SECRET,
            database_pool=4,
            moves_per_minute=UNLIMITED,
            requests_per_minute=UNLIMITED,
            sockets_per_person=UNLIMITED,
            sockets_per_address=UNLIMITED,
            hosts="testserver",
        )

    @asynccontextmanager
    async def process(self, **settings: Json) -> AsyncIterator[Container]:
        """Run a server process without a network."""
        process = Container(replace(self.settings, **settings))
        lifecycle = Lifecycle(process)
        await lifecycle.open()
        try:
            yield process
        finally:
            lifecycle.drain()
            await lifecycle.close()

    @asynccontextmanager
    async def guest(
        self, process: Container, name: str = "Anna", same_as: HttpGuest | None = None
    ) -> AsyncIterator[HttpGuest]:
        """Connect a guest to this process: a new person, or the same person as `same_as`."""
        transport = httpx.ASGITransport(cast("Any", app_of(process)), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver/api") as client:
            if same_as is None:
                token = (await client.post("/session", json={"name": name})).json()["token"]
            else:
                token = same_as.client.headers["authorization"].removeprefix("Bearer ")
            client.headers["authorization"] = f"Bearer {token}"
            yield HttpGuest(client, same_as.name if same_as else name)
