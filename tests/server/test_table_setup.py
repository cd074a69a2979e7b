"""Table setup: a table is created, people and bots take seats, and the game starts."""

import asyncio
from hashlib import sha256
from uuid import UUID

import pytest

from burghof.kernel import Opened, Player, commitment
from burghof.server.people.session import Person
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

            redeemed = await process.table_setup.redeem(BEN, created.invitation)
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
            assert await raised_problem(process.table_setup.redeem(BEN, "0123456789abcdef")) is Problem.NOT_FOUND

    run(work)


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
            link = await process.table_setup.create_seat_link(BEN, seated.table, 1)

            await process.table_setup.swap_seats(ANNA, seated.table, 0, 2)
            await process.table_setup.swap_seats(ANNA, seated.table, 1, 2)
            await process.table_setup.swap_seats(ANNA, seated.table, 1, 1)

            card = await process.cards.require_visible(seated.table, ANNA)
            assert card.public_view.chairs == (Chair(0, "random", "random"), Chair(1, "Anna"), Chair(2, "Ben"))
            assert (card.rights_of(ANNA).seats, card.rights_of(BEN).seats) == ((1,), (2,))
            assert (await process.table_setup.redeem(CLEO, link.secret)).seat == 2

    run(work)


def test_somebody_who_sits_takes_another_free_chair_with_all_that_belongs_to_them(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            created = await process.table_setup.create(ANNA, CreateTable("kilt-castle", 4, visibility="public"))
            table = created.table.id
            await process.table_setup.take_seat(ANNA, table, 0, TakeSeat("Anna", "my seed"))
            await process.table_setup.take_seat(BEN, table, 1, TakeSeat("Ben"))
            link = await process.table_setup.create_seat_link(ANNA, table, 0)

            await process.table_setup.move_seat(ANNA, table, 0, 3)

            card = await process.cards.require_visible(table, ANNA)
            assert card.public_view.chairs == (Chair(0), Chair(1, "Ben"), Chair(2), Chair(3, "Anna"))
            assert (card.rights_of(ANNA).seats, card.chairs[3].seed) == ((3,), "my seed")
            assert (await process.table_setup.redeem(CLEO, link.secret)).seat == 3
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
            link = await process.table_setup.create_seat_link(BEN, seated.table, 1)

            await process.table_setup.free_seat(BEN, seated.table, 1)

            card = await process.cards.require_visible(seated.table, BEN)
            assert card.public_view.chairs[1] == Chair(1)
            assert card.rights_of(BEN) == MyRights(())
            assert await raised_problem(process.table_setup.redeem(CLEO, link.secret)) is Problem.NOT_FOUND

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
            await process.table_setup.take_seat(BEN, table, 1, TakeSeat("Anna", "another"))
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


def test_a_seat_link_gives_the_seat_to_another_device(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            await other.cards.read(seated.table)
            tablet = Person(CLEO.id, "Anna's tablet")
            old = await one.table_setup.create_seat_link(ANNA, seated.table, 0)
            link = await one.table_setup.create_seat_link(ANNA, seated.table, 0)

            redeemed = await one.table_setup.redeem(tablet, link.secret)

            assert (redeemed.table, redeemed.seat) == (seated.table, 0)
            assert await raised_problem(one.table_setup.redeem(BEN, old.secret)) is Problem.NOT_FOUND
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


@pytest.mark.parametrize("resigning", [0, 1])
def test_a_rematch_keeps_the_company_and_names_the_record_before(servers: ServerProcesses, resigning: int) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, clock={"clock": "days", "days": 2})
            early = await raised_problem(process.table_setup.rematch(ANNA, seated.table))
            await process.playing.resign(seated.person(resigning), seated.table, resigning)

            again = await process.table_setup.rematch(BEN, seated.table)
            await process.table_setup.start(BEN, again.table.id)

            first, second = await seated.live(process), await process.live.get(again.table.id)
            assert early is Problem.NOT_NOW
            assert again.mine == MyRights((1,), is_host=True)
            assert again.table.chairs == (Chair(0, "Anna"), Chair(1, "Ben"))
            assert (again.table.previous, again.table.clock) == (seated.table, CorrespondenceClock(2))
            assert second.match.header.previous == first.match.record().id
            assert (await process.cards.require_visible(seated.table, ANNA)).rematch == again.table.id
            assert (await process.cards.require_visible(again.table.id, ANNA)).rights_of(ANNA) == MyRights((0,))

    run(work)


def test_there_is_one_rematch_and_only_for_who_played(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, visibility="public")
            await process.playing.resign(ANNA, seated.table, 0)
            stranger = await raised_problem(process.table_setup.rematch(CLEO, seated.table))

            answers = await asyncio.gather(
                process.table_setup.rematch(ANNA, seated.table),
                process.table_setup.rematch(BEN, seated.table),
                return_exceptions=True,
            )

            assert stranger is Problem.NOT_YOURS
            assert [answer.problem for answer in answers if isinstance(answer, ProblemError)] == [Problem.NOT_NOW]
            assert len(await process.tables.for_person(ANNA.id, 10)) == 2
            assert await raised_problem(process.table_setup.rematch(ANNA, seated.table)) is Problem.NOT_NOW

    run(work)


def test_a_rematch_follows_a_shared_win_too(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "the-castle", ANNA, BEN, options={"rounds": 10})
            await seated.play_to_end(process)
            match = (await seated.live(process)).match

            again = await process.table_setup.rematch(ANNA, seated.table)

            assert match.outcome is not None
            assert len(set(match.outcome.ranks)) == 1
            assert again.table.previous == seated.table
            header = await process.tables.header(seated.table)
            assert sha256((header or "").encode()).hexdigest() == match.record().id

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
