"""Events, detailed enough to draw every effect.

Events that show a tile have `is_transient` set, because the tile may be covered again.
"""

from typing import ClassVar, TypeAlias

from burghof.games.appenzell.model.castle import Field, Slot, entry_field, field_name, side_of
from burghof.games.appenzell.model.layout import Layout, Room
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Event, MessageArg, Seat


class LayoutDrawn(Event, frozen=True, gc=False, tag="layout-drawn"):
    """The castle was divided into rooms."""

    layout: Layout


class TilesLaid(Event, frozen=True, gc=False, tag="tiles-laid"):
    """The tiles lie in their holes under the roofs; one is left beside the castle."""


class StartDrawn(Event, frozen=True, gc=False, tag="start-drawn"):
    """This seat begins."""

    seat: Seat


class Placed(Event, frozen=True, gc=False, tag="placed"):
    """A seat put its first mouse into a tower."""

    clauses: ClassVar[tuple[str, ...]] = ("2.4",)
    seat: Seat
    tower: Field

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, the tower by name."""
        return {**Event.data(self), "tower": field_name(self.tower)}


class Unroofed(Event, frozen=True, gc=False, tag="unroofed"):
    """A roof was taken off; the tiles are left out because they were open already (8.5) or must be remembered (8.3)."""

    clauses: ClassVar[tuple[str, ...]] = ("4.1",)
    seat: Seat
    room: Room
    fields: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat and the fields by name."""
        return {"seat": Event.data(self)["seat"], "fields": tuple(field_name(field) for field in self.fields)}


class Uncovered(Unroofed, frozen=True, gc=False, tag="uncovered"):
    """A roof was taken off and revealed these tiles: those of the room's holes, in order."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    tiles: tuple[Tile, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the fields by name and the tiles."""
        return {**Unroofed.data(self), "tiles": Event.data(self)["tiles"]}

    def redacted(self) -> Unroofed:
        """Return the event without the tiles."""
        return Unroofed(self.seat, self.room, self.fields)


class Entered(Event, frozen=True, gc=False, tag="entered"):
    """A mouse came from outside into a tower, or over it along this path and now stands on the path's last field."""

    clauses: ClassVar[tuple[str, ...]] = ("5.1",)
    seat: Seat
    tower: Field
    path: tuple[Field, ...]
    cost: int

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, with tower and target by name."""
        to = field_name(self.path[-1]) if self.path else ""
        return {**Event.data(self), "tower": field_name(self.tower), "to": to}


class Ran(Event, frozen=True, gc=False, tag="ran"):
    """A mouse ran from a field along this path and now stands on the last field of the path."""

    clauses: ClassVar[tuple[str, ...]] = ("5.8",)
    seat: Seat
    source: Field
    path: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, with source and target by name, and the cost: one point per step."""
        return {
            **Event.data(self),
            "source": field_name(self.source),
            "to": field_name(self.path[-1]),
            "cost": len(self.path),
        }


class Pushed(Event, frozen=True, gc=False, tag="pushed"):
    """A tile was pushed in at a slot: each tile of the line moved on by one field, and the last one fell out."""

    clauses: ClassVar[tuple[str, ...]] = ("6.2",)
    seat: Seat
    slot: Slot
    line: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, and the slot by its side and the field behind it."""
        return {
            "seat": Event.data(self)["seat"],
            "side": side_of(self.slot).message_ref,
            "field": field_name(entry_field(self.slot)),
        }


class Slid(Pushed, frozen=True, gc=False, tag="slid"):
    """This tile was pushed in at a slot: each tile of the line moved on by one field, and the last one fell out."""

    is_transient: ClassVar[bool] = True

    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the slot and the tile."""
        return {**Pushed.data(self), "tile": self.tile.message_ref}

    def redacted(self) -> Pushed:
        """Return the event without the tile."""
        return Pushed(self.seat, self.slot, self.line)


class CameToLight(Event, frozen=True, gc=False, tag="came-to-light"):
    """A slide moved covered tiles to where everybody sees them: to these fields and, if `spare` is set, outside."""

    clauses: ClassVar[tuple[str, ...]] = ("6.2",)
    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    fields: tuple[Field, ...]
    tiles: tuple[Tile, ...]
    spare: Tile | None

    def data(self) -> dict[str, MessageArg]:
        """Return the tiles; the new spare tile is the last."""
        spare = (self.spare,) if self.spare else ()
        return {"tiles": tuple(tile.message_ref for tile in (*self.tiles, *spare))}


class MouseLost(Event, frozen=True, gc=False, tag="mouse-lost"):
    """A mouse of this seat fell into the cellar."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    seat: Seat


class Fell(MouseLost, frozen=True, gc=False, tag="fell"):
    """A mouse fell through the trap that slid under it."""

    is_transient: ClassVar[bool] = True

    field: Field

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, and the field by name."""
        return {**Event.data(self), "field": field_name(self.field)}

    def redacted(self) -> MouseLost:
        """Return the event without the field."""
        return MouseLost(self.seat)


class CheeseGained(Event, frozen=True, gc=False, tag="cheese-gained"):
    """A seat gained a cheese."""

    clauses: ClassVar[tuple[str, ...]] = ("7.4",)
    seat: Seat
    cheese: Tile


class Collected(CheeseGained, frozen=True, gc=False, tag="collected"):
    """A seat collected a cheese because its mice stand on it at these fields."""

    is_transient: ClassVar[bool] = True

    fields: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the cheese, and the fields by name."""
        return {**Event.data(self), "fields": tuple(field_name(field) for field in self.fields)}

    def redacted(self) -> CheeseGained:
        """Return the event without the fields."""
        return CheeseGained(self.seat, self.cheese)


class TurnEnded(Event, frozen=True, gc=False, tag="turn-ended"):
    """A seat ended its turn; these rooms were covered again."""

    clauses: ClassVar[tuple[str, ...]] = ("3.4",)
    seat: Seat
    rooms: tuple[Room, ...]


class GoalReached(Event, frozen=True, gc=False, tag="goal-reached"):
    """A seat has enough cheeses: the game ends."""

    clauses: ClassVar[tuple[str, ...]] = ("9.1",)
    seat: Seat


class ThirdMouseLost(Event, frozen=True, gc=False, tag="third-mouse-lost"):
    """A seat has at most one mouse left: the game ends."""

    clauses: ClassVar[tuple[str, ...]] = ("9.2",)
    seat: Seat


class TurnsRanOut(Event, frozen=True, gc=False, tag="turns-ran-out"):
    """The last round is over: the game ends."""

    clauses: ClassVar[tuple[str, ...]] = ("9.7",)


AppenzellEvent: TypeAlias = (
    LayoutDrawn
    | TilesLaid
    | StartDrawn
    | Placed
    | Unroofed
    | Uncovered
    | Entered
    | Ran
    | Pushed
    | Slid
    | CameToLight
    | MouseLost
    | Fell
    | CheeseGained
    | Collected
    | TurnEnded
    | GoalReached
    | ThirdMouseLost
    | TurnsRanOut
)
