"""Guests whom the host removed stay out until the host lets them in again; chairs of one person at a public table."""

from uuid import UUID

from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from burghof.wire.requests import CreateTable, TakeSeat
from burghof.wire.responses import TableCreated
from tests.server.fake_client import FakeClient
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, raised_problem


async def seat_ben(process: Container, **settings: str) -> TableCreated:
    """Create a table of Anna's for three, with Anna and Ben, who came by the invitation."""
    created = await process.table_setup.create(ANNA, CreateTable("kilt-castle", 3, **settings))  # type: ignore[arg-type]
    await process.links.redeem(BEN, created.invitation)
    await process.table_setup.take_seat(ANNA, created.table.id, 0, TakeSeat("Anna"))
    await process.table_setup.take_seat(BEN, created.table.id, 1, TakeSeat("Ben"))
    return created


def test_a_removed_guest_is_told_and_stays_out_of_a_private_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            created = await seat_ben(one)
            table = created.table.id
            ben = FakeClient(one, BEN)
            await ben.watch(table)

            await one.table_setup.free_seat(ANNA, table, 1)
            (told,) = await ben.wait_for("problem")

            assert (told["table"], told["problem"]["type"]) == (str(table), "removed")
            assert await raised_problem(other.links.redeem(BEN, created.invitation)) is Problem.REMOVED
            new = await one.links.renew_invitation(ANNA, table)
            assert await raised_problem(other.links.redeem(BEN, new.secret)) is Problem.REMOVED
            seat = await one.links.create_seat_link(ANNA, table, 0)
            assert await raised_problem(other.links.redeem(BEN, seat.secret)) is Problem.REMOVED
            assert await raised_problem(other.cards.require_visible(table, BEN)) is Problem.REMOVED
            assert await raised_problem(other.table_setup.take_seat(BEN, table, 1, TakeSeat("B"))) is Problem.REMOVED

    run(work)


def test_a_removed_guest_takes_no_chair_of_a_public_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (await seat_ben(process, visibility="public")).table.id
            await process.table_setup.free_seat(ANNA, table, 1)

            assert await raised_problem(process.table_setup.take_seat(BEN, table, 2, TakeSeat("Ben"))) is (
                Problem.REMOVED
            )
            await process.table_setup.take_seat(CLEO, table, 1, TakeSeat("Cleo"))

    run(work)


def test_the_host_lets_a_removed_guest_in_again(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (await seat_ben(process)).table.id
            await process.table_setup.free_seat(ANNA, table, 1)
            (guest,) = (await process.table_setup.removed_guests(ANNA, table)).guests

            await process.table_setup.readmit(ANNA, table, guest.id)

            assert guest.name == "Ben"
            await process.table_setup.take_seat(BEN, table, 1, TakeSeat("Ben"))
            assert await raised_problem(process.table_setup.readmit(ANNA, table, guest.id)) is Problem.NOT_FOUND
            assert await raised_problem(process.table_setup.readmit(BEN, table, UUID(int=0))) is Problem.NOT_YOURS
            assert await raised_problem(process.table_setup.removed_guests(BEN, table)) is Problem.NOT_YOURS

    run(work)


def test_who_stands_up_or_holds_another_chair_is_not_removed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (await seat_ben(process)).table.id
            await process.table_setup.take_seat(BEN, table, 2, TakeSeat("Ben’s sister"))

            await process.table_setup.free_seat(ANNA, table, 2)
            await process.table_setup.free_seat(BEN, table, 1)
            await process.table_setup.free_seat(ANNA, table, 0)

            assert (await process.table_setup.removed_guests(ANNA, table)).guests == ()
            await process.table_setup.take_seat(BEN, table, 0, TakeSeat("Ben"))

    run(work)


def test_a_bot_that_is_sent_away_closes_the_table_to_nobody(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = await SeatedTable.create(process, "kilt-castle", ANNA, None)

            await process.table_setup.free_seat(ANNA, at.table, 1)

            assert (await process.table_setup.removed_guests(ANNA, at.table)).guests == ()

    run(work)


def test_at_a_public_table_only_the_host_has_several_chairs(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            setup = process.table_setup
            table = (await setup.create(ANNA, CreateTable("kilt-castle", 4, visibility="public"))).table.id
            for seat in range(2):
                await setup.take_seat(ANNA, table, seat, TakeSeat("Anna"))
            await setup.take_seat(BEN, table, 2, TakeSeat("Ben"))

            assert await raised_problem(setup.take_seat(BEN, table, 3, TakeSeat("Ben"))) is Problem.ONE_CHAIR
            await setup.move_seat(BEN, table, 2, 3)

    run(work)


def test_at_a_private_table_several_people_may_play_at_one_device(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (await seat_ben(process)).table.id

            await process.table_setup.take_seat(BEN, table, 2, TakeSeat("Cleo"))

            assert (await process.cards.require_visible(table, BEN)).rights_of(BEN).seats == (1, 2)

    run(work)
