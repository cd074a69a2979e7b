"""A short chaos test; `make chaos` runs the long one."""

import asyncio

import pytest

from tests.server.chaos.cluster import MOVES
from tests.server.chaos.siege import besiege


@pytest.mark.parametrize(("kills", "clients"), [(2, 3), pytest.param(6, 6, marks=pytest.mark.full)])
def test_killed_processes_lose_no_acknowledged_move(database_url: str, kills: int, clients: int) -> None:
    toll = asyncio.run(besiege(database_url, kills=kills, clients=clients, pause=0.5, seed=1))

    assert (toll.lost, toll.doubled, toll.broken) == (0, 0, 0)
    assert toll.acknowledged >= kills * MOVES
