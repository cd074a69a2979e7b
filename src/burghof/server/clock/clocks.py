"""Clocks: what each seat has left, as a value that the journal keeps with every step."""

from collections.abc import Collection, Sequence
from typing import assert_never

from msgspec import Struct

from burghof.kernel import Audience, Decision, Seat
from burghof.wire.clock import ClockShown, Days, Live, NoClock, TimeControl

SECOND = 1000
DAY = 24 * 3600 * SECOND


class Clock(Struct, frozen=True, array_like=True):
    """One seat's clock, in milliseconds of serving time."""

    left: int
    """What was left when it began to run."""
    since: int | None = None
    """When it began to run; None while it stands."""
    until: int | None = None
    """When its sealed choice came in; it is charged no further, though others see it run on."""

    @property
    def runs(self) -> bool:
        """Whether time is passing for this seat."""
        return self.since is not None and self.until is None

    def left_at(self, now: int) -> int:
        """What is left now, if its time has been passing until then."""
        return self.left if self.since is None else max(0, self.left - max(0, now - self.since))

    def charged(self, now: int) -> int:
        """What is truly left now."""
        return self.left_at(now if self.until is None else self.until)


class Clocks(Struct, frozen=True, array_like=True):
    """All clocks of a table."""

    seats: tuple[Clock, ...]

    @property
    def deadline(self) -> int | None:
        """When the first running clock is empty."""
        return min(
            (clock.since + clock.left for clock in self.seats if clock.since is not None and clock.runs), default=None
        )

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """The seats whose clock runs and is empty."""
        return tuple(Seat(seat) for seat, clock in enumerate(self.seats) if clock.runs and clock.left_at(now) == 0)


def first_clocks(control: TimeControl, seats: int) -> Clocks | None:
    """The clocks before the game, all standing; None without any."""
    match control:
        case NoClock():
            return None
        case Live(seconds=seconds):
            return Clocks((Clock(seconds * SECOND),) * seats)
        case Days(days=days):
            return Clocks((Clock(days * DAY),) * seats)
        case _:
            assert_never(control)


def ticked(
    clocks: Clocks,
    control: TimeControl,
    pending: Sequence[Decision],
    people: Collection[Seat],
    mover: Seat | None,
    now: int,
) -> Clocks:
    """The clocks after a step of this mover, with these decisions open; bots have all the time there is."""
    thinking = {decision.seat for decision in pending if not decision.answered and decision.seat in people}
    waiting = {decision.seat for decision in pending if decision.answered and decision.seat in people}

    def tick(seat: Seat, clock: Clock) -> Clock:
        if seat in waiting:
            return (
                clock
                if clock.until is not None
                else Clock(clock.left, now if clock.since is None else clock.since, now)
            )
        if clock.runs and seat in thinking and seat != mover:
            return clock
        has_decided = clock.since is not None and (seat == mover or clock.until is not None)
        left = _left_after(control, clock, now, has_decided=has_decided)
        return Clock(left, now if seat in thinking else None)

    return Clocks(tuple(tick(Seat(seat), clock) for seat, clock in enumerate(clocks.seats)))


def _left_after(control: TimeControl, clock: Clock, now: int, *, has_decided: bool) -> int:
    """What a clock has left when it stops: increments are for those who decided, days begin anew."""
    match control:
        case Days(days=days):
            return days * DAY
        case Live(increment=increment):
            return clock.charged(now) + (increment * SECOND if has_decided else 0)
        case NoClock():
            return clock.left
        case _:
            assert_never(control)


def shown(clocks: Clocks | None, audience: Audience, now: int) -> tuple[ClockShown, ...]:
    """The clocks as this audience may see them: nobody else's tells that a sealed choice is in."""
    return tuple(
        ClockShown(clock.charged(now), clock.runs)
        if seat == audience
        else ClockShown(clock.left_at(now), clock.since is not None)
        for seat, clock in enumerate(clocks.seats if clocks is not None else ())
    )
