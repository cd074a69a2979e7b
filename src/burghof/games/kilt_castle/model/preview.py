"""What a move would do, told before it is made."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.kilt_castle.model.colour import Colour
from burghof.kernel import Seat


class RelocatePreview(Struct, frozen=True, gc=False, tag="relocate", forbid_unknown_fields=True):
    """Which colours would build, in this order, and whether a ducat day would come."""

    builders: tuple[Colour, ...]
    is_ducat_day: bool


class BuildPreview(Struct, frozen=True, gc=False, tag="build", forbid_unknown_fields=True):
    """What it would cost, whom it would pay, and whether a roof follows."""

    price: int
    payee: Seat | None
    roof: Literal["none", "set", "choose"]


class TakeRoofPreview(Struct, frozen=True, gc=False, tag="take-roof", forbid_unknown_fields=True):
    """Whose the tower would be without its roof."""

    owner: Seat


KiltPreview: TypeAlias = RelocatePreview | BuildPreview | TakeRoofPreview
