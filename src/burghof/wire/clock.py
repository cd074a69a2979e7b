"""Time controls: how long a seat may think, and how its clock is shown."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

YEAR = 366


class NoClock(Struct, frozen=True, tag="none", tag_field="clock", forbid_unknown_fields=True):
    """Nobody is hurried."""


class Live(Struct, frozen=True, tag="live", tag_field="clock", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after each decision."""

    seconds: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Days(Struct, frozen=True, tag="days", tag_field="clock", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=YEAR)]


TimeControl: TypeAlias = NoClock | Live | Days

OnTimeout: TypeAlias = Literal["bot", "forfeit"]
"""What happens to a seat whose time is up: a bot plays on, or it gives up."""


class ClockShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's clock at the moment of sending: milliseconds left, and whether it runs.

    In a sealed ballot everybody else's clock is shown as running until all are in, whoever has chosen.
    """

    left: int
    runs: bool
