"""Clocks: the time each seat has left, as a value that the journal stores with every step."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import assert_never

from msgspec import Struct

from burghof.kernel import Audience, Decision, Seat
from burghof.wire.clock import ClockView, CorrespondenceClock, FischerClock, TimeControl, Unlimited

SECOND_MS = 1000
DAY_MS = 24 * 3600 * SECOND_MS


class Clock(Struct, frozen=True, array_like=True):
    """One seat's clock, in milliseconds of serving time."""

    left: int
    """The time left when it started to run."""
    since: int | None = None
    """The serving time at which it started to run; None while it is stopped."""
    until: int | None = None
    """The serving time at which the sealed choice arrived. The seat is charged no further; others still see it run."""

    @property
    def is_running(self) -> bool:
        """Whether the seat is charged for the time that passes."""
        return self.since is not None and self.until is None

    def left_at(self, now: int) -> int:
        """Return the time left at `now` if the clock has run since it started; `until` is ignored."""
        return self.left if self.since is None else max(0, self.left - max(0, now - self.since))

    def remaining_at(self, now: int) -> int:
        """Return the time that is really left at `now`: nothing is charged after `until`."""
        return self.left_at(now if self.until is None else self.until)


class Clocks(Struct, frozen=True, array_like=True):
    """All clocks of a table."""

    seats: tuple[Clock, ...]

    @property
    def deadline(self) -> int | None:
        """The serving time at which the first running clock becomes empty; None if no clock runs."""
        return min(
            (clock.since + clock.left for clock in self.seats if clock.since is not None and clock.is_running),
            default=None,
        )

    def overdue_seats(self, now: int) -> tuple[Seat, ...]:
        """Return the seats whose clock is running and empty."""
        return tuple(
            Seat(seat) for seat, clock in enumerate(self.seats) if clock.is_running and clock.left_at(now) == 0
        )


def initial_clocks(control: TimeControl, seats: int) -> Clocks | None:
    """Return the clocks before the game, all stopped; None if the table has no time control."""
    match control:
        case Unlimited():
            return None
        case FischerClock(seconds=seconds):
            return Clocks((Clock(seconds * SECOND_MS),) * seats)
        case CorrespondenceClock(days=days):
            return Clocks((Clock(days * DAY_MS),) * seats)
        case _:
            assert_never(control)


def advance_clocks(
    clocks: Clocks,
    control: TimeControl,
    pending: Sequence[Decision],
    people: Collection[Seat],
    mover: Seat | None,
    now: int,
) -> Clocks:
    """Return the clocks after a step of `mover`, with these decisions open; clocks run only for seats in `people`."""
    thinking = {decision.seat for decision in pending if not decision.answered and decision.seat in people}
    answered = {decision.seat for decision in pending if decision.answered and decision.seat in people}

    def tick(seat: Seat, clock: Clock) -> Clock:
        if seat in answered:
            return (
                clock
                if clock.until is not None
                else Clock(clock.left, now if clock.since is None else clock.since, now)
            )
        if clock.is_running and seat in thinking and seat != mover:
            return clock
        has_decided = clock.since is not None and (seat == mover or clock.until is not None)
        left = _left_after(control, clock, now, has_decided=has_decided)
        return Clock(left, now if seat in thinking else None)

    return Clocks(tuple(tick(Seat(seat), clock) for seat, clock in enumerate(clocks.seats)))


def _left_after(control: TimeControl, clock: Clock, now: int, *, has_decided: bool) -> int:
    """Return the time left on a clock that stops: seats that decided get the increment, days start from full again."""
    match control:
        case CorrespondenceClock(days=days):
            return days * DAY_MS
        case FischerClock(increment=increment):
            return clock.remaining_at(now) + (increment * SECOND_MS if has_decided else 0)
        case Unlimited():
            return clock.left
        case _:
            assert_never(control)


def visible_clocks(clocks: Clocks | None, audience: Audience, now: int) -> tuple[ClockView, ...]:
    """Return the clocks as this audience sees them: those of other seats do not reveal that a sealed choice is made."""
    return tuple(
        ClockView(clock.remaining_at(now), clock.is_running)
        if seat == audience
        else ClockView(clock.left_at(now), clock.since is not None)
        for seat, clock in enumerate(clocks.seats if clocks is not None else ())
    )


def to_timestamp(milliseconds: int) -> datetime:
    """Return the timestamp that the database stores for a serving time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
