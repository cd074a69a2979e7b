"""Puzzles on a server: playing on from one, and what they can never show."""

from uuid import UUID

import httpx

from burghof.hosting.people.session import Person
from burghof.kernel import Fault, export, verify
from burghof.server.process.container import Container
from tests.server.processes import Json, ServerProcesses, app_of, run, token_of
from tests.server.seated_table import ANNA, BEN, SeatedTable, open_decision, play_bots

KILT = "kilt-castle"
PLAYERS = 2
"""Number of seats at which a game ends when one player resigns."""


async def request(process: Container, method: str, path: str, person: Person | None = None) -> httpx.Response:
    """Send a request as this person, and return the response."""
    token = {"authorization": f"Bearer {token_of(process, person)}"} if person else {}
    transport = httpx.ASGITransport(app_of(process), raise_app_exceptions=False)  # type: ignore[arg-type] # as httpx types it
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=token) as client:
        return await client.request(method, f"/api{path}", json={} if method == "POST" else None)


def test_a_puzzle_is_played_on_against_bots_and_its_record_verified(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            every = [(card, process.puzzles.match_of(KILT, card.id)[0]) for card in process.puzzles.puzzles(KILT)]
            card, puzzle = next((card, puzzle) for card, puzzle in every if puzzle.seats == PLAYERS)

            answer = await request(process, "POST", f"/games/{KILT}/puzzles/{card.id}/play", ANNA)

            received: Json = answer.json()
            assert answer.status_code == 201, received
            assert (received["table"]["phase"], received["table"]["visibility"]) == ("running", "private")
            seats = received["mine"]["seats"]
            table = UUID(received["table"]["id"])
            seated = SeatedTable(table, [ANNA if seat in seats else None for seat in range(puzzle.seats)])
            live = await seated.live(process)
            assert live.match.state == puzzle.state
            assert [open_decision(live).seat] == seats
            await play_bots(process)
            await process.playing.resign(ANNA, table, seats[0])
            whole = (await process.live.load_full(table)).match
            record = export(whole, None).record
            assert record is not None
            assert not isinstance(verify(whole.plugin, record), Fault)

    run(work)


def test_no_puzzle_comes_from_a_table_of_the_server(servers: ServerProcesses) -> None:
    paths = ["/puzzles/days", *(f"/games/{game}/puzzles" for game in ("kilt-castle", "solomon", "seven-locks"))]

    async def work() -> None:
        async with servers.process() as process:
            before = [(await request(process, "GET", path, ANNA)).json() for path in paths]
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN)
            await seated.play_steps(process, 12)
            await process.playing.resign(BEN, seated.table, 1)

            after = [(await request(process, "GET", path, ANNA)).json() for path in paths]

            assert after == before
            by_table = await request(process, "GET", f"/games/solomon/puzzles/{seated.table}", ANNA)
            assert by_table.status_code == 404

    run(work)
