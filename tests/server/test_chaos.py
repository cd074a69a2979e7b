"""A short chaos test; `make chaos` runs the long one."""

import asyncio

import pytest

from tests.server.chaos.cluster import MIN_MOVES_BETWEEN_KILLS
from tests.server.chaos.run import run_chaos


@pytest.mark.parametrize(("kills", "clients"), [(2, 3), pytest.param(6, 6, marks=pytest.mark.full)])
def test_killed_processes_lose_no_acknowledged_move(database_url: str, kills: int, clients: int) -> None:
    toll = asyncio.run(run_chaos(database_url, kills=kills, clients=clients, pause=0.5, seed=1))

    assert (toll.lost, toll.doubled, toll.broken) == (0, 0, 0)
    assert toll.acknowledged >= kills * MIN_MOVES_BETWEEN_KILLS
