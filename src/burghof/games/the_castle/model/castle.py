"""The map: its areas, doors and entrances."""

from enum import StrEnum
from typing import NewType

from burghof.games.the_castle.data import MAP
from burghof.kernel import TranslatedEnum

Area = NewType("Area", int)
"""A room, a corridor section or the Cell, numbered row by row from the north-west."""

OUTSIDE = Area(-1)
"""Before the party's entrance: where a party begins, and where a witch may send it."""

WIDTH = len(MAP.rows[0])
COLUMNS = "abcdefghi"


class AreaKind(StrEnum):
    """The kind of an area; sentences choose their wording by it."""

    ROOM = "room"
    CORRIDOR = "corridor"
    CELL = "cell"


class Entrance(TranslatedEnum):
    """One of the six ways into the castle."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"


_KINDS = {"R": AreaKind.ROOM, "c": AreaKind.CORRIDOR, "P": AreaKind.CELL}


def area_named(name: str) -> Area:
    """Return the area with this name: its column, then its row."""
    return Area((int(name[1]) - 1) * WIDTH + COLUMNS.index(name[0]))


def area_name(area: Area) -> str:
    """Return the name of an area, from a1 in the north-west to i7 in the south-east."""
    return f"{COLUMNS[area % WIDTH]}{area // WIDTH + 1}"


AREA_KINDS: tuple[AreaKind, ...] = tuple(_KINDS[letter] for row in MAP.rows for letter in row)
AREAS: tuple[Area, ...] = tuple(Area(area) for area in range(len(AREA_KINDS)))
NAMES: tuple[str, ...] = tuple(area_name(area) for area in AREAS)
ROOMS: tuple[Area, ...] = tuple(area for area in AREAS if AREA_KINDS[area] is AreaKind.ROOM)
CELL: Area = Area(AREA_KINDS.index(AreaKind.CELL))
COUNTER_OF: dict[Area, int] = {room: number for number, room in enumerate(ROOMS)}
"""For each room, the number of the monster and of the treasure that were laid there."""
ENTRANCES: tuple[Entrance, ...] = tuple(Entrance)
ENTRANCE_AREAS: dict[Entrance, Area] = {entrance: area_named(MAP.entrances[entrance.name]) for entrance in ENTRANCES}


def _find_neighbours() -> tuple[tuple[Area, ...], ...]:
    """Return the areas one step away from each area: through doors, and across the corridors' dotted lines (5.2)."""
    pairs = {(area_named(door[:2]), area_named(door[3:])) for door in MAP.doors}
    corridors = [area for area in AREAS if AREA_KINDS[area] is AreaKind.CORRIDOR]
    pairs |= {(one, other) for one in corridors for other in corridors if _share_side(one, other)}
    both = pairs | {(other, one) for one, other in pairs}
    return tuple(tuple(other for other in AREAS if (area, other) in both) for area in AREAS)


def _share_side(one: Area, other: Area) -> bool:
    """Return whether two areas share a side."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH) == 1


NEIGHBOURS = _find_neighbours()
