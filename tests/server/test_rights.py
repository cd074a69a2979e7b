"""Rights, for every route and message: no person acts for another seat, sees its view, or reads a private table."""

from typing import Any, get_args
from uuid import UUID

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec import Raw, Struct

from burghof.server.app import make_app
from burghof.server.assembly import Assembly
from burghof.server.people.session import Person
from burghof.wire.client_in import Agree, AskAid, ClientIn, Ping, Play, TakeBack, Unwatch, Watch
from burghof.wire.problem import Problem, Trouble
from burghof.wire.requests import TakeSeat
from tests.server.company import ANNA, BEN, CLEO, Company, execute
from tests.server.house import House, Json, run
from tests.server.on_the_line import OnTheLine

OPEN = {
    "GET /",
    "GET /new",
    "GET /verify",
    "GET /rules",
    "GET /rules/{game:str}",
    "GET /practice/{game:str}",
    "GET /tables/{table_id:uuid}",
    "GET /tables/{table_id:uuid}/replay",
    "GET /tables/{table_id:uuid}/review",
    "GET /{path:path}",
    "GET /plain",
    "GET /plain/page.css",
    "GET /plain/page.js",
    "GET /healthz",
    "GET /readyz",
    "GET /metrics",
    "GET /api/address",
    "GET /api/games",
    "GET /api/tables",
    "POST /api/session",
    "GET /api/docs",
    "GET /api/docs/openapi.json",
    "GET /api/docs/{path:str}",
}
"""Routes that concern only the person who asks; a page of the site is the same for everybody."""

TABLE = "/api/tables/{table_id:uuid}"
PLAIN = "/plain/tables/{table_id:uuid}"


class Route(Struct, frozen=True):
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
    f"GET {TABLE}": Route(404, 404, 200),
    f"GET {TABLE}/record": Route(404, 404, 409),
    f"GET {TABLE}/replay": Route(404, 404, 403, query=SEAT),
    f"GET {TABLE}/replay/{{at:int}}": Route(404, 404, 403, query=SEAT),
    f"GET {TABLE}/series": Route(404, 404, 200),
    f"GET {TABLE}/review": Route(404, 404, 409),
    f"POST {TABLE}/review": Route(401, 404, 409, {}),
    f"POST {TABLE}/what-if": Route(401, 404, 409, {"entry": 3}),
    f"PUT {TABLE}/seats/{{seat:int}}/judged": Route(401, 404, 403, {"is_judged": False}),
    f"GET {TABLE}/sight": Route(401, 404, 403, query=SEAT),
    f"GET {TABLE}/events": Route(401, 404, 403, query=SEAT),
    f"POST {TABLE}/moves": Route(401, 404, 403, MOVE),
    f"POST {TABLE}/take-back": Route(401, 404, 403, BACK),
    f"POST {TABLE}/take-back/answer": Route(401, 404, 403, {"seat": 0, "agrees": True}),
    f"POST {TABLE}/resign": Route(401, 404, 403, SEAT),
    f"POST {TABLE}/leave": Route(401, 404, 403, SEAT),
    f"POST {TABLE}/return": Route(401, 404, 403, SEAT),
    f"POST {TABLE}/rematch": Route(401, 404, 409, {}),
    f"POST {TABLE}/next": Route(401, 404, 409, {}),
    f"POST {TABLE}/seats/{{seat:int}}/link": Route(401, 404, 403, {}),
    f"PUT {TABLE}/seats/{{seat:int}}": Route(401, 404, 409, {"name": "Mallory"}, runs=False),
    f"PUT {TABLE}/seats/{{seat:int}}/bot": Route(401, 404, 403, {"bot": "random"}, runs=False),
    f"DELETE {TABLE}/seats/{{seat:int}}": Route(401, 404, 403, runs=False),
    f"POST {TABLE}/swap": Route(401, 404, 403, {"seat": 0, "other": 1}, runs=False),
    f"POST {TABLE}/seats/{{seat:int}}/move": Route(401, 404, 403, {"to": 1}, runs=False),
    f"POST {TABLE}/start": Route(401, 404, 403, {}, runs=False),
    f"GET {PLAIN}": Route(401, 404, 403, query=SEAT),
    f"POST {PLAIN}/words": Route(404, 404, 200, {"lang": "en", "events": []}),
    "POST /api/tables": Route(401, 201, 201, {"game": "kilt-castle", "seats": 2}),
    "POST /api/links": Route(401, 404, 404, {"secret": "0123456789abcdefgh"}),
    "GET /api/session": Route(401, 200, 200),
}


