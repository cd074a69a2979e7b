"""Limits of open connections: how many, how long silent, how slow."""

import asyncio
import socket as plain_socket
from contextlib import AsyncExitStack, suppress

import httpx
import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burghof.hosting.sockets import send_queue
from burghof.hosting.sockets.send_queue import SendQueue
from burghof.server import web
from burghof.server.sockets import endpoints
from burghof.server.sockets.connections import Connections
from burghof.wire.client_in import Ping
from burghof.wire.problem import Problem, ProblemError
from tests.server.fake_client import FakeClient
from tests.server.listening import Listening, listening
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN

SHORT_S = 0.3
PING = '{"type": "ping"}'


def open_socket(here: Listening, token: str = "") -> connect:
    """Return a socket of a program to this process, to be entered."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return connect(f"ws://127.0.0.1:{here.port}/api/socket", additional_headers=headers, proxy=None)


def refused(connections: Connections, address: str = "", *, person: object = None) -> str:
    """Return why a further connection is refused."""
    with pytest.raises(ProblemError) as caught:
        connections.connect(person, address)  # type: ignore[arg-type]
    assert caught.value.problem is Problem.FULL
    return caught.value.detail


# How many


def test_a_person_an_address_and_a_process_have_room_for_so_many(servers: ServerProcesses) -> None:
    async def work() -> None:
        caps = {"sockets_per_person": 2, "sockets_per_address": 3, "sockets_per_process": 4}
        async with servers.process(**caps) as process:
            connections = process.connections
            annas = [connections.connect(ANNA, "192.0.2.1") for _ in range(2)]
            of_person = refused(connections, "192.0.2.2", person=ANNA)
            ben = connections.connect(BEN, "192.0.2.1")
            of_address = refused(connections, "192.0.2.1")
            connections.connect(None, "192.0.2.2")
            of_process = refused(connections, "192.0.2.3")
            for connection in (*annas, ben):
                connections.disconnect(connection)
                connections.disconnect(connection)
            connections.connect(ANNA, "192.0.2.1")

            assert [of_person, of_address, of_process] == [
                "too many open connections of this person",
                "too many open connections from this address",
                "too many open connections",
            ]
            assert len(connections) == 2
            assert process.metrics.problems == {"full": 3}

    run(work)


def test_an_ipv6_network_has_room_as_one_address(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(sockets_per_address=1) as process:
            process.connections.connect(None, "2001:db8:1:2::3")

            assert refused(process.connections, "2001:db8:1:2:ffff::1")

    run(work)


def test_a_socket_too_many_is_refused_and_asks_to_come_back_later(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with listening(servers, sockets_per_address=1) as here, httpx.AsyncClient(base_url=here.url) as client:
            async with open_socket(here):
                with pytest.raises(InvalidStatus) as caught:
                    await open_socket(here)
                check = await client.get("/api/socket")
            await wait_until(lambda: not len(here.process.connections))
            later = await client.get("/api/socket")

            response = caught.value.response
            assert (response.status_code, response.headers["retry-after"]) == (503, "30")
            assert msgspec.json.decode(response.body or b"")["type"] == "full"
            assert response.headers["x-content-type-options"] == "nosniff"
            assert (check.status_code, check.json()["type"], check.headers["retry-after"]) == (503, "full", "30")
            assert later.status_code == 204

    run(work)


def test_an_event_stream_counts_as_a_socket(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with (
            listening(servers, sockets_per_person=1) as here,
            httpx.AsyncClient(base_url=f"{here.url}/api") as client,
        ):
            token = (await client.post("/session", json={"name": "Anna"})).json()["token"]
            client.headers["authorization"] = f"Bearer {token}"
            table = (await client.post("/tables", json={"game": "kilt-castle", "seats": 2})).json()["table"]["id"]
            async with client.stream("GET", f"/tables/{table}/events") as events:
                received = events.aiter_bytes()
                await anext(received)
                second = await client.get(f"/tables/{table}/events")
            await wait_until(lambda: not len(here.process.connections))

            assert (second.status_code, second.json()["type"]) == (503, "full")

    run(work)


# How long silent


async def wait_for_close(socket: ClientConnection) -> int | None:
    """Receive until the server closes the socket, and return its close code."""
    async with asyncio.timeout(30):
        with suppress(ConnectionClosed):
            async for _ in socket:
                pass
    return socket.close_code


@pytest.mark.parametrize("sent", [[], ["what?", '{"type": "nothing"}']])
def test_a_socket_without_a_message_of_the_protocol_is_closed(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch, sent: list[str]
) -> None:
    async def work() -> None:
        async with listening(servers) as here, open_socket(here) as socket:
            for message in sent:
                await socket.send(message)

            assert await wait_for_close(socket) == 1008
            assert here.process.metrics.closed_connections == {"silent": 1}

    monkeypatch.setattr(endpoints, "FIRST_MESSAGE_TIMEOUT_S", SHORT_S)
    run(work)


def test_a_spectator_without_a_session_stays_however_silent_afterwards(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with listening(servers) as here, open_socket(here) as socket:
            await socket.send(PING)
            await asyncio.sleep(SHORT_S * 3)
            await socket.send(PING)

            received = [msgspec.json.decode(await socket.recv())["type"] for _ in range(3)]
            assert received == ["welcome", "pong", "pong"]
            assert here.process.metrics.closed_connections == {}

    monkeypatch.setattr(endpoints, "FIRST_MESSAGE_TIMEOUT_S", SHORT_S)
    run(work)


# How slow


def fall_behind(queue: SendQueue) -> None:
    """Queue more than fits, then read all of it."""
    queue.send(b"too long")
    queue.is_behind = False


def test_a_client_that_falls_behind_three_times_in_a_minute_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        given_up: list[str] = []
        queue = SendQueue(4, lambda: given_up.append("now"))
        for at in (0.0, 59.0, 61.0, 118.0):
            monkeypatch.setattr(send_queue, "monotonic", lambda at=at: at)
            fall_behind(queue)
            assert given_up == (["now"] if at == 118.0 else [])

        assert [data async for data in queue.messages()] == []

    run(work)


def test_who_falls_behind_now_and_then_is_sent_the_full_view(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = SendQueue(4, pytest.fail)
    for at in (0.0, 30.0, 61.0, 95.0):
        monkeypatch.setattr(send_queue, "monotonic", lambda at=at: at)
        fall_behind(queue)
    queue.send(b"new")

    async def work() -> None:
        assert await anext(queue.messages()) == b"new"

    run(work)


def test_a_client_that_is_too_slow_leaves_its_tables(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            anna = FakeClient(process, ANNA)
            for _ in range(3):
                anna.connection.queue.send(b" " * (send_queue.MAX_QUEUED_BYTES + 1))
                anna.connection.queue.is_behind = False
            await anna.send(Ping(1))

            assert anna.connection.end_reason == "too-slow"
            assert process.metrics.closed_connections == {"too-slow": 1}

    run(work)


def test_a_client_that_reads_nothing_is_closed(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with listening(servers) as here, AsyncExitStack() as stack:
            client = plain_socket.socket()
            stack.callback(client.close)
            client.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
            client.connect(("127.0.0.1", here.port))
            socket = await connect(
                f"ws://127.0.0.1:{here.port}/api/socket", sock=client, ping_interval=None, proxy=None
            )
            stack.callback(socket.transport.abort)
            socket.transport.pause_reading()
            (connection,) = here.process.connections
            while not connection.queue.is_behind:
                connection.queue.send(b" " * 100_000)
                await asyncio.sleep(0.001)

            (protocol,) = here.server.server_state.connections
            assert isinstance(protocol, WebSocketsSansIOProtocol)
            protocol.keepalive_timeout()  # it comes by itself after twice `KEEPALIVE_S`
            await wait_until(lambda: not len(here.process.connections))
            await wait_until(lambda: not here.server.server_state.connections)
            assert here.process.metrics.closed_connections == {"stuck": 1}

    monkeypatch.setattr(web, "STUCK_CHECK_TICKS", 5)
    monkeypatch.setattr(endpoints, "CLOSE_GRACE_S", SHORT_S)
    run(work)
