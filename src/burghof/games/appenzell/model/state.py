"""The state of the table."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import Field
from burghof.games.appenzell.model.layout import Layout, Room
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Seat

PhaseName: TypeAlias = Literal["layout", "tiles", "start", "place", "act", "over"]


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The complete state of a game, including the tiles under the roofs."""

    options: Options
    seats: int
    phase: PhaseName
    layout: Layout
    """Empty until it is drawn."""
    tiles: tuple[Tile, ...]
    """For each hole, its tile; empty before the tiles are laid."""
    spare: Tile | None
    """The tile beside the castle, visible to everybody; None before the tiles are laid."""
    seen: tuple[bool, ...]
    """For each hole, whether everybody has seen its tile; the flag moves with the tile."""
    open: tuple[Room, ...]
    """The rooms without a roof, in ascending order."""
    mice: tuple[tuple[Field, ...], ...]
    """For each seat, the fields of its mice, in ascending order."""
    outside: tuple[int, ...]
    """For each seat, the number of its mice outside the castle."""
    cheeses: tuple[tuple[Tile, ...], ...]
    """For each seat, the cheeses it has collected, in the order of collecting."""
    start: Seat
    """The seat that has the first turn."""
    active: Seat
    """The seat to act."""
    points: int
    """Action points left in this turn."""
    has_slid: bool
    turns: int
    """Number of finished turns."""
    step: int
    """Number of decisions opened so far."""

    def fallen(self, seat: Seat) -> int:
        """Return the number of mice of this seat that have fallen into the cellar."""
        return CASTLE.mice - len(self.mice[seat]) - self.outside[seat]
