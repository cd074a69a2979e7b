"""Sessions: they expire, are renewed, and end on all devices at once."""

from base64 import urlsafe_b64encode
from collections.abc import Callable

import httpx
import msgspec
import pytest

from burghof.hosting.people.revocations import Revocations
from burghof.hosting.people.session import Person, Session, Signer
from burghof.hosting.people.sessions import DAY_MS, Sessions, current_time_ms
from burghof.server.process.container import Container
from burghof.wire.problem import Problem, ProblemError
from tests.ports import free_port
from tests.server.chaos.cluster import run_nats
from tests.server.fake_client import FakeClient
from tests.server.listening import listening
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql
from tests.server.test_connection_limits import open_socket, wait_for_close
from tests.server.test_notifications import wait_until_connected

COOKIE = "burghof_session"
NOW = current_time_ms()


def old_token(process: Container, person: Person, days: float) -> str:
    """Return a session of this person that was issued so many days ago."""
    return process.sessions.sign(Session(person.id, person.name, current_time_ms() - int(days * DAY_MS)))


def first_token(signer: Signer, person: Person) -> str:
    """Return a session of this person as release 0.1 signed it: two fields, without a time."""
    body = msgspec.json.encode((person.id, person.name))
    return urlsafe_b64encode(signer._signature(signer._keys[0], body) + body).decode().rstrip("=")


