"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, M]):
    """Somebody who decides for a seat: the same a person gets, and nothing more."""

    def choose(self, view: V_contra, legal: Sequence[M]) -> M:
        """One of the legal moves, of which there is at least one, by what the seat of this view may know."""
