"""The constant material that the board has to draw: `make gen` writes it to `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.kilt_castle.data import BOARD
from burghof.games.kilt_castle.model.board import CELLS, LINES, Cell, Field
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.state import COLOURS, OWNERS
from burghof.kernel import Seat


class Material(Struct, frozen=True):
    """The material that is the same in every game."""

    size: int
    """Number of fields along a side of the site."""
    cells: tuple[Cell, ...]
    """For each field, its row and its column, counted from 1 at the north-west."""
    lines: tuple[tuple[Field, ...], ...]
    """For each space, the fields of its line, from the card inwards."""
    colours: tuple[Colour, ...]
    owners: dict[int, tuple[Seat, ...]]
    """For each number of seats, the owner of each colour that is in play (1.2)."""


MATERIAL = Material(
    BOARD.columns,
    CELLS,
    LINES,
    COLOURS,
    {seats: tuple(owners.values()) for seats, owners in OWNERS.items()},
)
