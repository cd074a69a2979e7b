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
from tests.ports import free_port
from tests.server.chaos.cluster import Cluster, run_nats, wait_until_ready
from tests.server.chaos.run import count_stored_moves, find_broken_records
from tests.server.processes import run
from tests.server.socket_player import SocketPlayer

GAME_TIMEOUT_S = 90.0
"""Maximum seconds of a game, whatever happens to the cluster."""

RECOVERY_TIMEOUT_S = 10.0
"""Maximum seconds until both players have moved after the database is back; an idle machine needs one second."""

CLOCK_TOLERANCE_MS = 5_000
"""Maximum error of a clock after a stop, in milliseconds; less than any of the stops here."""


class ClusterGame:
    """A cluster with two players on different web processes, and a bot on the third seat."""

    def __init__(self, database_url: str, nats_port: int) -> None:
        self.database_url = database_url
        self.cluster = Cluster(database_url, f"nats://127.0.0.1:{nats_port}", webs=2, workers=1)
        one, other = (web.port for web in self.cluster.webs)
        self.anna, self.ben = SocketPlayer("Anna", [one, other], 1), SocketPlayer("Ben", [other, one], 2)
        self.table = UUID(int=0)

    @property
    def players(self) -> tuple[SocketPlayer, SocketPlayer]:
        return (self.anna, self.ben)

    async def create_table(self, **fields: object) -> None:
        """Create and start a table of Kilt Castle for Anna, Ben and a bot."""
        created = await self.anna.request("POST", "/tables", game="kilt-castle", seats=3, **fields)
        self.table = UUID(created["table"]["id"])
        place = f"/tables/{self.table}"
        await self.ben.request("POST", "/links", secret=created["invitation"])
        await self.anna.request("PUT", f"{place}/seats/0", name="Anna")
        await self.ben.request("PUT", f"{place}/seats/1", name="Ben")
        await self.anna.request("PUT", f"{place}/seats/2/bot", bot="random")
        await self.anna.request("POST", f"{place}/start")

    def start_players(self) -> "asyncio.Future[list[None]]":
        """Start both players."""
        return asyncio.gather(*(player.play(self.table, seat) for seat, player in enumerate(self.players)))

    async def wait_for_moves(self, more: int) -> None:
        """Wait until both players have made `more` more moves."""
        wanted = [len(player.acknowledged) + more for player in self.players]
        async with asyncio.timeout(GAME_TIMEOUT_S):
            while any(len(player.acknowledged) < least for player, least in zip(self.players, wanted, strict=True)):  # noqa: ASYNC110 - the players have no event to wait for
                await asyncio.sleep(0.02)

    async def wait_for_end(self, playing: "asyncio.Future[list[None]]") -> None:
        """Wait for the end; check that each acknowledged move is stored once and that both saw the same outcome."""
        await asyncio.wait_for(playing, GAME_TIMEOUT_S)
        kept = count_stored_moves(self.database_url)
        acknowledged = [move for player in self.players for move in player.acknowledged]
        assert acknowledged
        assert [kept[move] for move in acknowledged] == [1] * len(acknowledged)
        assert await find_broken_records(self.database_url, [self.table]) == []
        assert self.anna.outcome == self.ben.outcome
        assert [player.refused for player in self.players] == [[], []]


@asynccontextmanager
async def cluster_game(database_url: str, nats_port: int, **fields: object) -> AsyncIterator[ClusterGame]:
    """Run a cluster with a started table."""
    async with AsyncExitStack() as stack:
        town = ClusterGame(database_url, nats_port)
        await stack.enter_async_context(town.cluster.running())
        for player in town.players:
            await stack.enter_async_context(player.session())
        await town.create_table(**fields)
        yield town


