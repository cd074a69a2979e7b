"""Options that the host of a table may choose."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, gc=False, rename="kebab", forbid_unknown_fields=True):
    """The castle and the length of the game."""

    layout: Literal["front", "back", "drawn"] = "front"
    """A side of the grid board, or rooms drawn by chance (1.4)."""
    goal: Literal[4, 5, 6] = 4
    """Number of different cheeses needed to win (9.1)."""
    open_castle: bool = False
    """Show all tiles all the time, for small children (8.5)."""
