"""The constant material that the board has to draw: `make gen` writes it to `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import EMBLEMS, KEYS, Emblem, Key


class Material(Struct, frozen=True):
    """The material that is the same in every game, so views leave it out."""

    towers: int
    emblems: tuple[Emblem, ...]
    """The emblem on each tower."""
    keys: tuple[Key, ...]
    coats: int


MATERIAL = Material(towers=CASTLE.towers, emblems=EMBLEMS, keys=KEYS, coats=CASTLE.coats)