@pytest.mark.full
def test_seats_of_one_table_on_different_processes_play_a_whole_game(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        with run_nats(port):
            async with cluster_game(database_url, port) as here:
                await here.wait_for_end(here.start_players())

                assert [player.problems for player in here.players] == [[], []]
                assert [player.received.count("sight") for player in here.players] == [1, 1]

    run(work)


def test_play_goes_on_without_nats_and_all_catch_up_when_it_is_back(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        with run_nats(port) as first:
            async with cluster_game(database_url, port) as here:
                playing = here.start_players()
                await here.wait_for_moves(3)
                first.kill()
                first.wait()
                await here.wait_for_moves(2)
                with run_nats(port):
                    await here.wait_for_end(playing)

                assert [player.problems for player in here.players] == [[], []]

    run(work)


def test_a_process_that_drains_sends_its_people_elsewhere_and_nothing_is_lost(database_url: str) -> None:
    async def work() -> None:
        port = free_port()
        with run_nats(port):
            async with cluster_game(database_url, port) as here:
                here.anna.resend_after_s = GAME_TIMEOUT_S  # She leaves her process only because it drains.
                playing = here.start_players()
                await here.wait_for_moves(3)
                here.ben.may_move.clear()
                await asyncio.to_thread(here.cluster.webs[0].stop)
                here.ben.may_move.set()
                await here.wait_for_end(playing)

                assert here.anna.received.count("leaving") == 1, here.anna.received
                assert [player.received.count("sight") for player in here.players] == [1, 1]

    run(work)


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A separate PostgreSQL that the test can restart."""
    with TemporaryDirectory(prefix="burghof-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "data")
        server.start()
        yield server
        server.stop()


def stop_immediately(server: Postgres) -> None:
    """Stop it immediately, in the middle of its work."""
    server._pg_ctl("stop", "-m", "immediate")


@pytest.mark.full
def test_after_a_restart_of_the_database_play_resumes_and_nothing_acknowledged_is_lost(postgres: Postgres) -> None:
    async def work() -> None:
        port = free_port()
        with run_nats(port):
            async with cluster_game(postgres.url(), port) as here:
                playing = here.start_players()
                await here.wait_for_moves(3)
                await asyncio.to_thread(stop_immediately, postgres)
                answer = await here.anna.try_request("GET", f"/tables/{here.table}")
                moves = asyncio.create_task(here.wait_for_moves(1))
                await asyncio.to_thread(postgres.start)
                await asyncio.wait_for(moves, RECOVERY_TIMEOUT_S)
                await here.wait_for_end(playing)

                assert (answer.status_code, answer.json()["type"]) == (503, "try-again")
                assert {problem for player in here.players for problem in player.problems} <= {"try-again"}

    run(work)


async def wait_for_running_clock(player: SocketPlayer, table: UUID) -> int:
    """Wait until the clock of a person runs, and return its remaining milliseconds."""
    while True:
        sight = await player.request("GET", f"/tables/{table}/sight")
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
        with run_nats(port):
            async with cluster_game(database_url, port, clock={"clock": "live", "seconds": 100}) as here:
                begun = monotonic()
                before = await wait_for_running_clock(here.anna, here.table)
                for member in here.cluster.members:
                    member.kill()
                served = monotonic() - begun
                await asyncio.sleep(truly)
                simulate_stop(database_url, as_if)
                begun = monotonic()
                for member in here.cluster.members:
                    member.start()
                for web in here.cluster.webs:
                    await wait_until_ready(web.port, web.assert_running)
                after = await wait_for_running_clock(here.anna, here.table)
                served += monotonic() - begun

                # The clock runs while a process serves, and a busy machine is slow.
                assert -CLOCK_TOLERANCE_MS < before - after < 1000 * served + CLOCK_TOLERANCE_MS

    run(work)


def simulate_stop(database_url: str, seconds: int) -> None:
    """Change the database as if no process had served for these seconds."""
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "UPDATE heartbeat SET lost = lost - make_interval(secs => %(seconds)s),"
            " beat_at = beat_at - make_interval(secs => %(seconds)s)",
            {"seconds": seconds},
        )
