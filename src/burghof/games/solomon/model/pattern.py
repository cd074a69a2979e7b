"""The cards and their patterns, and each placement of a pattern in the pit (1.3, 5.1, 6.2)."""

from typing import NewType, TypeAlias

from msgspec import Struct

from burghof.games.solomon.data import CARDS as DATA
from burghof.games.solomon.model.pit import WIDTH, Field, Ground, mask_of

Card = NewType("Card", int)
"""A dig card: its number, starting at 1."""

Turn = NewType("Turn", int)
"""Number of clockwise quarter turns of a card."""

Squares: TypeAlias = tuple[tuple[int, int], ...]
"""The squares of a pattern as row and column from its own upper left corner, sorted."""

CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(1, len(DATA.patterns) + 1))
TURNS: tuple[Turn, ...] = tuple(Turn(turn) for turn in range(4))
UPRIGHT = TURNS[0]


class Placement(Struct, frozen=True):
    """A pattern in the pit: its upper left corner, its fields, the first and the middle one of them, and its mask."""

    at: Field
    fields: tuple[Field, ...]
    first: Field
    middle: Field
    """The field by which the player holds the pattern."""
    mask: int

    def is_level(self, ground: Ground) -> bool:
        """Return whether its piles are equally high and none is empty."""
        height = ground.heights[self.first]
        return height > 0 and not self.mask & ~ground.levels[height]


def parse_pattern(pattern: str) -> Squares:
    """Parse a pattern in the notation of the data."""
    rows = pattern.split("/")
    return tuple((row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "X")


def turn_clockwise(squares: Squares) -> Squares:
    """Return the squares after a clockwise quarter turn."""
    height = 1 + max(row for row, _ in squares)
    return tuple(sorted((column, height - 1 - row) for row, column in squares))


def middle_index(squares: Squares) -> int:
    """Return the index of the square nearest to the middle of a pattern; the player holds the pattern there."""
    rows, columns = sum(row for row, _ in squares), sum(column for _, column in squares)
    size = len(squares)
    far = [(size * row - rows) ** 2 + (size * column - columns) ** 2 for row, column in squares]
    return far.index(min(far))


def _turns(squares: Squares) -> tuple[Squares, ...]:
    """Return the squares in all four orientations; one that equals an earlier one is empty."""
    found: list[Squares] = []
    for _ in TURNS:
        found.append(() if squares in found else squares)
        squares = turn_clockwise(squares)
    return tuple(found)


def _placements(squares: Squares) -> tuple[Placement, ...]:
    """Return all placements of these squares in the pit."""
    if not squares:
        return ()
    height = 1 + max(row for row, _ in squares)
    width = 1 + max(column for _, column in squares)
    middle = middle_index(squares)
    found = []
    for top in range(WIDTH - height + 1):
        for left in range(WIDTH - width + 1):
            fields = tuple(Field((top + row) * WIDTH + left + column) for row, column in squares)
            found.append(Placement(Field(top * WIDTH + left), fields, fields[0], fields[middle], mask_of(fields)))
    return tuple(found)


def format_pattern(squares: Squares) -> str:
    """Write squares in the notation of the data."""
    height = 1 + max(row for row, _ in squares)
    width = 1 + max(column for _, column in squares)
    return "/".join("".join(".X"[(row, column) in squares] for column in range(width)) for row in range(height))


PATTERNS: dict[Card, str] = dict(zip(CARDS, DATA.patterns, strict=True))
SIZES: dict[Card, int] = {card: len(parse_pattern(pattern)) for card, pattern in PATTERNS.items()}
"""Number of squares of each card."""

TURNED_SQUARES: dict[Card, tuple[Squares, ...]] = {
    card: _turns(parse_pattern(pattern)) for card, pattern in PATTERNS.items()
}
"""For each card and turn its squares; empty for a turn that changes nothing."""

PLACEMENTS: dict[Card, tuple[tuple[Placement, ...], ...]] = {
    card: tuple(_placements(squares) for squares in turns) for card, turns in TURNED_SQUARES.items()
}
"""For each card and turn all placements; empty for a turn that changes nothing."""

PLACEMENT_AT: dict[Card, tuple[dict[Field, Placement], ...]] = {
    card: tuple({placement.at: placement for placement in placements} for placements in by_turn)
    for card, by_turn in PLACEMENTS.items()
}
"""For each card and turn, the placements by the field of their upper left corner."""
