"""One object per table: a caller that asks for a table while it starts gets the object that the journal advances."""

import asyncio
from contextlib import suppress
from typing import Any, cast
from uuid import UUID

from burghof.hosting.background_tasks import cancel_all
from burghof.hosting.journal.rows import StepRow
from burghof.server.process.container import Container
from burghof.testkit.effort import SOAK, current_effort
from burghof.wire.problem import ProblemError
from tests.server.fake_client import FakeClient
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, SeatedTable, raised_problem

STARTS = 200 if current_effort() == SOAK else 40
POLLERS = 6


class BlockedStepStore:
    """The journal's repository, with every read of steps held until `release` is set."""

    def __init__(self, process: Container) -> None:
        """Hold the reads of this process."""
        self._steps = process.steps
        self.is_reading = asyncio.Event()
        self.release = asyncio.Event()
        process.live._steps = cast("Any", self)

    async def tail(self, table: UUID, since: int) -> tuple[StepRow, ...]:
        """Return the steps after the first `since`, once `release` is set."""
        self.is_reading.set()
        await self.release.wait()
        return await self._steps.tail(table, since)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any attribute of the repository
        return getattr(self._steps, name)


async def poll(process: Container, table: UUID) -> None:
    """Request the table repeatedly, as `GET /sight` does."""
    while True:
        with suppress(ProblemError):
            await process.live.get(table)
            await process.journal.refresh(table)
        await asyncio.sleep(0)


async def misses_first_move(process: Container) -> bool:
    """Start a table that is watched and polled; return whether its watcher misses the first move."""
    seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
    anna = FakeClient(process, ANNA)
    await anna.watch(seated.table, 0)
    pollers = [asyncio.create_task(poll(process, seated.table)) for _ in range(POLLERS)]
    await process.table_setup.start(ANNA, seated.table)
    await anna.wait_for("sight")
    await cancel_all(pollers)
    await seated.play_step(process)
    steps = anna.received("step")
    await anna.connection.close()
    return not steps


def test_no_board_freezes_that_is_polled_while_its_table_starts(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            frozen = [await misses_first_move(process) for _ in range(STARTS)]

            assert frozen.count(True) == 0

    run(work)


def test_a_load_that_ends_after_a_table_was_adopted_gives_the_adopted_one(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as starter, servers.process() as process:
            seated = await SeatedTable.start(starter)
            adopted = await process.live.load_full(seated.table)
            held = BlockedStepStore(process)
            loading = asyncio.create_task(process.live.get(seated.table))
            await held.is_reading.wait()
            process.live.adopt(adopted)
            held.release.set()

            assert await loading is adopted
            assert await process.live.get(seated.table) is adopted

    run(work)


def test_a_table_that_was_loaded_before_it_is_adopted_stays_the_only_one(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as starter, servers.process() as process:
            seated = await SeatedTable.start(starter)
            begun = await process.live.load_full(seated.table)
            loaded = await process.live.get(seated.table)
            process.live.adopt(begun)

            assert process.live.cached(seated.table) is loaded
            assert await process.live.get(seated.table) is loaded

    run(work)


def test_who_follows_an_adopted_table_is_told_every_step_though_a_load_ends_later(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as starter, servers.process() as process:
            seated = await SeatedTable.start(starter)
            begun = await process.live.load_full(seated.table)
            held = BlockedStepStore(process)
            loading = asyncio.create_task(process.live.get(seated.table))
            await held.is_reading.wait()
            process.live.adopt(begun)
            anna = FakeClient(process, ANNA)
            await anna.watch(seated.table, 0)
            held.release.set()
            await loading
            await seated.play_steps(process, 3)

            assert [step["cursor"] for step in anna.received("step")] == [2, 3, 4]

    run(work)


def test_who_follows_a_loaded_table_is_told_every_step_though_it_is_adopted_later(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as starter, servers.process() as process:
            seated = await SeatedTable.start(starter)
            begun = await process.live.load_full(seated.table)
            anna = FakeClient(process, ANNA)
            await anna.watch(seated.table, 0)
            process.live.adopt(begun)
            await seated.play_steps(process, 3)

            assert [step["cursor"] for step in anna.received("step")] == [2, 3, 4]

    run(work)


def test_a_load_that_fails_is_not_remembered(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            await raised_problem(process.live.get(seated.table))
            await process.table_setup.start(ANNA, seated.table)

            live = await process.live.get(seated.table)

            assert live.seq == 1

    run(work)


def test_a_followed_table_stays_in_memory_and_a_left_one_may_go(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(cache_tables=1) as process:
            followed = await SeatedTable.start(process)
            anna = FakeClient(process, ANNA)
            await anna.watch(followed.table, 0)
            others = [await SeatedTable.start(process) for _ in range(3)]
            kept = process.live.cached(followed.table) is not None
            await anna.connection.close()

            assert kept
            assert process.live.cached(followed.table) is None
            assert process.live.cached(others[-1].table) is not None

    run(work)
