"""The request guard: what every request must pass, and what every response carries."""

from collections.abc import AsyncIterator, Sequence
from ipaddress import ip_network
from typing import Any, cast

import httpx
import pytest
from litestar.types import Message, Receive, Scope, Send

from burghof.hosting.rate_limits import RateLimits
from burghof.server.http.guard import RequestGuard
from burghof.server.http.origins import client_address, is_same_origin, may_act, rate_limit_key
from burghof.server.http.request_body import MAX_BODY_BYTES
from burghof.server.infra.metrics import Metrics
from burghof.server.process.container import Container
from tests.server.processes import Json, ServerProcesses, app_of, run
from tests.server.seated_table import SeatedTable, execute_sql

PUBLIC_URL = "https://play.example.org"


def make_client(app: Json, **headers: str) -> httpx.AsyncClient:
    """Return a client of an application, without a session."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=headers)


def anonymous_client(process: Container, **headers: str) -> httpx.AsyncClient:
    """Return a client of this process, without a session."""
    return make_client(app_of(process), **headers)


# Headers


def test_every_answer_keeps_browsers_from_doing_harm(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(public_url=PUBLIC_URL) as process, anonymous_client(process) as client:
            for path in ("/healthz", "/nowhere", "/api/session"):
                headers = (await client.get(path)).headers

                assert headers["content-security-policy"].startswith("default-src 'self'; ")
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "camera=()" in headers["permissions-policy"]
                assert headers["strict-transport-security"] == "max-age=31536000"

    run(work)


def test_only_a_server_behind_https_asks_for_https_for_ever(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            assert "strict-transport-security" not in (await client.get("/healthz")).headers

    run(work)


def test_answers_of_the_interface_are_kept_in_no_cache(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            assert (await client.post("/api/session", json={"name": "Anna"})).headers["cache-control"] == "no-store"

    run(work)


# Origins


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        (PUBLIC_URL, True),
        ("https://PLAY.example.org", True),
        ("http://testserver", True),
        ("https://testserver", True),
        ("http://play.example.org", False),
        ("https://play.example.org:444", False),
        ("https://elsewhere.example.org", False),
        ("null", False),
        ("file://testserver", False),
        ("https://", False),
    ],
)
def test_a_page_is_ours_by_the_public_address_or_by_the_host_that_was_asked(origin: str, *, is_ours: bool) -> None:
    assert is_same_origin(origin, PUBLIC_URL, "testserver") is is_ours


def test_without_an_origin_a_cookie_needs_a_bearer_beside_it() -> None:
    def may(*, cookie: bool, bearer: bool) -> bool:
        return may_act("", "", "testserver", has_cookie=cookie, has_bearer=bearer)

    assert [may(cookie=cookie, bearer=bearer) for cookie in (False, True) for bearer in (False, True)] == [
        True,
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_a_page_from_elsewhere_changes_nothing(servers: ServerProcesses, method: str) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            answer = await anna.client.request(method, "/tables", headers={"origin": "https://elsewhere.example"})

            assert (answer.status_code, answer.json()["type"]) == (403, "wrong-origin")
            assert answer.headers["content-type"] == "application/problem+json"

    run(work)


def test_a_page_of_ours_acts_by_its_cookie(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process, origin="http://testserver") as client:
            await client.post("/api/session", json={"name": "Anna"})

            answer = await client.post("/api/tables", json={"game": "kilt-castle", "seats": 2})

            assert answer.status_code == 201

    run(work)


def test_a_cookie_alone_changes_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            await client.post("/api/session", json={"name": "Anna"})

            answer = await client.post("/api/tables", json={"game": "kilt-castle", "seats": 2})

            assert answer.json()["type"] == "wrong-origin"

    run(work)


def handshake_scope(**headers: str) -> dict[str, Json]:
    """Return the scope of a WebSocket handshake."""
    return {
        "type": "websocket",
        "path": "/api/socket",
        "raw_path": b"/api/socket",
        "root_path": "",
        "query_string": b"",
        "scheme": "ws",
        "headers": [(b"host", b"testserver"), *((name.encode(), value.encode()) for name, value in headers.items())],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }


async def run_handshake(process: Container, scope: dict[str, Json], heard: Sequence[str]) -> list[dict[str, Json]]:
    """Run a handshake in which the client sends messages of these types, and return what the server sends."""
    said = iter([{"type": kind, "code": 1000} for kind in heard])
    sent: list[dict[str, Json]] = []

    async def receive() -> Json:
        return next(said)

    async def send(message: Json) -> None:
        sent.append(message)

    await app_of(process)(cast("Scope", scope), receive, send)
    return sent


def test_a_socket_is_opened_by_pages_of_ours_alone(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            ours = await run_handshake(
                process, handshake_scope(origin="http://testserver"), ["websocket.connect", "websocket.disconnect"]
            )
            theirs = await run_handshake(
                process, handshake_scope(origin="https://elsewhere.example"), ["websocket.connect"]
            )
            received = await run_handshake(
                process,
                {**handshake_scope(origin="https://elsewhere.example"), "extensions": {"websocket.http.response": {}}},
                ["websocket.connect"],
            )

            assert ours[0]["type"] == "websocket.accept"
            assert theirs == [{"type": "websocket.close", "code": 1008, "reason": "wrong-origin"}]
            assert (received[0]["type"], received[0]["status"]) == ("websocket.http.response.start", 403)

    run(work)


def test_a_cookie_without_an_origin_opens_no_socket(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            sent = await run_handshake(process, handshake_scope(cookie="burghof_session=x"), ["websocket.connect"])

            assert sent[0]["reason"] == "wrong-origin"

    run(work)


# Body sizes


def test_a_body_that_says_it_is_too_large_is_not_read(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            answer = await client.post("/api/session", content=b" " * (MAX_BODY_BYTES + 1))

            assert (answer.status_code, answer.json()["type"]) == (413, "too-large")

    run(work)


def test_a_body_that_hides_its_size_is_read_no_further_than_the_limit(servers: ServerProcesses) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(MAX_BODY_BYTES // 1024 + 1):
            yield b" " * 1024

    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            answer = await client.post("/api/session", content=pieces())

            assert (answer.status_code, answer.json()["type"]) == (413, "too-large")

    run(work)


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"name": ' * 7_000, b"\xff\xfe", b'{"name": 7}', b""])
def test_a_body_that_makes_no_sense_is_malformed(servers: ServerProcesses, body: bytes) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            answer = await client.post("/api/session", content=body)

            assert (answer.status_code, answer.json()) == (400, {"type": "malformed", "status": 400})

    run(work)


# Rate limits


def test_an_address_that_asks_too_often_has_to_wait(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(requests_per_minute=3) as process, anonymous_client(process) as client:
            answers = [await client.get("/healthz") for _ in range(4)]

            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            assert answers[-1].json()["type"] == "too-often"
            assert answers[-1].headers["retry-after"] == "1"

    run(work)


def test_behind_a_trusted_proxy_everybody_is_counted_alone(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(requests_per_minute=1, trusted_proxies="127.0.0.0/8") as process:
            statuses = []
            for address in ("198.51.100.1", "198.51.100.2", "198.51.100.1"):
                async with anonymous_client(process, **{"x-forwarded-for": address}) as client:
                    statuses.append((await client.get("/healthz")).status_code)

            assert statuses == [200, 200, 429]

    run(work)


def test_a_person_who_asks_too_often_has_to_wait_and_others_do_not(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with (
            servers.process(moves_per_minute=2) as process,
            servers.guest(process) as anna,
            servers.guest(process, "Ben") as ben,
        ):
            statuses = [(await anna.client.get("/session")).status_code for _ in range(3)]

            assert statuses == [200, 200, 429]
            assert (await ben.client.get("/session")).status_code == 200

    run(work)


OUR_PROXIES = (ip_network("10.0.0.0/8"), ip_network("::1/128"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("198.51.100.1", "203.0.113.9", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "192.0.2.66, 203.0.113.9, 10.2.2.2", "203.0.113.9"),
        ("::1", "10.1.1.1", "::1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "no address", "no address"),
        ("", "203.0.113.9", ""),
    ],
)
def test_only_our_proxies_are_believed_about_where_somebody_comes_from(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, forwarded, OUR_PROXIES) == address


def test_an_ipv6_household_is_counted_as_one() -> None:
    assert rate_limit_key("2001:db8:1:2:3::4") == rate_limit_key("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert rate_limit_key("203.0.113.9") == "203.0.113.9"
    assert rate_limit_key("no address") == "no address"


# Faults


def test_a_bug_is_answered_without_a_word_about_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.create_table()
            await execute_sql(process, "UPDATE tables SET options = 'no json at all' WHERE id = %s", table)

            answer = await anna.client.get(f"/tables/{table}")

            assert (answer.status_code, answer.json()) == (500, {"type": "broken", "status": 500})

    run(work)


async def failing_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Fail before answering."""
    del scope, receive, send
    raise ValueError("the secret is 42")


