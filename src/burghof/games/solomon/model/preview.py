"""Previews: what a move would do, as far as recall knows."""

from typing import TypeAlias

from msgspec import Struct

from burghof.games.solomon.model.pit import Field
from burghof.games.solomon.model.tile import Tile, Tiles


class CardPreview(Struct, frozen=True, gc=False, tag="card", forbid_unknown_fields=True):
    """The number of squares of the card, and the upper left corners of the places where it could be dug now."""

    squares: int
    places: tuple[Field, ...]


class ShiftPreview(Struct, frozen=True, gc=False, tag="shift", forbid_unknown_fields=True):
    """The tile that would move, the tile it would uncover (None: empty or unknown), and the shifts to pay then.

    They are `beyond` what the seat has if it can pay them only with treasures that it has yet to dig. `opens` has the
    upper left corners of the places where the unturned card could be dug then and cannot be dug now.
    """

    tile: Tile
    uncovers: Tile | None
    shifts: int
    beyond: bool
    opens: tuple[Field, ...]


class DigPreview(Struct, frozen=True, gc=False, tag="dig", forbid_unknown_fields=True):
    """What would be dug, spent and owed; whether it would be unpayable, and whether the amulet would help then."""

    fields: tuple[Field, ...]
    tiles: Tiles
    objects: Tiles
    cost: int
    funds: int
    unpayable: bool
    amulet_helps: bool


class PayPreview(Struct, frozen=True, gc=False, tag="pay", forbid_unknown_fields=True):
    """What would still be owed, what change would be due, and how much of the change would be lost."""

    owed: int
    change: int
    lost: int


class PenaltyPreview(Struct, frozen=True, gc=False, tag="penalty", forbid_unknown_fields=True):
    """The tiles that would be dealt away, how many each other seat would get, and how many would be discarded."""

    tiles: Tiles
    each: int
    rest: int


SolomonPreview: TypeAlias = CardPreview | ShiftPreview | DigPreview | PayPreview | PenaltyPreview
