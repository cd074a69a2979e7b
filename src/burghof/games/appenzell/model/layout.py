"""Layouts: how walls divide the castle into rooms (1.3, 1.4)."""

from functools import lru_cache
from typing import NewType, TypeAlias

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE, LAYOUTS
from burghof.games.appenzell.model.castle import (
    FIELD_BITS,
    FIELDS,
    HOLE_AT,
    INSIDE_FIELDS,
    TOUCHING_FIELDS,
    WIDTH,
    Field,
    Hole,
)
from burghof.kernel import TranslatedEnum

Room = NewType("Room", int)
"""A room, numbered by its first field, row by row from the north-west."""

Layout: TypeAlias = str
"""The seven rows from the north, separated by `/`: one letter per room, starting with A, and `#` for a tower."""


class Roof(TranslatedEnum):
    """What a roof is made of: it shows the size of its room."""

    TILED = "tiled"
    THATCHED = "thatched"
    COPPER = "copper"


NUMBER_OF_ROOMS = sum(kind.number for kind in CASTLE.rooms)
ROOMS: tuple[Room, ...] = tuple(Room(room) for room in range(NUMBER_OF_ROOMS))
LETTERS = "ABCDEFGHIJKLMNOPQR"
TOWER = "#"
PRINTED_LAYOUTS: dict[str, Layout] = {"front": "/".join(LAYOUTS.front), "back": "/".join(LAYOUTS.back)}
"""The two sides of the grid board."""

ROOFS: dict[int, Roof] = {kind.fields: Roof(kind.roof) for kind in CASTLE.rooms}
"""For each room size in fields, the roof on rooms of that size."""


class Plan(Struct, frozen=True):
    """Lookup tables derived from a layout: where each room lies and which fields touch it."""

    room_at: tuple[Room | None, ...]
    """For each field, its room; None for towers."""
    fields: tuple[tuple[Field, ...], ...]
    """For each room, its fields."""
    holes: tuple[tuple[Hole, ...], ...]
    """For each room, its holes."""
    masks: tuple[int, ...]
    """For each room, its fields as a bit set."""
    near: tuple[int, ...]
    """For each field, the rooms that a mouse there can uncover, as a bit set with one bit per room (4.2)."""


@lru_cache(maxsize=64)
def plan_of(layout: Layout) -> Plan:
    """Return the plan of a valid layout."""
    room_at = tuple(None if letter == TOWER else Room(LETTERS.index(letter)) for letter in layout.replace("/", ""))
    fields = tuple(tuple(field for field in FIELDS if room_at[field] == room) for room in ROOMS)
    return Plan(
        room_at,
        fields,
        tuple(tuple(hole for field in own if (hole := HOLE_AT[field]) is not None) for own in fields),
        tuple(sum(FIELD_BITS[field] for field in own) for own in fields),
        tuple(
            sum(1 << room for room in {room_at[other] for other in TOUCHING_FIELDS[field]} if room is not None)
            for field in FIELDS
        ),
    )


def encode_layout(rooms: tuple[tuple[Field, ...], ...]) -> Layout:
    """Return the layout of these rooms, lettered in the order of their first fields."""
    order = sorted(rooms, key=min)
    letter_at = {field: LETTERS[room] for room, fields in enumerate(order) for field in fields}
    letters = [letter_at.get(field, TOWER) for field in FIELDS]
    return "/".join("".join(letters[start : start + WIDTH]) for start in range(0, len(FIELDS), WIDTH))


def parse_rooms(layout: Layout) -> tuple[tuple[Field, ...], ...]:
    """Return the fields grouped by letter, of any shape; empty if the text does not have one letter per field."""
    letters = layout.replace("/", "")
    if len(letters) != len(FIELDS):
        return ()
    alike = [tuple(field for field in INSIDE_FIELDS if letters[field] == letter) for letter in dict.fromkeys(letters)]
    return tuple(room for room in alike if room)
