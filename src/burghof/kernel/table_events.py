"""Table events: events that can happen in any game."""

from typing import Literal, TypeAlias

from burghof.kernel.event import Event
from burghof.kernel.seat import Seat


class TakenBack(Event, frozen=True, gc=False, tag="taken-back"):
    """Moves were taken back; these seats agreed to it."""

    seats: tuple[Seat, ...]


class SeatTaken(Event, frozen=True, gc=False, tag="seat-taken"):
    """Another player plays this seat from now on."""

    seat: Seat
    name: str


class GaveUp(Event, frozen=True, gc=False, tag="gave-up"):
    """A seat gave up, or its time ran out."""

    seat: Seat
    why: Literal["resigned", "out-of-time"]


TableEvent: TypeAlias = TakenBack | SeatTaken | GaveUp
