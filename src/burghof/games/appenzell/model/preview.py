"""What a move would do, told before it is made, as far as one's recall knows."""

from typing import TypeAlias

from msgspec import Struct

from burghof.games.appenzell.model.castle import Field
from burghof.games.appenzell.model.layout import Room
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Seat


class UncoverPreview(Struct, frozen=True, gc=False, tag="uncover", forbid_unknown_fields=True):
    """The price, and what the room's tiles are: None where nobody knows."""

    cost: int
    tiles: tuple[Tile | None, ...]


class RunPreview(Struct, frozen=True, gc=False, tag="run", forbid_unknown_fields=True):
    """The price, the way, the cheese that it would bring, and whether that would end the game."""

    cost: int
    path: tuple[Field, ...]
    cheese: Tile | None
    ends_game: bool


class Loss(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A mouse that would fall."""

    seat: Seat
    field: Field


class Gain(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A cheese that somebody would get."""

    seat: Seat
    cheese: Tile


class SlidePreview(Struct, frozen=True, gc=False, tag="slide", forbid_unknown_fields=True):
    """The price, who would surely fall, who would surely collect, and under which mice an unknown tile would come."""

    cost: int
    falls: tuple[Loss, ...]
    gains: tuple[Gain, ...]
    unsure: tuple[Field, ...]


class EndPreview(Struct, frozen=True, gc=False, tag="end", forbid_unknown_fields=True):
    """The points left unused, and the rooms that would be covered again."""

    unused: int
    rooms: tuple[Room, ...]


AppenzellPreview: TypeAlias = UncoverPreview | RunPreview | SlidePreview | EndPreview
