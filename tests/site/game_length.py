"""Length of the games: a few moves in `make test`, and also whole games in `make test-all`."""

from typing import Final

import pytest

from burghof.testkit.effort import QUICK, current_effort

FEW_MOVES: Final = 4 if current_effort() == QUICK else 6
"""Number of moves in a short game."""

few_moves_or_all = pytest.mark.parametrize(
    "moves", [pytest.param(FEW_MOVES, id="few moves"), pytest.param(None, id="to its end", marks=pytest.mark.full)]
)
"""One whole game on each board is always played; other devices and input methods play one in the full tier."""
