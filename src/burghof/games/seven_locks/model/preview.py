"""Previews: the effects of a move before it is played; without a notebook, the pearls inside a tower are None."""

from typing import TypeAlias

from msgspec import Struct

from burghof.kernel import Seat


class DropPreview(Struct, frozen=True, gc=False, tag="drop", forbid_unknown_fields=True):
    """The number of pearls in the tower before this one, and the number left in the bin after it."""

    inside: int | None
    bin: int


class WalkPreview(Struct, frozen=True, gc=False, tag="walk", forbid_unknown_fields=True):
    """The number of steps the keymaster takes, and the number of pearls in the tower."""

    steps: int
    inside: int | None


class KeyPreview(Struct, frozen=True, gc=False, tag="key", forbid_unknown_fields=True):
    """The seats that will be asked to join in, and the seats with a coat of arms on this key."""

    asked: tuple[Seat, ...]
    wagers: tuple[Seat, ...]


class CoatPreview(Struct, frozen=True, gc=False, tag="coat", forbid_unknown_fields=True):
    """The share of each joined seat if the key fits and no other seat joins or withdraws; the coats of arms left."""

    share: int | None
    coats: int


class WagerPreview(Struct, frozen=True, gc=False, tag="wager", forbid_unknown_fields=True):
    """The seats with which the last tower would be shared, and the coats of arms left."""

    rivals: tuple[Seat, ...]
    coats: int


LocksPreview: TypeAlias = DropPreview | WalkPreview | KeyPreview | CoatPreview | WagerPreview
