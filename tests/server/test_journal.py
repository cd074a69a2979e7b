"""The journal: each step is stored once, and every answer refers to the newest position."""

import asyncio

from burghof.kernel import Decision, Refusal, Stale, Step
from burghof.server.assembly import Assembly
from burghof.server.journal.live import LiveTable
from burghof.server.journal.rows import Append
from burghof.wire.problem import Problem
from tests.server.company import ANNA, BEN, Company, execute, legal, open_decision, problem_of
from tests.server.house import House, run, until
from tests.server.outage import hang_up, outage

STEPS = "SELECT seq, seat, move_id FROM steps WHERE table_id = %s ORDER BY seq"


async def kept(process: Assembly, company: Company) -> list[tuple[int, int | None, str | None]]:
    """Return position, seat and move id of every stored step."""
    return [(seq, seat, move_id) for seq, seat, move_id in await execute(process, STEPS, company.table)]


def test_a_move_is_one_step_and_its_repeat_none(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            decision = open_decision(await company.live(process))
            move = legal(await company.live(process), 0)[0]

            answers = [await company.submit(process, decision, move, "once") for _ in range(3)]

            assert answers == [None, None, None]
            assert await kept(process, company) == [(1, None, None), (2, 0, "once")]

    run(work)


def test_of_two_processes_at_the_same_position_one_wins_and_the_other_judges_again(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            lives = [await company.live(process) for process in (one, other)]
            decision = open_decision(lives[0])
            first, second = legal(lives[0], 0)[:2]

            answers = await asyncio.gather(
                company.submit(one, decision, first, "first"), company.submit(other, decision, second, "second")
            )

            assert sorted(answers, key=str) == [None, Stale("already-decided")]
            assert len(await kept(one, company)) == 2
            assert (await company.live(one)).match.state == (await company.live(other)).match.state

    run(work)


def test_many_writers_of_one_sealed_ballot_all_win_one_after_the_other(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one, "solomon", ANNA, BEN)
            live = await company.live(one)
            await company.live(other)
            asked, choices = live.match.pending[0], legal(live, 0)[:6]

            answers = await asyncio.gather(
                *(company.submit((one, other)[at % 2], asked, move, f"mind-{at}") for at, move in enumerate(choices))
            )

            assert answers == [None] * 6
            assert {move_id for _, _, move_id in (await kept(one, company))[1:]} == {f"mind-{at}" for at in range(6)}
            assert [seq for seq, _, _ in await kept(one, company)] == list(range(1, 8))

    run(work)


def test_a_repeat_at_another_process_gets_the_first_answer(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            decision = open_decision(await company.live(one))
            move = legal(await company.live(other), 0)[0]
            await company.submit(one, decision, move, "lost answer")

            answer = await company.submit(other, decision, move, "lost answer")

            assert answer is None
            assert len(await kept(one, company)) == 2

    run(work)


def test_a_repeat_in_a_sealed_ballot_does_nothing_though_the_move_were_legal_again(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one, "solomon", ANNA, BEN)
            live = await company.live(one)
            asked = live.match.pending[0]
            card, changed_mind = legal(live, 0)[:2]
            await company.submit(one, asked, card, "first card")
            await company.submit(one, asked, changed_mind, "another card")

            answers = [await company.submit(process, asked, card, "first card") for process in (one, other)]

            assert answers == [None, None]
            assert [move_id for _, _, move_id in await kept(one, company)] == [None, "first card", "another card"]

    run(work)


def test_one_move_id_of_two_seats_is_two_moves(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN)

            await company.step(process, "same")
            await company.step(process, "same")

            assert await kept(process, company) == [(1, None, None), (2, 0, "same"), (3, 1, "same")]

    run(work)


def test_in_a_batch_one_table_that_has_moved_on_costs_the_others_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.process() as other:
            companies = [await Company.play(process) for _ in range(5)]
            lives = [await company.live(process) for company in companies]
            decisions = [open_decision(live) for live in lives]
            moves = [legal(live, 0)[0] for live in lives]
            await companies[2].step(other)

            answers = await asyncio.gather(
                *(
                    company.submit(process, decision, move, "mine")
                    for company, decision, move in zip(companies, decisions, moves, strict=True)
                )
            )

            assert answers == [None, None, Stale("already-decided"), None, None]
            assert [len(await kept(process, company)) for company in companies] == [2] * 5

    run(work)


def test_a_refusal_is_never_said_of_a_position_that_has_passed(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            await company.live(other)
            await company.step(one)
            live = await company.live(one)
            decision = open_decision(live)

            answer = await company.submit(other, decision, legal(live, decision.seat)[0], "next")

            assert answer is None
            assert (await kept(one, company))[-1] == (3, decision.seat, "next")

    run(work)


def test_trouble_is_confirmed_like_a_refusal(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            await company.live(other)
            await one.playing.leave(ANNA, company.table, 0)

            await other.playing.come_back(ANNA, company.table, 0)

            assert (await company.live(one)).match.players[0].bot is None
            assert len(await kept(one, company)) == 3

    run(work)


def test_a_refused_move_changes_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            live = await company.live(process)
            before = live.match.state
            illegal = next(move for move in sorted(live.match._moves, key=str) if move not in legal(live, 0))

            answer = await company.submit(process, open_decision(live), illegal)

            assert isinstance(answer, Refusal)
            assert live.match.state == before
            assert len(await kept(process, company)) == 1

    run(work)


def test_a_move_of_somebody_who_hung_up_in_the_queue_is_left_out_and_spoils_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, process.database.transaction() as holding:
            busy, company = await Company.play(process), await Company.play(process)
            live = await company.live(process)
            await busy.live(process)
            decision, moves, queue = open_decision(live), legal(live, 0), process.steps._appends._waiting
            await holding.execute("SELECT FROM turns WHERE table_id = %s FOR UPDATE", (busy.table,))
            under_way = asyncio.create_task(busy.step(process))
            await until(lambda: process.steps._appends._task is not None and not queue)
            given_up = asyncio.create_task(company.submit(process, decision, moves[0], "given up"))
            await until(lambda: len(queue) == 1)
            given_up.cancel()
            retry = asyncio.create_task(company.submit(process, decision, moves[1], "tried again"))
            await until(lambda: len(queue) == 2)
            await holding.execute("ROLLBACK")
            await asyncio.wait([under_way, retry])

            assert retry.result() is None
            assert await kept(process, busy) == [(1, None, None), (2, 0, "move-1")]
            assert await kept(process, company) == [(1, None, None), (2, 0, "tried again")]

    run(work)


def test_while_the_database_is_away_one_is_told_to_try_again_and_the_retry_is_kept_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.step(process)
            live = await company.live(process)
            decision = open_decision(live)
            move = legal(live, decision.seat)[0]

            with outage(house.settings.database_url):
                trouble = await problem_of(company.submit(process, decision, move, "broken off"))
            half_kept = await kept(process, company)
            answers = [await company.submit(process, decision, move, "broken off") for _ in range(2)]

            assert trouble is Problem.TRY_AGAIN
            assert len(half_kept) == 2
            assert answers == [None, None]
            assert (await kept(process, company))[2:] == [(3, decision.seat, "broken off")]

    run(work)


def test_a_move_for_a_writer_whose_line_has_died_is_kept_at_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.step(process)
            hang_up(house.settings.database_url)
            await company.step(process, "on a new line")

            assert (await kept(process, company))[2:] == [(3, 0, "on a new line")]

    run(work)


def test_a_database_that_breaks_off_what_is_said_on_a_new_line_too_means_try_again(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            live = await company.live(process)
            [(name,)] = await execute(process, "SELECT current_database()")
            await execute(process, f"ALTER DATABASE {name} SET statement_timeout = 50")
            async with process.database.transaction() as holding:
                await holding.execute("SELECT FROM turns FOR UPDATE")
                trouble = await problem_of(company.submit(process, open_decision(live), legal(live, 0)[0]))

            assert trouble is Problem.TRY_AGAIN

    run(work)


def test_an_answer_lost_after_the_commit_is_found_by_the_retry(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            live = await company.live(process)
            decision, move = open_decision(live), legal(live, 0)[0]
            await process.steps.append(made(live, decision, move, "committed"))

            answer = await company.submit(process, decision, move, "committed")

            assert answer is None
            assert len(await kept(process, company)) == 2
            assert live.seq == 2

    run(work)


def made(live: LiveTable, decision: Decision, move: object, move_id: str) -> Append:
    """Return the row of a move as a process makes it right before it appends the row."""
    fork = live.match.fork()
    step = fork.play(decision.seat, move, decision.token)
    assert isinstance(step, Step)
    return live.row(fork, step, 0, decision.seat, move_id)[0]
