"""A small siege; `make chaos` is the great one."""

import asyncio

from tests.server.chaos.siege import besiege


def test_killed_processes_lose_no_acknowledged_move(database_url: str) -> None:
    toll = asyncio.run(besiege(database_url, kills=6, clients=6, pause=0.5, seed=1))

    assert (toll.lost, toll.doubled, toll.broken) == (0, 0, 0)
    assert toll.acknowledged >= 6 * 8
