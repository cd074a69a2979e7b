"""Material that the web board draws; `make gen` writes it to `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.pattern import TURNED_SQUARES, Card, format_pattern, middle_index
from burghof.games.solomon.model.pit import MAX_PILE_HEIGHT, WIDTH


class Shape(Struct, frozen=True):
    """A card's pattern in one orientation, far row first, X for a square, and the index of the square that holds it."""

    pattern: str
    held: int


class Material(Struct, frozen=True):
    """Constants that are the same in every game."""

    width: int
    depth: int
    """Maximum number of tiles in a pile."""
    cards: dict[Card, tuple[Shape | None, ...]]
    """For each card its shape in each turn; None for a turn that changes nothing."""
    rounds: dict[int, int]
    """The number of rounds for each number of seats."""
    scroll_set: int
    """The points of a set of scrolls."""


MATERIAL = Material(
    WIDTH,
    MAX_PILE_HEIGHT,
    {
        card: tuple(Shape(format_pattern(squares), middle_index(squares)) if squares else None for squares in turns)
        for card, turns in TURNED_SQUARES.items()
    },
    TILES.hand,
    TILES.points.scroll_set,
)
