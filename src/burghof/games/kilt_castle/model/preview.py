"""Previews: the effects of a move before it is played."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.kilt_castle.model.board import Field
from burghof.games.kilt_castle.model.colour import Colour
from burghof.kernel import Seat


class Site(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A field that could be built on, and its price."""

    field: Field
    price: int


class RelocatePreview(Struct, frozen=True, gc=False, tag="relocate", forbid_unknown_fields=True):
    """The colours that would build, in order, the sites of the first one, and whether a ducat day would be called."""

    builders: tuple[Colour, ...]
    sites: tuple[Site, ...]
    is_ducat_day: bool


class BuildPreview(Struct, frozen=True, gc=False, tag="build", forbid_unknown_fields=True):
    """The price, the payee, whether a roof would follow, and what a ducat day would then pay each seat."""

    price: int
    payee: Seat | None
    roof: Literal["none", "set", "choose"]
    incomes: tuple[int, ...]


class TakeRoofPreview(Struct, frozen=True, gc=False, tag="take-roof", forbid_unknown_fields=True):
    """The owner of the tower once its roof is gone."""

    owner: Seat


KiltPreview: TypeAlias = RelocatePreview | BuildPreview | TakeRoofPreview
