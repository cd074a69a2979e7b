"""Seats before a game: taken, swapped, changed, freed, and given to another device by link."""

import asyncio

from burghof.hosting.people.session import Person
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import CreateTable, TakeSeat
from burghof.wire.responses import Chair, MyRights
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, raised_problem


def test_a_seat_is_taken_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (
                await process.table_setup.create(ANNA, CreateTable("kilt-castle", 2, visibility="public"))
            ).table.id

            answers = await asyncio.gather(
                *(process.table_setup.take_seat(who, table, 1, TakeSeat(who.name)) for who in (ANNA, BEN, CLEO)),
                return_exceptions=True,
            )

            assert sorted(problem.problem.type for problem in answers if isinstance(problem, ProblemError)) == [
                "seat-taken",
                "seat-taken",
            ]
            assert (
                await raised_problem(process.table_setup.take_seat(BEN, table, 2, TakeSeat("Ben")))
                is Problem.SEAT_TAKEN
            )
            assert await raised_problem(process.table_setup.assign_bot(ANNA, table, 1, "random")) is Problem.SEAT_TAKEN

    run(work)


def test_seats_change_places_with_all_that_belongs_to_them(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN, None)
            link = await process.links.create_seat_link(BEN, seated.table, 1)

            await process.table_setup.swap_seats(ANNA, seated.table, 0, 2)
            await process.table_setup.swap_seats(ANNA, seated.table, 1, 2)
            await process.table_setup.swap_seats(ANNA, seated.table, 1, 1)

            card = await process.cards.require_visible(seated.table, ANNA)
            bot, *people = card.public_view.chairs
            assert (bot.bot, people) == ("random", [Chair(1, "Anna"), Chair(2, "Ben")])
            assert (card.rights_of(ANNA).seats, card.rights_of(BEN).seats) == ((1,), (2,))
            assert (await process.links.redeem(CLEO, link.secret)).seat == 2

    run(work)


def test_somebody_who_sits_takes_another_free_chair_with_all_that_belongs_to_them(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            created = await process.table_setup.create(ANNA, CreateTable("kilt-castle", 4, visibility="public"))
            table = created.table.id
            await process.table_setup.take_seat(ANNA, table, 0, TakeSeat("Anna", "my seed"))
            await process.table_setup.take_seat(BEN, table, 1, TakeSeat("Ben"))
            link = await process.links.create_seat_link(ANNA, table, 0)

            await process.table_setup.move_seat(ANNA, table, 0, 3)

            card = await process.cards.require_visible(table, ANNA)
            assert card.public_view.chairs == (Chair(0), Chair(1, "Ben"), Chair(2), Chair(3, "Anna"))
            assert (card.rights_of(ANNA).seats, card.chairs[3].seed) == ((3,), "my seed")
            assert (await process.links.redeem(CLEO, link.secret)).seat == 3
            assert await raised_problem(process.table_setup.move_seat(ANNA, table, 3, 1)) is Problem.SEAT_TAKEN
            assert await raised_problem(process.table_setup.move_seat(ANNA, table, 3, 4)) is Problem.SEAT_TAKEN
            assert await raised_problem(process.table_setup.move_seat(ANNA, table, 1, 2)) is Problem.NOT_YOURS
            assert await raised_problem(process.tables.move_seat(table, ANNA.id, 1, 2)) is Problem.NOT_YOURS

    run(work)


def test_of_two_who_want_one_chair_one_gets_it_and_the_other_keeps_theirs(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.process() as other:
            created = await process.table_setup.create(ANNA, CreateTable("kilt-castle", 3, visibility="public"))
            table = created.table.id
            await process.table_setup.take_seat(ANNA, table, 0, TakeSeat("Anna"))
            await process.table_setup.take_seat(BEN, table, 1, TakeSeat("Ben"))

            answers = await asyncio.gather(
                process.table_setup.move_seat(ANNA, table, 0, 2),
                other.table_setup.move_seat(BEN, table, 1, 2),
                return_exceptions=True,
            )

            names = [chair.name for chair in (await process.cards.require_visible(table, ANNA)).chairs]
            assert [answer.problem for answer in answers if isinstance(answer, ProblemError)] == [Problem.SEAT_TAKEN]
            assert names in ([None, "Ben", "Anna"], ["Anna", None, "Ben"])

    run(work)


def test_nobody_changes_chairs_once_the_game_has_begun(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)

            assert await raised_problem(process.table_setup.move_seat(ANNA, seated.table, 0, 1)) is Problem.NOT_NOW
            assert await raised_problem(process.tables.move_seat(seated.table, ANNA.id, 0, 1)) is Problem.NOT_NOW

    run(work)


def test_nobody_frees_a_seat_that_is_not_there(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)

            assert await raised_problem(process.table_setup.free_seat(ANNA, seated.table, 7)) is Problem.NOT_FOUND

    run(work)


def test_who_stands_up_leaves_a_free_seat_and_a_dead_link(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            link = await process.links.create_seat_link(BEN, seated.table, 1)

            await process.table_setup.free_seat(BEN, seated.table, 1)

            card = await process.cards.require_visible(seated.table, BEN)
            assert card.public_view.chairs[1] == Chair(1)
            assert card.rights_of(BEN) == MyRights(())
            assert await raised_problem(process.links.redeem(CLEO, link.secret)) is Problem.NOT_FOUND

    run(work)


def test_a_seat_link_gives_the_seat_to_another_device(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            await other.cards.read(seated.table)
            tablet = Person(CLEO.id, "Anna's tablet")
            old = await one.links.create_seat_link(ANNA, seated.table, 0)
            link = await one.links.create_seat_link(ANNA, seated.table, 0)

            redeemed = await one.links.redeem(tablet, link.secret)

            assert (redeemed.table, redeemed.seat) == (seated.table, 0)
            assert await raised_problem(one.links.redeem(BEN, old.secret)) is Problem.NOT_FOUND
            await other.cards.require_seat(seated.table, tablet, 0)
            seated.seats = (tablet, BEN)
            await seated.play_step(other)

    run(work)


def test_one_person_may_hold_three_seats(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, ANNA, ANNA)
            await seated.play_steps(process, 6)

            assert (await process.cards.require_visible(seated.table, ANNA)).rights_of(ANNA) == MyRights(
                (0, 1, 2), is_host=True
            )
            assert (await seated.live(process)).seq == 7

    run(work)
