"""A rematch: the same players at a new table, which names the record before."""

import asyncio
from hashlib import sha256

import pytest

from burghof.wire.clock import CorrespondenceClock
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import Chair, MyRights
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, raised_problem


@pytest.mark.parametrize("resigning", [0, 1])
def test_a_rematch_keeps_the_company_and_names_the_record_before(servers: ServerProcesses, resigning: int) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, clock={"clock": "days", "days": 2})
            early = await raised_problem(process.table_setup.rematch(ANNA, seated.table))
            await process.playing.resign(seated.person(resigning), seated.table, resigning)

            again = await process.table_setup.rematch(BEN, seated.table)
            await process.table_setup.start(BEN, again.table.id)

            first, second = await seated.live(process), await process.live.get(again.table.id)
            assert early is Problem.NOT_NOW
            assert again.mine == MyRights((1,), is_host=True)
            assert again.table.chairs == (Chair(0, "Anna"), Chair(1, "Ben"))
            assert (again.table.previous, again.table.clock) == (seated.table, CorrespondenceClock(2))
            assert second.match.header.previous == first.match.record().id
            assert (await process.cards.require_visible(seated.table, ANNA)).rematch == again.table.id
            assert (await process.cards.require_visible(again.table.id, ANNA)).rights_of(ANNA) == MyRights((0,))

    run(work)


def test_there_is_one_rematch_and_only_for_who_played(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, visibility="public")
            await process.playing.resign(ANNA, seated.table, 0)
            stranger = await raised_problem(process.table_setup.rematch(CLEO, seated.table))

            answers = await asyncio.gather(
                process.table_setup.rematch(ANNA, seated.table),
                process.table_setup.rematch(BEN, seated.table),
                return_exceptions=True,
            )

            assert stranger is Problem.NOT_YOURS
            assert [answer.problem for answer in answers if isinstance(answer, ProblemError)] == [Problem.NOT_NOW]
            assert len(await process.tables.for_person(ANNA.id, 10)) == 2
            assert await raised_problem(process.table_setup.rematch(ANNA, seated.table)) is Problem.NOT_NOW

    run(work)


def test_a_rematch_follows_a_shared_win_too(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "the-castle", ANNA, BEN, options={"rounds": 10})
            await seated.play_to_end(process)
            match = (await seated.live(process)).match

            again = await process.table_setup.rematch(ANNA, seated.table)

            assert match.outcome is not None
            assert len(set(match.outcome.ranks)) == 1
            assert again.table.previous == seated.table
            header = await process.tables.header(seated.table)
            assert sha256((header or "").encode()).hexdigest() == match.record().id

    run(work)
