"""Playing: moves and refusals, take-back, resigning, leaving and coming back."""

from uuid import UUID

import msgspec
import pytest

from burghof.bots.transcript import bot_of
from burghof.kernel import Player, Seat, TookBack
from burghof.server.assembly import Assembly
from burghof.server.sockets.messages import sighted
from burghof.wire.problem import Problem
from tests.server.company import (
    ANNA,
    BEN,
    CLEO,
    SEED,
    Company,
    bots_move,
    execute,
    legal,
    open_decision,
    problem_of,
)
from tests.server.house import Guest, House, Json, run

# Moves over HTTP


async def table_of_two(process: Assembly, guest: Guest) -> UUID:
    """Start a table with the guest on both seats; seat 0 begins."""
    process.gathering._seed = lambda: SEED
    table = await guest.table()
    await guest.put(f"/tables/{table}/seats/1", name="Ben")
    await guest.post(f"/tables/{table}/start")
    return table


async def answer(guest: Guest, table: UUID, **body: Json) -> tuple[int, str, Json]:
    """Send a move and return the status, media type and document of its answer."""
    move = {"seat": 0, "token": 1, "move_id": "m", "move": {}, **body}
    response = await guest.client.post(f"/tables/{table}/moves", json=move)
    return response.status_code, response.headers["content-type"], response.json()


