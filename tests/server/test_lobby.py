"""The list of a person's tables: whose turn it is, who has won, and nothing of the sealed choices of others."""

from burghof.hosting.lobby.service import tables_for
from burghof.hosting.people.session import Person
from burghof.server.process.container import Container
from burghof.wire.responses import MyTable
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable


async def only_listed_table(process: Container, person: Person) -> MyTable:
    """Return the only table in a person's list."""
    (mine,) = (await tables_for(person, process.tables)).mine
    return mine


def test_a_table_that_gathers_awaits_nobody(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await SeatedTable.create(process, "kilt-castle", ANNA, BEN)

            mine = await only_listed_table(process, BEN)

            assert (mine.awaited, mine.owing, mine.ranks) == ((), (), None)

    run(work)


def test_a_running_table_says_whose_turn_it_is(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            first = (await only_listed_table(process, ANNA), await only_listed_table(process, BEN))
            await seated.play_until_turn_of(process, 1)
            then = (await only_listed_table(process, ANNA), await only_listed_table(process, BEN))

            assert [(mine.awaited, mine.owing) for mine in first] == [((0,), (0,)), ((0,), ())]
            assert [(mine.awaited, mine.owing) for mine in then] == [((1,), ()), ((1,), (1,))]
            assert then[0].quiet < 60

    run(work)


def test_a_sealed_choice_is_owed_until_it_is_made_and_others_see_no_difference(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon")
            before = (await only_listed_table(process, ANNA), await only_listed_table(process, BEN))
            chose = await seated.play_step(process)
            after = (await only_listed_table(process, ANNA), await only_listed_table(process, BEN))

            assert chose.sealed
            assert [mine.owing for mine in before] == [(0,), (1,)]
            assert [mine.owing for mine in after] == [(), (1,)]
            assert {mine.awaited for mine in (*before, *after)} == {(0, 1)}

    run(work)


def test_a_finished_table_says_how_everybody_ended(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await process.playing.resign(ANNA, seated.table, 0)

            mine = await only_listed_table(process, BEN)

            assert (mine.table.phase, mine.awaited, mine.owing, mine.ranks) == ("over", (), (), (2, 1))

    run(work)


def test_a_game_played_to_its_end_keeps_its_ranks(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "the-castle", options={"rounds": 10})
            await seated.play_to_end(process)
            outcome = (await seated.live(process)).match.outcome

            assert outcome is not None
            assert (await only_listed_table(process, ANNA)).ranks == outcome.ranks

    run(work)


def test_a_list_has_nothing_for_strangers(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await SeatedTable.start(process)

            assert (await tables_for(CLEO, process.tables)).mine == ()
            assert (await tables_for(None, process.tables)).mine == ()

    run(work)
