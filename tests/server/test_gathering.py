"""Table setup: a table is created, people and bots take seats, and the game starts."""

import asyncio
from hashlib import sha256
from uuid import UUID

import pytest

from burghof.kernel import Opened, Player, commitment
from burghof.server.assembly import Assembly
from burghof.server.people.session import Person
from burghof.wire.answers import Chair, Mine
from burghof.wire.clock import Days
from burghof.wire.problem import Problem, Trouble
from burghof.wire.requests import CreateTable, TakeSeat
from tests.server.company import ANNA, BEN, CLEO, Company, problem_of
from tests.server.house import House, run


def test_a_table_is_set_as_wished(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            wish = CreateTable(
                game="appenzell",
                seats=3,
                options={"goal": 5, "open-castle": True},
                recall="notebook",
                visibility="public",
                clock=Days(3),
                on_timeout="forfeit",
            )

            created = await process.gathering.create(ANNA, wish)

            table = created.table
            assert created.mine == Mine((), is_host=True)
            assert (table.game, table.rules, table.recall, table.visibility) == ("appenzell", 1, "notebook", "public")
            assert (table.clock, table.on_timeout, table.phase) == (Days(3), "forfeit", "gathering")
            assert table.options == {"layout": "front", "goal": 5, "open-castle": True}
            assert table.chairs == (Chair(0), Chair(1), Chair(2))

    run(work)


@pytest.mark.parametrize(
    ("wish", "problem"),
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
def test_a_wish_that_no_game_grants_is_refused(house: House, wish: CreateTable, problem: Problem) -> None:
    async def work() -> None:
        async with house.process() as process:
            with pytest.raises(Trouble) as caught:
                await process.gathering.create(ANNA, wish)

            assert caught.value.problem is problem

    run(work)


def test_an_invitation_lets_a_guest_see_the_table_and_sit_down(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            created = await process.gathering.create(ANNA, CreateTable("kilt-castle", 2))
            table = created.table.id
            before = await problem_of(process.cards.seen(table, BEN))

            redeemed = await process.gathering.redeem(BEN, created.invitation)
            await process.gathering.take_seat(BEN, table, 1, TakeSeat(" Ben "))

            assert before is Problem.NOT_FOUND
            assert (redeemed.table, redeemed.seat) == (table, None)
            card = await process.cards.seen(table, BEN)
            assert card.shown.chairs == (Chair(0), Chair(1, "Ben"))
            assert card.mine(BEN) == Mine((1,))

    run(work)


def test_a_secret_nobody_made_opens_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            assert await problem_of(process.gathering.redeem(BEN, "0123456789abcdef")) is Problem.NOT_FOUND

    run(work)


def test_a_seat_is_taken_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            table = (await process.gathering.create(ANNA, CreateTable("kilt-castle", 2, visibility="public"))).table.id

            answers = await asyncio.gather(
                *(process.gathering.take_seat(who, table, 1, TakeSeat(who.name)) for who in (ANNA, BEN, CLEO)),
                return_exceptions=True,
            )

            assert sorted(problem.problem.type for problem in answers if isinstance(problem, Trouble)) == [
                "seat-taken",
                "seat-taken",
            ]
            assert await problem_of(process.gathering.take_seat(BEN, table, 2, TakeSeat("Ben"))) is Problem.SEAT_TAKEN
            assert await problem_of(process.gathering.put_bot(ANNA, table, 1, "random")) is Problem.SEAT_TAKEN

    run(work)


def test_seats_change_places_with_all_that_belongs_to_them(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN, None)
            link = await process.gathering.seat_link(BEN, company.table, 1)

            await process.gathering.swap(ANNA, company.table, 0, 2)
            await process.gathering.swap(ANNA, company.table, 1, 2)
            await process.gathering.swap(ANNA, company.table, 1, 1)

            card = await process.cards.seen(company.table, ANNA)
            assert card.shown.chairs == (Chair(0, "random", "random"), Chair(1, "Anna"), Chair(2, "Ben"))
            assert (card.mine(ANNA).seats, card.mine(BEN).seats) == ((1,), (2,))
            assert (await process.gathering.redeem(CLEO, link.secret)).seat == 2

    run(work)


def test_somebody_who_sits_takes_another_free_chair_with_all_that_belongs_to_them(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            created = await process.gathering.create(ANNA, CreateTable("kilt-castle", 4, visibility="public"))
            table = created.table.id
            await process.gathering.take_seat(ANNA, table, 0, TakeSeat("Anna", "my seed"))
            await process.gathering.take_seat(BEN, table, 1, TakeSeat("Ben"))
            link = await process.gathering.seat_link(ANNA, table, 0)

            await process.gathering.move(ANNA, table, 0, 3)

            card = await process.cards.seen(table, ANNA)
            assert card.shown.chairs == (Chair(0), Chair(1, "Ben"), Chair(2), Chair(3, "Anna"))
            assert (card.mine(ANNA).seats, card.chairs[3].seed) == ((3,), "my seed")
            assert (await process.gathering.redeem(CLEO, link.secret)).seat == 3
            assert await problem_of(process.gathering.move(ANNA, table, 3, 1)) is Problem.SEAT_TAKEN
            assert await problem_of(process.gathering.move(ANNA, table, 3, 4)) is Problem.SEAT_TAKEN
            assert await problem_of(process.gathering.move(ANNA, table, 1, 2)) is Problem.NOT_YOURS
            assert await problem_of(process.tables.move(table, ANNA.id, 1, 2)) is Problem.NOT_YOURS

    run(work)


def test_of_two_who_want_one_chair_one_gets_it_and_the_other_keeps_theirs(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.process() as other:
            created = await process.gathering.create(ANNA, CreateTable("kilt-castle", 3, visibility="public"))
            table = created.table.id
            await process.gathering.take_seat(ANNA, table, 0, TakeSeat("Anna"))
            await process.gathering.take_seat(BEN, table, 1, TakeSeat("Ben"))

            answers = await asyncio.gather(
                process.gathering.move(ANNA, table, 0, 2),
                other.gathering.move(BEN, table, 1, 2),
                return_exceptions=True,
            )

            names = [chair.name for chair in (await process.cards.seen(table, ANNA)).chairs]
            assert [answer.problem for answer in answers if isinstance(answer, Trouble)] == [Problem.SEAT_TAKEN]
            assert names in ([None, "Ben", "Anna"], ["Anna", None, "Ben"])

    run(work)


def test_nobody_changes_chairs_once_the_game_has_begun(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)

            assert await problem_of(process.gathering.move(ANNA, company.table, 0, 1)) is Problem.NOT_NOW
            assert await problem_of(process.tables.move(company.table, ANNA.id, 0, 1)) is Problem.NOT_NOW

    run(work)


def test_nobody_frees_a_seat_that_is_not_there(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)

            assert await problem_of(process.gathering.free_seat(ANNA, company.table, 7)) is Problem.NOT_FOUND

    run(work)


def test_who_stands_up_leaves_a_free_seat_and_a_dead_link(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            link = await process.gathering.seat_link(BEN, company.table, 1)

            await process.gathering.free_seat(BEN, company.table, 1)

            card = await process.cards.seen(company.table, BEN)
            assert card.shown.chairs[1] == Chair(1)
            assert card.mine(BEN) == Mine(())
            assert await problem_of(process.gathering.redeem(CLEO, link.secret)) is Problem.NOT_FOUND

    run(work)


def test_only_the_host_sets_the_table(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            gathering, table = process.gathering, company.table

            problems = [
                await problem_of(gathering.put_bot(BEN, table, 1, "random")),
                await problem_of(gathering.free_seat(BEN, table, 0)),
                await problem_of(gathering.swap(BEN, table, 0, 1)),
                await problem_of(gathering.start(BEN, table)),
            ]
            await gathering.free_seat(ANNA, table, 1)

            assert problems == [Problem.NOT_YOURS] * 4
            assert (await process.cards.seen(table, ANNA)).chairs[1].is_free

    run(work)


def test_what_makes_no_sense_is_refused(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            gathering, table = process.gathering, company.table
            await gathering.free_seat(BEN, table, 1)

            assert await problem_of(gathering.put_bot(ANNA, table, 1, "no such bot")) is Problem.MALFORMED
            assert await problem_of(gathering.swap(ANNA, table, 0, 2)) is Problem.MALFORMED
            assert await problem_of(gathering.start(ANNA, table)) is Problem.NOT_NOW
            assert await problem_of(gathering.rematch(ANNA, table)) is Problem.NOT_NOW

    run(work)


def test_a_game_begins_once_and_then_nobody_moves_chairs(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            gathering, table = process.gathering, company.table

            starts = await asyncio.gather(*(gathering.start(ANNA, table) for _ in range(3)), return_exceptions=True)

            assert sorted(map(str, starts)) == ["None", "not-now", "not-now"]
            assert [
                await problem_of(gathering.take_seat(BEN, table, 0, TakeSeat("Ben"))),
                await problem_of(gathering.free_seat(BEN, table, 1)),
                await problem_of(gathering.swap(ANNA, table, 0, 1)),
                await problem_of(gathering.put_bot(ANNA, table, 0, "random")),
                await problem_of(gathering.start(ANNA, table)),
            ] == [Problem.NOT_NOW] * 5
            assert (await company.live(process)).seq == 1

    run(work)


def test_a_game_does_not_begin_with_chairs_that_were_moved_meanwhile(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            card = await process.cards.seen(company.table, ANNA)
            started = await started_after_a_swap(process, company)

            assert started is Problem.NOT_NOW
            assert (await process.cards.seen(company.table, ANNA)).phase == "gathering"
            assert card.chairs != (await process.cards.seen(company.table, ANNA)).chairs

    run(work)


async def started_after_a_swap(process: Assembly, company: Company) -> Problem:
    """Start a table while two seats swap between its read and its write, and return the resulting problem."""
    reading = process.tables.seed

    async def seed(table: UUID) -> str:
        await process.gathering.swap(ANNA, table, 0, 1)
        return await reading(table)

    process.tables.seed = seed  # type: ignore[method-assign]
    return await problem_of(process.gathering.start(ANNA, company.table))


def test_the_first_entry_has_the_seeds_that_the_seats_threw_in(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            table = (await process.gathering.create(ANNA, CreateTable("kilt-castle", 2, visibility="public"))).table.id
            await process.gathering.take_seat(ANNA, table, 0, TakeSeat("Anna", "a seed of mine"))
            await process.gathering.take_seat(BEN, table, 1, TakeSeat("Anna", "another"))
            await process.gathering.start(ANNA, table)

            match = (await process.live.get(table)).match

            assert isinstance(match.entries[0], Opened)
            assert match.entries[0].seeds == ("a seed of mine", "another")
            assert match.header.seats == (Player("Anna"), Player("Anna 2"))

    run(work)


def test_the_commitment_published_first_is_that_of_the_seed_revealed_last(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
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


def test_a_seat_link_gives_the_seat_to_another_device(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            await other.cards.read(company.table)
            tablet = Person(CLEO.id, "Anna's tablet")
            old = await one.gathering.seat_link(ANNA, company.table, 0)
            link = await one.gathering.seat_link(ANNA, company.table, 0)

            redeemed = await one.gathering.redeem(tablet, link.secret)

            assert (redeemed.table, redeemed.seat) == (company.table, 0)
            assert await problem_of(one.gathering.redeem(BEN, old.secret)) is Problem.NOT_FOUND
            await other.cards.require_seat(company.table, tablet, 0)
            company.seats = (tablet, BEN)
            await company.step(other)

    run(work)


def test_one_person_may_hold_three_seats(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, ANNA, ANNA)
            await company.steps(process, 6)

            assert (await process.cards.seen(company.table, ANNA)).mine(ANNA) == Mine((0, 1, 2), is_host=True)
            assert (await company.live(process)).seq == 7

    run(work)


@pytest.mark.parametrize("resigning", [0, 1])
def test_a_rematch_keeps_the_company_and_names_the_record_before(house: House, resigning: int) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN, clock={"clock": "days", "days": 2})
            early = await problem_of(process.gathering.rematch(ANNA, company.table))
            await process.playing.resign(company.person(resigning), company.table, resigning)

            again = await process.gathering.rematch(BEN, company.table)
            await process.gathering.start(BEN, again.table.id)

            first, second = await company.live(process), await process.live.get(again.table.id)
            assert early is Problem.NOT_NOW
            assert again.mine == Mine((1,), is_host=True)
            assert again.table.chairs == (Chair(0, "Anna"), Chair(1, "Ben"))
            assert (again.table.previous, again.table.clock) == (company.table, Days(2))
            assert second.match.header.previous == first.match.record().id
            assert (await process.cards.seen(company.table, ANNA)).rematch == again.table.id
            assert (await process.cards.seen(again.table.id, ANNA)).mine(ANNA) == Mine((0,))

    run(work)


def test_there_is_one_rematch_and_only_for_who_played(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, visibility="public")
            await process.playing.resign(ANNA, company.table, 0)
            stranger = await problem_of(process.gathering.rematch(CLEO, company.table))

            answers = await asyncio.gather(
                process.gathering.rematch(ANNA, company.table),
                process.gathering.rematch(BEN, company.table),
                return_exceptions=True,
            )

            assert stranger is Problem.NOT_YOURS
            assert [answer.problem for answer in answers if isinstance(answer, Trouble)] == [Problem.NOT_NOW]
            assert len(await process.tables.of(ANNA.id, 10)) == 2
            assert await problem_of(process.gathering.rematch(ANNA, company.table)) is Problem.NOT_NOW

    run(work)


def test_a_rematch_follows_a_shared_win_too(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "the-castle", ANNA, BEN, options={"rounds": 10})
            await company.steps_to_the_end(process)
            match = (await company.live(process)).match

            again = await process.gathering.rematch(ANNA, company.table)

            assert match.outcome is not None
            assert len(set(match.outcome.ranks)) == 1
            assert again.table.previous == company.table
            header = await process.tables.header(company.table)
            assert sha256((header or "").encode()).hexdigest() == match.record().id

    run(work)


def test_private_tables_are_not_there_for_strangers_and_public_ones_are(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            private = await Company.set(process, "kilt-castle", ANNA, BEN)
            public = await Company.set(process, "kilt-castle", ANNA, BEN, visibility="public")

            assert await problem_of(process.cards.seen(private.table, CLEO)) is Problem.NOT_FOUND
            assert await problem_of(process.cards.seen(private.table, None)) is Problem.NOT_FOUND
            assert (await process.cards.seen(public.table, None)).id == public.table
            assert [card.id for card in await process.tables.public(10)] == [public.table]
            assert [card.id for card in await process.tables.of(BEN.id, 10)] == [public.table, private.table]
            assert await process.tables.of(CLEO.id, 10) == []

    run(work)
