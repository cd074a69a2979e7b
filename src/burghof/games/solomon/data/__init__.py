"""The tiles, coins, points and cards, read from the TOML files in this folder."""

from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


class PointsData(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """Points for sets and majorities (see tiles.toml)."""

    scroll_set: int
    most_curses: int
    second_curses: int
    most_objects: int
    second_objects: int


class TilesData(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of coins, cards per hand and tiles, and the points (see tiles.toml)."""

    coins: int
    purse: dict[int, int]
    hand: dict[int, int]
    light: dict[str, int]
    dark: dict[str, int]
    points: PointsData


class CardsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The patterns in the order of card numbers, starting at 1 (see cards.toml)."""

    patterns: tuple[str, ...]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode(files(__name__).joinpath(name).read_bytes(), type=kind, strict=False)


TILES = _read("tiles.toml", TilesData)
CARDS = _read("cards.toml", CardsData)
