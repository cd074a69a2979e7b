"""The pit: its fields, who neighbours whom, and sets of fields as bits (1.1)."""

from collections.abc import Iterable, Iterator, Sized
from typing import NewType

from msgspec import Struct

Field = NewType("Field", int)
"""A field of the pit, counted row by row from the far side."""

WIDTH = 6
DEEP = 4
"""How many tiles a pile has at most."""

FIELDS: tuple[Field, ...] = tuple(Field(field) for field in range(WIDTH * WIDTH))


def row_of(field: Field) -> int:
    """The row of a field, counted from 0 at the far side."""
    return field // WIDTH


def column_of(field: Field) -> int:
    """The column of a field, counted from 0 on the left of who looks in from the entrance."""
    return field % WIDTH


def field_name(field: Field) -> str:
    """A field's name: its column as a letter, its row as a number; row 6 lies at the entrance."""
    return f"{'ABCDEF'[column_of(field)]}{row_of(field) + 1}"


def field_names(fields: Iterable[Field]) -> tuple[str, ...]:
    """The names of these fields."""
    return tuple(field_name(field) for field in fields)


AROUND: tuple[tuple[Field, ...], ...] = tuple(
    tuple(
        other
        for other in FIELDS
        if other != field and abs(row_of(field) - row_of(other)) <= 1 and abs(column_of(field) - column_of(other)) <= 1
    )
    for field in FIELDS
)
"""For each field, the fields that touch it with a side or a corner."""

BIT: tuple[int, ...] = tuple(1 << field for field in FIELDS)
"""For each field, its bit in a set of fields."""


def mask_of(fields: Iterable[Field]) -> int:
    """These fields as a set of bits."""
    return sum(BIT[field] for field in fields)


AROUND_MASK: tuple[int, ...] = tuple(mask_of(fields) for fields in AROUND)
"""For each field, its neighbours as a set of bits."""

EVERYWHERE = mask_of(FIELDS)
FIRST_COLUMN = mask_of(field for field in FIELDS if column_of(field) == 0)
LAST_COLUMN = mask_of(field for field in FIELDS if column_of(field) == WIDTH - 1)


def fields_in(mask: int) -> Iterator[Field]:
    """The fields of a set, in order."""
    while mask:
        low = mask & -mask
        yield Field(low.bit_length() - 1)
        mask ^= low


class Ground(Struct, frozen=True):
    """How high all piles are: for each field its height, for each height from 0 on its fields as a set of bits."""

    heights: tuple[int, ...]
    levels: tuple[int, ...]

    @property
    def filled(self) -> int:
        """The fields that are not empty, as a set of bits."""
        return EVERYWHERE & ~self.levels[0]


def ground(piles: Iterable[Sized]) -> Ground:
    """The ground that these piles make."""
    heights = tuple([len(pile) for pile in piles])
    found = [0] * (DEEP + 1)
    for height, bit in zip(heights, BIT, strict=True):
        found[height] |= bit
    return Ground(heights, tuple(found))


def around(mask: int) -> int:
    """A set of fields together with all that touch it."""
    wide = (mask | (mask << 1 & ~FIRST_COLUMN) | (mask >> 1 & ~LAST_COLUMN)) & EVERYWHERE  # F6 has no right neighbour
    return (wide | wide << WIDTH | wide >> WIDTH) & EVERYWHERE


def group_of(start: int, within: int) -> int:
    """The fields of a set that hang together with those to start from, as a set of bits."""
    group, grown = 0, start
    while grown != group:
        group, grown = grown, around(grown) & within
    return group


def in_groups_of(size: int, within: int) -> int:
    """The fields of a set that hang together with so many of its fields at least, as a set of bits."""
    found = 0
    while within.bit_count() >= size:
        group = group_of(within & -within, within)
        within &= ~group
        if group.bit_count() >= size:
            found |= group
    return found
