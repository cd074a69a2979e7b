"""The pit: its fields, their neighbours, and sets of fields as bit masks (1.1)."""

from collections.abc import Iterable, Iterator, Sized
from typing import NewType

from msgspec import Struct

Field = NewType("Field", int)
"""A field of the pit, numbered row by row from the far side."""

WIDTH = 6
MAX_PILE_HEIGHT = 4
"""Maximum number of tiles in a pile."""

FIELDS: tuple[Field, ...] = tuple(Field(field) for field in range(WIDTH * WIDTH))


def row_of(field: Field) -> int:
    """Return the row of a field, counted from 0 at the far side."""
    return field // WIDTH


def column_of(field: Field) -> int:
    """Return the column of a field, counted from 0 on the left as seen from the entrance."""
    return field % WIDTH


def field_name(field: Field) -> str:
    """Return the name of a field: its column as a letter, its row as a number; row 6 lies at the entrance."""
    return f"{'ABCDEF'[column_of(field)]}{row_of(field) + 1}"


def field_names(fields: Iterable[Field]) -> tuple[str, ...]:
    """Return the names of these fields."""
    return tuple(field_name(field) for field in fields)


NEIGHBOURS: tuple[tuple[Field, ...], ...] = tuple(
    tuple(
        other
        for other in FIELDS
        if other != field and abs(row_of(field) - row_of(other)) <= 1 and abs(column_of(field) - column_of(other)) <= 1
    )
    for field in FIELDS
)
"""For each field, its neighbours: the fields that touch it with a side or a corner."""

BIT: tuple[int, ...] = tuple(1 << field for field in FIELDS)
"""For each field, its bit in a mask."""


def mask_of(fields: Iterable[Field]) -> int:
    """Return these fields as a bit mask."""
    return sum(BIT[field] for field in fields)


NEIGHBOUR_MASKS: tuple[int, ...] = tuple(mask_of(fields) for fields in NEIGHBOURS)
"""For each field, its neighbours as a bit mask."""

ALL_FIELDS_MASK = mask_of(FIELDS)
FIRST_COLUMN = mask_of(field for field in FIELDS if column_of(field) == 0)
LAST_COLUMN = mask_of(field for field in FIELDS if column_of(field) == WIDTH - 1)


def fields_in(mask: int) -> Iterator[Field]:
    """Yield the fields of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield Field(low.bit_length() - 1)
        mask ^= low


class Ground(Struct, frozen=True):
    """The heights of all piles: for each field its height, and for each height from 0 on its fields as a bit mask."""

    heights: tuple[int, ...]
    levels: tuple[int, ...]

    @property
    def filled(self) -> int:
        """The fields that are not empty, as a bit mask."""
        return ALL_FIELDS_MASK & ~self.levels[0]


def measure_ground(piles: Iterable[Sized]) -> Ground:
    """Return the heights of these piles."""
    heights = tuple([len(pile) for pile in piles])
    found = [0] * (MAX_PILE_HEIGHT + 1)
    for height, bit in zip(heights, BIT, strict=True):
        found[height] |= bit
    return Ground(heights, tuple(found))


def with_neighbours(mask: int) -> int:
    """Return a mask together with all fields that touch it."""
    wide = (
        mask | (mask << 1 & ~FIRST_COLUMN) | (mask >> 1 & ~LAST_COLUMN)
    ) & ALL_FIELDS_MASK  # F6 has no right neighbour
    return (wide | wide << WIDTH | wide >> WIDTH) & ALL_FIELDS_MASK


def group_of(start: int, within: int) -> int:
    """Return the fields of `within` that are connected with those in `start`, as a bit mask."""
    group, grown = 0, start
    while grown != group:
        group, grown = grown, with_neighbours(grown) & within
    return group


def in_groups_of(size: int, within: int) -> int:
    """Return the fields of `within` that belong to a connected group of at least `size` of them, as a bit mask."""
    found = 0
    while within.bit_count() >= size:
        group = group_of(within & -within, within)
        within &= ~group
        if group.bit_count() >= size:
            found |= group
    return found
