"""A process that is stopped: clients go to other processes, nothing is lost, and the log contains no secret."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from burghof.server.process.container import Container
from burghof.server.web import EXIT_NOT_STARTED, WebServer, _serve
from tests.server.processes import HttpGuest, ServerProcesses, run, wait_until
from tests.server.web_process import RunningProcess, web_process

DRAIN_S = 1.0


@asynccontextmanager
async def connect_guest(running: RunningProcess, name: str = "Anna") -> AsyncIterator[HttpGuest]:
    """Wait until the process is ready, and connect a guest over the network."""
    await running.wait_until_ready()
    async with httpx.AsyncClient(base_url=f"http://{running.address}/api", timeout=60) as client:
        token = (await client.post("/session", json={"name": name})).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        yield HttpGuest(client, name)


def socket_of(running: RunningProcess, guest: HttpGuest) -> connect:
    """Return the socket of a guest, to be opened by the caller."""
    bearer = {"authorization": guest.client.headers["authorization"]}
    return connect(f"ws://{running.address}/api/socket", additional_headers=bearer, proxy=None)


async def wait_for_message(socket: ClientConnection, kind: str) -> Any:  # noqa: ANN401 - a message
    """Wait for the next message of this kind, and return it."""
    async with asyncio.timeout(60):
        while (message := msgspec.json.decode(await socket.recv()))["type"] != kind:
            pass
    return message


async def remaining_types(socket: ClientConnection) -> list[str]:
    """Return the kinds of all messages until the socket is closed."""
    kinds = []
    try:
        while True:
            kinds.append(msgspec.json.decode(await socket.recv())["type"])
    except ConnectionClosed:
        return kinds


def test_a_signal_lets_sockets_streams_and_requests_end_well(database_url: str) -> None:
    async def work() -> None:
        async with (
            web_process(database_url, drain_seconds=str(DRAIN_S)) as running,
            connect_guest(running) as anna,
            socket_of(running, anna) as socket,
        ):
            table = await anna.start_table_with_bots()
            await socket.send(msgspec.json.encode({"type": "watch", "table": str(table), "seat": 0}), text=True)
            await wait_for_message(socket, "sight")
            async with anna.client.stream("GET", f"/tables/{table}/events") as stream:
                streamed = stream.aiter_lines()
                await anext(line async for line in streamed if '"sight"' in line)
                drained_at = time.monotonic()
                running.send_signal(signal.SIGTERM)
                kinds = await remaining_types(socket)
                _ = [line async for line in streamed]
                gone_at = time.monotonic()
            fresh = await anna.client.post("/tables", json={"game": "kilt-castle", "seats": 2})
            sight = await anna.client.get(f"/tables/{table}/sight", params={"seat": 0})
            code = await running.wait_for_exit()

            assert "leaving" in kinds
            assert socket.close_code == 1012
            assert gone_at - drained_at < DRAIN_S
            assert (fresh.status_code, sight.status_code) == (503, 200)
            assert code == 0
            assert time.monotonic() - drained_at < DRAIN_S + 5
            assert [event["event"] for event in running.events] == ["serving", "draining", "stopped"]

    run(work)


def test_a_move_under_way_is_finished_before_its_socket_is_closed(database_url: str) -> None:
    async def work() -> None:
        async with (
            web_process(database_url, drain_seconds=str(DRAIN_S)) as running,
            connect_guest(running) as anna,
            socket_of(running, anna) as socket,
        ):
            table = await anna.create_table("solomon")
            await anna.put(f"/tables/{table}/seats/1", name="Ben")
            await anna.post(f"/tables/{table}/start")
            sight = await anna.sight(table)
            play = {
                "type": "play",
                "table": str(table),
                "seat": 0,
                "token": sight["decisions"][0]["token"],
                "move_id": "under-way",
                "move": sight["offers"][0]["move"],
            }
            with psycopg.connect(database_url) as other:
                other.execute("SELECT FROM turns FOR UPDATE")
                await socket.send(msgspec.json.encode(play), text=True)
                await wait_until(lambda: is_lock_awaited(other))
                running.send_signal(signal.SIGTERM)
                await wait_for_message(socket, "leaving")
            kinds = await remaining_types(socket)

            assert kinds == ["accepted"]
            assert socket.close_code == 1012
            assert await running.wait_for_exit() == 0

    run(work)


def is_lock_awaited(connection: psycopg.Connection[Any]) -> bool:
    """Return whether another connection to this database waits for a lock."""
    waiting = (
        "SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()"
    )
    return connection.execute(waiting.encode()).rowcount > 0


def test_who_cannot_wait_says_so_twice(database_url: str) -> None:
    async def work() -> None:
        async with web_process(database_url, drain_seconds="600") as running:
            await running.wait_until_ready()
            running.send_signal(signal.SIGTERM)
            await wait_until(lambda: running.events[-1]["event"] == "draining")
            running.send_signal(signal.SIGTERM)

            assert await running.wait_for_exit() == 0

    run(work)


def test_a_process_without_a_database_does_not_start_and_says_why(database_url: str) -> None:
    async def work() -> None:
        nowhere = psycopg.conninfo.make_conninfo(database_url, dbname="nowhere")
        async with web_process(nowhere) as running:
            assert await running.wait_for_exit() == EXIT_NOT_STARTED
            assert "the process cannot start" in [event["event"] for event in running.events]
            [why] = [event["error"] for event in running.events if event["event"] == "the database does not answer"]
            assert why["says"].endswith('database "nowhere" does not exist')

    run(work)


def test_a_worker_plays_bots_and_writes_records_until_it_is_told_to_stop(database_url: str) -> None:
    async def work() -> None:
        async with (
            web_process(database_url, drain_seconds="0") as web,
            web_process(database_url, "run_worker", plays_bots="true") as worker,
            connect_guest(web) as anna,
        ):
            await worker.wait_until_ready()
            table = await anna.start_table_with_bots()
            await anna.post(f"/tables/{table}/leave", seat=0)
            with psycopg.connect(database_url, autocommit=True) as connection:
                await wait_until(lambda: connection.execute("SELECT FROM records").rowcount == 1, seconds=120)
            worker.send_signal(signal.SIGTERM)

            assert await worker.wait_for_exit() == 0
            assert [event["event"] for event in worker.events] == ["working", "stopped"]

    run(work)


@pytest.mark.full
def test_messages_larger_than_we_read_close_the_socket(database_url: str) -> None:
    async def work() -> None:
        async with (
            web_process(database_url) as running,
            connect_guest(running) as anna,
            socket_of(running, anna) as socket,
        ):
            await socket.send("x" * (64 * 1024 + 1))
            await remaining_types(socket)

            assert socket.close_code == 1009

    run(work)


@pytest.mark.full
def test_pages_from_elsewhere_open_no_socket(database_url: str) -> None:
    async def work() -> None:
        async with web_process(database_url) as running:
            await running.wait_until_ready()
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://{running.address}/api/socket", origin=Origin("https://x.example"), proxy=None)

            assert refused.value.response.status_code == 403

    run(work)


async def use_all_secrets(anna: HttpGuest, running: RunningProcess) -> set[str]:
    """Use everything that is secret, in good and bad requests, and return the secrets."""
    created = await anna.post("/tables", game="solomon", seats=2)
    table = created["table"]["id"]
    token = anna.client.headers["authorization"].removeprefix("Bearer ")
    await anna.put(f"/tables/{table}/seats/0", name="Anna", seed="the-seed-of-the-seat")
    await anna.put(f"/tables/{table}/seats/1/bot", bot="random")
    link = (await anna.post(f"/tables/{table}/seats/0/link"))["secret"]
    await anna.post("/links", secret=link)
    await anna.client.post("/links", json={"secret": created["invitation"] + "x"})
    await anna.client.get(f"/tables?secret={link}&token={token}")
    await anna.client.get(f"/nowhere/{link}?invitation={created['invitation']}")
    await anna.client.post(f"/tables/{table}/moves", content=link.encode())
    await anna.post(f"/tables/{table}/start")
    sight = await anna.sight(table)
    move = msgspec.json.encode(sight["offers"][0]["move"]).decode()
    body = {"seat": 0, "token": sight["decisions"][0]["token"], "move": sight["offers"][0]["move"]}
    await anna.client.post(f"/tables/{table}/moves", json={**body, "move_id": "the-first-move"})
    await anna.client.post(f"/tables/{table}/moves", json={**body, "move_id": "the-second-move"})
    async with socket_of(running, anna) as socket:
        await socket.send(f'{{"type": "play", "move": "{link}"}}')
        await wait_for_message(socket, "problem")
        await socket.send(link)
        await wait_for_message(socket, "problem")
    return {token, link, created["invitation"], move, "the-seed-of-the-seat", "the-first-move", "the-second-move"}


def test_no_line_of_a_whole_run_has_a_secret_in_it(database_url: str) -> None:
    async def work() -> None:
        async with web_process(database_url, log_level="DEBUG", drain_seconds="0", plays_bots="true") as running:
            async with connect_guest(running) as anna:
                secrets = await use_all_secrets(anna, running)
                with psycopg.connect(database_url, autocommit=True) as connection:
                    [(seed, table)] = connection.execute("SELECT seed, id FROM tables").fetchall()
                    connection.execute("UPDATE tables SET options = %s", (f"{seed} is no JSON",))
                broken = await anna.client.get(f"/tables/{table}")
            running.send_signal(signal.SIGTERM)
            await running.wait_for_exit()
            log = b"".join(running.log).decode()

            assert broken.status_code == 500
            assert '"a request failed"' in log
            assert '"served"' in log
            assert [secret for secret in {*secrets, seed, "a-key-of-this-process"} if secret in log] == []

    run(work)


def test_a_server_drains_by_itself(servers: ServerProcesses) -> None:
    async def work() -> None:
        process = Container(replace(servers.settings, port=0, drain_seconds=0.2))
        server = WebServer(process)
        serving = asyncio.create_task(server._serve())
        await wait_until(lambda: server.started)
        server.handle_exit(signal.SIGTERM, None)
        await wait_until(process.connections.is_draining.is_set)
        assert not serving.done()
        async with asyncio.timeout(20):
            await serving

        assert server._captured_signals == []

    run(work)


def test_a_server_that_cannot_listen_does_not_start(servers: ServerProcesses) -> None:
    async def work() -> None:
        listener = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]

        assert await _serve(Container(replace(servers.settings, port=port))) == EXIT_NOT_STARTED
        listener.close()

    run(work)
