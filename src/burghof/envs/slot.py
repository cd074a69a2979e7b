"""Slots: the numbers an observation is made of, each with a name and a range."""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["number", "yes-no", "choice", "length", "count", "letter"]

NUMBER = (1 << 31) - 1
"""How far from zero a number may be whose type says nothing about it: what 32 bits hold."""


class Slot(Struct, frozen=True):
    """One number of an observation."""

    name: str
    """Its place in the view: `towers[3][0].colour`, `len(towers[3])`, `has(fresh)`."""
    kind: Kind
    low: int
    high: int
    values: tuple[str, ...] = ()
    """What the numbers 1, 2, … of a choice stand for; 0 is always nothing."""
