"""The building site: its fields, the card spaces around it, and the line of fields of each space (1.4)."""

from typing import NewType

from burghof.games.kilt_castle.data import BOARD
from burghof.games.kilt_castle.model.colour import Line, Side

Field = NewType("Field", int)
"""A buildable field, numbered row by row from the north-west."""

Space = NewType("Space", int)
"""A space for a row of cards, numbered clockwise from the north-west."""

Cell = tuple[int, int]
"""A row and a column, counted from 1 at the north-west."""

CELLS: tuple[Cell, ...] = tuple(
    (row, column)
    for row in range(1, BOARD.rows + 1)
    for column in range(1, BOARD.columns + 1)
    if (row, column) not in BOARD.blocked
)
FIELDS: tuple[Field, ...] = tuple(Field(field) for field in range(len(CELLS)))
FIELD_AT: dict[Cell, Field] = {cell: Field(field) for field, cell in enumerate(CELLS)}

SPACE_COUNT = 2 * (BOARD.rows + BOARD.columns)


def _line(cells: list[Cell]) -> tuple[Field, ...]:
    return tuple(FIELD_AT[cell] for cell in cells if cell in FIELD_AT)


def _lines() -> tuple[tuple[Field, ...], ...]:
    rows, columns = range(1, BOARD.rows + 1), range(1, BOARD.columns + 1)
    north = [_line([(row, column) for row in rows]) for column in columns]
    east = [_line([(row, column) for column in reversed(columns)]) for row in rows]
    south = [_line([(row, column) for row in reversed(rows)]) for column in reversed(columns)]
    west = [_line([(row, column) for column in columns]) for row in reversed(rows)]
    return (*north, *east, *south, *west)


LINES: tuple[tuple[Field, ...], ...] = _lines()
"""For each space, the fields of its row or column, from the card inwards."""


ROW_STRIDE_BITS = BOARD.columns + 1
"""Distance between the bit of a field and that of the field below it; one bit between rows belongs to no field."""

FIELD_BITS: tuple[int, ...] = tuple(1 << ((row - 1) * ROW_STRIDE_BITS + column - 1) for row, column in CELLS)
"""For each field, its bit in a bit set of fields.

The field to the east is one bit further, the one below `ROW_STRIDE_BITS`.
"""


def field_name(field: Field) -> str:
    """Return the name of a field: its column as a letter from the west, its row as a number from the north."""
    row, column = CELLS[field]
    return f"{'ABCDE'[column - 1]}{row}"


SIDES = tuple(Side)


def side_of(space: Space) -> Side:
    """Return the side of the castle on which a space lies."""
    return SIDES[space // 5]


def line_number(space: Space) -> int:
    """Return the number of the row or column at whose end a space lies, counted from 1."""
    return space % 5 + 1 if space < SPACE_COUNT // 2 else 5 - space % 5


def _line_name(space: Space) -> Line:
    number = line_number(space)
    return Line(f"row-{number}" if side_of(space) in {Side.EAST, Side.WEST} else f"column-{'abcde'[number - 1]}")


LINE_NAMES: tuple[Line, ...] = tuple(_line_name(Space(space)) for space in range(SPACE_COUNT))
"""For each space, the column or row at whose end it lies."""

OPPOSITE_SPACES: tuple[Space, ...] = tuple(
    Space(next(other for other in range(SPACE_COUNT) if other != space and LINE_NAMES[other] is LINE_NAMES[space]))
    for space in range(SPACE_COUNT)
)
"""For each space, the one at the other end of its line."""
