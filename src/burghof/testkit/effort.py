"""Effort: how much the kit samples. A usual run is quick; BURGHOF_EFFORT asks for `full` or for `soak`."""

import os
from types import MappingProxyType
from typing import Final

from msgspec import Struct


class Effort(Struct, frozen=True):
    """How many games, positions and pairs of worlds each check looks at."""

    games: int
    """Whole random games for each number of seats."""
    positions: int
    """Positions, spread over random games."""
    pairs: int
    """Pairs of worlds for each recall."""
    every: int
    """Of the positions of a whole game, every how many-th is encoded and decoded."""


QUICK: Final = Effort(games=1, positions=20, pairs=200, every=4)
FULL: Final = Effort(games=3, positions=60, pairs=2_000, every=1)
SOAK: Final = Effort(games=30, positions=600, pairs=20_000, every=1)
EFFORTS: Final = MappingProxyType({"": QUICK, "quick": QUICK, "full": FULL, "soak": SOAK})


def effort() -> Effort:
    """What this run is asked for."""
    return EFFORTS[os.environ.get("BURGHOF_EFFORT", "")]
