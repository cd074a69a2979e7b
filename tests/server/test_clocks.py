"""Clocks: a clock runs only while its seat has to decide."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.kernel import Decision, Player, Seat
from burghof.server.clock.clocks import Clock, Clocks, first_clocks, shown, ticked
from burghof.server.clock.serving_time import ServingTime
from burghof.wire.clock import ClockShown, Days, Live, NoClock
from tests.server.company import ANNA, BEN, Company, bots_move, execute, pass_time, problem_of
from tests.server.house import House, run

SLACK = 15_000
"""Milliseconds that a busy machine may take for actions that should take none."""

LIVE = {"clock": "live", "seconds": 600, "increment": 5}


def about(milliseconds: int) -> Any:  # noqa: ANN401 - stands for a number
    """Match this number of milliseconds or a little less, since time also passes during the test."""
    return pytest.approx(milliseconds - SLACK // 2, abs=SLACK // 2)


def test_who_thinks_pays_and_who_decides_gets_the_increment(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, clock=LIVE)
            await pass_time(100, process)
            await company.steps(process, 2)
            await pass_time(50, process)

            live = await company.live(process)
            anna, ben = shown(live.clocks, None, process.time.now())

            assert anna == ClockShown(about(510_000), runs=False)
            assert ben == ClockShown(about(550_000), runs=True)

    run(work)


def test_days_begin_anew_with_every_decision(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, clock={"clock": "days", "days": 2})
            day = 24 * 3600
            await pass_time(day, process)
            live = await company.live(process)
            before = shown(live.clocks, None, process.time.now())[0]
            await company.step(process)

            after = shown(live.clocks, None, process.time.now())[0]

            assert before == ClockShown(about(day * 1000), runs=True)
            assert after == ClockShown(about(2 * day * 1000), runs=True)

    run(work)


def test_without_a_clock_none_is_shown_and_nothing_is_due(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.step(process)

            assert shown((await company.live(process)).clocks, None, process.time.now()) == ()
            assert await execute(process, "SELECT deadline FROM turns") == [(None,)]

    run(work)


def test_in_a_sealed_ballot_others_see_a_clock_run_on_that_stands(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN, clock=LIVE)
            await company.step(process)
            await pass_time(100, process)
            live = await company.live(process)

            to_anna, to_ben, to_others = (
                shown(live.clocks, audience, process.time.now()) for audience in (Seat(0), Seat(1), None)
            )

            assert to_anna[0] == ClockShown(about(600_000), runs=False)
            assert to_ben[0] == to_ben[1] == to_others[0] == to_others[1] == ClockShown(about(500_000), runs=True)
            await company.step(process)
            assert shown(live.clocks, None, process.time.now())[0].left == about(605_000)

    run(work)


def test_a_missed_deadline_hands_the_seat_to_a_bot_and_the_person_may_come_back(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, clock={"clock": "days", "days": 1})
            await pass_time(25 * 3600, process)

            await process.deadlines.enforce()
            handed = (await company.live(process)).match.players[0]
            await process.playing.come_back(ANNA, company.table, 0)

            assert handed == Player("Anna", "squire")
            live = await company.live(process)
            assert shown(live.clocks, None, process.time.now())[0] == ClockShown(about(24 * 3600_000), runs=True)

    run(work)


def test_a_missed_deadline_forfeits_the_seat_where_the_table_chose_so(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, clock=LIVE, on_timeout="forfeit")
            await pass_time(601, process)

            await process.deadlines.enforce()

            match = (await company.live(process)).match
            assert match.is_over
            assert match.forfeits == [Seat(0)]

    run(work)


def test_every_seat_that_let_a_ballot_wait_too_long_is_dealt_with_at_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN, clock=LIVE)
            await pass_time(601, process)

            await process.deadlines.enforce()

            assert [player.bot for player in (await company.live(process)).match.players] == ["squire", "squire"]

    run(work)


def test_a_claim_that_came_too_late_does_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one, clock=LIVE)
            await company.live(other)
            await company.steps(one, 2)
            await execute(one, "UPDATE turns SET deadline = now() - interval '1 hour'")

            await other.deadlines.enforce()

            live = await company.live(other)
            assert live.seq == 3
            assert [player.bot for player in live.match.players] == [None, None]

    run(work)


def test_two_processes_deal_with_an_empty_clock_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one, clock=LIVE)
            await company.live(other)
            await pass_time(601, one, other)
            await one.deadlines.enforce()
            await execute(one, "UPDATE turns SET deadline = now() - interval '1 hour'")

            await other.deadlines.enforce()

            assert (await company.live(other)).seq == 2

    run(work)


def test_one_table_that_cannot_be_dealt_with_does_not_stop_the_others(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            newer, company = [await Company.play(process, clock=LIVE) for _ in range(2)]
            await execute(process, "UPDATE turns SET format = 2 WHERE table_id = %s", newer.table)
            await pass_time(601, process)

            await process.deadlines.enforce()

            assert (await company.live(process)).match.players[0].bot == "squire"

    run(work)


def test_one_table_whose_record_is_spoilt_does_not_stop_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            spoilt, company = [await Company.play(one, clock=LIVE) for _ in range(2)]
            await execute(one, "UPDATE steps SET entries = '[]' WHERE table_id = %s", spoilt.table)
            await pass_time(601, one, other)

            await other.deadlines.enforce()

            assert (await company.live(other)).match.players[0].bot == "squire"
            assert "a deadline could not be enforced" in caplog.messages

    run(work)


def test_bots_have_no_clock(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, None, clock=LIVE)
            await company.steps(process, 2)
            await pass_time(1000, process)
            await process.deadlines.enforce()

            live = await company.live(process)

            assert shown(live.clocks, None, process.time.now())[1] == ClockShown(600_000, runs=False)
            assert live.seq == 3
            await bots_move(process)
            assert live.seq > 3

    run(work)


@pytest.mark.parametrize("lost", [20, 3600])
def test_no_clock_pays_for_time_when_all_processes_are_stopped(house: House, lost: int) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, clock={"clock": "live", "seconds": 40})
            await pass_time(10, process)
            live = await company.live(process)
            before = shown(live.clocks, None, process.time.now())[0]
            await execute(
                process,
                "UPDATE heartbeat SET lost = lost - make_interval(secs => %s),"
                " beat_at = beat_at - make_interval(secs => %s)",
                lost,
                lost,
            )

        async with house.process() as restarted:
            await restarted.deadlines.enforce()
            live = await company.live(restarted)
            after = shown(live.clocks, None, restarted.time.now())[0]

            assert live.seq == 1
            assert after.left == about(before.left)

    run(work)


def test_time_stands_for_a_process_whose_database_does_not_answer(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            wrist = [1000.0]
            time = ServingTime(process.database, lambda: wrist[0])
            await time.beat()
            beaten = time.now()

            wrist[0] += 4
            after_four = time.now()
            wrist[0] += 16
            after_twenty = time.now()

            assert after_four == beaten + 4000
            assert after_twenty == beaten

    run(work)


def test_a_beat_in_time_loses_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            lost = await execute(process, "SELECT lost FROM heartbeat")
            await execute(process, "UPDATE heartbeat SET beat_at = now() - interval '3 seconds'")

            await process.time.beat()

            assert await execute(process, "SELECT lost FROM heartbeat") == lost

    run(work)


# Invariants of the clock values

STANDS, THINKS, WAITS = "stands", "thinks", "waits"
SEATS = 3


class Model:
    """Reference model of the remaining milliseconds of each seat, computed interval by interval."""

    def __init__(self, seconds: int, increment: int) -> None:
        self.left = [seconds * 1000] * SEATS
        self.status = [STANDS] * SEATS
        self.increment = increment * 1000

    def step(self, elapsed: int, statuses: Sequence[str], mover: int | None) -> None:
        """Advance by `elapsed` milliseconds; then the mover moves, and the seats have these statuses."""
        for seat, (before, after) in enumerate(zip(self.status, statuses, strict=True)):
            self.left[seat] -= min(elapsed, self.left[seat]) * (before == THINKS)
            has_decided = (before == THINKS and seat == mover) or before == WAITS
            self.left[seat] += self.increment * (has_decided and after != WAITS)
        self.status = list(statuses)


def pending(statuses: Sequence[str]) -> tuple[Decision, ...]:
    """Return the open decisions of seats with these statuses."""
    return tuple(
        Decision(Seat(seat), "any", sealed=True, answered=status == WAITS)
        for seat, status in enumerate(statuses)
        if status != STANDS
    )


STEPS = st.lists(
    st.tuples(
        st.integers(0, 20_000),
        st.tuples(*[st.sampled_from([STANDS, THINKS, WAITS])] * SEATS),
        st.sampled_from([None, *range(SEATS)]),
    ),
    max_size=12,
)


@given(seconds=st.integers(1, 60), increment=st.integers(0, 10), start=st.integers(0, 10_000), steps=STEPS)
def test_a_live_clock_loses_exactly_the_time_its_seat_thought(
    seconds: int, increment: int, start: int, steps: list[tuple[int, tuple[str, ...], int | None]]
) -> None:
    control = Live(seconds, increment)
    clocks = first_clocks(control, SEATS)
    assert clocks is not None
    model, now = Model(seconds, increment), start
    everybody = [Seat(seat) for seat in range(SEATS)]

    for elapsed, statuses, mover in steps:
        now += elapsed
        model.step(elapsed, statuses, mover)
        clocks = ticked(clocks, control, pending(statuses), everybody, None if mover is None else Seat(mover), now)

        assert [clock.charged(now) for clock in clocks.seats] == model.left
        assert [clock.runs for clock in clocks.seats] == [status == THINKS for status in statuses]
        assert [clock.runs for clock in shown(clocks, None, now)] == [status != STANDS for status in statuses]
        running = [left for left, status in zip(model.left, statuses, strict=True) if status == THINKS]
        due = None if clocks.deadline is None else max(now, clocks.deadline)
        assert due == min((now + left for left in running), default=None)


@given(left=st.integers(0, 10_000), since=st.integers(0, 10_000), now=st.integers(0, 40_000))
def test_no_clock_shows_less_than_nothing_nor_more_than_it_had(left: int, since: int, now: int) -> None:
    clocks = Clocks((Clock(left, since),))

    (one,) = shown(clocks, None, now)

    assert 0 <= one.left <= left
    assert clocks.overdue(now) == ((Seat(0),) if max(0, now - since) >= left else ())


@given(steps=STEPS)
def test_days_are_whole_for_whoever_begins_to_think(
    steps: list[tuple[int, tuple[str, ...], int | None]],
) -> None:
    control, now = Days(1), 0
    clocks = first_clocks(control, SEATS)
    assert clocks is not None
    everybody = [Seat(seat) for seat in range(SEATS)]

    for elapsed, statuses, mover in steps:
        now += elapsed
        seat = None if mover is None else Seat(mover)
        clocks = ticked(clocks, control, pending(statuses), everybody, seat, now)
        begun = [clock for clock in clocks.seats if clock.runs and clock.since == now]

        assert all(clock.charged(now) == 24 * 3600 * 1000 for clock in begun)


@given(statuses=st.tuples(*[st.sampled_from([STANDS, THINKS, WAITS])] * SEATS))
def test_seats_that_no_person_plays_never_run(statuses: tuple[str, ...]) -> None:
    clocks = Clocks((Clock(1000),) * SEATS)

    after = ticked(clocks, Live(1), pending(statuses), [], None, 5)

    assert after == clocks
    assert first_clocks(NoClock(), SEATS) is None
    assert ticked(clocks, NoClock(), pending(statuses), [], None, 5) == clocks


def test_nobody_can_come_back_to_a_seat_that_its_clock_forfeited(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN, BEN, clock=LIVE, on_timeout="forfeit")
            await pass_time(601, process)
            await process.deadlines.enforce()

            problem = await problem_of(process.playing.come_back(ANNA, company.table, 0))

            assert problem.type == "not-now"
            assert not (await company.live(process)).match.is_over

    run(work)
