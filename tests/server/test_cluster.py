"""A cluster of real processes: two for the web and one for bots, over real PostgreSQL and real NATS."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from uuid import UUID

import psycopg
import pytest

from burghof.server.home.postgres import Postgres
from tests.server.chaos.cluster import Cluster, free_port, is_ready, nats
from tests.server.chaos.siege import broken_records, kept_moves
from tests.server.house import run
from tests.server.seat_on_a_socket import Player

ENOUGH = 90.0
"""Maximum seconds of a game, whatever happens to the cluster."""

SOON = 10.0
"""Maximum seconds until both players have moved after the database is back; an idle machine needs one second."""

NEAR = 5_000
"""Maximum error of a clock after a stop, in milliseconds; less than any of the stops here."""


class Town:
    """A cluster with two players on different web processes, and a bot on the third seat."""

    def __init__(self, database_url: str, nats_port: int) -> None:
        self.database_url = database_url
        self.cluster = Cluster(database_url, f"nats://127.0.0.1:{nats_port}", webs=2, workers=1)
        one, other = (web.port for web in self.cluster.webs)
        self.anna, self.ben = Player("Anna", [one, other], 1), Player("Ben", [other, one], 2)
        self.table = UUID(int=0)

    @property
    def players(self) -> tuple[Player, Player]:
        return (self.anna, self.ben)

    async def set(self, **wish: object) -> None:
        """Create and start a table of Kilt Castle for Anna, Ben and a bot."""
        created = await self.anna.ask("POST", "/tables", game="kilt-castle", seats=3, **wish)
        self.table = UUID(created["table"]["id"])
        place = f"/tables/{self.table}"
        await self.ben.ask("POST", "/links", secret=created["invitation"])
        await self.anna.ask("PUT", f"{place}/seats/0", name="Anna")
        await self.ben.ask("PUT", f"{place}/seats/1", name="Ben")
        await self.anna.ask("PUT", f"{place}/seats/2/bot", bot="random")
        await self.anna.ask("POST", f"{place}/start")

    def begin(self) -> "asyncio.Future[list[None]]":
        """Start both players."""
        return asyncio.gather(*(player.play(self.table, seat) for seat, player in enumerate(self.players)))

    async def moves(self, more: int) -> None:
        """Wait until both players have made `more` more moves."""
        wanted = [len(player.acknowledged) + more for player in self.players]
        async with asyncio.timeout(ENOUGH):
            while any(len(player.acknowledged) < least for player, least in zip(self.players, wanted, strict=True)):  # noqa: ASYNC110 - the players have no event to wait for
                await asyncio.sleep(0.02)

    async def end(self, playing: "asyncio.Future[list[None]]") -> None:
        """Wait for the end; check that each acknowledged move is stored once and that both saw the same outcome."""
        await asyncio.wait_for(playing, ENOUGH)
        kept = kept_moves(self.database_url)
        acknowledged = [move for player in self.players for move in player.acknowledged]
        assert acknowledged
        assert [kept[move] for move in acknowledged] == [1] * len(acknowledged)
        assert await broken_records(self.database_url, [self.table]) == []
        assert self.anna.outcome == self.ben.outcome
        assert [player.refused for player in self.players] == [[], []]


@asynccontextmanager
async def town(database_url: str, nats_port: int, **wish: object) -> AsyncIterator[Town]:
    """Run a cluster with a started table."""
    async with AsyncExitStack() as stack:
        town = Town(database_url, nats_port)
        await stack.enter_async_context(town.cluster.running())
        for player in town.players:
            await stack.enter_async_context(player.session())
        await town.set(**wish)
        yield town


@pytest.mark.full
def test_seats_of_one_table_on_different_processes_play_a_whole_game(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        with nats(port):
            async with town(database_url, port) as here:
                await here.end(here.begin())

                assert [player.problems for player in here.players] == [[], []]
                assert [player.told.count("sight") for player in here.players] == [1, 1]

    run(work)


def test_play_goes_on_without_nats_and_all_catch_up_when_it_is_back(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        with nats(port) as first:
            async with town(database_url, port) as here:
                playing = here.begin()
                await here.moves(3)
                first.kill()
                first.wait()
                await here.moves(2)
                with nats(port):
                    await here.end(playing)

                assert [player.problems for player in here.players] == [[], []]

    run(work)


def test_a_process_that_drains_sends_its_people_elsewhere_and_nothing_is_lost(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        with nats(port):
            async with town(database_url, port) as here:
                playing = here.begin()
                await here.moves(3)
                await asyncio.to_thread(here.cluster.webs[0].stop)
                await here.end(playing)

                assert here.anna.told.count("leaving") == 1
                assert [player.told.count("sight") for player in here.players] == [1, 1]

    run(work)


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A separate PostgreSQL that the test can restart."""
    with TemporaryDirectory(prefix="burghof-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "data")
        server.start()
        yield server
        server.stop()


def break_off(server: Postgres) -> None:
    """Stop it immediately, in the middle of its work."""
    server._control("stop", "-m", "immediate")


@pytest.mark.full
def test_after_a_restart_of_the_database_play_resumes_and_nothing_acknowledged_is_lost(postgres: Postgres) -> None:
    async def work() -> None:
        port = free_port()
        with nats(port):
            async with town(postgres.url(), port) as here:
                playing = here.begin()
                await here.moves(3)
                await asyncio.to_thread(break_off, postgres)
                answer = await here.anna.try_to("GET", f"/tables/{here.table}")
                moves = asyncio.create_task(here.moves(1))
                await asyncio.to_thread(postgres.start)
                await asyncio.wait_for(moves, SOON)
                await here.end(playing)

                assert (answer.status_code, answer.json()["type"]) == (503, "try-again")
                assert {problem for player in here.players for problem in player.problems} <= {"try-again"}

    run(work)


async def running_clock(player: Player, table: UUID) -> int:
    """Wait until the clock of a person runs, and return its remaining milliseconds."""
    while True:
        sight = await player.ask("GET", f"/tables/{table}/sight")
        running: list[int] = [clock["left"] for clock in sight["clocks"] if clock["runs"]]
        if running:
            return min(running)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    ("truly", "as_if"),
    [
        pytest.param(6.0, 0, id="six seconds", marks=pytest.mark.full),
        pytest.param(0.0, 20, id="simulated twenty"),
    ],
)
def test_no_clock_pays_while_all_processes_are_stopped(database_url: str, truly: float, as_if: int) -> None:
    async def work() -> None:
        port = free_port()
        with nats(port):
            async with town(database_url, port, clock={"clock": "live", "seconds": 100}) as here:
                begun = monotonic()
                before = await running_clock(here.anna, here.table)
                for member in here.cluster.members:
                    member.kill()
                served = monotonic() - begun
                await asyncio.sleep(truly)
                stopped_for(database_url, as_if)
                begun = monotonic()
                for member in here.cluster.members:
                    member.start()
                for web in here.cluster.webs:
                    await is_ready(web.port, web.runs)
                after = await running_clock(here.anna, here.table)
                served += monotonic() - begun

                # The clock runs while a process serves, and a busy machine is slow.
                assert -NEAR < before - after < 1000 * served + NEAR

    run(work)


def stopped_for(database_url: str, seconds: int) -> None:
    """Change the database as if no process had served for these seconds."""
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "UPDATE heartbeat SET lost = lost - make_interval(secs => %(seconds)s),"
            " beat_at = beat_at - make_interval(secs => %(seconds)s)",
            {"seconds": seconds},
        )
