"""Live tables: loaded from snapshot and tail, equal to the full replay, and no more of them cached than allowed."""

import asyncio

import pytest

from burghof.kernel import Player, Seat
from burghof.server.assembly import Assembly
from burghof.server.journal.live import LiveTable
from burghof.server.journal.rows import SnapshotRow
from burghof.server.sockets.messages import sighted
from burghof.server.sockets.rooms import encode
from tests.server.company import ANNA, BEN, CLEO, Company, execute, open_decision
from tests.server.house import House, run

SNAPSHOT = "SELECT seq FROM snapshots WHERE table_id = %s"


async def rest(process: Assembly, company: Company) -> int:
    """Store a snapshot of the table at its current step, in place of any older one, and return that step."""
    live = await company.live(process)
    await execute(process, "DELETE FROM snapshots WHERE table_id = %s", company.table)
    await process.steps.keep_snapshot(live.snapshot())
    return live.seq


def everything(live: LiveTable) -> object:
    """Return everything that defines a live table, except the loaded part of its record."""
    match = live.match
    return (
        live.seq,
        live.cursors,
        live.clocks,
        match.state,
        match.pending,
        match.head,
        match.position,
        match.log,
        match.players,
        match.forfeits,
        match.drawn,
        match.trail,
        [encode(sighted(live, audience, 0, outline=True)) for audience in live.audiences],
    )


@pytest.mark.parametrize("game", ["kilt-castle", "solomon", "appenzell", "seven-locks", "the-castle"])
@pytest.mark.parametrize("after", [0, 1, 7])
def test_snapshot_and_tail_equal_the_whole_replay(house: House, game: str, after: int) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, game, ANNA, BEN, clock={"clock": "live", "seconds": 600})
            await company.steps(process, 11)
            await rest(process, company)
            await company.steps(process, after)

            async with house.process() as other:
                resumed = await other.live.get(company.table)
                whole = await other.live.whole(company.table)

                assert resumed.match.first > 0
                assert whole.match.first == 0
                assert everything(resumed) == everything(whole) == everything(await company.live(process))

    run(work)


def test_a_snapshot_is_kept_every_so_many_steps_and_loading_reads_only_what_came_after(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 36)
            await process.journal.close()

            async with house.process() as other:
                live = await other.live.get(company.table)

                assert await execute(process, SNAPSHOT, company.table) == [(32,)]
                assert live.seq == 37
                assert len(live.recent) == 37 - 32

    run(work)


def test_a_finished_game_has_a_snapshot_of_its_end(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 2)
            await process.playing.resign(ANNA, company.table, 0)
            await process.journal.close()

            assert await execute(process, SNAPSHOT, company.table) == [(4,)]

    run(work)


def test_an_older_snapshot_never_replaces_a_newer_one(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            older = (await company.live(process)).snapshot()
            await company.steps(process, 3)
            newer = await rest(process, company)

            await process.steps.keep_snapshot(older)

            assert await execute(process, SNAPSHOT, company.table) == [(newer,)]

    run(work)


@pytest.mark.parametrize(
    "spoiled",
    [
        "{}",
        "no JSON at all",
        """{"shape": "of another release"}""",
    ],
)
def test_a_snapshot_nobody_understands_is_as_good_as_none(house: House, spoiled: str) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, clock={"clock": "live", "seconds": 60})
            await company.steps(process, 5)
            live = await company.live(process)
            await process.steps.keep_snapshot(SnapshotRow(live.id, live.seq, live.cursors, spoiled))

            async with house.process() as other:
                assert everything(await other.live.get(company.table)) == everything(live)

    run(work)


def test_a_snapshot_of_another_shape_of_state_is_rebuilt(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 5)
            await rest(process, company)
            await execute(
                process,
                "UPDATE snapshots SET snapshot = jsonb_set(snapshot::jsonb, '{shape}', '\"newer\"')::text",
            )

            async with house.process() as other:
                loaded = await other.live.get(company.table)

                assert loaded.match.first == 0
                assert everything(loaded) == everything(await company.live(process))

    run(work)


def test_a_take_back_behind_the_snapshot_reads_the_whole_record(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN)
            await company.step(process)
            before = (await company.live(process)).match.state
            await company.step(process)
            await rest(process, company)

            async with house.process() as other:
                assert (await company.live(other)).match.first > 0
                assert await other.playing.take_back(ANNA, company.table, 0, "back")

                resumed, whole = await company.live(other), await other.live.whole(company.table)
                assert resumed.match.state == before
                assert everything(resumed) == everything(whole)

    run(work)


def test_a_take_back_behind_the_snapshot_of_others_is_followed_rightly(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as follower:
            company = await Company.play(one)
            await company.steps(one, 2)
            await rest(one, company)
            behind = await company.live(follower)
            assert behind.match.first > 0
            await one.playing.take_back(ANNA, company.table, 0, "back")

            async with house.process() as newcomer:
                loaded = await company.live(newcomer)
                whole = await newcomer.live.whole(company.table)

                assert everything(loaded) == everything(whole)
                assert everything(await company.live(follower)) == everything(whole)
                assert behind is await company.live(follower)

    run(work)


def test_the_whole_table_can_be_had_up_to_a_step(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, 3)
            then = everything(await company.live(process))
            await company.steps(process, 3)

            assert everything(await process.live.whole(company.table, 4)) == then

    run(work)


def test_no_more_tables_are_remembered_than_allowed_but_those_in_use_stay(house: House) -> None:
    async def work() -> None:
        async with house.process(cache_tables=2) as process:
            companies = [await Company.play(process) for _ in range(5)]
            used = await process.live.get(companies[0].table)
            for company in companies[1:]:
                await process.live.get(company.table)

            assert len(process.live) == 3
            assert process.live.at_hand(companies[1].table) is None
            assert await process.live.get(companies[0].table) is used

    run(work)


def test_those_who_ask_for_a_table_at_once_get_one_object(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)

            lives = await asyncio.gather(*(process.live.get(company.table) for _ in range(5)))

            assert len({id(live) for live in lives}) == 1

    run(work)


def test_seats_that_changed_hands_are_in_the_snapshot(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN, CLEO)
            await process.playing.leave(BEN, company.table, 1)
            await process.playing.resign(CLEO, company.table, 2)
            await rest(process, company)

            async with house.process() as other:
                live = await company.live(other)

                assert live.match.players[1] == Player("Ben", "squire")
                assert live.match.forfeits == [Seat(2)]
                assert everything(live) == everything(await other.live.whole(company.table))
                assert open_decision(live).seat == 0

    run(work)
