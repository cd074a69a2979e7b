"""Events, detailed enough to draw every effect.

Events that show a tile have `is_transient` set, because the tile may be covered again.
"""

from typing import ClassVar, TypeAlias

from burghof.games.appenzell.model.castle import IS_TOWER, Field, Slot
from burghof.games.appenzell.model.layout import ROOFS, Layout, Room
from burghof.games.appenzell.model.naming import GROUNDS, gate_number, is_raised, name_tiles, place_of, spot_of, way_of
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
        """Return the seat, and in which part of the castle the tower stands."""
        return {"seat": Event.data(self)["seat"], "spot": spot_of(self.tower).message_ref}


class Unroofed(Event, frozen=True, gc=False, tag="unroofed"):
    """A roof was taken off; the tiles are left out because they were open already (8.5) or must be remembered (8.3)."""

    clauses: ClassVar[tuple[str, ...]] = ("4.1",)
    seat: Seat
    room: Room
    fields: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the roof and its place."""
        roof = ROOFS[len(self.fields)].message_ref
        return {"seat": Event.data(self)["seat"], "roof": roof, **place_of(self.fields)}


class Uncovered(Unroofed, frozen=True, gc=False, tag="uncovered"):
    """A roof was taken off and revealed these tiles: those of the room's holes, in order."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    tiles: tuple[Tile, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the roof with its place, and the tiles."""
        return {**Unroofed.data(self), "tiles": name_tiles(self.tiles)}

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
        """Return the seat, where the tower stands, the number of steps beyond it, and the cost."""
        own = Event.data(self)
        return {
            "seat": own["seat"],
            "spot": spot_of(self.tower).message_ref,
            "path": len(self.path),
            "cost": self.cost,
        }


class Ran(Event, frozen=True, gc=False, tag="ran"):
    """A mouse ran from a field along this path and now stands on the last field of the path."""

    clauses: ClassVar[tuple[str, ...]] = ("5.8",)
    seat: Seat
    source: Field
    path: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the kind of run, its first direction, and the cost: one action per step.

        The tile at its end is left out: the log stays when that tile is covered again (8.3).
        """
        return {
            "seat": Event.data(self)["seat"],
            "kind": self._kind(),
            "way": way_of(self.source, self.path[0]).message_ref,
            "cost": len(self.path),
        }

    def _kind(self) -> str:
        """Return what is special about this run."""
        if len(self.path) > 1:
            return "jump"
        if IS_TOWER[self.source]:
            return "tower"
        return "raised" if is_raised(self.path[-1]) else "step"


class Pushed(Event, frozen=True, gc=False, tag="pushed"):
    """A tile was pushed in at a slot: each tile of the line moved on by one field, and the last one fell out."""

    clauses: ClassVar[tuple[str, ...]] = ("6.2",)
    seat: Seat
    slot: Slot
    line: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, and the slot by the number of its gate."""
        return {"seat": Event.data(self)["seat"], "gate": gate_number(self.slot)}


class Slid(Pushed, frozen=True, gc=False, tag="slid"):
    """This tile was pushed in at a slot: each tile of the line moved on by one field, and the last one fell out."""

    is_transient: ClassVar[bool] = True

    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the gate and the tile."""
        return {**Pushed.data(self), "tile": GROUNDS[self.tile].message_ref}

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
        """Return the tiles in the castle, their number, and the new spare tile."""
        return {
            "tiles": name_tiles(self.tiles),
            "number": len(self.tiles),
            "out": int(self.spare is not None),
            "spare": self.spare.message_ref if self.spare else "",
        }


class MouseLost(Event, frozen=True, gc=False, tag="mouse-lost"):
    """A mouse of this seat fell into the cellar."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    seat: Seat


class Fell(MouseLost, frozen=True, gc=False, tag="fell"):
    """A mouse fell through the trap that slid under it."""

    is_transient: ClassVar[bool] = True

    field: Field

    def data(self) -> dict[str, MessageArg]:
        """Return the seat."""
        return {"seat": Event.data(self)["seat"]}

    def redacted(self) -> MouseLost:
        """Return the event without the field."""
        return MouseLost(self.seat)


class CheeseGained(Event, frozen=True, gc=False, tag="cheese-gained"):
    """A seat gained a cheese."""

    clauses: ClassVar[tuple[str, ...]] = ("7.4",)
    seat: Seat
    cheese: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, and the cheese with its article."""
        return {"seat": Event.data(self)["seat"], "cheese": GROUNDS[self.cheese].message_ref}


class Collected(CheeseGained, frozen=True, gc=False, tag="collected"):
    """A seat collected a cheese because its mice stand on it at these fields."""

    is_transient: ClassVar[bool] = True

    fields: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the seat, the cheese, and how many mice stand on it."""
        return {**CheeseGained.data(self), "mice": len(self.fields)}

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
