"""The table as it stands."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import Field
from burghof.games.appenzell.model.layout import Layout, Room
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Seat

Phase: TypeAlias = Literal["layout", "tiles", "start", "place", "act", "over"]


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything about a game at one moment, with what lies under the roofs."""

    options: Options
    seats: int
    phase: Phase
    layout: Layout
    """Empty until it is drawn."""
    tiles: tuple[Tile, ...]
    """For each hole its tile; none before they are laid out."""
    spare: Tile | None
    """The tile beside the castle, open for all."""
    seen: tuple[bool, ...]
    """For each hole, whether all have seen its tile; the mark moves with the tile."""
    open: tuple[Room, ...]
    """The rooms without a roof, in order."""
    mice: tuple[tuple[Field, ...], ...]
    """For each seat where its mice are, in order of fields."""
    outside: tuple[int, ...]
    """For each seat, how many of its mice are outside."""
    cheeses: tuple[tuple[Tile, ...], ...]
    """For each seat, the cheeses it has collected, in that order."""
    start: Seat
    """Who has the first turn."""
    active: Seat
    """Who is to act."""
    points: int
    """The action points left this turn."""
    has_slid: bool
    turns: int
    """How many turns are over."""
    step: int
    """How many decisions were opened so far."""

    def fallen(self, seat: Seat) -> int:
        """How many mice of this seat lie in the cellar."""
        return CASTLE.mice - len(self.mice[seat]) - self.outside[seat]
