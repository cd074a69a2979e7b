"""How long a game is played: in `make test` for a few moves, in `make test-all` also to its end."""

from typing import Final

import pytest

from burghof.testkit.effort import QUICK, effort

FEW: Final = 4 if effort() == QUICK else 6
"""Moves that show how somebody plays."""

few_moves_or_all = pytest.mark.parametrize(
    "moves", [pytest.param(FEW, id="few moves"), pytest.param(None, id="to its end", marks=pytest.mark.full)]
)
"""One whole game on each board is always played; other hands and other devices play one in the full tier."""
