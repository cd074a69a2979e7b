"""Client programs play a seat over a real network."""

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random
from threading import Timer

import pytest
from websockets import Headers, InvalidStatus
from websockets.http11 import Response

from burghof.bots.random_player import RandomPlayer
from burghof.client import AsyncClient, Client, RequestRefusedError
from burghof.client.protocol import RETRY_DELAY_S, retry_delay_s
from burghof.kernel import VerifiedMatch, find_games, load_plugin, read_record, verify
from burghof.server.infra import database
from tests.server.outage import set_allow_connections, start_outage
from tests.server.processes import ServerProcesses
from tests.server.threaded_server import ThreadedServer


@pytest.fixture
def server(servers: ServerProcesses) -> Iterator[ThreadedServer]:
    """A listening server with bots."""
    listening = ThreadedServer(servers)
    listening.start()
    yield listening
    listening.stop()


def new_table(guest: Client, game: str) -> str:
    """Create a table of this game with the guest on its first seat."""
    created = guest.post("/tables", game=game, seats=2)
    table: str = created["table"]["id"]
    guest.sit(table, 0)
    return table


@pytest.mark.parametrize("game", ["kilt-castle", pytest.param("solomon", marks=pytest.mark.full)])
def test_a_plain_program_plays_a_whole_game_against_a_bot(server: ThreadedServer, game: str) -> None:
    bot = RandomPlayer(Random(1))
    plugin = load_plugin(find_games()[game])
    with Client(server.url, "Robot") as robot:
        table = new_table(robot, game)
        robot.put(f"/tables/{table}/seats/1/bot", bot="random")
        robot.post(f"/tables/{table}/start")
        for turn in robot.turns(table, 0):
            robot.play(turn, bot.choose(turn.view, turn.legal))
        record = robot._http.get(f"/tables/{table}/record").content

    assert isinstance(verify(plugin, read_record(plugin, record)), VerifiedMatch)


def test_two_programs_with_an_event_loop_play_each_other_by_link(server: ThreadedServer) -> None:
    async def work() -> list[int]:
        async with AsyncClient(server.url, "First") as first, AsyncClient(server.url, "Second") as second:
            created = await first.post("/tables", game="seven-locks", seats=2)
            table = await second.join(created["invitation"])
            await first.sit(table, 0)
            await second.sit(table, 1)
            await first.post(f"/tables/{table}/start")
            return list(await asyncio.gather(played(first, table, 0), played(second, table, 1)))

    async def played(guest: AsyncClient, table: str, seat: int) -> int:
        bot = RandomPlayer(Random(seat))
        turns = 0
        async for turn in guest.turns(table, seat):
            await guest.play(turn, bot.choose(turn.view, turn.legal))
            turns += 1
        return turns

    assert min(asyncio.run(work())) > 0


def test_a_program_plays_on_after_the_server_was_started_again(server: ThreadedServer) -> None:
    bot = RandomPlayer(Random(2))
    with Client(server.url, "Robot") as robot:
        table = new_table(robot, "kilt-castle")
        robot.put(f"/tables/{table}/seats/1/bot", bot="random")
        robot.post(f"/tables/{table}/start")
        turns = robot.turns(table, 0)
        for turn in islice(turns, 3):
            robot.play(turn, bot.choose(turn.view, turn.legal))
        server.stop()
        server.start()
        for turn in turns:
            robot.play(turn, bot.choose(turn.view, turn.legal))

        assert robot.get(f"/tables/{table}")["table"]["phase"] == "over"


def test_a_refusal_says_what_kind_it_is(server: ThreadedServer) -> None:
    with Client(server.url, "Robot") as robot:
        table = new_table(robot, "kilt-castle")
        robot.put(f"/tables/{table}/seats/1/bot", bot="random")
        robot.post(f"/tables/{table}/start")
        turn = next(iter(robot.turns(table, 0)))
        body = {"seat": 0, "token": turn.token + 1, "move_id": "late", "move": turn.offers[0].raw}

        with pytest.raises(RequestRefusedError) as refused:
            robot.post(f"/tables/{table}/moves", **body)

    assert refused.value.problem == {"type": "stale", "status": 409, "detail": "already-decided"}


def test_a_program_that_finds_the_database_away_asks_until_it_is_back(
    server: ThreadedServer, servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = RandomPlayer(Random(3))
    monkeypatch.setattr(database, "ACQUIRE_TIMEOUT_S", 0.2)
    with Client(server.url, "Robot") as robot:
        table = new_table(robot, "kilt-castle")
        robot.put(f"/tables/{table}/seats/1/bot", bot="random")
        robot.post(f"/tables/{table}/start")
        start_outage(servers.settings.database_url)
        back = Timer(1.0, set_allow_connections, [servers.settings.database_url], {"allow": True})
        back.start()
        for turn in robot.turns(table, 0):
            robot.play(turn, bot.choose(turn.view, turn.legal))
        back.join()

        assert robot.get(f"/tables/{table}")["table"]["phase"] == "over"


def test_a_program_with_an_event_loop_that_finds_the_database_away_asks_until_it_is_back(
    server: ThreadedServer, servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> str:
        async with AsyncClient(server.url, "Robot") as robot:
            created = await robot.post("/tables", game="kilt-castle", seats=2)
            table = created["table"]["id"]
            await robot.sit(table, 0)
            await robot.put(f"/tables/{table}/seats/1/bot", bot="random")
            await robot.post(f"/tables/{table}/start")
            start_outage(servers.settings.database_url)
            asyncio.get_running_loop().call_later(
                1.0, partial(set_allow_connections, servers.settings.database_url, allow=True)
            )
            async for turn in robot.turns(table, 0):
                await robot.play(turn, bot.choose(turn.view, turn.legal))
            return str((await robot.get(f"/tables/{table}"))["table"]["phase"])

    bot = RandomPlayer(Random(4))
    monkeypatch.setattr(database, "ACQUIRE_TIMEOUT_S", 0.2)

    assert asyncio.run(work()) == "over"


def test_the_turns_of_a_seat_that_is_not_ones_own_are_refused(server: ThreadedServer) -> None:
    with Client(server.url, "Robot") as robot:
        table = new_table(robot, "kilt-castle")

        with pytest.raises(RequestRefusedError) as refused:
            next(robot.turns(table, 1))

    assert refused.value.problem["type"] == "not-yours"


def refused_socket(status: int, body: bytes = b"", retry_after: str | None = None) -> InvalidStatus:
    """Return the error of a socket that was refused with this response."""
    headers = Headers() if retry_after is None else Headers({"Retry-After": retry_after})
    return InvalidStatus(Response(status, "", headers, body))


def test_a_program_waits_as_long_as_the_server_asks_before_it_opens_a_socket_again() -> None:
    assert retry_delay_s(refused_socket(503, retry_after="30")) == 30
    assert retry_delay_s(refused_socket(503)) == retry_delay_s(OSError()) == RETRY_DELAY_S


@pytest.mark.parametrize(("body", "kind"), [(b'{"type": "wrong-host"}', "wrong-host"), (b"no JSON", "broken")])
def test_a_program_whose_socket_is_never_accepted_gives_up(body: bytes, kind: str) -> None:
    with pytest.raises(RequestRefusedError) as caught:
        retry_delay_s(refused_socket(421, body))

    assert caught.value.problem["type"] == kind
