"""The journal: each step is stored once, and every answer refers to the newest position."""

import asyncio

import psycopg
import pytest
from msgspec.structs import replace

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.rows import NewStepRow
from burghof.kernel import Decision, Refusal, Stale, Step
from burghof.server.infra import database
from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from tests.server.outage import outage, terminate_connections
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql, legal, open_decision, raised_problem

STEPS = "SELECT seq, seat, move_id FROM steps WHERE table_id = %s ORDER BY seq"


async def stored_steps(process: Container, seated: SeatedTable) -> list[tuple[int, int | None, str | None]]:
    """Return position, seat and move id of every stored step."""
    return [(seq, seat, move_id) for seq, seat, move_id in await execute_sql(process, STEPS, seated.table)]


def test_a_move_is_one_step_and_its_repeat_none(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            decision = open_decision(await seated.live(process))
            move = legal(await seated.live(process), 0)[0]

            answers = [await seated.submit(process, decision, move, "once") for _ in range(3)]

            assert answers == [None, None, None]
            assert await stored_steps(process, seated) == [(1, None, None), (2, 0, "once")]

    run(work)


def test_of_two_processes_at_the_same_position_one_wins_and_the_other_judges_again(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            lives = [await seated.live(process) for process in (one, other)]
            decision = open_decision(lives[0])
            first, second = legal(lives[0], 0)[:2]

            answers = await asyncio.gather(
                seated.submit(one, decision, first, "first"), seated.submit(other, decision, second, "second")
            )

            assert sorted(answers, key=str) == [None, Stale("already-decided")]
            assert len(await stored_steps(one, seated)) == 2
            assert (await seated.live(one)).match.state == (await seated.live(other)).match.state

    run(work)


def test_many_writers_of_one_sealed_ballot_all_win_one_after_the_other(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one, "solomon", ANNA, BEN)
            live = await seated.live(one)
            await seated.live(other)
            asked, choices = live.match.pending[0], legal(live, 0)[:6]

            answers = await asyncio.gather(
                *(seated.submit((one, other)[at % 2], asked, move, f"mind-{at}") for at, move in enumerate(choices))
            )

            assert answers == [None] * 6
            assert {move_id for _, _, move_id in (await stored_steps(one, seated))[1:]} == {
                f"mind-{at}" for at in range(6)
            }
            assert [seq for seq, _, _ in await stored_steps(one, seated)] == list(range(1, 8))

    run(work)


def test_a_repeat_at_another_process_gets_the_first_answer(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            decision = open_decision(await seated.live(one))
            move = legal(await seated.live(other), 0)[0]
            await seated.submit(one, decision, move, "lost answer")

            answer = await seated.submit(other, decision, move, "lost answer")

            assert answer is None
            assert len(await stored_steps(one, seated)) == 2

    run(work)


def test_a_repeat_in_a_sealed_ballot_does_nothing_though_the_move_were_legal_again(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one, "solomon", ANNA, BEN)
            live = await seated.live(one)
            asked = live.match.pending[0]
            card, changed_mind = legal(live, 0)[:2]
            await seated.submit(one, asked, card, "first card")
            await seated.submit(one, asked, changed_mind, "another card")

            answers = [await seated.submit(process, asked, card, "first card") for process in (one, other)]

            assert answers == [None, None]
            assert [move_id for _, _, move_id in await stored_steps(one, seated)] == [
                None,
                "first card",
                "another card",
            ]

    run(work)


def test_one_move_id_of_two_seats_is_two_moves(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN)

            await seated.play_step(process, "same")
            await seated.play_step(process, "same")

            assert await stored_steps(process, seated) == [(1, None, None), (2, 0, "same"), (3, 1, "same")]

    run(work)


def test_in_a_batch_one_table_that_has_moved_on_costs_the_others_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.process() as other:
            companies = [await SeatedTable.start(process) for _ in range(5)]
            lives = [await seated.live(process) for seated in companies]
            decisions = [open_decision(live) for live in lives]
            moves = [legal(live, 0)[0] for live in lives]
            await companies[2].play_step(other)

            answers = await asyncio.gather(
                *(
                    seated.submit(process, decision, move, "mine")
                    for seated, decision, move in zip(companies, decisions, moves, strict=True)
                )
            )

            assert answers == [None, None, Stale("already-decided"), None, None]
            assert [len(await stored_steps(process, seated)) for seated in companies] == [2] * 5

    run(work)


def test_in_a_batch_one_row_that_the_database_refuses_fails_alone(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            tables = [await SeatedTable.start(process) for _ in range(9)]
            rows = []
            for number, seated in enumerate(tables):
                live = await seated.live(process)
                fork, seat = live.match.fork(), open_decision(live).seat
                step = fork.play(seat, legal(live, seat)[0], fork.pending[0].token)
                assert isinstance(step, Step)
                row, _ = live.append_row(fork, step, process.time.now(), seat, f"move-{number}")
                rows.append(replace(row, entries="no text for a database: \0") if number == 5 else row)

            answers = await asyncio.gather(*map(process.steps.append, rows), return_exceptions=True)

            assert [answer for answer in answers if answer is not True] == [answers[5]]
            assert isinstance(answers[5], psycopg.DataError)

    run(work)


def test_a_refusal_is_never_said_of_a_position_that_has_passed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            await seated.live(other)
            await seated.play_step(one)
            live = await seated.live(one)
            decision = open_decision(live)

            answer = await seated.submit(other, decision, legal(live, decision.seat)[0], "next")

            assert answer is None
            assert (await stored_steps(one, seated))[-1] == (3, decision.seat, "next")

    run(work)


def test_trouble_is_confirmed_like_a_refusal(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            await seated.live(other)
            await one.playing.leave(ANNA, seated.table, 0)

            await other.playing.return_to_seat(ANNA, seated.table, 0)

            assert (await seated.live(one)).match.players[0].bot is None
            assert len(await stored_steps(one, seated)) == 3

    run(work)


def test_a_refused_move_changes_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            live = await seated.live(process)
            before = live.match.state
            illegal = next(move for move in sorted(live.match._moves, key=str) if move not in legal(live, 0))

            answer = await seated.submit(process, open_decision(live), illegal)

            assert isinstance(answer, Refusal)
            assert live.match.state == before
            assert len(await stored_steps(process, seated)) == 1

    run(work)


def test_a_move_of_somebody_who_hung_up_in_the_queue_is_left_out_and_spoils_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, process.database.transaction() as holding:
            busy, seated = await SeatedTable.start(process), await SeatedTable.start(process)
            live = await seated.live(process)
            await busy.live(process)
            decision, moves, queue = open_decision(live), legal(live, 0), process.steps._appends._queue
            await holding.execute("SELECT FROM turns WHERE table_id = %s FOR UPDATE", (busy.table,))
            under_way = asyncio.create_task(busy.play_step(process))
            await wait_until(lambda: process.steps._appends._task is not None and not queue)
            given_up = asyncio.create_task(seated.submit(process, decision, moves[0], "given up"))
            await wait_until(lambda: len(queue) == 1)
            given_up.cancel()
            retry = asyncio.create_task(seated.submit(process, decision, moves[1], "tried again"))
            await wait_until(lambda: len(queue) == 2)
            await holding.execute("ROLLBACK")
            await asyncio.wait([under_way, retry])

            assert retry.result() is None
            assert await stored_steps(process, busy) == [(1, None, None), (2, 0, "move-1")]
            assert await stored_steps(process, seated) == [(1, None, None), (2, 0, "tried again")]

    run(work)


def test_while_the_database_is_away_one_is_told_to_try_again_and_the_retry_is_kept_once(
    servers: ServerProcesses,
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_step(process)
            live = await seated.live(process)
            decision = open_decision(live)
            move = legal(live, decision.seat)[0]

            with outage(servers.settings.database_url):
                caught = await raised_problem(seated.submit(process, decision, move, "broken off"))
            steps_before = await stored_steps(process, seated)
            answers = [await seated.submit(process, decision, move, "broken off") for _ in range(2)]

            assert caught is Problem.TRY_AGAIN
            assert len(steps_before) == 2
            assert answers == [None, None]
            assert (await stored_steps(process, seated))[2:] == [(3, decision.seat, "broken off")]

    run(work)


def test_a_move_for_a_writer_whose_line_has_died_is_kept_at_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_step(process)
            terminate_connections(servers.settings.database_url)
            await seated.play_step(process, "on a new line")

            assert (await stored_steps(process, seated))[2:] == [(3, 0, "on a new line")]

    run(work)


def test_a_database_that_breaks_off_what_is_said_on_a_new_line_too_means_try_again(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            live = await seated.live(process)
            monkeypatch.setattr(database, "STATEMENT_TIMEOUT", "50ms")
            async with process.database.transaction() as holding:
                await holding.execute("SELECT FROM turns FOR UPDATE")
                caught = await raised_problem(seated.submit(process, open_decision(live), legal(live, 0)[0]))

            assert caught is Problem.TRY_AGAIN

    run(work)


def test_an_answer_lost_after_the_commit_is_found_by_the_retry(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            live = await seated.live(process)
            decision, move = open_decision(live), legal(live, 0)[0]
            await process.steps.append(make_row(live, decision, move, "committed"))

            answer = await seated.submit(process, decision, move, "committed")

            assert answer is None
            assert len(await stored_steps(process, seated)) == 2
            assert live.seq == 2

    run(work)


def make_row(live: LiveTable, decision: Decision, move: object, move_id: str) -> NewStepRow:
    """Return the row of a move as a process makes it right before it appends the row."""
    fork = live.match.fork()
    step = fork.play(decision.seat, move, decision.token)
    assert isinstance(step, Step)
    return live.append_row(fork, step, 0, decision.seat, move_id)[0]
