"""Hosts: a server answers only under its own names, so that no foreign name can be made to point at it."""

import socket
from urllib.parse import urlsplit

import httpx
import pytest

from burghof.server.home.address import own_hosts
from burghof.server.http.hosts import OwnHosts
from burghof.server.settings import Settings
from tests.server.processes import ServerProcesses, app_of, run
from tests.server.test_ops_request_guard import handshake_scope, make_client, run_handshake

PUBLIC_URL = "https://Spiele.example.org:8443"
FOREIGN = {"host": "rebound.example"}


def make_hosts(public_url: str = "", hosts: str = "") -> OwnHosts:
    """Return the hosts of a server with these settings."""
    settings = Settings(
        database_url="postgresql://there", secret="a-secret-of-the-house", public_url=public_url, hosts=hosts
    )
    return OwnHosts(settings.public_url, settings.host_names, settings.host_networks)


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost", True),
        ("LOCALHOST.:5173", True),
        ("127.0.0.1:8000", True),
        ("127.1.2.3", True),
        ("[::1]:8000", True),
        ("[::1]", True),
        ("localhost.example.org", False),
        ("spiele.example.org", False),
        ("192.168.1.5", False),
        ("[fe80::1]", False),
        ("", False),
        (":8000", False),
        ("localhost:port", False),
        ("localhost,localhost", False),
        ("user@localhost", False),
        ("[localhost]", False),
        ("local host", False),
    ],
)
def test_a_server_for_its_own_machine_has_the_names_of_the_machine(host: str, *, is_own: bool) -> None:
    assert make_hosts().is_own(host) is is_own


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("spiele.example.org:8443", True),
        ("SPIELE.example.org.", True),
        ("localhost:8000", True),
        ("example.org", False),
        ("www.spiele.example.org", False),
        ("203.0.113.9", False),
    ],
)
def test_a_public_server_has_the_name_in_its_public_address_and_no_other(host: str, *, is_own: bool) -> None:
    assert make_hosts(PUBLIC_URL).is_own(host) is is_own


@pytest.mark.parametrize("host", ["games.lan", "GAMES.LAN:80", "10.1.2.3:8000", "[fd00::7]", "xn--brghof-3ya.example"])
def test_further_names_and_networks_are_set(host: str) -> None:
    assert make_hosts(PUBLIC_URL, "games.lan, 10.0.0.0/8, fd00::/8, bürghof.example").is_own(host)


def test_a_home_has_the_names_of_its_machine_all_addresses_and_what_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Castle.fritz.box")
    home = make_hosts("http://192.168.1.5:8000", own_hosts("games.lan"))

    own = ["castle", "castle.local", "castle.fritz.box", "games.lan", "192.168.1.5:8000", "10.0.0.7", "[fe80::7]"]
    assert [host for host in own if not home.is_own(host)] == []
    assert [host for host in ("castle.example", "fritz.box", "other.local") if home.is_own(host)] == []


def test_a_machine_whose_name_is_no_host_name_is_asked_by_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Anna's computer")

    assert own_hosts("") == "0.0.0.0/0,::/0,"


def test_a_request_under_a_foreign_name_is_refused_and_counted(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, make_client(app_of(process), **FOREIGN) as client:
            answers = [
                await client.get("/"),
                await client.get("/api/games"),
                await client.post("/api/session", json={"name": "Anna"}, headers={"origin": "http://rebound.example"}),
            ]

            assert [(answer.status_code, answer.json()["type"]) for answer in answers] == [(421, "wrong-host")] * 3
            assert "BURGHOF_HOSTS" in answers[0].json()["detail"]
            assert process.metrics.problems == {"wrong-host": 3}

    run(work)


def test_a_request_with_two_names_is_refused(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            transport = httpx.ASGITransport(app_of(process))  # type: ignore[arg-type]
            request = httpx.Request(
                "GET", "http://testserver/api/games", headers=[("host", "testserver"), ("host", "testserver")]
            )

            assert (await transport.handle_async_request(request)).status_code == 421

    run(work)


def test_a_socket_under_a_foreign_name_is_refused(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            scope = handshake_scope(origin="http://rebound.example")
            scope["headers"][0] = (b"host", b"rebound.example")

            sent = await run_handshake(process, scope, ["websocket.connect"])

            assert sent == [{"type": "websocket.close", "code": 1008, "reason": "wrong-host"}]

    run(work)


def test_probes_are_answered_under_any_name(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, make_client(app_of(process), **FOREIGN) as client:
            paths = ("/healthz", "/readyz", "/metrics")

            assert [(await client.get(path)).status_code for path in paths] == [200, 200, 200]

    run(work)


def test_a_public_server_serves_its_pages_under_its_name(servers: ServerProcesses) -> None:
    async def work() -> None:
        host = urlsplit(PUBLIC_URL).netloc
        async with (
            servers.process(public_url=PUBLIC_URL, hosts="") as process,
            make_client(app_of(process), host=host) as ours,
            make_client(app_of(process)) as theirs,
        ):
            assert (await ours.get("/api/games")).status_code == 200
            assert (await theirs.get("/api/games")).status_code == 421

    run(work)
