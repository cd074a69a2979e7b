"""Rights, for every route and message: no person acts for another seat, sees its view, or reads a private table."""

from typing import Any, get_args
from uuid import UUID

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec import Raw, Struct

from burghof.hosting.people.session import Person
from burghof.server.app import make_app
from burghof.server.people.authentication import person_of
from burghof.server.process.container import Container
from burghof.wire.client_in import (
    ClientIn,
    CompleteShowing,
    Ping,
    Play,
    ReportShown,
    RequestPlayerAid,
    TakeBack,
    Unwatch,
    VoteOnTakeBack,
    Watch,
    WithdrawTakeBack,
)
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import TakeSeat
from tests.server.fake_client import FakeClient
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, execute_sql

OPEN_ROUTES = {
    "GET /",
    "GET /new",
    "GET /verify",
    "GET /rules",
    "GET /rules/{game:str}",
    "GET /practice/{game:str}",
    "GET /games/{game:str}",
    "GET /learn/{game:str}/{lesson:str}",
    "GET /puzzles",
    "GET /puzzles/{game:str}",
    "GET /puzzles/{game:str}/{puzzle:str}",
    "GET /tables/{table_id:uuid}",
    "GET /tables/{table_id:uuid}/replay",
    "GET /tables/{table_id:uuid}/review",
    "GET /{path:path}",
    *("GET /plain", "GET /plain/page.css", "GET /plain/page.js"),
    "GET /healthz",
    "GET /readyz",
    "GET /metrics",
    "GET /api/address",
    "GET /api/games",
    "GET /api/games/{game:str}/pictures",
    "GET /api/games/{game:str}/lessons",
    "POST /api/games/{game:str}/lessons/{lesson:str}/open",
    "POST /api/games/{game:str}/lessons/{lesson:str}/act",
    "GET /api/puzzles/days",
    "GET /api/games/{game:str}/puzzles",
    "GET /api/games/{game:str}/puzzles/{puzzle:str}",
    "POST /api/games/{game:str}/puzzles/{puzzle:str}/try",
    "GET /api/games/{game:str}/puzzles/{puzzle:str}/proof",
    "POST /api/games/{game:str}/puzzles/{puzzle:str}/case",
    "GET /api/tables",
    "POST /api/session",
    "GET /api/socket",
    "POST /api/names",
    *("GET /api/docs", "GET /api/docs/openapi.json", "GET /api/docs/{path:str}"),
}
"""Routes that concern only the person who asks; a page of the site is the same for everybody."""

TABLE = "/api/tables/{table_id:uuid}"
PLAIN = "/plain/tables/{table_id:uuid}"


class RouteRights(Struct, frozen=True):
    """The status codes of a route to Anna's private table: without a session, for a stranger, and for Ben.

    Ben sits at the table, but not on the requested seat.
    """

    nobody: int
    stranger: int
    ben: int
    body: Json = None
    query: dict[str, int] = {}
    runs: bool = True


SEAT = {"seat": 0}
MOVE = {"seat": 0, "token": 1, "move_id": "stolen", "move": {}}
BACK = {"seat": 0, "move_id": "stolen"}

