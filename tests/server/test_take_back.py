"""Take-back: freely, by agreement of all, or not at all."""

from burghof.hosting.sockets.messages import full_view
from burghof.kernel import Seat, TookBack
from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import (
    ANNA,
    BEN,
    CLEO,
    SeatedTable,
    execute_sql,
    open_decision,
    play_bots,
    raised_problem,
)


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


def test_only_who_asked_withdraws_the_question_and_only_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 3)
            nothing = await raised_problem(process.playing.withdraw_take_back(ANNA, seated.table, 0))
            await process.playing.take_back(ANNA, seated.table, 0, "ask")

            foreign = await raised_problem(process.playing.withdraw_take_back(BEN, seated.table, 1))
            await process.playing.withdraw_take_back(ANNA, seated.table, 0)
            again = await raised_problem(process.playing.withdraw_take_back(ANNA, seated.table, 0))

            agreed = await raised_problem(process.playing.answer_take_back(BEN, seated.table, 1, agrees=True))
            assert [nothing, foreign, again, agreed] == [Problem.NOT_NOW] * 4
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
