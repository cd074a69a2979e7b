"""What a move would do, told before it is made."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.kilt_castle.model.board import Field
from burghof.games.kilt_castle.model.colour import Colour
from burghof.kernel import Seat


class Site(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A field that could be built on, and what it would cost."""

    field: Field
    price: int


class RelocatePreview(Struct, frozen=True, gc=False, tag="relocate", forbid_unknown_fields=True):
    """Which colours would build, in this order, where the first of them could, and whether a ducat day would come."""

    builders: tuple[Colour, ...]
    sites: tuple[Site, ...]
    is_ducat_day: bool


class BuildPreview(Struct, frozen=True, gc=False, tag="build", forbid_unknown_fields=True):
    """What it would cost, whom it would pay, whether a roof follows, and what a ducat day would pay each seat then."""

    price: int
    payee: Seat | None
    roof: Literal["none", "set", "choose"]
    incomes: tuple[int, ...]


class TakeRoofPreview(Struct, frozen=True, gc=False, tag="take-roof", forbid_unknown_fields=True):
    """Whose the tower would be without its roof."""

    owner: Seat


KiltPreview: TypeAlias = RelocatePreview | BuildPreview | TakeRoofPreview
