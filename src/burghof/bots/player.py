"""The interface of a bot."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from burghof.kernel import Audience, Seat

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, M]):
    """Decides for a seat, with the same information as a person."""

    def choose(self, view: V_contra, legal: Sequence[M]) -> M:
        """Return one of the legal moves (at least one), using only what the seat of this view may know."""


class HasSeat(Protocol):
    """The attribute that every view has."""

    @property
    def seat(self) -> Audience:
        """The audience of the view."""


def seat_of(view: object) -> Seat:
    """Return the seat of a view; it must not be a spectator's."""
    seen: HasSeat = view  # type: ignore[assignment] # a view has `seat` and `recall` by the contract of games
    assert seen.seat is not None, "a spectator decides nothing"
    return seen.seat
