"""With the settings of the cluster guide, an acknowledged move survives the PostgreSQL that accepted it."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg
import pytest

from burghof.server.infra.schema import migrate
from burghof.server.process.container import Container
from burghof.wire.problem import ProblemError
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import SeatedTable, execute_sql
from tests.server.standby import PostgresPair, guide_settings, run_pair

STEPS = "SELECT seq, move_id FROM steps WHERE table_id = %s ORDER BY seq"
RECOVERY_TIMEOUT_S = 60
"""Maximum seconds until play continues."""
ACKNOWLEDGE_WAIT_S = 1.5
"""Seconds to wait for an acknowledgement; normally it takes much less."""


@contextmanager
def run_database_pair(settings: Sequence[str]) -> Iterator[PostgresPair]:
    """Run a primary and a standby with these settings and a database for the server."""
    with run_pair(settings) as pair:
        pair.wait_until_streaming()
        with psycopg.connect(pair.primary.url(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE burghof")
        migrate(pair.url("burghof"))
        yield pair


async def retry_move(seated: SeatedTable, servers: ServerProcesses) -> None:
    """Retry a move at a newly started process until it is accepted, and check the stored moves."""
    async with asyncio.timeout(RECOVERY_TIMEOUT_S), servers.process() as process:
        while True:
            try:
                await seated.play_step(process, "after")
            except ProblemError:
                await asyncio.sleep(0.2)
            else:
                kept = await execute_sql(process, STEPS, seated.table)
                assert [move for _, move in kept] == [None, "move-1", "move-2", "move-3", "waits", "after"]
                return


async def is_acknowledged_alone(seated: SeatedTable, process: Container, both: PostgresPair) -> bool:
    """Play a move while the standby is stopped; return whether it was acknowledged before the standby is back."""
    await asyncio.to_thread(both.standby.stop)
    waiting = asyncio.create_task(seated.play_step(process, "waits"))
    await asyncio.sleep(ACKNOWLEDGE_WAIT_S)
    was_acknowledged = waiting.done()
    if not was_acknowledged:
        await asyncio.to_thread(both.standby.start)
    async with asyncio.timeout(RECOVERY_TIMEOUT_S):
        await waiting
    return was_acknowledged


@pytest.mark.full
def test_what_was_acknowledged_is_there_after_a_failover_and_nothing_is_before_the_standby_has_it() -> None:
    async def work(both: PostgresPair) -> None:
        servers = ServerProcesses(both.url("burghof"))
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 3)

            assert not await is_acknowledged_alone(seated, process, both)

            await asyncio.to_thread(both.fail_over)
        await retry_move(seated, servers)

    with run_database_pair(guide_settings()) as both:
        run(lambda: work(both))


@pytest.mark.full
def test_without_the_settings_of_the_guide_an_acknowledged_move_is_lost() -> None:
    async def work(both: PostgresPair) -> None:
        async with ServerProcesses(both.url("burghof")).process() as process:
            seated = await SeatedTable.start(process)

            assert await is_acknowledged_alone(seated, process, both)

            await asyncio.to_thread(both.primary.stop)
            await asyncio.to_thread(both.standby.start)
            await asyncio.to_thread(both.fail_over)
        async with ServerProcesses(both.url("burghof")).process() as process:
            kept = await execute_sql(process, STEPS, seated.table)
            assert "waits" not in [move for _, move in kept]

    with run_database_pair(()) as both:
        run(lambda: work(both))
