"""Playing: moves and refusals, take-back, resigning, leaving and coming back."""

from uuid import UUID

import msgspec
import pytest

from burghof.bots.transcript import bot_of
from burghof.kernel import Player, Seat, TookBack
from burghof.server.process.container import Container
from burghof.server.sockets.messages import full_view
from burghof.wire.problem import Problem
from tests.server.processes import HttpGuest, Json, ServerProcesses, run
from tests.server.seated_table import (
    ANNA,
    BEN,
    CLEO,
    SEED,
    SeatedTable,
    execute_sql,
    legal,
    open_decision,
    play_bots,
    raised_problem,
)

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


# Take-back


async def position(process: Container, seated: SeatedTable) -> tuple[int, object]:
    """Return the number of steps and the current state."""
    live = await seated.live(process)
    return live.seq, live.match.state


def test_a_free_move_is_taken_back_at_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            _, first = await position(process, seated)
            await seated.play_step(process)
            _, second = await position(process, seated)
            await seated.play_step(process)

            assert await process.playing.take_back(ANNA, seated.table, 0, "one")
            assert await position(process, seated) == (4, second)
            assert await process.playing.take_back(ANNA, seated.table, 0, "two")
            assert await position(process, seated) == (5, first)
            assert await raised_problem(process.playing.take_back(ANNA, seated.table, 0, "three")) is Problem.NOT_NOW

    run(work)


def test_the_same_take_back_sent_again_takes_back_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            await seated.play_step(one)
            _, second = await position(one, seated)
            await seated.play_step(one)
            await seated.live(other)

            answers = [await process.playing.take_back(ANNA, seated.table, 0, "same") for process in (one, other, one)]

            assert answers == [True, True, True]
            assert await position(other, seated) == (4, second)

    run(work)


def test_beyond_the_line_all_must_agree(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one, "kilt-castle", ANNA, BEN, CLEO)
            await seated.play_step(one)
            _, first = await position(one, seated)
            await seated.play_until_turn_of(one, 1)
            await seated.play_step(one)
            before = await position(one, seated)

            asked = await one.playing.take_back(ANNA, seated.table, 0, "ask")
            again = await other.playing.take_back(ANNA, seated.table, 0, "ask")
            ben = await other.playing.answer_take_back(BEN, seated.table, 1, agrees=True)
            repeated = await one.playing.take_back(ANNA, seated.table, 0, "ask")

            assert (asked, again, ben, repeated) == (False, False, False, False)
            assert await position(one, seated) == before
            assert await one.playing.answer_take_back(CLEO, seated.table, 2, agrees=True)
            assert (await position(one, seated))[0] == before[0] + 1
            last = (await seated.live(one)).match.entries[-1]
            assert isinstance(last, TookBack)
            assert last.agreed == (0, 1, 2)
            assert await other.playing.take_back(ANNA, seated.table, 0, "ask")
            assert (await position(one, seated))[0] == before[0] + 1
            assert first != before[1]

    run(work)


def test_one_no_ends_the_question(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 3)
            await process.playing.take_back(ANNA, seated.table, 0, "ask")

            no = await process.playing.answer_take_back(BEN, seated.table, 1, agrees=False)

            assert not no
            assert (
                await raised_problem(process.playing.answer_take_back(BEN, seated.table, 1, agrees=True))
                is Problem.NOT_NOW
            )
            assert (await position(process, seated))[0] == 4

    run(work)


def test_a_question_is_off_when_the_game_went_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 3)
            await process.playing.take_back(ANNA, seated.table, 0, "ask")
            await seated.play_step(process)

            assert (
                await raised_problem(process.playing.answer_take_back(BEN, seated.table, 1, agrees=True))
                is Problem.NOT_NOW
            )

    run(work)


def test_bots_agree_by_themselves_and_the_same_question_sent_again_takes_back_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, None)
            await seated.play_step(process)
            before, state = await position(process, seated)
            await play_bots(process)
            assert await position(process, seated) != (before, state)

            answers = [await process.playing.take_back(ANNA, seated.table, 0, "ask") for _ in range(2)]

            assert answers == [True, True]
            entries = (await seated.live(process)).match.entries
            took_back = [entry for entry in entries if isinstance(entry, TookBack)]
            assert [entry.agreed for entry in took_back] == [(0, 1)]

    run(work)


