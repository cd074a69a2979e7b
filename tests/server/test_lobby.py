"""The list of a person's tables: whose turn it is, who has won, and nothing of the sealed choices of others."""

from burghof.server.assembly import Assembly
from burghof.server.lobby.service import tables_for
from burghof.server.people.session import Person
from burghof.wire.answers import MyTable
from tests.server.company import ANNA, BEN, CLEO, Company
from tests.server.house import House, run


async def listed(process: Assembly, person: Person) -> MyTable:
    """Return the only table in a person's list."""
    (mine,) = (await tables_for(person, process.tables)).mine
    return mine


def test_a_table_that_gathers_awaits_nobody(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            await Company.set(process, "kilt-castle", ANNA, BEN)

            mine = await listed(process, BEN)

            assert (mine.awaited, mine.owing, mine.ranks) == ((), (), None)

    run(work)


def test_a_running_table_says_whose_turn_it_is(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            first = (await listed(process, ANNA), await listed(process, BEN))
            await company.steps_until_turn_of(process, 1)
            then = (await listed(process, ANNA), await listed(process, BEN))

            assert [(mine.awaited, mine.owing) for mine in first] == [((0,), (0,)), ((0,), ())]
            assert [(mine.awaited, mine.owing) for mine in then] == [((1,), ()), ((1,), (1,))]
            assert then[0].quiet < 60

    run(work)


def test_a_sealed_choice_is_owed_until_it_is_made_and_others_see_no_difference(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon")
            before = (await listed(process, ANNA), await listed(process, BEN))
            chose = await company.step(process)
            after = (await listed(process, ANNA), await listed(process, BEN))

            assert chose.sealed
            assert [mine.owing for mine in before] == [(0,), (1,)]
            assert [mine.owing for mine in after] == [(), (1,)]
            assert {mine.awaited for mine in (*before, *after)} == {(0, 1)}

    run(work)


def test_a_finished_table_says_how_everybody_ended(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await process.playing.resign(ANNA, company.table, 0)

            mine = await listed(process, BEN)

            assert (mine.table.phase, mine.awaited, mine.owing, mine.ranks) == ("over", (), (), (2, 1))

    run(work)


def test_a_game_played_to_its_end_keeps_its_ranks(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "the-castle", options={"rounds": 10})
            await company.steps_to_the_end(process)
            outcome = (await company.live(process)).match.outcome

            assert outcome is not None
            assert (await listed(process, ANNA)).ranks == outcome.ranks

    run(work)


def test_a_list_has_nothing_for_strangers(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            await Company.play(process)

            assert (await tables_for(CLEO, process.tables)).mine == ()
            assert (await tables_for(None, process.tables)).mine == ()

    run(work)
