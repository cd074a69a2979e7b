"""Clocks: a clock runs only while its seat has to decide, and an empty one has its effect."""

from typing import Any

import pytest

from burghof.hosting.clock.clocks import visible_clocks
from burghof.kernel import Player, Seat
from burghof.server.clock.serving_time import ServingTime
from burghof.wire.clock import ClockView
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import (
    ANNA,
    BEN,
    SeatedTable,
    advance_serving_time,
    execute_sql,
    play_bots,
    raised_problem,
)

TOLERANCE_MS = 15_000
"""Milliseconds that a busy machine may take for actions that should take none."""

FISCHER_CLOCK = {"clock": "live", "seconds": 600, "increment": 5}


def approximately(milliseconds: int) -> Any:  # noqa: ANN401 - stands for a number
    """Match this number of milliseconds or a little less, since time also passes during the test."""
    return pytest.approx(milliseconds - TOLERANCE_MS // 2, abs=TOLERANCE_MS // 2)


def test_who_thinks_pays_and_who_decides_gets_the_increment(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, clock=FISCHER_CLOCK)
            await advance_serving_time(100, process)
            await seated.play_steps(process, 2)
            await advance_serving_time(50, process)

            live = await seated.live(process)
            anna, ben = visible_clocks(live.clocks, None, process.time.now())

            assert anna == ClockView(approximately(510_000), runs=False)
            assert ben == ClockView(approximately(550_000), runs=True)

    run(work)


def test_days_begin_anew_with_every_decision(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, clock={"clock": "days", "days": 2})
            day = 24 * 3600
            await advance_serving_time(day, process)
            live = await seated.live(process)
            before = visible_clocks(live.clocks, None, process.time.now())[0]
            await seated.play_step(process)

            after = visible_clocks(live.clocks, None, process.time.now())[0]

            assert before == ClockView(approximately(day * 1000), runs=True)
            assert after == ClockView(approximately(2 * day * 1000), runs=True)

    run(work)


def test_without_a_clock_none_is_shown_and_nothing_is_due(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_step(process)

            assert visible_clocks((await seated.live(process)).clocks, None, process.time.now()) == ()
            assert await execute_sql(process, "SELECT deadline FROM turns") == [(None,)]

    run(work)


def test_in_a_sealed_ballot_others_see_a_clock_run_on_that_stands(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN, clock=FISCHER_CLOCK)
            await seated.play_step(process)
            await advance_serving_time(100, process)
            live = await seated.live(process)

            now = process.time.now()
            to_anna, to_ben, to_others = (
                visible_clocks(live.clocks, audience, now) for audience in (Seat(0), Seat(1), None)
            )

            assert to_anna[0] == ClockView(approximately(600_000), runs=False)
            assert (
                to_ben[0] == to_ben[1] == to_others[0] == to_others[1] == ClockView(approximately(500_000), runs=True)
            )
            await seated.play_step(process)
            assert visible_clocks(live.clocks, None, process.time.now())[0].left == approximately(605_000)

    run(work)


def test_a_missed_deadline_hands_the_seat_to_a_bot_and_the_person_may_come_back(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, clock={"clock": "days", "days": 1})
            await advance_serving_time(25 * 3600, process)

            await process.deadlines.enforce()
            handed = (await seated.live(process)).match.players[0]
            await process.playing.return_to_seat(ANNA, seated.table, 0)

            assert handed == Player("Anna", "squire")
            live = await seated.live(process)
            assert visible_clocks(live.clocks, None, process.time.now())[0] == ClockView(
                approximately(24 * 3600_000), runs=True
            )

    run(work)


def test_a_missed_deadline_forfeits_the_seat_where_the_table_chose_so(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, clock=FISCHER_CLOCK, on_timeout="forfeit")
            await advance_serving_time(601, process)

            await process.deadlines.enforce()

            match = (await seated.live(process)).match
            assert match.is_over
            assert match.forfeits == (Seat(0),)

    run(work)


def test_every_seat_that_let_a_ballot_wait_too_long_is_dealt_with_at_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN, clock=FISCHER_CLOCK)
            await advance_serving_time(601, process)

            await process.deadlines.enforce()

            assert [player.bot for player in (await seated.live(process)).match.players] == ["squire", "squire"]

    run(work)


def test_a_claim_that_came_too_late_does_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one, clock=FISCHER_CLOCK)
            await seated.live(other)
            await seated.play_steps(one, 2)
            await execute_sql(one, "UPDATE turns SET deadline = now() - interval '1 hour'")

            await other.deadlines.enforce()

            live = await seated.live(other)
            assert live.seq == 3
            assert [player.bot for player in live.match.players] == [None, None]

    run(work)