def test_a_hot_seat_agrees_for_all_its_seats(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, ANNA)
            await seated.play_steps(process, 3)

            assert await process.playing.take_back(ANNA, seated.table, 0, "back")

    run(work)


def test_there_is_nothing_to_take_back_before_one_moved_after_the_end_or_behind_somebody_who_gave_up(
    servers: ServerProcesses,
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, CLEO)
            unmoved = await raised_problem(process.playing.take_back(BEN, seated.table, 1, "unmoved"))
            await seated.play_steps(process, 2)
            await process.playing.resign(CLEO, seated.table, 2)
            behind = await raised_problem(process.playing.take_back(ANNA, seated.table, 0, "behind"))
            gone = await raised_problem(process.playing.take_back(CLEO, seated.table, 2, "gone"))
            await process.playing.resign(BEN, seated.table, 1)
            after = await raised_problem(process.playing.take_back(ANNA, seated.table, 0, "after"))

            assert [unmoved, behind, gone, after] == [Problem.NOT_NOW] * 4
            assert await execute_sql(process, "SELECT count(*) FROM proposals") == [(0,)]

    run(work)


def test_a_key_once_taken_is_taken_back_by_nobody_not_even_if_all_were_asked(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "seven-locks", ANNA, BEN)
            before = (await seated.play_step(process)).seat
            while open_decision(live := await seated.live(process)).kind != "key":
                before = (await seated.play_step(process)).seat
            walked = live.match.may_propose_take_back(before)
            keeper = (await seated.play_step(process)).seat
            alone = await raised_problem(process.playing.take_back(seated.person(keeper), seated.table, keeper, "key"))
            joiner = (await seated.play_step(process)).seat

            seen = [full_view(live, Seat(seat), 0, outline=False).may_ask_back for seat in (keeper, joiner)]

            assert walked
            assert alone is Problem.NOT_NOW
            assert seen == [False, True]
            assert await execute_sql(process, "SELECT count(*) FROM proposals") == [(0,)]

    run(work)


# Resigning, leaving, coming back


def test_of_two_the_other_wins_when_one_resigns(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)

            await process.playing.resign(BEN, seated.table, 1)

            match = (await seated.live(process)).match
            assert match.is_over
            assert match.outcome is not None
            assert match.outcome.ranks == (1, 2)
            assert (await process.cards.require_visible(seated.table, ANNA)).phase == "over"
            assert await raised_problem(process.playing.resign(ANNA, seated.table, 0)) is Problem.NOT_NOW

    run(work)


def test_of_three_a_stand_in_plays_on_for_who_resigned(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, CLEO)
            await process.playing.resign(ANNA, seated.table, 0)
            await play_bots(process)

            live = await seated.live(process)

            assert not live.match.is_over
            assert live.match.last_move_of(Seat(0)) is not None
            assert bot_of(live.match, open_decision(live).seat) is None
            assert await raised_problem(process.playing.resign(ANNA, seated.table, 0)) is Problem.NOT_NOW
            assert await raised_problem(process.playing.return_to_seat(ANNA, seated.table, 0)) is Problem.NOT_NOW

    run(work)


def test_who_leaves_is_stood_in_for_and_may_come_back(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            early = await raised_problem(process.playing.return_to_seat(ANNA, seated.table, 0))
            await process.playing.leave(ANNA, seated.table, 0)
            left = await seated.live(process)
            decision = open_decision(left)
            barred = await raised_problem(seated.submit(process, decision, legal(left, 0)[0]))
            twice = await raised_problem(process.playing.leave(ANNA, seated.table, 0))
            stood_in = left.match.players[0]
            await play_bots(process)
            await process.playing.return_to_seat(ANNA, seated.table, 0)

            assert (early, barred, twice) == (Problem.NOT_NOW,) * 3
            assert stood_in == Player("Anna", "squire")
            live = await seated.live(process)
            assert live.match.players[0] == Player("Anna")
            await seated.play_step(process)
            assert live.match.last_move_of(Seat(0)) is not None

    run(work)


def test_nobody_leaves_a_game_that_is_over(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await process.playing.resign(ANNA, seated.table, 0)

            assert await raised_problem(process.playing.leave(BEN, seated.table, 1)) is Problem.NOT_NOW

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
