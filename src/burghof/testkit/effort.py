"""Effort: how much the kit samples. A default run is quick; BURGHOF_EFFORT selects `full` or `soak`."""

import os
from types import MappingProxyType
from typing import Final

from msgspec import Struct


class Effort(Struct, frozen=True):
    """Sample sizes of the checks."""

    games: int
    """Number of whole random games per number of seats."""
    positions: int
    """Number of positions, spread over random games."""
    pairs: int
    """Number of pairs of worlds per recall."""
    hints: int
    """Number of hints."""
    puzzles: int
    """Number of puzzles of each theme whose counts are checked."""
    every: int
    """Of the positions of a whole game, every `every`-th is encoded and decoded."""


QUICK: Final = Effort(games=1, positions=20, pairs=200, hints=10, puzzles=1, every=4)
FULL: Final = Effort(games=3, positions=60, pairs=2_000, hints=200, puzzles=1_000, every=1)
SOAK: Final = Effort(games=30, positions=600, pairs=20_000, hints=2_000, puzzles=1_000, every=1)
EFFORTS: Final = MappingProxyType({"": QUICK, "quick": QUICK, "full": FULL, "soak": SOAK})


def current_effort() -> Effort:
    """Return the effort of this run."""
    return EFFORTS[os.environ.get("BURGHOF_EFFORT", "")]
