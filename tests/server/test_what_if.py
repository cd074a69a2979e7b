"""What-if games: a finished game continued from one of its choices."""

import httpx
import msgspec

from burghof.hosting.people.session import Person
from burghof.kernel import Fault, export, replay, verify
from burghof.kernel.record import Played
from burghof.server.process.container import Container
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, open_decision, play_bots


async def request_what_if(process: Container, seated: SeatedTable, person: Person | None, entry: int) -> httpx.Response:
    """Ask to continue the game from this entry as this person, and return the response."""
    token = {"authorization": f"Bearer {token_of(process, person)}"} if person else {}
    transport = httpx.ASGITransport(app_of(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
        return await client.post(f"/api/tables/{seated.table}/what-if", json={"entry": entry})


async def play_and_resign(process: Container, steps: int) -> SeatedTable:
    """Play a table for this many steps; then Ben resigns."""
    seated = await SeatedTable.start(process)
    await seated.play_steps(process, steps)
    await process.playing.resign(BEN, seated.table, 1)
    return seated


def test_the_game_goes_on_from_the_choice_with_bots_on_the_other_seats(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await play_and_resign(process, 9)
            before = (await seated.live(process)).match
            entry = [at for at, one in enumerate(before.entries) if isinstance(one, Played) and one.seat == 1][-1]

            answer = await request_what_if(process, seated, ANNA, entry)

            received: Json = answer.json()
            assert answer.status_code == 201, received
            assert received["table"]["what_if"] == str(seated.table)
            assert (received["table"]["phase"], received["table"]["visibility"]) == ("running", "private")
            assert received["mine"]["seats"] == [1]
            assert [chair["bot"] for chair in received["table"]["chairs"]] == ["knight", None]
            tried = SeatedTable(msgspec.convert(received["table"]["id"], type=type(seated.table)), [None, ANNA])
            live = await tried.live(process)
            assert live.match.position == entry
            assert live.match.state == replay(before.plugin, before.record(), entry).state
            assert open_decision(live).seat == 1
            listed = await process.tables.for_person(ANNA.id, 50)
            assert [card.id for card in listed] == [seated.table], "what-if tables are not listed"

    run(work)


def test_what_is_tried_is_kept_verified_and_played_to_its_end(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await play_and_resign(process, 9)
            entry = 3
            answer = (await request_what_if(process, seated, ANNA, entry)).json()
            table = msgspec.convert(answer["table"]["id"], type=type(seated.table))
            await play_bots(process)
            await process.playing.resign(ANNA, table, answer["mine"]["seats"][0])
            whole = (await process.live.load_full(table)).match
            record = export(whole, None).record

            assert record is not None
            assert not isinstance(verify(whole.plugin, record), Fault)

    run(work)


def test_only_who_may_see_a_finished_game_plays_on_and_only_from_a_choice(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            running = await SeatedTable.start(process)
            seated = await play_and_resign(process, 5)
            statuses = [
                (await request_what_if(process, running, ANNA, 3)).status_code,
                (await request_what_if(process, seated, CLEO, 3)).status_code,
                (await request_what_if(process, seated, None, 3)).status_code,
                (await request_what_if(process, seated, ANNA, 0)).status_code,
                (await request_what_if(process, seated, ANNA, 999)).status_code,
            ]

            assert statuses == [409, 404, 401, 404, 404]

    run(work)
