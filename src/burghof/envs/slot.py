"""Slots: the numbers of an observation, each with a name and a range."""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["number", "yes-no", "choice", "length", "count", "letter"]

MAX_INT = (1 << 31) - 1
"""Maximum absolute value of an integer whose type sets no range: the limit of 32 bits."""


class ObservationSlot(Struct, frozen=True):
    """One number of an observation."""

    name: str
    """Its path in the view: `towers[3][0].colour`, `len(towers[3])`, `has(fresh)`."""
    kind: Kind
    low: int
    high: int
    values: tuple[str, ...] = ()
    """The meaning of the numbers 1, 2, … of a choice; 0 always means none."""
