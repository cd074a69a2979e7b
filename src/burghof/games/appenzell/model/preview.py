"""Previews: the effects of a move before it is played, as far as the seat's recall knows them."""

from typing import TypeAlias

from msgspec import Struct

from burghof.games.appenzell.model.castle import Field
from burghof.games.appenzell.model.layout import Room
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Seat


class UncoverPreview(Struct, frozen=True, gc=False, tag="uncover", forbid_unknown_fields=True):
    """The cost, and the tiles of the room: None where the tile is unknown."""

    cost: int
    tiles: tuple[Tile | None, ...]


class RunPreview(Struct, frozen=True, gc=False, tag="run", forbid_unknown_fields=True):
    """The cost, the path, the cheese that the run would gain, and whether that would end the game."""

    cost: int
    path: tuple[Field, ...]
    cheese: Tile | None
    ends_game: bool


class Loss(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A mouse that would fall."""

    seat: Seat
    field: Field


class Gain(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A cheese that a seat would gain."""

    seat: Seat
    cheese: Tile


class SlidePreview(Struct, frozen=True, gc=False, tag="slide", forbid_unknown_fields=True):
    """The cost, the certain falls, the certain gains, and the fields of mice under which an unknown tile would come."""

    cost: int
    falls: tuple[Loss, ...]
    gains: tuple[Gain, ...]
    unsure: tuple[Field, ...]


class EndPreview(Struct, frozen=True, gc=False, tag="end", forbid_unknown_fields=True):
    """The points left unused, and the rooms that would be covered again."""

    unused: int
    rooms: tuple[Room, ...]


AppenzellPreview: TypeAlias = UncoverPreview | RunPreview | SlidePreview | EndPreview