ROUTES = {
    f"GET {TABLE}": RouteRights(404, 404, 200),
    f"GET {TABLE}/record": RouteRights(404, 404, 409),
    f"GET {TABLE}/replay": RouteRights(404, 404, 403, query=SEAT),
    f"GET {TABLE}/replay/{{at:int}}": RouteRights(404, 404, 403, query=SEAT),
    f"GET {TABLE}/series": RouteRights(404, 404, 200),
    f"GET {TABLE}/review": RouteRights(404, 404, 409),
    f"POST {TABLE}/review": RouteRights(401, 404, 409, {}),
    f"POST {TABLE}/what-if": RouteRights(401, 404, 409, {"entry": 3}),
    f"PUT {TABLE}/seats/{{seat:int}}/judged": RouteRights(401, 404, 403, {"is_judged": False}),
    f"GET {TABLE}/sight": RouteRights(401, 404, 403, query=SEAT),
    f"GET {TABLE}/events": RouteRights(401, 404, 403, query=SEAT),
    f"POST {TABLE}/moves": RouteRights(401, 404, 403, MOVE),
    f"POST {TABLE}/take-back": RouteRights(401, 404, 403, BACK),
    f"POST {TABLE}/take-back/answer": RouteRights(401, 404, 403, {"seat": 0, "agrees": True}),
    f"POST {TABLE}/take-back/withdraw": RouteRights(401, 404, 403, SEAT),
    f"POST {TABLE}/resign": RouteRights(401, 404, 403, SEAT),
    f"POST {TABLE}/leave": RouteRights(401, 404, 403, SEAT),
    f"POST {TABLE}/return": RouteRights(401, 404, 403, SEAT),
    f"POST {TABLE}/rematch": RouteRights(401, 404, 409, {}),
    f"POST {TABLE}/next": RouteRights(401, 404, 409, {}),
    f"POST {TABLE}/seats/{{seat:int}}/link": RouteRights(401, 404, 403, {}),
    f"POST {TABLE}/seats/{{seat:int}}/hint": RouteRights(401, 404, 403, {}),
    f"PUT {TABLE}/seats/{{seat:int}}": RouteRights(401, 404, 409, {"name": "Mallory"}, runs=False),
    f"PUT {TABLE}/seats/{{seat:int}}/bot": RouteRights(401, 404, 403, {"bot": "random"}, runs=False),
    f"DELETE {TABLE}/seats/{{seat:int}}": RouteRights(401, 404, 403, runs=False),
    f"POST {TABLE}/seats/{{seat:int}}/link/withdraw": RouteRights(401, 404, 403, {}),
    f"GET {TABLE}/links": RouteRights(401, 404, 200),
    f"GET {TABLE}/removed": RouteRights(401, 404, 403),
    f"DELETE {TABLE}/removed/{{guest_id:uuid}}": RouteRights(401, 404, 403),
    f"POST {TABLE}/invitation": RouteRights(401, 404, 403),
    f"DELETE {TABLE}/invitation": RouteRights(401, 404, 403),
    f"POST {TABLE}/swap": RouteRights(401, 404, 403, {"seat": 0, "other": 1}, runs=False),
    f"POST {TABLE}/seats/{{seat:int}}/move": RouteRights(401, 404, 403, {"to": 1}, runs=False),
    f"POST {TABLE}/start": RouteRights(401, 404, 403, {}, runs=False),
    f"GET {PLAIN}": RouteRights(401, 404, 403, query=SEAT),
    f"POST {PLAIN}/words": RouteRights(404, 404, 200, {"lang": "en", "events": []}),
    "POST /api/tables": RouteRights(401, 201, 201, {"game": "kilt-castle", "seats": 2}),
    "POST /api/links": RouteRights(401, 404, 404, {"secret": "0123456789abcdefgh"}),
    "GET /api/session": RouteRights(401, 200, 200),
    "POST /api/games/{game:str}/puzzles/{puzzle:str}/play": RouteRights(401, 404, 404, {}),
    "POST /api/puzzles/progress": RouteRights(401, 200, 200, {"puzzles": []}),
    "POST /api/learning": RouteRights(401, 200, 200, {"lessons": []}),
    # The last one: afterwards the sessions of this test are none.
    "POST /api/session/end-everywhere": RouteRights(401, 200, 200, {}),
}


