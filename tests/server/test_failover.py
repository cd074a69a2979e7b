"""With the settings of the cluster guide, an acknowledged move survives the PostgreSQL that accepted it."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg

from burghof.server.assembly import Assembly
from burghof.server.infra.schema import migrate
from burghof.wire.problem import Trouble
from tests.server.company import Company, execute
from tests.server.house import House, run
from tests.server.standby import Pair, guided, pair

STEPS = "SELECT seq, move_id FROM steps WHERE table_id = %s ORDER BY seq"
PATIENCE = 60
"""Maximum seconds until play continues."""
A_WHILE = 1.5
"""Seconds to wait for an acknowledgement; normally it takes much less."""


@contextmanager
def served(settings: Sequence[str]) -> Iterator[Pair]:
    """Run a primary and a standby with these settings and a database for the server."""
    with pair(settings) as servers:
        servers.follows()
        with psycopg.connect(servers.primary.url(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE burghof")
        migrate(servers.url("burghof"))
        yield servers


async def goes_on(company: Company, house: House) -> None:
    """Retry a move at a newly started process until it is accepted, and check the stored moves."""
    async with asyncio.timeout(PATIENCE), house.process() as process:
        while True:
            try:
                await company.step(process, "after")
            except Trouble:
                await asyncio.sleep(0.2)
            else:
                kept = await execute(process, STEPS, company.table)
                assert [move for _, move in kept] == [None, "move-1", "move-2", "move-3", "waits", "after"]
                return


async def is_acknowledged_alone(company: Company, process: Assembly, both: Pair) -> bool:
    """Play a move while the standby is stopped; return whether it was acknowledged before the standby is back."""
    await asyncio.to_thread(both.standby.stop)
    waiting = asyncio.create_task(company.step(process, "waits"))
    await asyncio.sleep(A_WHILE)
    was_acknowledged = waiting.done()
    if not was_acknowledged:
        await asyncio.to_thread(both.standby.start)
    async with asyncio.timeout(PATIENCE):
        await waiting
    return was_acknowledged


def test_what_was_acknowledged_is_there_after_a_failover_and_nothing_is_before_the_standby_has_it() -> None:
    async def work(both: Pair) -> None:
        house = House(both.url("burghof"))
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 3)

            assert not await is_acknowledged_alone(company, process, both)

            await asyncio.to_thread(both.fails_over)
        await goes_on(company, house)

    with served(guided()) as both:
        run(lambda: work(both))


def test_without_the_settings_of_the_guide_an_acknowledged_move_is_lost() -> None:
    async def work(both: Pair) -> None:
        async with House(both.url("burghof")).process() as process:
            company = await Company.play(process)

            assert await is_acknowledged_alone(company, process, both)

            await asyncio.to_thread(both.primary.stop)
            await asyncio.to_thread(both.standby.start)
            await asyncio.to_thread(both.fails_over)
        async with House(both.url("burghof")).process() as process:
            kept = await execute(process, STEPS, company.table)
            assert "waits" not in [move for _, move in kept]

    with served(()) as both:
        run(lambda: work(both))
