"""Series of rematches: the points are added up, for everybody who may see the tables."""

from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, raised_problem

SHORT = {"rounds": 10}


async def play_rematch(process: Container, before: SeatedTable) -> SeatedTable:
    """Play the rematch of a game to its end."""
    again = await process.table_setup.rematch(ANNA, before.table)
    await process.table_setup.start(ANNA, again.table.id)
    seated = SeatedTable(again.table.id, before.seats)
    await seated.play_to_end(process)
    return seated


async def points(process: Container, seated: SeatedTable) -> tuple[int, ...]:
    """Return the points of each seat in one game."""
    outcome = (await seated.live(process)).match.outcome
    assert outcome is not None
    return tuple(score.total for score in outcome.scores)


async def winners_of(process: Container, seated: SeatedTable) -> tuple[int, ...]:
    """Return the seats that won one game."""
    outcome = (await seated.live(process)).match.outcome
    assert outcome is not None
    return outcome.winners


def test_rematches_are_a_series_with_a_sum_for_each_seat(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            first = await SeatedTable.start(process, "the-castle", ANNA, BEN, options=SHORT)
            running = await process.replays.series_score(ANNA, first.table)
            await first.play_to_end(process)
            second = await play_rematch(process, first)

            score = await process.replays.series_score(BEN, second.table)

            games = (await points(process, first), await points(process, second))
            winners = [seat for seated in (first, second) for seat in await winners_of(process, seated)]
            assert (running.games, running.sums) == ((), (0, 0))
            assert score.games == games
            assert score.sums == tuple(map(sum, zip(*games, strict=True)))
            assert score.wins == (winners.count(0), winners.count(1))
            assert (await process.replays.series_score(BEN, first.table)).games == games[:1]

    run(work)


def test_the_series_of_a_table_is_for_those_who_may_see_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN)

            assert await raised_problem(process.replays.series_score(CLEO, seated.table)) is Problem.NOT_FOUND

    run(work)
