"""Links to tables and seats: renewed, withdrawn, counted, and ended."""

import pytest

from burghof.hosting.tables import table_cards
from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from burghof.wire.requests import CreateTable, TakeSeat
from burghof.wire.responses import LinkStatus, TableLinks
from tests.server.fake_client import FakeClient
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, execute_sql, raised_problem

A_WEEK_S = 7 * 24 * 3600
A_MONTH_S = 30 * 24 * 3600


async def create_private_table(process: Container) -> tuple[SeatedTable, str]:
    """Create an empty private table of Anna's; return it with the secret of its invitation."""
    created = await process.table_setup.create(ANNA, CreateTable("kilt-castle", 2))
    return SeatedTable(created.table.id, (ANNA, None)), created.invitation


def test_a_renewed_invitation_replaces_the_old_one(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            at, old = await create_private_table(one)
            await other.links.redeem(BEN, old)
            before = await one.links.read(ANNA, at.table)

            new = await one.links.renew_invitation(ANNA, at.table)

            assert before == TableLinks(LinkStatus(1, None), ())
            assert await raised_problem(other.links.redeem(CLEO, old)) is Problem.NOT_FOUND
            assert (await other.links.redeem(CLEO, new.secret)).table == at.table
            assert await one.links.read(ANNA, at.table) == before
            assert (await other.cards.require_visible(at.table, BEN)).id == at.table, "who came before stays"

    run(work)


def test_a_withdrawn_invitation_opens_nothing_until_it_is_renewed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at, old = await create_private_table(process)

            await process.links.withdraw_invitation(ANNA, at.table)

            assert await process.links.read(ANNA, at.table) == TableLinks(None, ())
            assert await raised_problem(process.links.redeem(BEN, old)) is Problem.NOT_FOUND
            new = await process.links.renew_invitation(ANNA, at.table)
            await process.links.redeem(BEN, new.secret)

    run(work)


def test_only_the_host_decides_about_the_invitation_and_only_a_holder_about_a_seat(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = await SeatedTable.start(process)
            await process.links.create_seat_link(ANNA, at.table, 0)

            assert await raised_problem(process.links.renew_invitation(BEN, at.table)) is Problem.NOT_YOURS
            assert await raised_problem(process.links.withdraw_invitation(BEN, at.table)) is Problem.NOT_YOURS
            withdrawal = process.links.withdraw_seat_link(BEN, at.table, 0, drops_holders=True)
            assert await raised_problem(withdrawal) is Problem.NOT_YOURS
            assert await process.links.read(BEN, at.table) == TableLinks(None, ())
            assert [status.seat for status in (await process.links.read(ANNA, at.table)).seats] == [0]

    run(work)


def test_an_invitation_ends_a_month_after_its_game_and_can_be_renewed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at, secret = await create_private_table(process)
            await process.table_setup.assign_bot(ANNA, at.table, 1, "random")
            await process.table_setup.take_seat(ANNA, at.table, 0, TakeSeat("Anna"))
            await process.table_setup.start(ANNA, at.table)
            await process.playing.resign(ANNA, at.table, 0)

            link = (await process.links.read(ANNA, at.table)).invitation
            assert link is not None
            assert A_MONTH_S - 600 < (link.left or 0) <= A_MONTH_S
            await process.links.redeem(BEN, secret)
            await execute_sql(process, "UPDATE tables SET invitation_ends = now() WHERE id = %s", at.table)
            assert await raised_problem(process.links.redeem(CLEO, secret)) is Problem.NOT_FOUND
            assert await process.links.read(ANNA, at.table) == TableLinks(None, ())
            new = await process.links.renew_invitation(ANNA, at.table)
            await process.links.redeem(CLEO, new.secret)

    run(work)


def test_a_seat_link_ends_after_a_week_and_one_of_an_earlier_release_does_not(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = await SeatedTable.start(process)
            link = await process.links.create_seat_link(ANNA, at.table, 0)
            (status,) = (await process.links.read(ANNA, at.table)).seats
            assert A_WEEK_S - 600 < (status.link.left or 0) <= A_WEEK_S

            await execute_sql(process, "UPDATE chairs SET secret_ends = now() WHERE table_id = %s", at.table)
            assert await raised_problem(process.links.redeem(CLEO, link.secret)) is Problem.NOT_FOUND
            await execute_sql(process, "UPDATE chairs SET secret_ends = NULL WHERE table_id = %s", at.table)
            await process.links.redeem(CLEO, link.secret)
            assert (await process.links.read(ANNA, at.table)).seats[0].link == LinkStatus(1, None)

    run(work)


def test_a_withdrawn_seat_link_leaves_those_who_came_by_it_unless_they_are_to_go(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            at = await SeatedTable.start(one)
            link = await one.links.create_seat_link(ANNA, at.table, 0)
            await other.links.redeem(CLEO, link.secret)
            tablet = FakeClient(other, CLEO)
            await tablet.watch(at.table, 0)

            await one.links.withdraw_seat_link(ANNA, at.table, 0, drops_holders=False)
            assert await raised_problem(one.links.redeem(BEN, link.secret)) is Problem.NOT_FOUND
            await other.cards.require_seat(at.table, CLEO, 0)

            await one.links.withdraw_seat_link(ANNA, at.table, 0, drops_holders=True)
            await other.sync.reconcile()
            await other.sync.reconcile()

            await one.cards.require_seat(at.table, ANNA, 0)
            assert await raised_problem(one.cards.require_seat(at.table, CLEO, 0)) is Problem.NOT_FOUND
            monkeypatch.setattr(table_cards, "MAX_AGE_S", 0.0)
            assert await raised_problem(other.cards.require_seat(at.table, CLEO, 0)) is Problem.NOT_FOUND

    run(work)


def test_a_device_that_lost_its_seat_at_a_private_table_is_told_nothing_more(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = await SeatedTable.start(process)
            link = await process.links.create_seat_link(ANNA, at.table, 0)
            await process.links.redeem(CLEO, link.secret)
            tablet = FakeClient(process, CLEO)
            await tablet.watch(at.table, 0)

            await process.links.withdraw_seat_link(ANNA, at.table, 0, drops_holders=True)
            (closed,) = await tablet.wait_for("problem")
            await at.play_step(process)

            assert closed["problem"]["type"] == "not-found"
            assert tablet.received() == []

    run(work)


def test_a_device_that_lost_its_seat_at_a_public_table_is_a_spectator(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            at = await SeatedTable.start(process, "solomon", visibility="public")
            link = await process.links.create_seat_link(ANNA, at.table, 0)
            await process.links.redeem(CLEO, link.secret)
            tablet = FakeClient(process, CLEO)
            await tablet.watch(at.table, 0)

            await process.links.withdraw_seat_link(ANNA, at.table, 0, drops_holders=True)
            changed, sight = await tablet.wait_for("table", "sight", number=2)

            assert changed["mine"]["seats"] == []
            assert sight["seat"] is None

    run(work)