async def late_failing_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Fail in the middle of the answer."""
    del scope, receive
    await send(cast("Message", {"type": "http.response.start", "status": 200, "headers": []}))
    raise ValueError("the secret is 42")


def guarded_app(servers: ServerProcesses, app: Any) -> RequestGuard:  # noqa: ANN401 - an application
    """Return a request guard around an application."""
    return RequestGuard(app, servers.settings, RateLimits(1000), Metrics(), tracing=None, is_draining=lambda: False)


def test_a_fault_that_nobody_deals_with_stays_inside_the_border(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with make_client(guarded_app(servers, failing_app)) as client:
            answer = await client.get("/")

            assert (answer.status_code, answer.json()) == (500, {"type": "broken", "status": 500})
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(work)


def test_an_answer_that_breaks_off_is_seen_to_break_off(servers: ServerProcesses) -> None:
    async def work() -> None:
        transport = httpx.ASGITransport(cast("Any", guarded_app(servers, late_failing_app)))
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            with pytest.raises(ValueError, match="the secret is 42"):
                await client.get("/")

    run(work)


# Draining


def test_a_process_that_leaves_sets_no_tables_and_plays_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots()
            process.connections.drain()

            fresh = await anna.client.post("/tables", json={"game": "kilt-castle", "seats": 2})
            again = await anna.client.post(f"/tables/{table}/rematch")
            sight = await anna.client.get(f"/tables/{table}/sight", params={"seat": 0})

            assert [fresh.status_code, again.status_code, sight.status_code] == [503, 503, 200]
            assert fresh.json()["type"] == "elsewhere"
            assert sight.headers["connection"] == "close"

    run(work)


def test_problems_are_counted_by_their_type(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            seated = await SeatedTable.start(process)
            await anna.client.get(f"/tables/{seated.table}")
            await anna.client.get("/nowhere")
            await anna.client.patch("/tables", headers={"origin": "https://elsewhere.example"})
            await anna.client.put("/tables")

            assert process.metrics.problems == {"not-found": 2, "wrong-origin": 1, "wrong-method": 1}

    run(work)
