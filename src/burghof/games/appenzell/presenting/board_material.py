"""The constant material that the board has to draw: `make gen` writes it to `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import (
    HOLE_AT,
    LINES,
    SLOTS,
    TOWERS,
    WIDTH,
    Field,
    Hole,
    Side,
    side_of,
)
from burghof.games.appenzell.model.layout import LETTERS, ROOFS, Roof
from burghof.games.appenzell.model.naming import gate_number
from burghof.games.appenzell.model.tile import CHEESES, Tile


class Gate(Struct, frozen=True):
    """A slot: its side of the castle, the number of its gate, and the fields of its line from the slot inwards."""

    side: Side
    name: str
    line: tuple[Field, ...]


class Material(Struct, frozen=True):
    """The material that is the same in every game."""

    width: int
    towers: tuple[Field, ...]
    holes: tuple[Hole | None, ...]
    """For each field, its hole or None."""
    slots: tuple[Gate, ...]
    letters: str
    """The letters of the rooms in a layout, in order."""
    roofs: dict[int, Roof]
    """For each room size in fields, the roof on rooms of that size."""
    cheeses: tuple[Tile, ...]
    mice: int
    """Mice per seat."""
    actions: int
    """Action points per turn."""


MATERIAL = Material(
    WIDTH,
    TOWERS,
    HOLE_AT,
    tuple(Gate(side_of(slot), str(gate_number(slot)), LINES[slot]) for slot in SLOTS),
    LETTERS,
    ROOFS,
    CHEESES,
    CASTLE.mice,
    CASTLE.actions,
)
