"""Hints: a person alone against bots gets the same good move with its reason; nobody else at any table does."""

import httpx
import pytest

from burghof.hosting.people.session import Person
from burghof.kernel import offers_for
from burghof.server.process.container import Container
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of
from tests.server.seated_table import ANNA, BEN, SeatedTable, open_decision, play_bots


async def ask(process: Container, seated: SeatedTable, person: Person, seat: int) -> httpx.Response:
    """Ask for a hint as this person, and return the response."""
    transport = httpx.ASGITransport(app_of(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    headers = {"authorization": f"Bearer {token_of(process, person)}"}
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=headers) as client:
        return await client.post(f"/api/tables/{seated.table}/seats/{seat}/hint")


async def alone_on_turn(process: Container, game: str = "kilt-castle") -> SeatedTable:
    """Return a running table of Anna and a bot at which Anna has a decision."""
    seated = await SeatedTable.start(process, game, ANNA, None)
    while open_decision(await seated.live(process)).seat != 0:
        await play_bots(process)
    return seated


def test_a_person_alone_against_bots_gets_ideas_that_are_among_the_offers(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await alone_on_turn(process)
            match = (await seated.live(process)).match

            response = await ask(process, seated, ANNA, 0)

            hint: Json = response.json()
            assert response.status_code == 200, hint
            offered = [list(offer.picks) for offer in offers_for(match, open_decision(await seated.live(process)).seat)]
            assert all(idea["picks"] in offered for idea in hint["ideas"])
            assert len({tuple(idea["picks"]) for idea in hint["ideas"]}) == len(hint["ideas"]) > 1
            assert hint["token"] == open_decision(await seated.live(process)).token
            assert all(0 <= idea["best_in"] <= hint["worlds"] for idea in hint["ideas"])
            assert hint["ideas"][0]["why"]["key"].startswith("hint-")
            assert (await ask(process, seated, ANNA, 0)).json() == hint

    run(work)


def test_a_hint_changes_nothing_at_the_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await alone_on_turn(process)
            before = (await seated.live(process)).match.entries

            await ask(process, seated, ANNA, 0)

            assert (await seated.live(process)).match.entries == before

    run(work)


def test_where_all_agreed_to_hints_each_gets_them_for_the_own_seat(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, has_hints=True)
            seat = open_decision(await seated.live(process)).seat
            other = ANNA if seated.person(seat) == BEN else BEN

            own, foreign = [await ask(process, seated, person, seat) for person in (seated.person(seat), other)]

            assert (own.status_code, foreign.status_code) == (200, 403)

    run(work)


@pytest.mark.parametrize("seats", [(ANNA, BEN), (ANNA, ANNA), (ANNA, BEN, None)])
def test_where_several_people_play_there_are_no_hints(
    servers: ServerProcesses, seats: tuple[Person | None, ...]
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", *seats)
            while open_decision(await seated.live(process)).seat == 2:
                await play_bots(process)
            seat = open_decision(await seated.live(process)).seat

            response = await ask(process, seated, seated.person(seat), seat)

            assert (response.status_code, response.json()["type"]) == (409, "not-now")

    run(work)


def test_only_the_holder_of_the_seat_gets_a_hint_and_only_for_a_decision(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await alone_on_turn(process)
            stranger = await ask(process, seated, BEN, 0)
            for_the_bot = await ask(process, seated, ANNA, 1)
            await process.playing.resign(ANNA, seated.table, 0)
            afterwards = await ask(process, seated, ANNA, 0)

            assert [response.status_code for response in (stranger, for_the_bot, afterwards)] == [404, 403, 409]

    run(work)