def test_two_processes_deal_with_an_empty_clock_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one, clock=FISCHER_CLOCK)
            await seated.live(other)
            await advance_serving_time(601, one, other)
            await one.deadlines.enforce()
            await execute_sql(one, "UPDATE turns SET deadline = now() - interval '1 hour'")

            await other.deadlines.enforce()

            assert (await seated.live(other)).seq == 2

    run(work)


def test_one_table_that_cannot_be_dealt_with_does_not_stop_the_others(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            newer, seated = [await SeatedTable.start(process, clock=FISCHER_CLOCK) for _ in range(2)]
            await execute_sql(process, "UPDATE turns SET format = 2 WHERE table_id = %s", newer.table)
            await advance_serving_time(601, process)

            await process.deadlines.enforce()

            assert (await seated.live(process)).match.players[0].bot == "squire"

    run(work)


def test_one_table_whose_record_is_spoilt_does_not_stop_the_others(
    servers: ServerProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            spoilt, seated = [await SeatedTable.start(one, clock=FISCHER_CLOCK) for _ in range(2)]
            await execute_sql(one, "UPDATE steps SET entries = '[]' WHERE table_id = %s", spoilt.table)
            await advance_serving_time(660, one, other)

            await other.deadlines.enforce()

            assert (await seated.live(other)).match.players[0].bot == "squire"
            assert "a deadline could not be enforced" in caplog.messages

    run(work)


def test_bots_have_no_clock(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, None, clock=FISCHER_CLOCK)
            await seated.play_steps(process, 2)
            await advance_serving_time(1000, process)
            await process.deadlines.enforce()

            live = await seated.live(process)

            assert visible_clocks(live.clocks, None, process.time.now())[1] == ClockView(600_000, runs=False)
            assert live.seq == 3
            await play_bots(process)
            assert live.seq > 3

    run(work)


@pytest.mark.parametrize("lost", [20, 3600])
def test_no_clock_pays_for_time_when_all_processes_are_stopped(servers: ServerProcesses, lost: int) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, clock={"clock": "live", "seconds": 40})
            await advance_serving_time(10, process)
            live = await seated.live(process)
            await process.time.record_heartbeat()  # Time after the last beat is not served.
            before = visible_clocks(live.clocks, None, process.time.now())[0]
            await execute_sql(
                process,
                "UPDATE heartbeat SET lost = lost - make_interval(secs => %s),"
                " beat_at = beat_at - make_interval(secs => %s)",
                lost,
                lost,
            )

        async with servers.process() as restarted:
            await restarted.deadlines.enforce()
            live = await seated.live(restarted)
            after = visible_clocks(live.clocks, None, restarted.time.now())[0]

            assert live.seq == 1
            assert after.left == approximately(before.left)

    run(work)


def test_time_stands_for_a_process_whose_database_does_not_answer(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            wrist = [1000.0]
            time = ServingTime(process.database, lambda: wrist[0])
            await time.record_heartbeat()
            beaten = time.now()

            wrist[0] += 4
            after_four = time.now()
            wrist[0] += 16
            after_twenty = time.now()

            assert after_four == beaten + 4000
            assert after_twenty == after_four, "no clock goes back"

    run(work)


def test_serving_time_goes_on_where_the_time_of_the_database_steps_back(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.process() as other:
            before = process.time.now()
            # As if the database had been an hour ahead until now.
            await execute_sql(process, "UPDATE heartbeat SET beat_at = beat_at + interval '1 hour', lost = lost")
            ahead = process.time.now() + 3_600_000

            await process.time.record_heartbeat()
            await other.time.record_heartbeat()

            assert process.time.now() >= before
            assert ahead - 5_000 <= other.time.now() <= ahead + 60_000
            assert process.time.now() == approximately(other.time.now())

    run(work)


def test_serving_time_never_goes_back_in_a_process(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            before = process.time.now()
            await execute_sql(process, "UPDATE heartbeat SET lost = lost + interval '1 minute'")

            await process.time.record_heartbeat()

            assert process.time.now() >= before

    run(work)


def test_a_beat_in_time_loses_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            lost = await execute_sql(process, "SELECT lost FROM heartbeat")
            await execute_sql(process, "UPDATE heartbeat SET beat_at = now() - interval '3 seconds'")

            await process.time.record_heartbeat()

            assert await execute_sql(process, "SELECT lost FROM heartbeat") == lost

    run(work)


def test_nobody_can_come_back_to_a_seat_that_its_clock_forfeited(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(
                process, "kilt-castle", ANNA, BEN, BEN, clock=FISCHER_CLOCK, on_timeout="forfeit"
            )
            await advance_serving_time(601, process)
            await process.deadlines.enforce()

            problem = await raised_problem(process.playing.return_to_seat(ANNA, seated.table, 0))

            assert problem.type == "not-now"
            assert not (await seated.live(process)).match.is_over

    run(work)
