"""One object per table: a caller that asks for a table while it starts gets the object that the journal advances."""

import asyncio
from contextlib import suppress
from typing import Any, cast
from uuid import UUID

from burghof.server.assembly import Assembly
from burghof.server.infra.upkeep import stop
from burghof.server.journal.rows import Kept
from burghof.testkit.effort import SOAK, effort
from burghof.wire.problem import Trouble
from tests.server.company import ANNA, BEN, Company, problem_of
from tests.server.house import House, run
from tests.server.on_the_line import OnTheLine

STARTS = 200 if effort() == SOAK else 40
POLLERS = 6


class HeldTails:
    """The journal's repository, with every read of steps held until `release` is set."""

    def __init__(self, process: Assembly) -> None:
        """Hold the reads of this process."""
        self._steps = process.steps
        self.is_reading = asyncio.Event()
        self.release = asyncio.Event()
        process.live._steps = cast("Any", self)

    async def tail(self, table: UUID, since: int) -> tuple[Kept, ...]:
        """Return the steps after the first `since`, once `release` is set."""
        self.is_reading.set()
        await self.release.wait()
        return await self._steps.tail(table, since)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any attribute of the repository
        return getattr(self._steps, name)


async def poll(process: Assembly, table: UUID) -> None:
    """Request the table repeatedly, as `GET /sight` does."""
    while True:
        with suppress(Trouble):
            await process.live.get(table)
            await process.journal.refresh(table)
        await asyncio.sleep(0)


async def is_frozen_after_start(process: Assembly) -> bool:
    """Start a table that is watched and polled; return whether its watcher misses the first move."""
    company = await Company.set(process, "kilt-castle", ANNA, BEN)
    anna = OnTheLine(process, ANNA)
    await anna.watch(company.table, 0)
    pollers = [asyncio.create_task(poll(process, company.table)) for _ in range(POLLERS)]
    await process.gathering.start(ANNA, company.table)
    await anna.awaits("sight")
    await stop(pollers)
    await company.step(process)
    steps = anna.told("step")
    await anna.connection.close()
    return not steps


def test_no_board_freezes_that_is_polled_while_its_table_starts(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            frozen = [await is_frozen_after_start(process) for _ in range(STARTS)]

            assert frozen.count(True) == 0

    run(work)


def test_a_load_that_ends_after_a_table_was_adopted_gives_the_adopted_one(house: House) -> None:
    async def work() -> None:
        async with house.process() as starter, house.process() as process:
            company = await Company.play(starter)
            adopted = await process.live.whole(company.table)
            held = HeldTails(process)
            loading = asyncio.create_task(process.live.get(company.table))
            await held.is_reading.wait()
            process.live.adopt(adopted)
            held.release.set()

            assert await loading is adopted
            assert await process.live.get(company.table) is adopted

    run(work)


def test_a_table_that_was_loaded_before_it_is_adopted_stays_the_only_one(house: House) -> None:
    async def work() -> None:
        async with house.process() as starter, house.process() as process:
            company = await Company.play(starter)
            begun = await process.live.whole(company.table)
            loaded = await process.live.get(company.table)
            process.live.adopt(begun)

            assert process.live.at_hand(company.table) is loaded
            assert await process.live.get(company.table) is loaded

    run(work)


def test_who_follows_an_adopted_table_is_told_every_step_though_a_load_ends_later(house: House) -> None:
    async def work() -> None:
        async with house.process() as starter, house.process() as process:
            company = await Company.play(starter)
            begun = await process.live.whole(company.table)
            held = HeldTails(process)
            loading = asyncio.create_task(process.live.get(company.table))
            await held.is_reading.wait()
            process.live.adopt(begun)
            anna = OnTheLine(process, ANNA)
            await anna.watch(company.table, 0)
            held.release.set()
            await loading
            await company.steps(process, 3)

            assert [step["cursor"] for step in anna.told("step")] == [2, 3, 4]

    run(work)


def test_who_follows_a_loaded_table_is_told_every_step_though_it_is_adopted_later(house: House) -> None:
    async def work() -> None:
        async with house.process() as starter, house.process() as process:
            company = await Company.play(starter)
            begun = await process.live.whole(company.table)
            anna = OnTheLine(process, ANNA)
            await anna.watch(company.table, 0)
            process.live.adopt(begun)
            await company.steps(process, 3)

            assert [step["cursor"] for step in anna.told("step")] == [2, 3, 4]

    run(work)


def test_a_load_that_fails_is_not_remembered(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            await problem_of(process.live.get(company.table))
            await process.gathering.start(ANNA, company.table)

            live = await process.live.get(company.table)

            assert live.seq == 1

    run(work)


def test_a_followed_table_stays_in_memory_and_a_left_one_may_go(house: House) -> None:
    async def work() -> None:
        async with house.process(cache_tables=1) as process:
            followed = await Company.play(process)
            anna = OnTheLine(process, ANNA)
            await anna.watch(followed.table, 0)
            others = [await Company.play(process) for _ in range(3)]
            kept = process.live.at_hand(followed.table) is not None
            await anna.connection.close()

            assert kept
            assert process.live.at_hand(followed.table) is None
            assert process.live.at_hand(others[-1].table) is not None

    run(work)