def test_every_route_is_in_the_table_of_rights(house: House) -> None:
    app = make_app(Assembly(house.settings))
    real = {
        f"{method} {route.path}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }

    assert real - OPEN == ROUTES.keys()
    assert real >= OPEN
    assert [route.path for route in app.routes if not isinstance(route, HTTPRoute)] == ["/api/socket"]


class At:
    """Anna's private table, and requests of other persons to it."""

    def __init__(self, process: Assembly, company: Company) -> None:
        self.process = process
        self.company = company
        self.app = make_app(process)

    async def state(self) -> object:
        """Return everything that is stored of the table."""
        return [
            await execute(self.process, "SELECT * FROM steps WHERE table_id = %s ORDER BY seq", self.company.table),
            await execute(self.process, "SELECT * FROM chairs WHERE table_id = %s ORDER BY seat", self.company.table),
            await execute(self.process, "SELECT * FROM holders WHERE table_id = %s ORDER BY seat", self.company.table),
            await execute(self.process, "SELECT * FROM members WHERE table_id = %s", self.company.table),
            await execute(self.process, "SELECT * FROM proposals"),
        ]

    async def ask(self, route: str, how: Route, person: Person | None) -> httpx.Response:
        """Send the request of this route as this person."""
        method, path = route.split()
        address = (
            path.replace("{table_id:uuid}", str(self.company.table)).replace("{seat:int}", "0").replace("{at:int}", "1")
        )
        token = {"authorization": f"Bearer {self.process.signer.token(person)}"} if person else {}
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
            return await client.request(method, address, json=how.body, params=how.query)


@pytest.mark.parametrize("runs", [True, False], ids=["running", "gathering"])
def test_a_route_gives_nobody_what_is_not_theirs(house: House, *, runs: bool) -> None:
    async def work() -> None:
        async with house.process() as process:
            begin = Company.play if runs else Company.set
            at = At(process, await begin(process, "solomon", ANNA, BEN))
            routes = {route: how for route, how in ROUTES.items() if how.runs == runs}
            before = await at.state()

            answers = {
                route: [await at.ask(route, how, person) for person in (None, CLEO, BEN)]
                for route, how in routes.items()
            }

            assert {route: [answer.status_code for answer in three] for route, three in answers.items()} == {
                route: [how.nobody, how.stranger, how.ben] for route, how in routes.items()
            }
            assert await at.state() == before
            assert not [route for route, three in answers.items() if any('"hand"' in answer.text for answer in three)]

    run(work)


STRANGERS_ROUTES = [f"GET {TABLE}/sight", f"GET {TABLE}/events", f"GET {PLAIN}"]


def test_a_private_table_has_no_spectators_but_its_own(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            at = At(process, await Company.play(process, "solomon", ANNA, BEN))

            answers = [
                await at.ask(route, Route(0, 0, 0), person) for route in STRANGERS_ROUTES for person in (None, CLEO)
            ]

            assert [answer.status_code for answer in answers] == [404] * 2 * len(STRANGERS_ROUTES)

    run(work)


def test_a_seat_that_is_none_is_nobodys(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            at = At(process, await Company.play(process, "solomon", ANNA, BEN))

            answers = [
                await at.ask(route, Route(0, 0, 0, query={"seat": seat}), person)
                for route in STRANGERS_ROUTES
                for seat in (-1, -2, 2, 15, 10**30)
                for person in (ANNA, BEN)
            ]

            assert {answer.status_code for answer in answers} == {403}

    run(work)


def test_a_session_that_was_changed_is_none(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            at = At(process, await Company.play(process))
            foreign = Assembly(msgspec.structs.replace(house.settings, secret="a-key-of-somebody-else"))
            tokens = [
                foreign.signer.token(ANNA),
                process.signer.token(ANNA)[:-2] + "AA",
                process.signer.token(ANNA) * 9,
                "ä",
                "",
            ]

            assert [process.signer.person(token) for token in tokens] == [None] * 5
            assert process.signer.person(process.signer.token(ANNA)) == ANNA
            assert (await at.ask(f"POST {TABLE}/resign", Route(0, 0, 0, SEAT), None)).status_code == 401

    run(work)


def test_the_link_of_a_seat_gives_that_seat_and_no_other(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN)
            link = await process.gathering.seat_link(BEN, company.table, 1)
            await process.gathering.redeem(CLEO, link.secret)
            at = At(process, company)

            own, other = [
                await at.ask(f"GET {TABLE}/sight", Route(0, 0, 0, query={"seat": seat}), CLEO) for seat in (1, 0)
            ]

            assert (own.status_code, other.status_code) == (200, 403)

    run(work)


def test_an_invitation_gives_no_seat_that_is_taken(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "solomon", ANNA, BEN)
            card = await process.cards.seen(company.table, ANNA)
            problems = []
            for seat in range(2):
                with pytest.raises(Trouble) as caught:
                    await process.gathering.take_seat(BEN, company.table, seat, TakeSeat("Mallory"))
                problems.append(caught.value.problem)

            assert problems == [Problem.SEAT_TAKEN] * 2
            assert (await process.cards.seen(company.table, ANNA)).chairs == card.chairs

    run(work)


# Sockets


class Said(Struct, frozen=True):
    """A message about seat 0 of Anna's table, and its problems: without a session, for a stranger, and for Ben."""

    message: ClientIn
    nobody: str
    stranger: str
    ben: str


SOMEWHERE = UUID(int=0)
DENIED = ("no-session", "not-found", "not-yours")

MESSAGES: dict[type[Any], Said] = {
    Watch: Said(Watch(SOMEWHERE, 0), *DENIED),
    Play: Said(Play(SOMEWHERE, 0, 1, "stolen", Raw(b"{}")), *DENIED),
    TakeBack: Said(TakeBack(SOMEWHERE, 0, "stolen"), *DENIED),
    Agree: Said(Agree(SOMEWHERE, 0, agrees=True), *DENIED),
    AskAid: Said(AskAid(SOMEWHERE, 0, "posterior"), *DENIED),
}
HARMLESS = {Unwatch, Ping}
"""Messages that need no rights."""


def test_every_message_is_in_the_table_of_rights() -> None:
    assert set(get_args(ClientIn)) == MESSAGES.keys() | HARMLESS


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_a_message_gives_nobody_what_is_not_theirs(house: House, kind: type[Any]) -> None:
    async def work() -> None:
        async with house.process() as process:
            said = MESSAGES[kind]
            at = At(process, await Company.play(process, "solomon", ANNA, BEN))
            message = msgspec.structs.replace(said.message, table=at.company.table)
            before = await at.state()
            told = []
            for person in (None, CLEO, BEN):
                follower = OnTheLine(process, person)
                await follower.say(message)
                told.append(follower.told())

            assert [[answer["problem"]["type"] for answer in answers] for answers in told] == [
                [said.nobody],
                [said.stranger],
                [said.ben],
            ]
            assert await at.state() == before
            assert len(process.rooms) == 0

    run(work)


@pytest.mark.parametrize("person", [None, CLEO], ids=["nobody", "stranger"])
def test_a_private_table_cannot_be_watched_by_strangers(house: House, person: Person | None) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN)
            stranger = OnTheLine(process, person)

            (answer,) = await stranger.watch(company.table)
            await stranger.say(Unwatch(company.table))
            await company.step(process)

            assert answer["problem"]["type"] == "not-found"
            assert stranger.told() == []

    run(work)


def test_who_is_refused_another_seat_is_told_nothing_of_it_later(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN)
            ben = OnTheLine(process, BEN)
            await ben.watch(company.table, 1)
            await ben.watch(company.table, 0)
            await company.step(process)

            assert ben.told() == []
            await company.step(process)
            (step,) = ben.told()
            assert {decision["seat"] for decision in step["decisions"]} <= {1}

    run(work)
