"""Names: what sentences call tiles, places and ways, because the board has no coordinates except its gates."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from burghof.games.appenzell.model.castle import (
    HOLE_AT,
    IS_TOWER,
    LAST_INDEX,
    SLOTS,
    Field,
    Slot,
    column_of,
    entry_field,
    row_of,
)
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import MessageArg, MessageRef, TranslatedEnum


class Ground(TranslatedEnum):
    """What a mouse can stand on, with its article, as the object of a sentence: a tile, or a raised field."""

    APPENZELLER = "appenzeller"
    BRIE = "brie"
    EDAM = "edam"
    EMMENTAL = "emmental"
    GORGONZOLA = "gorgonzola"
    GOUDA = "gouda"
    ROQUEFORT = "roquefort"
    PLAIN = "plain"
    TRAP = "trap"
    RAISED = "raised"


GROUNDS: dict[Tile, Ground] = {tile: Ground(tile.value) for tile in Tile}


class Several(TranslatedEnum):
    """Several tiles of one kind."""

    TWO_APPENZELLER = "two-appenzeller"
    TWO_BRIE = "two-brie"
    TWO_EDAM = "two-edam"
    TWO_EMMENTAL = "two-emmental"
    TWO_GORGONZOLA = "two-gorgonzola"
    TWO_GOUDA = "two-gouda"
    TWO_ROQUEFORT = "two-roquefort"
    TWO_PLAIN = "two-plain"
    TWO_TRAP = "two-trap"
    THREE_APPENZELLER = "three-appenzeller"
    THREE_BRIE = "three-brie"
    THREE_EDAM = "three-edam"
    THREE_EMMENTAL = "three-emmental"
    THREE_GORGONZOLA = "three-gorgonzola"
    THREE_GOUDA = "three-gouda"
    THREE_ROQUEFORT = "three-roquefort"
    THREE_PLAIN = "three-plain"
    THREE_TRAP = "three-trap"


SEVERAL: dict[int, dict[Tile, Several]] = {
    2: {tile: Several(f"two-{tile.value}") for tile in Tile},
    3: {tile: Several(f"three-{tile.value}") for tile in Tile},
}
"""Names of two and of three equal tiles. Neither a roof nor a slide uncovers more than three."""


class Spot(TranslatedEnum):
    """A part of the castle, as everybody sees it on the board."""

    TOP_LEFT = "top-left"
    TOP = "top"
    TOP_RIGHT = "top-right"
    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"
    BOTTOM_LEFT = "bottom-left"
    BOTTOM = "bottom"
    BOTTOM_RIGHT = "bottom-right"
    INNER_TOP_LEFT = "inner-top-left"
    INNER_TOP_RIGHT = "inner-top-right"
    INNER_BOTTOM_LEFT = "inner-bottom-left"
    INNER_BOTTOM_RIGHT = "inner-bottom-right"


SPOTS: tuple[tuple[Spot, Spot, Spot], ...] = (
    (Spot.TOP_LEFT, Spot.TOP, Spot.TOP_RIGHT),
    (Spot.LEFT, Spot.MIDDLE, Spot.RIGHT),
    (Spot.BOTTOM_LEFT, Spot.BOTTOM, Spot.BOTTOM_RIGHT),
)
INNER_SPOTS: dict[Spot, Spot] = {
    Spot.TOP_LEFT: Spot.INNER_TOP_LEFT,
    Spot.TOP_RIGHT: Spot.INNER_TOP_RIGHT,
    Spot.BOTTOM_LEFT: Spot.INNER_BOTTOM_LEFT,
    Spot.BOTTOM_RIGHT: Spot.INNER_BOTTOM_RIGHT,
}
"""The parts near the corners where two roofs of a kind can lie beside each other, one of them further in."""

MIDDLE = LAST_INDEX / 2
"""The middle of a row or column."""

MAX_INNER_DISTANCE = 2.5
"""Distance in steps from the middle of the castle within which a room in a corner counts as further in."""


class Way(TranslatedEnum):
    """The direction of a step on the board."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


def name_tiles(tiles: Iterable[Tile]) -> tuple[MessageRef, ...]:
    """Return the names of these tiles, with those of one kind together."""
    names: list[MessageRef] = []
    for tile, number in Counter(tiles).items():
        names += [SEVERAL[number][tile].message_ref] if number in SEVERAL else [tile.message_ref] * number
    return tuple(names)


def gate_number(slot: Slot) -> int:
    """Return the number of a slot's gate: gates are numbered like the hours of a clock."""
    return (slot + len(SLOTS) - 2) % len(SLOTS) + 1


GATE_AT: dict[Field, int] = {entry_field(slot): gate_number(slot) for slot in SLOTS}
"""For each field behind a gate, the number of that gate."""


def spot_of(*fields: Field) -> Spot:
    """Return the part of the castle in which the middle of these fields lies."""
    row, column = (_third(sum(at(field) for field in fields) / len(fields)) for at in (row_of, column_of))
    spot = SPOTS[row][column]
    away = sum(abs(row_of(field) - MIDDLE) + abs(column_of(field) - MIDDLE) for field in fields) / len(fields)
    return INNER_SPOTS.get(spot, spot) if away <= MAX_INNER_DISTANCE else spot


def _third(place: float) -> int:
    """Return 1 for a place in the middle of a row or column, 0 before it, and 2 after it."""
    return 1 if abs(place - MIDDLE) <= 1 / 2 else 0 if place < MIDDLE else 2


@lru_cache(maxsize=1024)
def place_of(fields: tuple[Field, ...]) -> dict[str, MessageArg]:
    """Return where a room lies, for its sentence: at which gate, 0 for none, and in which part of the castle."""
    gate = next((GATE_AT[field] for field in fields if field in GATE_AT), 0)
    return {"gate": gate, "spot": spot_of(*fields).message_ref}


def way_of(source: Field, to: Field) -> Way:
    """Return the direction of a step to the field beside."""
    if column_of(source) == column_of(to):
        return Way.UP if row_of(to) < row_of(source) else Way.DOWN
    return Way.LEFT if column_of(to) < column_of(source) else Way.RIGHT


def is_raised(field: Field) -> bool:
    """Return whether a field is raised: neither a hole nor a tower."""
    return HOLE_AT[field] is None and not IS_TOWER[field]
