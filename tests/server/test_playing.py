"""Playing: moves and refusals over HTTP, player aids, records."""

from uuid import UUID

import msgspec
import pytest

from burghof.kernel import Seat
from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from tests.server.processes import HttpGuest, Json, ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, SEED, SeatedTable, legal, raised_problem

# Moves over HTTP


async def start_table_of_two(process: Container, guest: HttpGuest) -> UUID:
    """Start a table with the guest on both seats; seat 0 begins."""
    process.table_setup._seed_source = lambda: SEED
    table = await guest.create_table()
    await guest.put(f"/tables/{table}/seats/1", name="Ben")
    await guest.post(f"/tables/{table}/start")
    return table


async def send_move(guest: HttpGuest, table: UUID, **body: Json) -> tuple[int, str, Json]:
    """Send a move and return the status, media type and document of its answer."""
    move = {"seat": 0, "token": 1, "move_id": "m", "move": {}, **body}
    response = await guest.client.post(f"/tables/{table}/moves", json=move)
    return response.status_code, response.headers["content-type"], response.json()


def test_a_refused_move_is_a_problem_document_with_clause_key_and_data(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await start_table_of_two(process, anna)
            live = await process.live.get(table)
            illegal = next(move for move in sorted(live.match._moves, key=str) if move not in legal(live, 0))
            refusal = live.match.game.why_not(live.match.state, Seat(0), illegal)
            assert refusal is not None

            status, media, document = await send_move(anna, table, move=to_wire(illegal))

            assert (status, media) == (422, "application/problem+json")
            assert document == {
                "type": "illegal",
                "status": 422,
                "clause": refusal.clause,
                "message": to_wire(refusal.message),
            }

    run(work)


def to_wire(value: object) -> Json:
    """Return a value as it looks on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("move", [{}, {"type": "no-such-move"}, {"type": "relocate", "to": "moon"}])
def test_what_is_no_move_at_all_is_malformed(servers: ServerProcesses, move: Json) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await start_table_of_two(process, anna)

            status, _, document = await send_move(anna, table, move=move)

            assert (status, document["type"]) == (400, "malformed")
            assert (await anna.sight(table))["cursor"] == 1

    run(work)


def test_an_answer_to_another_question_is_stale(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await start_table_of_two(process, anna)
            move = (await anna.sight(table))["offers"][0]["move"]

            wrong_token = await send_move(anna, table, token=77, move=move)
            wrong_seat = await send_move(anna, table, seat=1, move=move)

            assert (wrong_token[0], wrong_token[2]["type"], wrong_token[2]["detail"]) == (
                409,
                "stale",
                "already-decided",
            )
            assert (wrong_seat[0], wrong_seat[2]["type"], wrong_seat[2]["detail"]) == (409, "stale", "not-yours")

    run(work)


def test_an_accepted_move_names_its_id(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await start_table_of_two(process, anna)
            move = (await anna.sight(table))["offers"][0]["move"]

            assert await send_move(anna, table, move=move, move_id="mine") == (
                200,
                "application/json",
                {"move_id": "mine"},
            )

    run(work)


def test_a_spectator_sees_the_public_table_and_is_asked_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            process.table_setup._seed_source = lambda: SEED
            table = await anna.start_table_with_bots("solomon", visibility="public")

            sight = await anna.sight(table, None)

            assert (sight["seat"], sight["decisions"], sight["offers"], sight["seed"]) == (None, [], [], None)
            assert sight["awaited"] == [{"seat": seat, "kind": None, "answered": False} for seat in (0, 1)]
            assert sight["view"] != (await anna.sight(table, 0))["view"]

    run(work)


# Player aids and records


def test_an_aid_is_worked_out_from_the_view_of_the_seat(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "seven-locks", ANNA, BEN)
            match = (await seated.live(process)).match
            name, aid = next(iter(match.plugin.player_aids.items()))

            outline = await process.aids.compute(ANNA, seated.table, 0, name)

            assert outline == aid(match.game.view(match.state, Seat(0), match.header.recall))
            assert await raised_problem(process.aids.compute(ANNA, seated.table, 0, "none")) is Problem.NOT_FOUND
            assert await raised_problem(process.aids.compute(BEN, seated.table, 0, name)) is Problem.NOT_YOURS

    run(work)


def test_a_record_can_be_had_when_the_game_is_over_and_not_before(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots()
            early = await anna.client.get(f"/tables/{table}/record")
            await anna.post(f"/tables/{table}/resign", seat=0)

            late = await anna.client.get(f"/tables/{table}/record")

            assert (early.status_code, early.json()["type"]) == (409, "not-now")
            assert late.json()["entries"][-1]["entry"] == "forfeited"
            assert late.headers["content-disposition"] == f'attachment; filename="kilt-castle-{table}.json"'

    run(work)