def browser(process: Container, token: str = "") -> httpx.AsyncClient:
    """Return a browser with this session, on a page of the server."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app_of(process)),  # type: ignore[arg-type]
        base_url="http://testserver/api",
        headers={"origin": "http://testserver"},
        cookies={COOKIE: token} if token else None,
    )


def person_in(process: Container, token: str) -> Session | None:
    """Return the session of a token, without its time."""
    session = process.sessions.read(token)
    return session and Session(session.person, session.name)


# Tokens


class NoRevocations:
    """A store without revocations."""

    async def revoke(self, person: object) -> int:
        raise AssertionError(person)

    async def revoked_before(self, person: object) -> int:
        del person
        return 0

    async def changed_since(self, since: int) -> dict[Json, int]:
        del since
        return {}


def sessions_at(now: Callable[[], int]) -> Sessions:
    """Return sessions without revocations, at this time."""
    store = NoRevocations()
    return Sessions(Signer(["a-key-for-tests-only"]), Revocations(store, lambda *_: None), store, now)  # type: ignore[arg-type]


@pytest.mark.parametrize(("days", "is_valid"), [(0, True), (89.9, True), (90.1, False), (-1, True)])
def test_a_session_is_valid_for_ninety_days(days: float, *, is_valid: bool) -> None:
    sessions = sessions_at(lambda: NOW)
    token = sessions.sign(Session(ANNA.id, "Anna", NOW - int(days * DAY_MS)))

    assert (sessions.read(token) is not None) is is_valid


def test_a_session_of_the_first_release_is_valid_until_it_is_renewed() -> None:
    sessions = sessions_at(lambda: NOW)

    assert sessions.read(first_token(sessions._signer, ANNA)) == Session(ANNA.id, "Anna", 0)


def test_a_process_of_the_first_release_reads_the_person_of_a_new_session() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Session(ANNA.id, "Anna", NOW)), type=Person) == ANNA


@pytest.mark.parametrize("days", [0, 6.9])
def test_a_young_session_is_not_renewed(days: float) -> None:
    async def work() -> None:
        assert await sessions_at(lambda: NOW).renew_if_due(Session(ANNA.id, "Anna", NOW - int(days * DAY_MS))) is None

    run(work)


# Renewal


def test_an_old_cookie_is_renewed_by_the_next_request_of_any_kind(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            signer = process.sessions._signer
            for token in (old_token(process, ANNA, 8), first_token(signer, ANNA)):
                for path in ("/session", "/tables"):
                    async with browser(process, token) as anna:
                        answer = await anna.get(path)
                        renewed = signer.verify(answer.cookies[COOKIE])

                        assert "HttpOnly" in answer.headers["set-cookie"]
                        assert renewed is not None
                        assert (renewed.person, renewed.name) == (ANNA.id, "Anna")
                        assert current_time_ms() - renewed.issued_at < DAY_MS

    run(work)


@pytest.mark.parametrize("days", [0, 6])
def test_a_young_cookie_stays_as_it_is(servers: ServerProcesses, days: int) -> None:
    async def work() -> None:
        async with servers.process() as process:
            token = old_token(process, ANNA, days)
            async with browser(process, token) as anna:
                answer = await anna.get("/session")

                assert "set-cookie" not in answer.headers
                assert answer.json() == {"person": str(ANNA.id), "name": "Anna", "token": token}

    run(work)


def test_a_program_is_given_a_new_token_and_no_cookie(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, browser(process) as program:
            program.headers["authorization"] = f"Bearer {old_token(process, ANNA, 30)}"
            answer = await program.get("/session")
            other = await program.get("/tables")

            renewed = process.sessions.read(answer.json()["token"])
            assert renewed is not None
            assert current_time_ms() - renewed.issued_at < DAY_MS
            assert [one.headers.get("set-cookie") for one in (answer, other)] == [None, None]

    run(work)


def test_a_new_name_wins_over_the_renewal_of_the_old_one(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, browser(process, old_token(process, ANNA, 30)) as anna:
            answer = await anna.post("/session", json={"name": "Annabel"})

            assert answer.headers.get_list("set-cookie")[1:] == []
            assert person_in(process, answer.cookies[COOKIE]) == Session(ANNA.id, "Annabel")
            assert "Max-Age=7776000" in answer.headers["set-cookie"]

    run(work)


def test_while_the_database_is_away_an_old_session_goes_on_without_renewal(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(person: object) -> int:
        raise ProblemError(Problem.TRY_AGAIN, str(person))

    async def work() -> None:
        async with servers.process() as process, browser(process, old_token(process, ANNA, 30)) as anna:
            monkeypatch.setattr(process.revocations, "confirm", fail)
            answers = [await anna.get("/session"), await anna.post("/session", json={"name": "Annabel"})]

            assert [(one.status_code, one.json()["person"]) for one in answers] == [(200, str(ANNA.id))] * 2
            assert person_in(process, answers[1].json()["token"]) == Session(ANNA.id, "Annabel")

    run(work)


# The end on all devices


async def end_everywhere(process: Container, token: str) -> str:
    """End all sessions of the person with this session, and return the new one."""
    async with browser(process, token) as anna:
        answer = await anna.post("/session/end-everywhere")
        assert answer.status_code == 200
        assert answer.cookies[COOKIE] == answer.json()["token"]
        return str(answer.json()["token"])


def test_all_sessions_of_a_person_end_but_the_one_of_this_device(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            signer = process.sessions._signer
            tokens = [token_of(process, ANNA), old_token(process, ANNA, 80), first_token(signer, ANNA)]
            ben = token_of(process, BEN)

            fresh = await end_everywhere(process, tokens[0])

            assert [process.sessions.read(token) for token in tokens] == [None] * 3
            assert person_in(process, fresh) == Session(ANNA.id, "Anna")
            assert person_in(process, ben) == Session(BEN.id, "Ben")
            async with browser(process, tokens[1]) as other:
                assert (await other.get("/session")).json()["type"] == "no-session"
                stranger = (await other.post("/session", json={"name": "Anna"})).json()
            assert stranger["person"] != str(ANNA.id)
            assert process.metrics.problems == {"no-session": 1}

    run(work)


def test_this_device_can_change_its_name_and_end_everything_again_at_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = await end_everywhere(process, token_of(process, ANNA))
            second = await end_everywhere(process, first)
            async with browser(process, second) as anna:
                renamed = (await anna.post("/session", json={"name": "Annabel"})).json()

            assert process.sessions.read(first) is None
            assert person_in(process, renamed["token"]) == Session(ANNA.id, "Annabel")

    run(work)


def test_without_a_session_there_is_none_to_end(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, browser(process) as stranger:
            assert (await stranger.post("/session/end-everywhere")).json()["type"] == "no-session"

    run(work)


def test_a_process_that_starts_later_knows_what_was_ended(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            token = token_of(process, ANNA)
            fresh = await end_everywhere(process, token)
        async with servers.process() as later:
            assert later.sessions.read(token) is None
            assert person_in(later, fresh) == Session(ANNA.id, "Anna")

    run(work)


def test_a_process_that_missed_it_renews_no_session_that_was_ended(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            token = old_token(other, ANNA, 30)
            await end_everywhere(one, token_of(one, ANNA))
            assert other.sessions.read(token) is not None
            async with browser(other, token) as thief:
                answer = await thief.get("/tables")
                renamed = (await thief.post("/session", json={"name": "Anna"})).json()

            assert "set-cookie" not in answer.headers
            assert renamed["person"] != str(ANNA.id)
            assert other.sessions.read(token) is None

    run(work)


def test_without_notifications_a_process_learns_it_by_comparing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            token = token_of(other, ANNA)
            anna = FakeClient(other, ANNA)
            await end_everywhere(one, token)

            await other.sync.reconcile()

            assert other.sessions.read(token) is None
            assert anna.connection.end_reason == "logged-out"

    run(work)


def test_open_sockets_are_closed_in_all_processes_and_those_of_others_stay(servers: ServerProcesses) -> None:
    async def work() -> None:
        with run_nats(port := free_port()):
            url = f"nats://127.0.0.1:{port}"
            async with listening(servers, nats_url=url) as one, listening(servers, nats_url=url) as other:
                await wait_until_connected(one.process.bus, other.process.bus)
                token = token_of(one.process, ANNA)
                ben = token_of(one.process, BEN)
                async with (
                    open_socket(one, token) as here,
                    open_socket(other, token) as there,
                    open_socket(other, ben) as bens,
                ):
                    for socket in (here, there, bens):
                        await socket.recv()
                    fresh = await end_everywhere(one.process, token)

                    assert [await wait_for_close(here), await wait_for_close(there)] == [4001, 4001]
                    await bens.send('{"type": "ping"}')
                    assert '"pong"' in str(await bens.recv())
                    async with open_socket(other, token) as stranger, open_socket(other, fresh) as anna:
                        names = [msgspec.json.decode(await socket.recv())["name"] for socket in (stranger, anna)]

                assert names == ["", "Anna"]
                assert other.process.metrics.closed_connections == {"logged-out": 1}

    run(work)


def test_an_event_stream_of_an_ended_session_ends(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with listening(servers) as here, httpx.AsyncClient(base_url=f"{here.url}/api", timeout=30) as client:
            seated = await SeatedTable.start(here.process)
            token = token_of(here.process, ANNA)
            headers = {"authorization": f"Bearer {token}"}
            path = f"/tables/{seated.table}/events?seat=0"
            async with client.stream("GET", path, headers=headers) as events:
                lines = events.aiter_lines()
                await anext(lines)
                await end_everywhere(here.process, token)
                rest = [line async for line in lines]

            assert rest
            await wait_until(lambda: not len(here.process.connections))

    run(work)


def test_a_client_that_connects_while_its_session_ends_is_closed_as_well(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await end_everywhere(process, token_of(process, ANNA))
            late = process.connections.connect(ANNA, "", issued_at=NOW)
            fresh = process.connections.connect(ANNA, "", issued_at=process.revocations.before(ANNA.id))

            assert (late.end_reason, fresh.end_reason) == ("logged-out", None)

    run(work)


def test_a_connection_is_ended_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            process.connections.connect(ANNA, "")
            process.connections.end_person(ANNA.id, NOW)
            process.connections.end_person(ANNA.id, NOW + 1)

            assert process.metrics.closed_connections == {"logged-out": 1}

    run(work)


def test_what_was_ended_is_stored_as_one_row_per_person(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            token = token_of(process, ANNA)
            for _ in range(3):
                token = await end_everywhere(process, token)

            assert await execute_sql(process, "SELECT person FROM revocations") == [(ANNA.id,)]

    run(work)
