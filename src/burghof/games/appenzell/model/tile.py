"""Tiles: what lies in the holes of the castle (1.2)."""

from burghof.games.appenzell.data import CASTLE
from burghof.kernel import TranslatedEnum


class Tile(TranslatedEnum):
    """A sliding tile: a cheese, plain, or a trap."""

    APPENZELLER = "appenzeller"
    BRIE = "brie"
    EDAM = "edam"
    EMMENTAL = "emmental"
    GORGONZOLA = "gorgonzola"
    GOUDA = "gouda"
    ROQUEFORT = "roquefort"
    PLAIN = "plain"
    TRAP = "trap"


PLAIN, TRAP = Tile.PLAIN, Tile.TRAP
CHEESES: tuple[Tile, ...] = tuple(tile for tile in Tile if tile not in (PLAIN, TRAP))

ALL_TILES: tuple[Tile, ...] = tuple(Tile(name) for name, number in CASTLE.tiles.items() for _ in range(number))
"""Every tile of the game, grouped by kind."""
