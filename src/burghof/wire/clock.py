"""Time controls: how long a seat may think, and how its clock is sent."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

YEAR_DAYS = 366


class Unlimited(Struct, frozen=True, tag="none", tag_field="clock", forbid_unknown_fields=True):
    """No time limit."""


class FischerClock(Struct, frozen=True, tag="live", tag_field="clock", forbid_unknown_fields=True):
    """A number of seconds for the whole game, and an increment after each decision."""

    seconds: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class CorrespondenceClock(Struct, frozen=True, tag="days", tag_field="clock", forbid_unknown_fields=True):
    """A number of days for each decision."""

    days: Annotated[int, Meta(ge=1, le=YEAR_DAYS)]


TimeControl: TypeAlias = Unlimited | FischerClock | CorrespondenceClock

OnTimeout: TypeAlias = Literal["bot", "forfeit"]
"""What happens to a seat whose time is up: a bot plays on, or the seat gives up."""


class ClockView(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's clock at the time of sending: the milliseconds left, and whether it runs.

    In a sealed ballot the clocks of all other seats are sent as running until all have chosen, so that they do not
    reveal which seats have.
    """

    left: int
    runs: bool
