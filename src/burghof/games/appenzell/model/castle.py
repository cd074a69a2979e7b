"""The castle: its fields, holes and towers, their neighbours, and the lines along which tiles slide (1.1)."""

from typing import NewType

from burghof.kernel import TranslatedEnum

Field = NewType("Field", int)
"""A field of the castle or a tower, numbered row by row from the north-west."""

Hole = NewType("Hole", int)
"""A field that holds a tile, numbered row by row from the north-west."""

Slot = NewType("Slot", int)
"""A slit in the wall through which a tile is pushed in, numbered clockwise from the north-west."""


class Side(TranslatedEnum):
    """A side of the castle."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


WIDTH = 7
LAST_INDEX = WIDTH - 1
SLIDING_LINES = (1, 3, 5)
"""The rows and columns, counted from 0, whose tiles slide."""

FIELDS: tuple[Field, ...] = tuple(Field(field) for field in range(WIDTH * WIDTH))
TOWERS: tuple[Field, ...] = tuple(Field(row * WIDTH + column) for row in (0, LAST_INDEX) for column in (0, LAST_INDEX))
IS_TOWER: tuple[bool, ...] = tuple(field in TOWERS for field in FIELDS)
INSIDE_FIELDS: tuple[Field, ...] = tuple(field for field in FIELDS if not IS_TOWER[field])


def row_of(field: Field) -> int:
    """Return the row of a field, counted from 0 in the north."""
    return field // WIDTH


def column_of(field: Field) -> int:
    """Return the column of a field, counted from 0 in the west."""
    return field % WIDTH


FIELD_NAMES: tuple[str, ...] = tuple(f"{'ABCDEFG'[column_of(field)]}{row_of(field) + 1}" for field in FIELDS)


def field_name(field: Field) -> str:
    """Return the name of a field: its column as a letter from the west, its row as a number from the north."""
    return FIELD_NAMES[field]


def distance(one: Field, other: Field) -> int:
    """Return the number of steps between two fields if nothing is in the way."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


HOLE_FIELDS: tuple[Field, ...] = tuple(
    field for field in FIELDS if row_of(field) in SLIDING_LINES or column_of(field) in SLIDING_LINES
)
"""For each hole, its field."""

HOLES: tuple[Hole, ...] = tuple(Hole(hole) for hole in range(len(HOLE_FIELDS)))

HOLE_AT: tuple[Hole | None, ...] = tuple(
    Hole(HOLE_FIELDS.index(field)) if field in HOLE_FIELDS else None for field in FIELDS
)
"""For each field, its hole; None for towers and raised fields."""

NEIGHBOURS: tuple[tuple[Field, ...], ...] = tuple(
    tuple(other for other in INSIDE_FIELDS if distance(field, other) == 1) for field in FIELDS
)
"""For each field, the fields to which a mouse may step from it: those beside it, never a tower."""

TOUCHING_FIELDS: tuple[tuple[Field, ...], ...] = tuple(
    tuple(
        other
        for other in INSIDE_FIELDS
        if other != field and abs(row_of(field) - row_of(other)) <= 1 and abs(column_of(field) - column_of(other)) <= 1
    )
    for field in FIELDS
)
"""For each field, the fields inside the castle that touch it with a side or a corner."""

FIELD_BITS: tuple[int, ...] = tuple(1 << field for field in FIELDS)
"""For each field, its bit in a bit set of fields."""


def _lines() -> tuple[tuple[Field, ...], ...]:
    """Return for each slot, clockwise, the fields of its line from the slot inwards."""
    across = range(WIDTH)
    south = [tuple(Field(row * WIDTH + line) for row in across) for line in SLIDING_LINES]
    west = [tuple(Field(line * WIDTH + column) for column in reversed(across)) for line in SLIDING_LINES]
    north = [line[::-1] for line in reversed(south)]
    east = [line[::-1] for line in reversed(west)]
    return (*south, *west, *north, *east)


LINES: tuple[tuple[Field, ...], ...] = _lines()
"""For each slot, the fields under which tiles slide, from the slot inwards."""

SLOTS: tuple[Slot, ...] = tuple(Slot(slot) for slot in range(len(LINES)))

LINE_HOLES: tuple[tuple[Hole, ...], ...] = tuple(
    tuple(hole for field in line if (hole := HOLE_AT[field]) is not None) for line in LINES
)
"""For each slot, the holes of its line from the slot inwards."""


SLOT_SIDES: tuple[Side, ...] = tuple(side for side in Side for _ in SLIDING_LINES)


def side_of(slot: Slot) -> Side:
    """Return the side of the castle on which a slot lies."""
    return SLOT_SIDES[slot]


def entry_field(slot: Slot) -> Field:
    """Return the field directly behind a slot; side and field together name a slot."""
    return LINES[slot][0]


def line_name(slot: Slot) -> str:
    """Return the name of a slot's line: a letter for a column, a number for a row."""
    name = field_name(entry_field(slot))
    return name[0] if side_of(slot) in (Side.NORTH, Side.SOUTH) else name[1]
