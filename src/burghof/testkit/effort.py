"""Effort: how much the kit samples; the usual run is quick, BURGHOF_THOROUGH asks for ten times as much."""

import os

from msgspec import Struct


class Effort(Struct, frozen=True):
    """How many games, positions and pairs of worlds each check looks at."""

    games: int
    """Whole random games for each number of seats."""
    positions: int
    """Positions, spread over random games."""
    pairs: int
    """Pairs of worlds for each recall."""


QUICK = Effort(games=3, positions=60, pairs=2_000)
THOROUGH = Effort(games=30, positions=600, pairs=20_000)


def effort() -> Effort:
    """What this run is asked for."""
    return THOROUGH if os.environ.get("BURGHOF_THOROUGH") else QUICK
