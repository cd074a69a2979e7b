"""The material as far as a board has to draw it: `make gen` writes it into `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.pattern import TURNED, Card, middle_of, written
from burghof.games.solomon.model.pit import DEEP, WIDTH


class Shape(Struct, frozen=True):
    """A card's pattern in one direction: far row first, X is a square; and which of its squares it is held by."""

    pattern: str
    held: int


class Material(Struct, frozen=True):
    """What is the same in every game."""

    width: int
    deep: int
    """How many tiles a pile has at most."""
    cards: dict[Card, tuple[Shape | None, ...]]
    """For each card its shape in each turn; None for a turn that changes nothing."""
    rounds: dict[int, int]
    """For each number of seats."""


MATERIAL = Material(
    WIDTH,
    DEEP,
    {
        card: tuple(Shape(written(squares), middle_of(squares)) if squares else None for squares in turns)
        for card, turns in TURNED.items()
    },
    TILES.hand,
)