def test_every_route_is_in_the_table_of_rights(servers: ServerProcesses) -> None:
    app = make_app(Container(servers.settings))
    real = {
        f"{method} {route.path}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }

    assert real - OPEN_ROUTES == ROUTES.keys()
    assert real >= OPEN_ROUTES
    assert [route.path for route in app.routes if not isinstance(route, HTTPRoute)] == ["/api/socket"]


class RightsProbe:
    """Anna's private table, and requests of other persons to it."""

    def __init__(self, process: Container, seated: SeatedTable) -> None:
        self.process = process
        self.seated = seated
        self.app = app_of(process)

    async def stored_state(self) -> object:
        """Return everything that is stored of the table."""
        return [
            await execute_sql(self.process, "SELECT * FROM steps WHERE table_id = %s ORDER BY seq", self.seated.table),
            await execute_sql(
                self.process, "SELECT * FROM chairs WHERE table_id = %s ORDER BY seat", self.seated.table
            ),
            await execute_sql(
                self.process, "SELECT * FROM holders WHERE table_id = %s ORDER BY seat", self.seated.table
            ),
            await execute_sql(self.process, "SELECT * FROM members WHERE table_id = %s", self.seated.table),
            await execute_sql(self.process, "SELECT * FROM proposals"),
        ]

    async def request(self, route: str, how: RouteRights, person: Person | None) -> httpx.Response:
        """Send the request of this route as this person."""
        method, path = route.split()
        address = (
            path.replace("{table_id:uuid}", str(self.seated.table))
            .replace("{seat:int}", "0")
            .replace("{at:int}", "1")
            .replace("{guest_id:uuid}", str(UUID(int=0)))
        )
        token = {"authorization": f"Bearer {token_of(self.process, person)}"} if person else {}
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
            return await client.request(method, address, json=how.body, params=how.query)


@pytest.mark.parametrize("runs", [True, False], ids=["running", "gathering"])
def test_a_route_gives_nobody_what_is_not_theirs(servers: ServerProcesses, *, runs: bool) -> None:
    async def work() -> None:
        async with servers.process() as process:
            begin = SeatedTable.start if runs else SeatedTable.create
            at = RightsProbe(process, await begin(process, "solomon", ANNA, BEN))
            routes = {route: how for route, how in ROUTES.items() if how.runs == runs}
            before = await at.stored_state()

            answers = {
                route: [await at.request(route, how, person) for person in (None, CLEO, BEN)]
                for route, how in routes.items()
            }

            assert {route: [answer.status_code for answer in three] for route, three in answers.items()} == {
                route: [how.nobody, how.stranger, how.ben] for route, how in routes.items()
            }
            assert await at.stored_state() == before
            assert not [route for route, three in answers.items() if any('"hand"' in answer.text for answer in three)]

    run(work)


STRANGERS_ROUTES = [f"GET {TABLE}/sight", f"GET {TABLE}/events", f"GET {PLAIN}"]


def test_a_private_table_has_no_spectators_but_its_own(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = RightsProbe(process, await SeatedTable.start(process, "solomon", ANNA, BEN))

            answers = [
                await at.request(route, RouteRights(0, 0, 0), person)
                for route in STRANGERS_ROUTES
                for person in (None, CLEO)
            ]

            assert [answer.status_code for answer in answers] == [404] * 2 * len(STRANGERS_ROUTES)

    run(work)


def test_a_seat_that_is_none_is_nobodys(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = RightsProbe(process, await SeatedTable.start(process, "solomon", ANNA, BEN))

            answers = [
                await at.request(route, RouteRights(0, 0, 0, query={"seat": seat}), person)
                for route in STRANGERS_ROUTES
                for seat in (-1, -2, 2, 15, 10**30)
                for person in (ANNA, BEN)
            ]

            assert {answer.status_code for answer in answers} == {403}

    run(work)


def test_a_session_that_was_changed_is_none(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = RightsProbe(process, await SeatedTable.start(process))
            foreign = Container(msgspec.structs.replace(servers.settings, secret="a-key-of-somebody-else"))
            tokens = [
                token_of(foreign, ANNA),
                token_of(process, ANNA)[:-2] + "AA",
                token_of(process, ANNA) * 9,
                "ä",
                "",
            ]

            assert [process.sessions.read(token) for token in tokens] == [None] * 5
            assert person_of(process.sessions.read(token_of(process, ANNA))) == ANNA
            assert (await at.request(f"POST {TABLE}/resign", RouteRights(0, 0, 0, SEAT), None)).status_code == 401

    run(work)


def test_the_link_of_a_seat_gives_that_seat_and_no_other(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN)
            link = await process.links.create_seat_link(BEN, seated.table, 1)
            await process.links.redeem(CLEO, link.secret)
            at = RightsProbe(process, seated)

            own, other = [
                await at.request(f"GET {TABLE}/sight", RouteRights(0, 0, 0, query={"seat": seat}), CLEO)
                for seat in (1, 0)
            ]

            assert (own.status_code, other.status_code) == (200, 403)

    run(work)


def test_an_invitation_gives_no_seat_that_is_taken(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "solomon", ANNA, BEN)
            card = await process.cards.require_visible(seated.table, ANNA)
            problems = []
            for seat in range(2):
                with pytest.raises(ProblemError) as caught:
                    await process.table_setup.take_seat(BEN, seated.table, seat, TakeSeat("Mallory"))
                problems.append(caught.value.problem)

            assert problems == [Problem.SEAT_TAKEN] * 2
            assert (await process.cards.require_visible(seated.table, ANNA)).chairs == card.chairs

    run(work)


# Sockets


class MessageRights(Struct, frozen=True):
    """A message about seat 0 of Anna's table, and its problems: without a session, for a stranger, and for Ben."""

    message: ClientIn
    nobody: str
    stranger: str
    ben: str


SOMEWHERE = UUID(int=0)
DENIED = ("no-session", "not-found", "not-yours")

MESSAGES: dict[type[Any], MessageRights] = {
    Watch: MessageRights(Watch(SOMEWHERE, 0), *DENIED),
    Play: MessageRights(Play(SOMEWHERE, 0, 1, "stolen", Raw(b"{}")), *DENIED),
    TakeBack: MessageRights(TakeBack(SOMEWHERE, 0, "stolen"), *DENIED),
    VoteOnTakeBack: MessageRights(VoteOnTakeBack(SOMEWHERE, 0, agrees=True), *DENIED),
    WithdrawTakeBack: MessageRights(WithdrawTakeBack(SOMEWHERE, 0), *DENIED),
    RequestPlayerAid: MessageRights(RequestPlayerAid(SOMEWHERE, 0, "posterior"), *DENIED),
    ReportShown: MessageRights(ReportShown(SOMEWHERE, 0), "not-found", "not-found", "not-found"),
    CompleteShowing: MessageRights(CompleteShowing(SOMEWHERE, 0), *DENIED),
}
OPEN_MESSAGES = {Unwatch, Ping}
"""Messages that need no rights."""


def test_every_message_is_in_the_table_of_rights() -> None:
    assert set(get_args(ClientIn)) == MESSAGES.keys() | OPEN_MESSAGES


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_a_message_gives_nobody_what_is_not_theirs(servers: ServerProcesses, kind: type[Any]) -> None:
    async def work() -> None:
        async with servers.process() as process:
            said = MESSAGES[kind]
            at = RightsProbe(process, await SeatedTable.start(process, "solomon", ANNA, BEN))
            message = msgspec.structs.replace(said.message, table=at.seated.table)
            before = await at.stored_state()
            received = []
            for person in (None, CLEO, BEN):
                follower = FakeClient(process, person)
                await follower.send(message)
                received.append(follower.received())

            assert [[answer["problem"]["type"] for answer in answers] for answers in received] == [
                [said.nobody],
                [said.stranger],
                [said.ben],
            ]
            assert await at.stored_state() == before
            assert len(process.rooms) == 0

    run(work)


@pytest.mark.parametrize("person", [None, CLEO], ids=["nobody", "stranger"])
def test_a_private_table_cannot_be_watched_by_strangers(servers: ServerProcesses, person: Person | None) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN)
            stranger = FakeClient(process, person)

            (answer,) = await stranger.watch(seated.table)
            await stranger.send(Unwatch(seated.table))
            await seated.play_step(process)

            assert answer["problem"]["type"] == "not-found"
            assert stranger.received() == []

    run(work)


def test_who_is_refused_another_seat_is_told_nothing_of_it_later(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN)
            ben = FakeClient(process, BEN)
            await ben.watch(seated.table, 1)
            await ben.watch(seated.table, 0)
            await seated.play_step(process)

            assert ben.received() == []
            await seated.play_step(process)
            (step,) = ben.received()
            assert {decision["seat"] for decision in step["decisions"]} <= {1}

    run(work)
