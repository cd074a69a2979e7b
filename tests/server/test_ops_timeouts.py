"""Timeouts: a client that sends or reads too slowly is answered or closed, and others are not affected."""

import asyncio
from contextlib import closing, suppress
from time import monotonic
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from burghof.hosting.rate_limits import RateLimits
from burghof.server.http import guard, request_body, request_timeout
from burghof.server.http.guard import RequestGuard
from burghof.server.http.request_body import MAX_BODY_BYTES, RequestBody
from burghof.server.infra.metrics import Metrics
from burghof.server.web import uvicorn_config
from burghof.wire.problem import Problem, ProblemError
from tests.server.listening import Listening, listening
from tests.server.processes import Json, ServerProcesses, run

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
SHORT_S = 0.3
LONG_S = 60.0


async def write_until_closed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes) -> bytes:
    """Write this again and again until the server closes the connection; return what it sent by then."""
    reading = asyncio.create_task(reader.read())
    while not reading.done():
        writer.write(data)
        await asyncio.sleep(SHORT_S / 10)
    with suppress(ConnectionResetError):  # what was sent after the end resets the connection
        return await reading
    return b""


# Connections without a request


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"GET", HEAD, b"GET /healthz HT"])
def test_a_connection_without_a_whole_head_is_closed(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            assert await here.raw(sent) == b""
            assert here.process.metrics.closed_connections == {"no-request": 1}

    monkeypatch.setattr(request_timeout, "REQUEST_HEAD_TIMEOUT_S", SHORT_S)
    run(work)


def test_a_head_that_comes_byte_by_byte_has_no_more_time(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            with closing(writer):
                writer.write(HEAD)

                assert await write_until_closed(reader, writer, b"X-Slow: 1\r\n") == b""
            assert here.process.metrics.closed_connections == {"no-request": 1}

    monkeypatch.setattr(request_timeout, "REQUEST_HEAD_TIMEOUT_S", SHORT_S)
    run(work)


def test_a_head_without_end_is_cut_off(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            assert await here.raw(HEAD + b"X-Long: " + b"a" * (request_timeout.MAX_HEAD_BYTES + 1)) == b""
            assert here.process.metrics.closed_connections == {"no-request": 1}

    run(work)


def test_after_a_response_a_dribbling_connection_is_closed(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            with closing(writer):
                writer.write(HEAD + b"\r\n")
                assert await reader.readuntil(b"alive")
                await write_until_closed(reader, writer, b"\r\n")

                assert here.process.metrics.closed_connections == {"no-request": 1}

    monkeypatch.setattr(request_timeout, "REQUEST_HEAD_TIMEOUT_S", SHORT_S)
    run(work)


def test_a_connection_serves_many_requests_and_a_socket_stays_open(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
            with closing(writer):
                for _ in range(5):
                    writer.write(HEAD + b"\r\n")
                    assert await reader.readuntil(b"alive")
                    await asyncio.sleep(SHORT_S / 2)
                writer.write(
                    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                )
                assert await reader.readuntil(b"welcome")
                await asyncio.sleep(SHORT_S * 2)

                assert here.process.metrics.closed_connections == {}
                assert len(here.process.connections) == 1

    monkeypatch.setattr(request_timeout, "REQUEST_HEAD_TIMEOUT_S", SHORT_S)
    run(work)


def test_uvicorn_has_limits(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(sockets_per_process=20_000) as process:
            config = uvicorn_config(process)

            assert (config.limit_concurrency, config.timeout_keep_alive, config.backlog) == (22_000, 5, 2048)

    run(work)


class StuckProtocol:
    """A connection that does not finish closing until it is aborted."""

    def __init__(self) -> None:
        self.is_aborted = False
        self.unsent = 5
        self.transport = SimpleNamespace(
            is_closing=lambda: True, abort=self._abort, get_write_buffer_size=lambda: self.unsent
        )

    def _abort(self) -> None:
        self.is_aborted = True


def test_a_connection_that_does_not_finish_closing_is_aborted(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            stuck: Any = StuckProtocol()
            here.server.server_state.connections.add(stuck)
            aborted = []
            for unsent in (5, 3, 3):
                stuck.unsent = unsent
                here.server._abort_stuck()
                aborted.append(stuck.is_aborted)
            here.server.server_state.connections.discard(stuck)

            assert aborted == [False, False, True]
            assert here.process.metrics.closed_connections == {"stuck": 1}

    run(work)


# Bodies


async def dribble(here: Listening, head: bytes, piece: bytes) -> bytes:
    """Send a head and then this piece of the body again and again; return what is received."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    with closing(writer):
        writer.write(head + b"\r\n")
        reading = asyncio.create_task(reader.readuntil(b"}"))
        while not reading.done():
            writer.write(piece)
            await asyncio.sleep(SHORT_S / 10)
        return await reading


@pytest.mark.parametrize(
    ("head", "piece"),
    [(POST + b"Content-Length: 60000\r\n", b" "), (POST + b"Transfer-Encoding: chunked\r\n", b"1\r\n \r\n")],
)
def test_a_body_that_comes_too_slowly_is_refused(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch, head: bytes, piece: bytes
) -> None:
    async def work() -> None:
        async with listening(servers) as here:
            answer = await dribble(here, head, piece)

            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b'"too-slow"' in answer
            assert here.process.metrics.problems == {"too-slow": 1}

    monkeypatch.setattr(request_body, "BODY_TIMEOUT_S", SHORT_S)
    run(work)


def test_a_body_in_pieces_is_counted() -> None:
    async def receive() -> Json:
        return {"type": "http.request", "body": b" " * 1024, "more_body": True}

    async def work() -> None:
        body = RequestBody(receive)
        for _ in range(MAX_BODY_BYTES // 1024):
            await body.receive()
        with pytest.raises(ProblemError) as caught:
            await body.receive()

        assert caught.value.problem is Problem.TOO_LARGE

    run(work)


def test_what_is_received_after_the_body_may_take_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    messages: list[Json] = [
        {"type": "http.request", "body": b"{}", "more_body": False},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Json:
        if len(messages) == 1:
            await asyncio.sleep(SHORT_S)
        return messages.pop(0)

    async def work() -> None:
        body = RequestBody(receive)
        await body.receive()

        assert (await body.receive())["type"] == "http.disconnect"

    monkeypatch.setattr(request_body, "BODY_TIMEOUT_S", SHORT_S / 3)
    run(work)


# Requests


async def slow_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer after a long time; at another path begin at once."""
    del receive
    if scope["path"] != "/":
        media = b"text/event-stream" if scope["path"] == "/events" else b"text/plain"
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", media)]})
        await asyncio.sleep(SHORT_S * 3)
        await send({"type": "http.response.body", "body": b"done", "more_body": False})
    else:
        await asyncio.sleep(LONG_S)


def slow_client(servers: ServerProcesses, metrics: Metrics) -> httpx.AsyncClient:
    """Return a client of a guard around `slow_app`."""
    guarded: Any = RequestGuard(
        slow_app, servers.settings, RateLimits(1000), metrics, tracing=None, is_draining=lambda: False
    )
    return httpx.AsyncClient(transport=httpx.ASGITransport(guarded), base_url="http://testserver")


def test_a_request_that_takes_too_long_is_answered(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        metrics, start = Metrics(), monotonic()
        async with slow_client(servers, metrics) as client:
            answer = await client.get("/")

            assert (answer.status_code, answer.json()["type"]) == (503, "try-again")
            assert answer.headers["retry-after"] == "1"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert metrics.problems == {"try-again": 1}
            assert monotonic() - start < LONG_S

    monkeypatch.setattr(guard, "REQUEST_TIMEOUT_S", SHORT_S)
    run(work)


def test_a_response_that_takes_too_long_breaks_off_and_an_event_stream_does_not(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with slow_client(servers, Metrics()) as client:
            with pytest.raises(TimeoutError):
                await client.get("/page")

            assert (await client.get("/events")).text == "done"

    monkeypatch.setattr(guard, "REQUEST_TIMEOUT_S", SHORT_S)
    run(work)
