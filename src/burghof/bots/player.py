"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from burghof.kernel import Audience, Seat

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, M]):
    """Somebody who decides for a seat: the same a person gets, and nothing more."""

    def choose(self, view: V_contra, legal: Sequence[M]) -> M:
        """One of the legal moves, of which there is at least one, by what the seat of this view may know."""


class Seen(Protocol):
    """What every view says of itself."""

    @property
    def seat(self) -> Audience:
        """Whose view it is."""


def seat_of(view: object) -> Seat:
    """Whose view it is; every view tells."""
    seen: Seen = view  # type: ignore[assignment] # a view has `seat` and `recall` by the contract of games
    assert seen.seat is not None, "a spectator decides nothing"
    return seen.seat
