"""Resigning, leaving a running game, and coming back."""

from burghof.bots.transcript import bot_of
from burghof.kernel import Player, Seat
from burghof.wire.problem import Problem
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, legal, open_decision, play_bots, raised_problem


def test_of_two_the_other_wins_when_one_resigns(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)

            await process.playing.resign(BEN, seated.table, 1)

            match = (await seated.live(process)).match
            assert match.is_over
            assert match.outcome is not None
            assert match.outcome.ranks == (1, 2)
            assert (await process.cards.require_visible(seated.table, ANNA)).phase == "over"
            assert await raised_problem(process.playing.resign(ANNA, seated.table, 0)) is Problem.NOT_NOW

    run(work)


def test_of_three_a_stand_in_plays_on_for_who_resigned(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, CLEO)
            await process.playing.resign(ANNA, seated.table, 0)
            await play_bots(process)

            live = await seated.live(process)

            assert not live.match.is_over
            assert live.match.last_move_of(Seat(0)) is not None
            assert bot_of(live.match, open_decision(live).seat) is None
            assert await raised_problem(process.playing.resign(ANNA, seated.table, 0)) is Problem.NOT_NOW
            assert await raised_problem(process.playing.return_to_seat(ANNA, seated.table, 0)) is Problem.NOT_NOW

    run(work)


def test_who_leaves_is_stood_in_for_and_may_come_back(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            early = await raised_problem(process.playing.return_to_seat(ANNA, seated.table, 0))
            await process.playing.leave(ANNA, seated.table, 0)
            left = await seated.live(process)
            decision = open_decision(left)
            barred = await raised_problem(seated.submit(process, decision, legal(left, 0)[0]))
            twice = await raised_problem(process.playing.leave(ANNA, seated.table, 0))
            stood_in = left.match.players[0]
            await play_bots(process)
            await process.playing.return_to_seat(ANNA, seated.table, 0)

            assert (early, barred, twice) == (Problem.NOT_NOW,) * 3
            assert stood_in == Player("Anna", "squire")
            live = await seated.live(process)
            assert live.match.players[0] == Player("Anna")
            await seated.play_step(process)
            assert live.match.last_move_of(Seat(0)) is not None

    run(work)


def test_nobody_leaves_a_game_that_is_over(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await process.playing.resign(ANNA, seated.table, 0)

            assert await raised_problem(process.playing.leave(BEN, seated.table, 1)) is Problem.NOT_NOW

    run(work)
