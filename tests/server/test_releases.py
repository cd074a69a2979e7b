"""Two releases side by side: tables that only the newer one understands are served by it alone and never damaged."""

import pytest

from burghof.server.process.container import Container
from burghof.wire.problem import Problem, ProblemError
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql, legal, open_decision

COUNT = "SELECT count(*) FROM steps WHERE table_id = %s"
NEWER_TURN = """
WITH said AS (
    INSERT INTO steps (table_id, seq, entries) VALUES (%s, 2, '[{"entry": "applauded", "prev": "", "seat": 0}]')
    RETURNING table_id
)
UPDATE turns SET seq = 2 FROM said WHERE turns.table_id = said.table_id
"""


async def problems_of_all_actions(process: Container, seated: SeatedTable) -> set[Problem]:
    """Return the problems that the actions at a running table raise."""
    table, playing = seated.table, process.playing
    doings = [
        process.live.get(table),
        process.live.load_full(table),
        playing.take_back(ANNA, table, 0, "back"),
        playing.resign(ANNA, table, 0),
        playing.leave(BEN, table, 1),
        playing.answer_take_back(BEN, table, 1, agrees=True),
    ]
    problems = set()
    for doing in doings:
        with pytest.raises(ProblemError) as caught:
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
def test_a_table_of_a_newer_release_is_served_elsewhere(servers: ServerProcesses, upgrade: str) -> None:
    async def work() -> None:
        async with servers.process() as newer, servers.process() as older:
            seated = await SeatedTable.start(newer)
            await older.cards.read(seated.table)
            await execute_sql(newer, upgrade, seated.table)
            before = await execute_sql(newer, COUNT, seated.table)

            assert await problems_of_all_actions(older, seated) == {Problem.SERVED_ELSEWHERE}
            assert await execute_sql(newer, COUNT, seated.table) == before

    run(work)


@pytest.mark.parametrize(
    "upgrade",
    [
        "UPDATE turns SET format = 2 WHERE table_id = %s",
        NEWER_TURN,
    ],
    ids=["format", "entry"],
)
def test_a_table_that_becomes_newer_while_it_is_in_memory_is_served_elsewhere(
    servers: ServerProcesses, upgrade: str
) -> None:
    async def work() -> None:
        async with servers.process() as newer, servers.process() as older:
            seated = await SeatedTable.start(newer)
            live = await seated.live(older)
            decision, move = open_decision(live), legal(live, 0)[0]
            await execute_sql(newer, upgrade, seated.table)
            before = await execute_sql(newer, COUNT, seated.table)

            with pytest.raises(ProblemError) as caught:
                await seated.submit(older, decision, move)

            assert caught.value.problem is Problem.SERVED_ELSEWHERE
            assert await execute_sql(newer, COUNT, seated.table) == before
            assert live.seq == 1

    run(work)


def test_a_table_set_by_newer_rules_is_not_started_here(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            await execute_sql(process, "UPDATE tables SET rules = 99 WHERE id = %s", seated.table)

            with pytest.raises(ProblemError) as caught:
                await process.table_setup.start(ANNA, seated.table)

            assert caught.value.problem is Problem.SERVED_ELSEWHERE
            assert await execute_sql(process, "SELECT header FROM tables") == [(None,)]

    run(work)


def test_one_table_of_a_newer_release_does_not_keep_the_others_from_catching_up(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as newer, servers.process() as older:
            companies = [await SeatedTable.start(newer) for _ in range(3)]
            connection = older.connections.connect(ANNA, "")
            for seated in companies:
                await connection.receive(b'{"type":"watch","table":"%s"}' % str(seated.table).encode())
            lives = [await older.live.get(seated.table) for seated in companies]
            await execute_sql(newer, NEWER_TURN, companies[1].table)
            await companies[0].play_step(newer)
            await companies[2].play_step(newer)

            await older.sync.reconcile()

            assert [live.seq for live in lives] == [2, 1, 2]
            await connection.close()

    run(work)