def test_a_refused_move_is_a_problem_document_with_clause_key_and_data(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await table_of_two(process, anna)
            live = await process.live.get(table)
            illegal = next(move for move in sorted(live.match._moves, key=str) if move not in legal(live, 0))
            refusal = live.match.game.why_not(live.match.state, Seat(0), illegal)
            assert refusal is not None

            status, media, document = await answer(anna, table, move=on_the_wire(illegal))

            assert (status, media) == (422, "application/problem+json")
            assert document == {
                "type": "illegal",
                "status": 422,
                "clause": refusal.clause,
                "message": on_the_wire(refusal.message),
            }

    run(work)


def on_the_wire(value: object) -> Json:
    """Return a value as it looks on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("move", [{}, {"type": "no-such-move"}, {"type": "relocate", "to": "moon"}])
def test_what_is_no_move_at_all_is_malformed(house: House, move: Json) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await table_of_two(process, anna)

            status, _, document = await answer(anna, table, move=move)

            assert (status, document["type"]) == (400, "malformed")
            assert (await anna.sight(table))["cursor"] == 1

    run(work)


def test_an_answer_to_another_question_is_stale(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await table_of_two(process, anna)
            move = (await anna.sight(table))["offers"][0]["move"]

            wrong_token = await answer(anna, table, token=77, move=move)
            wrong_seat = await answer(anna, table, seat=1, move=move)

            assert (wrong_token[0], wrong_token[2]["type"], wrong_token[2]["detail"]) == (
                409,
                "stale",
                "already-decided",
            )
            assert (wrong_seat[0], wrong_seat[2]["type"], wrong_seat[2]["detail"]) == (409, "stale", "not-yours")

    run(work)


def test_an_accepted_move_names_its_id(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await table_of_two(process, anna)
            move = (await anna.sight(table))["offers"][0]["move"]

            assert await answer(anna, table, move=move, move_id="mine") == (
                200,
                "application/json",
                {"move_id": "mine"},
            )

    run(work)


def test_a_spectator_sees_the_public_table_and_is_asked_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            process.gathering._seed = lambda: SEED
            table = await anna.table_with_bots("solomon", visibility="public")

            sight = await anna.sight(table, None)

            assert (sight["seat"], sight["decisions"], sight["offers"], sight["seed"]) == (None, [], [], None)
            assert sight["awaited"] == [{"seat": seat, "kind": None, "answered": False} for seat in (0, 1)]
            assert sight["view"] != (await anna.sight(table, 0))["view"]

    run(work)


# Take-back


async def position(process: Assembly, company: Company) -> tuple[int, object]:
    """Return the number of steps and the current state."""
    live = await company.live(process)
    return live.seq, live.match.state


def test_a_free_move_is_taken_back_at_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            _, first = await position(process, company)
            await company.step(process)
            _, second = await position(process, company)
            await company.step(process)

            assert await process.playing.take_back(ANNA, company.table, 0, "one")
            assert await position(process, company) == (4, second)
            assert await process.playing.take_back(ANNA, company.table, 0, "two")
            assert await position(process, company) == (5, first)
            assert await problem_of(process.playing.take_back(ANNA, company.table, 0, "three")) is Problem.NOT_NOW

    run(work)


def test_the_same_take_back_sent_again_takes_back_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            await company.step(one)
            _, second = await position(one, company)
            await company.step(one)
            await company.live(other)

            answers = [await process.playing.take_back(ANNA, company.table, 0, "same") for process in (one, other, one)]

            assert answers == [True, True, True]
            assert await position(other, company) == (4, second)

    run(work)


def test_beyond_the_line_all_must_agree(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one, "kilt-castle", ANNA, BEN, CLEO)
            await company.step(one)
            _, first = await position(one, company)
            await company.steps_until_turn_of(one, 1)
            await company.step(one)
            before = await position(one, company)

            asked = await one.playing.take_back(ANNA, company.table, 0, "ask")
            again = await other.playing.take_back(ANNA, company.table, 0, "ask")
            ben = await other.playing.agree(BEN, company.table, 1, agrees=True)
            repeated = await one.playing.take_back(ANNA, company.table, 0, "ask")

            assert (asked, again, ben, repeated) == (False, False, False, False)
            assert await position(one, company) == before
            assert await one.playing.agree(CLEO, company.table, 2, agrees=True)
            assert (await position(one, company))[0] == before[0] + 1
            last = (await company.live(one)).match.entries[-1]
            assert isinstance(last, TookBack)
            assert last.agreed == (0, 1, 2)
            assert await other.playing.take_back(ANNA, company.table, 0, "ask")
            assert (await position(one, company))[0] == before[0] + 1
            assert first != before[1]

    run(work)


def test_one_no_ends_the_question(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 3)
            await process.playing.take_back(ANNA, company.table, 0, "ask")

            no = await process.playing.agree(BEN, company.table, 1, agrees=False)

            assert not no
            assert await problem_of(process.playing.agree(BEN, company.table, 1, agrees=True)) is Problem.NOT_NOW
            assert (await position(process, company))[0] == 4

    run(work)


def test_a_question_is_off_when_the_game_went_on(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 3)
            await process.playing.take_back(ANNA, company.table, 0, "ask")
            await company.step(process)

            assert await problem_of(process.playing.agree(BEN, company.table, 1, agrees=True)) is Problem.NOT_NOW

    run(work)


def test_bots_agree_by_themselves_and_the_same_question_sent_again_takes_back_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, None)
            await company.step(process)
            before, state = await position(process, company)
            await bots_move(process)
            assert await position(process, company) != (before, state)

            answers = [await process.playing.take_back(ANNA, company.table, 0, "ask") for _ in range(2)]

            assert answers == [True, True]
            entries = (await company.live(process)).match.entries
            took_back = [entry for entry in entries if isinstance(entry, TookBack)]
            assert [entry.agreed for entry in took_back] == [(0, 1)]

    run(work)


def test_a_hot_seat_agrees_for_all_its_seats(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, ANNA)
            await company.steps(process, 3)

            assert await process.playing.take_back(ANNA, company.table, 0, "back")

    run(work)


def test_there_is_nothing_to_take_back_before_one_moved_after_the_end_or_behind_somebody_who_gave_up(
    house: House,
) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN, CLEO)
            unmoved = await problem_of(process.playing.take_back(BEN, company.table, 1, "unmoved"))
            await company.steps(process, 2)
            await process.playing.resign(CLEO, company.table, 2)
            behind = await problem_of(process.playing.take_back(ANNA, company.table, 0, "behind"))
            gone = await problem_of(process.playing.take_back(CLEO, company.table, 2, "gone"))
            await process.playing.resign(BEN, company.table, 1)
            after = await problem_of(process.playing.take_back(ANNA, company.table, 0, "after"))

            assert [unmoved, behind, gone, after] == [Problem.NOT_NOW] * 4
            assert await execute(process, "SELECT count(*) FROM proposals") == [(0,)]

    run(work)


def test_a_key_once_taken_is_taken_back_by_nobody_not_even_if_all_were_asked(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "seven-locks", ANNA, BEN)
            before = (await company.step(process)).seat
            while open_decision(live := await company.live(process)).kind != "key":
                before = (await company.step(process)).seat
            walked = live.match.may_ask_back(before)
            keeper = (await company.step(process)).seat
            alone = await problem_of(process.playing.take_back(company.person(keeper), company.table, keeper, "key"))
            joiner = (await company.step(process)).seat

            seen = [sighted(live, Seat(seat), 0, outline=False).may_ask_back for seat in (keeper, joiner)]

            assert walked
            assert alone is Problem.NOT_NOW
            assert seen == [False, True]
            assert await execute(process, "SELECT count(*) FROM proposals") == [(0,)]

    run(work)


# Resigning, leaving, coming back


def test_of_two_the_other_wins_when_one_resigns(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)

            await process.playing.resign(BEN, company.table, 1)

            match = (await company.live(process)).match
            assert match.is_over
            assert match.outcome is not None
            assert match.outcome.ranks == (1, 2)
            assert (await process.cards.seen(company.table, ANNA)).phase == "over"
            assert await problem_of(process.playing.resign(ANNA, company.table, 0)) is Problem.NOT_NOW

    run(work)


def test_of_three_a_stand_in_plays_on_for_who_resigned(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN, CLEO)
            await process.playing.resign(ANNA, company.table, 0)
            await bots_move(process)

            live = await company.live(process)

            assert not live.match.is_over
            assert live.match.last_move_of(Seat(0)) is not None
            assert bot_of(live.match, open_decision(live).seat) is None
            assert await problem_of(process.playing.resign(ANNA, company.table, 0)) is Problem.NOT_NOW
            assert await problem_of(process.playing.come_back(ANNA, company.table, 0)) is Problem.NOT_NOW

    run(work)


def test_who_leaves_is_stood_in_for_and_may_come_back(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            early = await problem_of(process.playing.come_back(ANNA, company.table, 0))
            await process.playing.leave(ANNA, company.table, 0)
            left = await company.live(process)
            decision = open_decision(left)
            barred = await problem_of(company.submit(process, decision, legal(left, 0)[0]))
            twice = await problem_of(process.playing.leave(ANNA, company.table, 0))
            stood_in = left.match.players[0]
            await bots_move(process)
            await process.playing.come_back(ANNA, company.table, 0)

            assert (early, barred, twice) == (Problem.NOT_NOW,) * 3
            assert stood_in == Player("Anna", "squire")
            live = await company.live(process)
            assert live.match.players[0] == Player("Anna")
            await company.step(process)
            assert live.match.last_move_of(Seat(0)) is not None

    run(work)


def test_nobody_leaves_a_game_that_is_over(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await process.playing.resign(ANNA, company.table, 0)

            assert await problem_of(process.playing.leave(BEN, company.table, 1)) is Problem.NOT_NOW

    run(work)


# Player aids and records


def test_an_aid_is_worked_out_from_the_view_of_the_seat(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "seven-locks", ANNA, BEN)
            match = (await company.live(process)).match
            name, aid = next(iter(match.plugin.aids.items()))

            outline = await process.aids.work_out(ANNA, company.table, 0, name)

            assert outline == aid(match.game.view(match.state, Seat(0), match.header.recall))
            assert await problem_of(process.aids.work_out(ANNA, company.table, 0, "none")) is Problem.NOT_FOUND
            assert await problem_of(process.aids.work_out(BEN, company.table, 0, name)) is Problem.NOT_YOURS

    run(work)


def test_a_record_can_be_had_when_the_game_is_over_and_not_before(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await anna.table_with_bots()
            early = await anna.client.get(f"/tables/{table}/record")
            await anna.post(f"/tables/{table}/resign", seat=0)

            late = await anna.client.get(f"/tables/{table}/record")

            assert (early.status_code, early.json()["type"]) == (409, "not-now")
            assert late.json()["entries"][-1]["entry"] == "forfeited"
            assert late.headers["content-disposition"] == f'attachment; filename="kilt-castle-{table}.json"'

    run(work)
