"""Table setup: a table is created, people are invited, and the game starts."""

import asyncio
from uuid import UUID

import pytest

from burghof.kernel import Opened, Player, commitment
from burghof.server.process.container import Container
from burghof.wire.clock import CorrespondenceClock
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import CreateTable, TakeSeat
from burghof.wire.responses import Chair, MyRights
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, raised_problem


def test_a_table_is_set_as_wished(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            draft = CreateTable(
                game="appenzell",
                seats=3,
                options={"goal": 5, "open-castle": True},
                recall="notebook",
                visibility="public",
                clock=CorrespondenceClock(3),
                on_timeout="forfeit",
            )

            created = await process.table_setup.create(ANNA, draft)

            table = created.table
            assert created.mine == MyRights((), is_host=True)
            assert (table.game, table.rules, table.recall, table.visibility) == ("appenzell", 1, "notebook", "public")
            assert (table.clock, table.on_timeout, table.phase) == (CorrespondenceClock(3), "forfeit", "gathering")
            assert table.options == {"layout": "front", "goal": 5, "open-castle": True}
            assert table.chairs == (Chair(0), Chair(1), Chair(2))

    run(work)


def test_a_client_that_names_no_recall_gets_the_one_it_always_got(servers: ServerProcesses) -> None:
    """The site asks for a notebook; pages and programs of earlier releases name none and rely on `pure`."""

    async def work() -> None:
        async with servers.process() as process:
            created = await process.table_setup.create(ANNA, CreateTable("seven-locks", 2))

            assert created.table.recall == "pure"

    run(work)


@pytest.mark.parametrize(
    ("draft", "problem"),
    [
        (CreateTable("no-such-game", 2), Problem.NOT_FOUND),
        (CreateTable("kilt-castle", 5), Problem.MALFORMED),
        (CreateTable("kilt-castle", 0), Problem.MALFORMED),
        (CreateTable("appenzell", 2, {"goal": 7}), Problem.MALFORMED),
        (CreateTable("appenzell", 2, {"goal": "five"}), Problem.MALFORMED),
        (CreateTable("appenzell", 2, {"no-such-option": True}), Problem.MALFORMED),
        (CreateTable("appenzell", 2, {"recall": "pure"}), Problem.MALFORMED),
    ],
)
def test_a_wish_that_no_game_grants_is_refused(servers: ServerProcesses, draft: CreateTable, problem: Problem) -> None:
    async def work() -> None:
        async with servers.process() as process:
            with pytest.raises(ProblemError) as caught:
                await process.table_setup.create(ANNA, draft)

            assert caught.value.problem is problem

    run(work)


def test_an_invitation_lets_a_guest_see_the_table_and_sit_down(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            created = await process.table_setup.create(ANNA, CreateTable("kilt-castle", 2))
            table = created.table.id
            before = await raised_problem(process.cards.require_visible(table, BEN))

            redeemed = await process.links.redeem(BEN, created.invitation)
            await process.table_setup.take_seat(BEN, table, 1, TakeSeat(" Ben "))

            assert before is Problem.NOT_FOUND
            assert (redeemed.table, redeemed.seat) == (table, None)
            card = await process.cards.require_visible(table, BEN)
            assert card.public_view.chairs == (Chair(0), Chair(1, "Ben"))
            assert card.rights_of(BEN) == MyRights((1,))

    run(work)


def test_a_secret_nobody_made_opens_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            assert await raised_problem(process.links.redeem(BEN, "0123456789abcdef")) is Problem.NOT_FOUND

    run(work)


def test_only_the_host_sets_the_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            gathering, table = process.table_setup, seated.table

            problems = [
                await raised_problem(gathering.assign_bot(BEN, table, 1, "random")),
                await raised_problem(gathering.free_seat(BEN, table, 0)),
                await raised_problem(gathering.swap_seats(BEN, table, 0, 1)),
                await raised_problem(gathering.start(BEN, table)),
            ]
            await gathering.free_seat(ANNA, table, 1)

            assert problems == [Problem.NOT_YOURS] * 4
            assert (await process.cards.require_visible(table, ANNA)).chairs[1].is_free

    run(work)


def test_what_makes_no_sense_is_refused(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            gathering, table = process.table_setup, seated.table
            await gathering.free_seat(BEN, table, 1)

            assert await raised_problem(gathering.assign_bot(ANNA, table, 1, "no such bot")) is Problem.MALFORMED
            assert await raised_problem(gathering.swap_seats(ANNA, table, 0, 2)) is Problem.MALFORMED
            assert await raised_problem(gathering.start(ANNA, table)) is Problem.NOT_NOW
            assert await raised_problem(gathering.rematch(ANNA, table)) is Problem.NOT_NOW

    run(work)


def test_a_game_begins_once_and_then_nobody_moves_chairs(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            gathering, table = process.table_setup, seated.table

            starts = await asyncio.gather(*(gathering.start(ANNA, table) for _ in range(3)), return_exceptions=True)

            assert sorted(map(str, starts)) == ["None", "not-now", "not-now"]
            assert [
                await raised_problem(gathering.take_seat(BEN, table, 0, TakeSeat("Ben"))),
                await raised_problem(gathering.free_seat(BEN, table, 1)),
                await raised_problem(gathering.swap_seats(ANNA, table, 0, 1)),
                await raised_problem(gathering.assign_bot(ANNA, table, 0, "random")),
                await raised_problem(gathering.start(ANNA, table)),
            ] == [Problem.NOT_NOW] * 5
            assert (await seated.live(process)).seq == 1

    run(work)


def test_a_game_does_not_begin_with_chairs_that_were_moved_meanwhile(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            card = await process.cards.require_visible(seated.table, ANNA)
            started = await start_during_swap(process, seated)

            assert started is Problem.NOT_NOW
            assert (await process.cards.require_visible(seated.table, ANNA)).phase == "gathering"
            assert card.chairs != (await process.cards.require_visible(seated.table, ANNA)).chairs

    run(work)


async def start_during_swap(process: Container, seated: SeatedTable) -> Problem:
    """Start a table while two seats swap between its read and its write, and return the resulting problem."""
    reading = process.tables.seed

    async def seed(table: UUID) -> str:
        await process.table_setup.swap_seats(ANNA, table, 0, 1)
        return await reading(table)

    process.tables.seed = seed  # type: ignore[method-assign]
    return await raised_problem(process.table_setup.start(ANNA, seated.table))


def test_the_first_entry_has_the_seeds_that_the_seats_threw_in(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = (
                await process.table_setup.create(ANNA, CreateTable("kilt-castle", 2, visibility="public"))
            ).table.id
            await process.table_setup.take_seat(ANNA, table, 0, TakeSeat("Anna", "a seed of mine"))
            await process.table_setup.take_seat(ANNA, table, 1, TakeSeat("Anna", "another"))
            await process.table_setup.start(ANNA, table)

            match = (await process.live.get(table)).match

            assert isinstance(match.entries[0], Opened)
            assert match.entries[0].seeds == ("a seed of mine", "another")
            assert match.header.seats == (Player("Anna"), Player("Anna 2"))

    run(work)


def test_the_commitment_published_first_is_that_of_the_seed_revealed_last(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            created = await anna.post("/tables", game="kilt-castle", seats=2)
            table = created["table"]["id"]
            await anna.put(f"/tables/{table}/seats/0", name="Anna")
            await anna.put(f"/tables/{table}/seats/1/bot", bot="random")
            await anna.post(f"/tables/{table}/start")
            running = await anna.sight(table)
            await anna.post(f"/tables/{table}/resign", seat=0)

            over = await anna.sight(table)

            assert running["seed"] is None
            assert commitment(over["seed"]) == created["table"]["commitment"]
            record = await anna.get(f"/tables/{table}/record")
            assert (record["seed"], record["header"]["commitment"]) == (over["seed"], created["table"]["commitment"])

    run(work)


def test_private_tables_are_not_there_for_strangers_and_public_ones_are(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            private = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            public = await SeatedTable.create(process, "kilt-castle", ANNA, BEN, visibility="public")

            assert await raised_problem(process.cards.require_visible(private.table, CLEO)) is Problem.NOT_FOUND
            assert await raised_problem(process.cards.require_visible(private.table, None)) is Problem.NOT_FOUND
            assert (await process.cards.require_visible(public.table, None)).id == public.table
            assert [card.id for card in await process.tables.public_cards(10)] == [public.table]
            assert [card.id for card in await process.tables.for_person(BEN.id, 10)] == [public.table, private.table]
            assert await process.tables.for_person(CLEO.id, 10) == []

    run(work)
