"""House events: what happens at a table of any game."""

from typing import Literal, TypeAlias

from burghof.kernel.event import Event
from burghof.kernel.seat import Seat


class TakenBack(Event, frozen=True, gc=False, tag="taken-back"):
    """The table went back; these seats wanted it."""

    seats: tuple[Seat, ...]


class SeatTaken(Event, frozen=True, gc=False, tag="seat-taken"):
    """Somebody else plays this seat now."""

    seat: Seat
    name: str


class GaveUp(Event, frozen=True, gc=False, tag="gave-up"):
    """A seat gave up, or its time ran out."""

    seat: Seat
    why: Literal["resigned", "out-of-time"]


HouseEvent: TypeAlias = TakenBack | SeatTaken | GaveUp
