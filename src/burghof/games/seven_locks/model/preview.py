"""What a move would do, told before it is made; pearls inside a tower are None where nobody writes them down."""

from typing import TypeAlias

from msgspec import Struct

from burghof.kernel import Seat


class DropPreview(Struct, frozen=True, gc=False, tag="drop", forbid_unknown_fields=True):
    """How many pearls are in the tower before this one, and what is left in the bin after it."""

    inside: int | None
    bin: int


class WalkPreview(Struct, frozen=True, gc=False, tag="walk", forbid_unknown_fields=True):
    """How many steps the keymaster takes, and how many pearls wait there."""

    steps: int
    inside: int | None


class KeyPreview(Struct, frozen=True, gc=False, tag="key", forbid_unknown_fields=True):
    """Who will be asked to join in, and who holds this key for enchanted."""

    asked: tuple[Seat, ...]
    wagers: tuple[Seat, ...]


class CoatPreview(Struct, frozen=True, gc=False, tag="coat", forbid_unknown_fields=True):
    """The share of whoever joined in if the key fits and nobody else comes or goes; the coats of arms left then."""

    share: int | None
    coats: int


class WagerPreview(Struct, frozen=True, gc=False, tag="wager", forbid_unknown_fields=True):
    """With whom the last tower would be shared, and the coats of arms left then."""

    rivals: tuple[Seat, ...]
    coats: int


LocksPreview: TypeAlias = DropPreview | WalkPreview | KeyPreview | CoatPreview | WagerPreview
