"""Clocks as values: their invariants, compared with a reference model."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from burghof.hosting.clock.clocks import Clock, Clocks, advance_clocks, initial_clocks, visible_clocks
from burghof.kernel import Decision, Seat
from burghof.wire.clock import CorrespondenceClock, FischerClock, Unlimited

STANDS, THINKS, WAITS = "stands", "thinks", "waits"
SEATS = 3


class ClockModel:
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
    control = FischerClock(seconds, increment)
    clocks = initial_clocks(control, SEATS)
    assert clocks is not None
    model, now = ClockModel(seconds, increment), start
    everybody = [Seat(seat) for seat in range(SEATS)]

    for elapsed, statuses, mover in steps:
        now += elapsed
        model.step(elapsed, statuses, mover)
        clocks = advance_clocks(
            clocks, control, pending(statuses), everybody, None if mover is None else Seat(mover), now
        )

        assert [clock.remaining_at(now) for clock in clocks.seats] == model.left
        assert [clock.is_running for clock in clocks.seats] == [status == THINKS for status in statuses]
        assert [clock.runs for clock in visible_clocks(clocks, None, now)] == [status != STANDS for status in statuses]
        running = [left for left, status in zip(model.left, statuses, strict=True) if status == THINKS]
        due = None if clocks.deadline is None else max(now, clocks.deadline)
        assert due == min((now + left for left in running), default=None)


@given(left=st.integers(0, 10_000), since=st.integers(0, 10_000), now=st.integers(0, 40_000))
def test_no_clock_shows_less_than_nothing_nor_more_than_it_had(left: int, since: int, now: int) -> None:
    clocks = Clocks((Clock(left, since),))

    (one,) = visible_clocks(clocks, None, now)

    assert 0 <= one.left <= left
    assert clocks.overdue_seats(now) == ((Seat(0),) if max(0, now - since) >= left else ())


@given(steps=STEPS)
def test_days_are_whole_for_whoever_begins_to_think(
    steps: list[tuple[int, tuple[str, ...], int | None]],
) -> None:
    control, now = CorrespondenceClock(1), 0
    clocks = initial_clocks(control, SEATS)
    assert clocks is not None
    everybody = [Seat(seat) for seat in range(SEATS)]

    for elapsed, statuses, mover in steps:
        now += elapsed
        seat = None if mover is None else Seat(mover)
        clocks = advance_clocks(clocks, control, pending(statuses), everybody, seat, now)
        begun = [clock for clock in clocks.seats if clock.is_running and clock.since == now]

        assert all(clock.remaining_at(now) == 24 * 3600 * 1000 for clock in begun)


@given(statuses=st.tuples(*[st.sampled_from([STANDS, THINKS, WAITS])] * SEATS))
def test_seats_that_no_person_plays_never_run(statuses: tuple[str, ...]) -> None:
    clocks = Clocks((Clock(1000),) * SEATS)

    after = advance_clocks(clocks, FischerClock(1), pending(statuses), [], None, 5)

    assert after == clocks
    assert initial_clocks(Unlimited(), SEATS) is None
    assert advance_clocks(clocks, Unlimited(), pending(statuses), [], None, 5) == clocks
