"""What-if games: a finished game continued from one of its choices."""

import httpx
import msgspec

from burghof.kernel import Fault, export, replay, verify
from burghof.kernel.record import Played
from burghof.server.app import make_app
from burghof.server.assembly import Assembly
from burghof.server.people.session import Person
from tests.server.company import ANNA, BEN, CLEO, Company, bots_move, open_decision
from tests.server.house import House, Json, run


async def plays_on(process: Assembly, company: Company, person: Person | None, entry: int) -> httpx.Response:
    """Ask to continue the game from this entry as this person, and return the response."""
    token = {"authorization": f"Bearer {process.signer.token(person)}"} if person else {}
    transport = httpx.ASGITransport(make_app(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
        return await client.post(f"/api/tables/{company.table}/what-if", json={"entry": entry})


async def played(process: Assembly, steps: int) -> Company:
    """Play a table for this many steps; then Ben resigns."""
    company = await Company.play(process)
    await company.steps(process, steps)
    await process.playing.resign(BEN, company.table, 1)
    return company


def test_the_game_goes_on_from_the_choice_with_bots_on_the_other_seats(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await played(process, 9)
            before = (await company.live(process)).match
            entry = [at for at, one in enumerate(before.entries) if isinstance(one, Played) and one.seat == 1][-1]

            answer = await plays_on(process, company, ANNA, entry)

            told: Json = answer.json()
            assert answer.status_code == 201, told
            assert told["table"]["what_if"] == str(company.table)
            assert (told["table"]["phase"], told["table"]["visibility"]) == ("running", "private")
            assert told["mine"]["seats"] == [1]
            assert [chair["bot"] for chair in told["table"]["chairs"]] == ["knight", None]
            tried = Company(msgspec.convert(told["table"]["id"], type=type(company.table)), [None, ANNA])
            live = await tried.live(process)
            assert live.match.position == entry
            assert live.match.state == replay(before.plugin, before.record(), entry).state
            assert open_decision(live).seat == 1
            listed = await process.tables.of(ANNA.id, 50)
            assert [card.id for card in listed] == [company.table], "what-if tables are not listed"

    run(work)


def test_what_is_tried_is_kept_verified_and_played_to_its_end(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await played(process, 9)
            entry = 3
            answer = (await plays_on(process, company, ANNA, entry)).json()
            table = msgspec.convert(answer["table"]["id"], type=type(company.table))
            await bots_move(process)
            await process.playing.resign(ANNA, table, answer["mine"]["seats"][0])
            whole = (await process.live.whole(table)).match
            record = export(whole, None).record

            assert record is not None
            assert not isinstance(verify(whole.plugin, record), Fault)

    run(work)


def test_only_who_may_see_a_finished_game_plays_on_and_only_from_a_choice(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            running = await Company.play(process)
            company = await played(process, 5)
            statuses = [
                (await plays_on(process, running, ANNA, 3)).status_code,
                (await plays_on(process, company, CLEO, 3)).status_code,
                (await plays_on(process, company, None, 3)).status_code,
                (await plays_on(process, company, ANNA, 0)).status_code,
                (await plays_on(process, company, ANNA, 999)).status_code,
            ]

            assert statuses == [409, 404, 401, 404, 404]

    run(work)
