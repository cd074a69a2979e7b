"""Two releases side by side: tables that only the newer one understands are served by it alone and never damaged."""

import pytest

from burghof.server.assembly import Assembly
from burghof.wire.problem import Problem, Trouble
from tests.server.company import ANNA, BEN, Company, execute, legal, open_decision
from tests.server.house import House, run

COUNT = "SELECT count(*) FROM steps WHERE table_id = %s"
NEWER_TURN = """
WITH said AS (
    INSERT INTO steps (table_id, seq, entries) VALUES (%s, 2, '[{"entry": "applauded", "prev": "", "seat": 0}]')
    RETURNING table_id
)
UPDATE turns SET seq = 2 FROM said WHERE turns.table_id = said.table_id
"""


async def refused_everywhere(process: Assembly, company: Company) -> set[Problem]:
    """Return the problems that the actions at a running table raise."""
    table, playing = company.table, process.playing
    doings = [
        process.live.get(table),
        process.live.whole(table),
        playing.take_back(ANNA, table, 0, "back"),
        playing.resign(ANNA, table, 0),
        playing.leave(BEN, table, 1),
        playing.agree(BEN, table, 1, agrees=True),
    ]
    problems = set()
    for doing in doings:
        with pytest.raises(Trouble) as caught:
            await doing
        problems.add(caught.value.problem)
    return problems


@pytest.mark.parametrize(
    "upgrade",
    [
        "UPDATE tables SET rules = 99 WHERE id = %s",
        "UPDATE turns SET format = 2 WHERE table_id = %s",
        "UPDATE tables SET game = 'a-sixth-castle' WHERE id = %s",
        "UPDATE tables SET header = replace(header, '\"format\":1', '\"format\":2') WHERE id = %s",
        """UPDATE tables SET clock = '{"clock": "hourglass"}' WHERE id = %s""",
        NEWER_TURN,
    ],
    ids=["rules", "format", "game", "header", "clock", "entry"],
)
def test_a_table_of_a_newer_release_is_served_elsewhere(house: House, upgrade: str) -> None:
    async def work() -> None:
        async with house.process() as newer, house.process() as older:
            company = await Company.play(newer)
            await older.cards.read(company.table)
            await execute(newer, upgrade, company.table)
            before = await execute(newer, COUNT, company.table)

            assert await refused_everywhere(older, company) == {Problem.ELSEWHERE}
            assert await execute(newer, COUNT, company.table) == before

    run(work)


@pytest.mark.parametrize(
    "upgrade",
    [
        "UPDATE turns SET format = 2 WHERE table_id = %s",
        NEWER_TURN,
    ],
    ids=["format", "entry"],
)
def test_a_table_that_becomes_newer_while_it_is_in_memory_is_served_elsewhere(house: House, upgrade: str) -> None:
    async def work() -> None:
        async with house.process() as newer, house.process() as older:
            company = await Company.play(newer)
            live = await company.live(older)
            decision, move = open_decision(live), legal(live, 0)[0]
            await execute(newer, upgrade, company.table)
            before = await execute(newer, COUNT, company.table)

            with pytest.raises(Trouble) as caught:
                await company.submit(older, decision, move)

            assert caught.value.problem is Problem.ELSEWHERE
            assert await execute(newer, COUNT, company.table) == before
            assert live.seq == 1

    run(work)


def test_a_table_set_by_newer_rules_is_not_started_here(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            await execute(process, "UPDATE tables SET rules = 99 WHERE id = %s", company.table)

            with pytest.raises(Trouble) as caught:
                await process.gathering.start(ANNA, company.table)

            assert caught.value.problem is Problem.ELSEWHERE
            assert await execute(process, "SELECT header FROM tables") == [(None,)]

    run(work)


def test_one_table_of_a_newer_release_does_not_keep_the_others_from_catching_up(house: House) -> None:
    async def work() -> None:
        async with house.process() as newer, house.process() as older:
            companies = [await Company.play(newer) for _ in range(3)]
            connection = older.connect(ANNA, "")
            for company in companies:
                await connection.hear(b'{"type":"watch","table":"%s"}' % str(company.table).encode())
            lives = [await older.live.get(company.table) for company in companies]
            await execute(newer, NEWER_TURN, companies[1].table)
            await companies[0].step(newer)
            await companies[2].step(newer)

            await older.compare()

            assert [live.seq for live in lives] == [2, 1, 2]
            await connection.close()

    run(work)
