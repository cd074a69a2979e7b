"""The material as far as a board has to draw it: `make gen` writes it into `web/material.gen.ts`."""

from msgspec import Struct

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import EMBLEMS, KEYS, Emblem, Key


class Material(Struct, frozen=True):
    """What no view repeats."""

    towers: int
    emblems: tuple[Emblem, ...]
    """What hangs on each tower."""
    keys: tuple[Key, ...]
    coats: int


MATERIAL = Material(towers=CASTLE.towers, emblems=EMBLEMS, keys=KEYS, coats=CASTLE.coats)
