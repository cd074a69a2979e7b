"""Layouts drawn by chance, and the constraints that all layouts satisfy: RULES.md 1.3 and 1.4."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import (
    FIELD_BITS,
    FIELDS,
    INSIDE_FIELDS,
    IS_TOWER,
    TOUCHING_FIELDS,
    TOWERS,
    WIDTH,
    Field,
    Side,
    column_of,
    row_of,
)
from burghof.games.appenzell.model.layout import Layout, encode_layout, parse_rooms
from burghof.kernel import Refusal, Rng, forbids

RoomFields: TypeAlias = tuple[Field, ...]
"""The fields that a room would cover."""

ROOMS_BY_SIZE: dict[int, int] = {kind.fields: kind.number for kind in CASTLE.rooms}
"""For each room size in fields, the number of rooms of that size (1.3)."""

SHAPES_BY_SIZE: dict[int, tuple[tuple[int, int], ...]] = {2: ((1, 2), (2, 1)), 3: ((1, 3), (3, 1)), 4: ((2, 2),)}
"""For each room size in fields, the allowed shapes as (rows, columns) (1.3)."""

MAX_ROOM_TRIES = 400
"""Maximum number of rooms tried before a drawing restarts, because a bad beginning may be impossible to complete."""


def _places(corner: Field, size: int) -> tuple[RoomFields, ...]:
    """Return the places for a room of this size whose north-west corner is at this field (1.3)."""
    fitting = [
        (rows, columns)
        for rows, columns in SHAPES_BY_SIZE[size]
        if row_of(corner) + rows <= WIDTH and column_of(corner) + columns <= WIDTH
    ]
    places = [
        tuple(Field(corner + row * WIDTH + column) for row in range(rows) for column in range(columns))
        for rows, columns in fitting
    ]
    return tuple(place for place in places if not any(IS_TOWER[field] for field in place))


def _crowds_a_tower(place: RoomFields) -> bool:
    """Return whether a tower would touch two fields of this room, and therefore fewer than three rooms (1.4)."""
    return any(sum(field in TOUCHING_FIELDS[tower] for field in place) > 1 for tower in TOWERS)


ALL_PLACES: frozenset[RoomFields] = frozenset(
    place for size in SHAPES_BY_SIZE for corner in FIELDS for place in _places(corner, size)
)
PLACES_BY_CORNER: dict[int, tuple[tuple[RoomFields, ...], ...]] = {
    size: tuple(tuple(place for place in _places(corner, size) if not _crowds_a_tower(place)) for corner in FIELDS)
    for size in SHAPES_BY_SIZE
}
"""For each room size and each field, the allowed places of rooms with this north-west corner."""

PLACE_MASKS: dict[RoomFields, int] = {place: sum(FIELD_BITS[field] for field in place) for place in ALL_PLACES}
INSIDE_MASK = sum(FIELD_BITS[field] for field in INSIDE_FIELDS)


def _symmetries() -> Iterator[tuple[Field, ...]]:
    """Yield the eight symmetries of the castle (four rotations, each also mirrored) as permutations of the fields."""
    rows = [FIELDS[start : start + WIDTH] for start in range(0, len(FIELDS), WIDTH)]
    for _ in Side:
        rows = list(zip(*reversed(rows), strict=True))
        yield tuple(field for row in rows for field in row)
        yield tuple(field for row in rows for field in reversed(row))


SYMMETRIES: tuple[tuple[Field, ...], ...] = tuple(_symmetries())


def why_not_layout(layout: Layout) -> Refusal | None:
    """Return the clause that forbids dividing the castle like this, or None."""
    rooms = parse_rooms(layout)
    if Counter(len(room) for room in rooms) != ROOMS_BY_SIZE or encode_layout(rooms) != layout:
        return forbids("1.3", "not-these-rooms")
    if not ALL_PLACES.issuperset(rooms):
        return forbids("1.3", "not-the-shape-of-a-room")
    if any(_crowds_a_tower(room) for room in rooms):
        return forbids("1.4", "tower-touches-three-rooms")
    return None


def draw_layout(rng: Rng) -> Layout:
    """Draw a layout room by room from one corner, then rotate and mirror it at random.

    Sizes are drawn in proportion to the number of rooms of each size that are left.
    """
    while True:
        rooms = _LayoutSearch(rng).find_rooms()
        if rooms is not None:
            seen_from = SYMMETRIES[rng.below(len(SYMMETRIES))]
            return encode_layout(tuple(tuple(seen_from[field] for field in room) for room in rooms))


class _LayoutSearch:
    """One attempt to draw a layout: fill the first free field, and backtrack where nothing fits."""

    def __init__(self, rng: Rng) -> None:
        self._dice = rng
        self._rooms_left = dict(ROOMS_BY_SIZE)
        self._rooms: list[RoomFields] = []
        self._tries_left = MAX_ROOM_TRIES

    def find_rooms(self) -> tuple[RoomFields, ...] | None:
        """Return the rooms, or None if the maximum number of tries was reached."""
        return tuple(self._rooms) if self._fill(INSIDE_MASK) else None

    def _fill(self, free: int) -> bool:
        """Fill these fields with the rooms that are left; return whether it succeeded."""
        if not free:
            return True
        corner = (free & -free).bit_length() - 1
        return any(
            self._try_place(place, free) for place in self._candidate_places(corner) if PLACE_MASKS[place] & ~free == 0
        )

    def _try_place(self, place: RoomFields, free: int) -> bool:
        """Put a room here and fill the rest; remove the room again and return False if that fails."""
        if not self._tries_left:
            return False
        self._tries_left -= 1
        self._rooms_left[len(place)] -= 1
        self._rooms.append(place)
        if self._fill(free & ~PLACE_MASKS[place]):
            return True
        self._rooms.pop()
        self._rooms_left[len(place)] += 1
        return False

    def _candidate_places(self, corner: int) -> list[RoomFields]:
        """Return the places of rooms that begin here: sizes in an order drawn from the rooms left, then shapes."""
        bag = [size for size, number in self._rooms_left.items() for _ in range(number)]
        sizes = dict.fromkeys(self._dice.shuffle(bag))
        return [place for size in sizes for place in self._dice.shuffle(PLACES_BY_CORNER[size][corner])]
