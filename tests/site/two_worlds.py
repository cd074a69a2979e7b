"""One server with the built site, whose tables come in pairs that differ only in secrets."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, TypeVar

from burghof.kernel import Recall, Rng
from burghof.server.home.postgres import Postgres
from burghof.server.infra.schema import migrate
from burghof.server.process.container import Container
from burghof.server.settings import Settings
from burghof.server.web import WebServer
from burghof.testkit.world import ForkedWorld
from burghof.wire.client_in import Watch
from tests.server.processes import SECRET, UNLIMITED
from tests.server.wire.world_pair import FollowedTable, WorldPair, record_messages, set_world

T = TypeVar("T")

CALL_TIMEOUT_S = 60
"""Maximum seconds of any call into the server."""


class TwoWorldServer:
    """A web process on its own thread, so that the test can drive a browser beside it."""

    def __init__(self, database_url: str) -> None:
        self._settings = Settings(
            database_url=database_url,
            secret=SECRET,
            port=0,
            database_pool=4,
            drain_seconds=0,
            moves_per_minute=UNLIMITED,
            requests_per_minute=UNLIMITED,
            sockets_per_person=UNLIMITED,
            sockets_per_address=UNLIMITED,
        )
        self._begun: Future[tuple[asyncio.AbstractEventLoop, Container, WebServer]] = Future()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()))

    def start(self) -> None:
        """Start serving."""
        self._thread.start()
        self._loop, self.process, self._server = self._begun.result(CALL_TIMEOUT_S)
        host, port = self._server.servers[0].sockets[0].getsockname()[:2]
        self.url = f"http://{host}:{port}"

    def stop(self) -> None:
        """Stop serving."""
        self._server.should_exit = True
        self._thread.join(CALL_TIMEOUT_S)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the event loop of the process, and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(CALL_TIMEOUT_S)

    async def _serve(self) -> None:
        process = Container(self._settings)
        server = WebServer(process)
        serving = asyncio.create_task(server.serve())
        while not server.started and not serving.done():  # noqa: ASYNC110 - it has no event to wait for
            await asyncio.sleep(0.02)
        self._begun.set_result((asyncio.get_running_loop(), process, server))
        await serving


@contextmanager
def two_world_server() -> Iterator[TwoWorldServer]:
    """Run the server over a separate PostgreSQL for the duration of the block."""
    with TemporaryDirectory(prefix="burghof-postgres-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder) / "data")
        postgres.start()
        try:
            migrate(postgres.url())
            home_server = TwoWorldServer(postgres.url())
            home_server.start()
            yield home_server
            home_server.stop()
        finally:
            postgres.stop()


class ScreenPairs(WorldPair):
    """Pairs of tables, each with a screen on the connection of a person who holds a seat there."""

    def __init__(self, process: Container, game: str, recall: Recall) -> None:
        super().__init__(process, game, recall)
        self._shown: set[int] = set()

    async def pair(self, seats: int) -> tuple[FollowedTable, FollowedTable]:
        """Return the two tables for this number of seats, as their screens see them."""
        pair = await super().pair(seats)
        if seats not in self._shown:
            self._shown.add(seats)
            for table in pair:
                line = self._process.connections.connect(table.people[0], "somewhere")
                await line.subscribe(Watch(table.table, None, outline=True, screen=True))
                table.connections[None], table.received[None] = line, record_messages(line, table.table)
        return pair

    async def set_worlds(self, worlds: tuple[ForkedWorld, ForkedWorld]) -> tuple[FollowedTable, FollowedTable]:
        """Put the tables into these worlds."""
        tables = await self.pair(worlds[0].seats)
        for table, world in zip(tables, worlds, strict=True):
            set_world(table, world)
        return tables

    async def play_step(self, worlds: tuple[ForkedWorld, ForkedWorld], rng: Rng) -> int:
        """Play one step in both worlds, if they have one in common; return the number of messages for a screen."""
        received = await self._step(await self.pair(worlds[0].seats), worlds, None, rng)
        assert received[0] == received[1]
        return sum(b'"type":"step"' in one for one in received[0])
