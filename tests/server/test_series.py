"""Series of rematches: the points are added up, for everybody who may see the tables."""

from burghof.server.assembly import Assembly
from burghof.wire.problem import Problem
from tests.server.company import ANNA, BEN, CLEO, Company, problem_of
from tests.server.house import House, run

SHORT = {"rounds": 10}


async def plays_again(process: Assembly, before: Company) -> Company:
    """Play the rematch of a game to its end."""
    again = await process.gathering.rematch(ANNA, before.table)
    await process.gathering.start(ANNA, again.table.id)
    company = Company(again.table.id, before.seats)
    await company.steps_to_the_end(process)
    return company


async def points(process: Assembly, company: Company) -> tuple[int, ...]:
    """Return the points of each seat in one game."""
    outcome = (await company.live(process)).match.outcome
    assert outcome is not None
    return tuple(score.total for score in outcome.scores)


def test_rematches_are_a_series_with_a_sum_for_each_seat(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            first = await Company.play(process, "the-castle", ANNA, BEN, options=SHORT)
            running = await process.replays.series(ANNA, first.table)
            await first.steps_to_the_end(process)
            second = await plays_again(process, first)

            score = await process.replays.series(BEN, second.table)

            games = (await points(process, first), await points(process, second))
            assert (running.games, running.sums) == ((), (0, 0))
            assert score.games == games
            assert score.sums == tuple(map(sum, zip(*games, strict=True)))
            assert (await process.replays.series(BEN, first.table)).games == games[:1]

    run(work)


def test_the_series_of_a_table_is_for_those_who_may_see_it(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN)

            assert await problem_of(process.replays.series(CLEO, company.table)) is Problem.NOT_FOUND

    run(work)
