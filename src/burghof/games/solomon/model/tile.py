"""The tiles: treasures, curses, scrolls and magic objects (1.2)."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from burghof.games.solomon.data import TILES
from burghof.kernel import MessageArg, MessageRef, TranslatedEnum


class Tile(TranslatedEnum):
    """A kind of tile: what its face shows."""

    TREASURE_1 = "treasure-1"
    TREASURE_2 = "treasure-2"
    TREASURE_3 = "treasure-3"
    TREASURE_4 = "treasure-4"
    TREASURE_5 = "treasure-5"
    CURSE_1 = "curse-1"
    CURSE_2 = "curse-2"
    CURSE_3 = "curse-3"
    SCROLL_LION = "scroll-lion"
    SCROLL_STAR = "scroll-star"
    SCROLL_PALM = "scroll-palm"
    SCROLL_MOON = "scroll-moon"
    MIRROR = "mirror"
    AXE = "axe"
    SEAL = "seal"
    AMULET = "amulet"


class TheTile(TranslatedEnum):
    """A kind of tile as the object of a sentence, with the article that a language needs."""

    TREASURE_1 = "treasure-1"
    TREASURE_2 = "treasure-2"
    TREASURE_3 = "treasure-3"
    TREASURE_4 = "treasure-4"
    TREASURE_5 = "treasure-5"
    CURSE_1 = "curse-1"
    CURSE_2 = "curse-2"
    CURSE_3 = "curse-3"
    SCROLL_LION = "scroll-lion"
    SCROLL_STAR = "scroll-star"
    SCROLL_PALM = "scroll-palm"
    SCROLL_MOON = "scroll-moon"
    MIRROR = "mirror"
    AXE = "axe"
    SEAL = "seal"
    AMULET = "amulet"


class Several(TranslatedEnum):
    """Several scrolls, or several objects of a kind, as the object of a sentence."""

    TWO_SCROLLS = "two-scrolls"
    THREE_SCROLLS = "three-scrolls"
    FOUR_SCROLLS = "four-scrolls"
    FIVE_SCROLLS = "five-scrolls"
    SIX_SCROLLS = "six-scrolls"
    TWO_MIRRORS = "two-mirrors"
    THREE_MIRRORS = "three-mirrors"
    FOUR_MIRRORS = "four-mirrors"
    FIVE_MIRRORS = "five-mirrors"
    TWO_AXES = "two-axes"
    THREE_AXES = "three-axes"
    FOUR_AXES = "four-axes"
    TWO_SEALS = "two-seals"
    THREE_SEALS = "three-seals"
    FOUR_SEALS = "four-seals"
    TWO_AMULETS = "two-amulets"
    THREE_AMULETS = "three-amulets"
    FOUR_AMULETS = "four-amulets"


NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
"""The number words in the values of `Several`."""

Tiles: TypeAlias = tuple[Tile, ...]
"""Some tiles; sorted where their order has no meaning."""

TREASURES: Tiles = tuple(Tile)[:5]
CURSES: Tiles = tuple(Tile)[5:8]
SCROLLS: Tiles = tuple(Tile)[8:12]
OBJECTS: Tiles = tuple(Tile)[12:]
MIRROR, AXE, SEAL, AMULET = OBJECTS

WORTH: dict[Tile, int] = {tile: 1 + TREASURES.index(tile) if tile in TREASURES else 0 for tile in Tile}
"""What a tile pays: the value of a treasure, 0 for any other tile."""
CURSE: dict[Tile, int] = {tile: 1 + CURSES.index(tile) if tile in CURSES else 0 for tile in Tile}
"""What a tile costs when it is dug: the value of a curse, 0 for any other tile."""

LIGHT_TILES: Counter[Tile] = Counter({Tile(name): number for name, number in TILES.light.items()})
DARK_TILES: Counter[Tile] = Counter({Tile(name): number for name, number in TILES.dark.items()})
ALL_TILES: Counter[Tile] = LIGHT_TILES + DARK_TILES


def with_article(tile: Tile) -> MessageRef:
    """Return the name of a tile as the object of a sentence."""
    return TheTile(tile.value).message_ref


def with_articles(tiles: Iterable[Tile]) -> tuple[MessageRef, ...]:
    """Return the names of these tiles as objects of a sentence."""
    return tuple(with_article(tile) for tile in tiles)


def sum_up(tiles: Tiles) -> dict[str, MessageArg]:
    """Return what a sentence says of several tiles: sums of treasures and curses, the other tiles and their number.

    `curses` is the number of curses. Several scrolls, and several objects of a kind, are only counted.
    """
    scrolls = [tile for tile in tiles if tile in SCROLLS]
    groups = ((kind.value, [tile for tile in tiles if tile is kind]) for kind in OBJECTS)
    others = tuple(_counted(name, group) for name, group in (("scroll", scrolls), *groups) if group)
    return {
        "worth": total_worth(tiles),
        "curse": total_curse(tiles),
        "curses": sum(tile in CURSES for tile in tiles),
        "number": len(others),
        "others": others,
    }


def _counted(name: str, tiles: list[Tile]) -> MessageRef:
    """Return the only one of these tiles, or how many there are of this name."""
    return with_article(tiles[0]) if len(tiles) == 1 else Several(f"{NUMBERS[len(tiles)]}-{name}s").message_ref


def total_worth(tiles: Iterable[Tile]) -> int:
    """Return the total value of the treasures among these tiles."""
    return sum([WORTH[tile] for tile in tiles])


def total_curse(tiles: Iterable[Tile]) -> int:
    """Return the sum of the curses among these tiles."""
    return sum([CURSE[tile] for tile in tiles])


def join_tiles(*parts: Iterable[Tile]) -> Tiles:
    """Return all these tiles together, sorted."""
    return tuple(sorted([tile for part in parts for tile in part]))


def without_tiles(tiles: Tiles, *taken: Tile) -> Tiles:
    """Return the tiles without those taken. Raises ValueError if one of these is missing."""
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)


def subtract_tiles(tiles: Iterable[Tile], known: Iterable[Tile]) -> Tiles:
    """Return the tiles that are left after removing the known ones, sorted."""
    return join_tiles((Counter(tiles) - Counter(known)).elements())
