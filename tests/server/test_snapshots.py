"""Live tables: loaded from snapshot and tail, equal to the full replay, and no more of them cached than allowed."""

import asyncio
from functools import partial
from typing import TypeVar

import pytest

from burghof.hosting.journal import live_tables
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.rows import SnapshotRow
from burghof.hosting.sockets.messages import full_view
from burghof.hosting.sockets.room import encode
from burghof.kernel import Player, Seat
from burghof.server.process.container import Container
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, execute_sql, open_decision

T = TypeVar("T")

SNAPSHOT = "SELECT seq FROM snapshots WHERE table_id = %s"


async def store_snapshot(process: Container, seated: SeatedTable) -> int:
    """Store a snapshot of the table at its current step, in place of any older one, and return that step."""
    live = await seated.live(process)
    await execute_sql(process, "DELETE FROM snapshots WHERE table_id = %s", seated.table)
    await process.steps.save_snapshot(live.snapshot())
    return live.seq


def live_table_fields(live: LiveTable) -> object:
    """Return everything that defines a live table, except the loaded part of its record."""
    match = live.match
    return (
        live.seq,
        live.cursors,
        live.clocks,
        match.core,
        [encode(full_view(live, audience, 0, outline=True)) for audience in live.audiences],
    )


async def return_value(value: T, *_: object) -> T:
    """Return a value without waiting."""
    return value


@pytest.mark.parametrize("game", ["kilt-castle", "solomon", "appenzell", "seven-locks", "the-castle"])
@pytest.mark.parametrize("after", [0, 1, 7])
def test_snapshot_and_tail_equal_the_whole_replay(servers: ServerProcesses, game: str, after: int) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, game, ANNA, BEN, clock={"clock": "live", "seconds": 600})
            await seated.play_steps(process, 11)
            await store_snapshot(process, seated)
            await seated.play_steps(process, after)

            async with servers.process() as other:
                resumed = await other.live.get(seated.table)
                whole = await other.live.load_full(seated.table)

                assert resumed.match.offset > 0
                assert whole.match.offset == 0
                assert (
                    live_table_fields(resumed)
                    == live_table_fields(whole)
                    == live_table_fields(await seated.live(process))
                )

    run(work)


def test_a_snapshot_is_kept_every_so_many_steps_and_loading_reads_only_what_came_after(
    servers: ServerProcesses,
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 36)
            await process.journal.close()

            async with servers.process() as other:
                live = await other.live.get(seated.table)

                assert await execute_sql(process, SNAPSHOT, seated.table) == [(32,)]
                assert live.seq == 37
                assert len(live.recent) == 37 - 32

    run(work)


def test_a_finished_game_has_a_snapshot_of_its_end(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 2)
            await process.playing.resign(ANNA, seated.table, 0)
            await process.journal.close()

            assert await execute_sql(process, SNAPSHOT, seated.table) == [(4,)]

    run(work)


def test_an_older_snapshot_never_replaces_a_newer_one(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            older = (await seated.live(process)).snapshot()
            await seated.play_steps(process, 3)
            newer = await store_snapshot(process, seated)

            await process.steps.save_snapshot(older)

            assert await execute_sql(process, SNAPSHOT, seated.table) == [(newer,)]

    run(work)


@pytest.mark.parametrize(
    "spoiled",
    [
        "{}",
        "no JSON at all",
        """{"shape": "of another release"}""",
    ],
)
def test_a_snapshot_nobody_understands_is_as_good_as_none(servers: ServerProcesses, spoiled: str) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, clock={"clock": "live", "seconds": 60})
            await seated.play_steps(process, 5)
            live = await seated.live(process)
            await process.steps.save_snapshot(SnapshotRow(live.id, live.seq, live.cursors, spoiled))

            async with servers.process() as other:
                assert live_table_fields(await other.live.get(seated.table)) == live_table_fields(live)

    run(work)


def test_a_snapshot_of_another_shape_of_state_is_rebuilt(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 5)
            await store_snapshot(process, seated)
            await execute_sql(
                process,
                "UPDATE snapshots SET snapshot = jsonb_set(snapshot::jsonb, '{shape}', '\"newer\"')::text",
            )

            async with servers.process() as other:
                loaded = await other.live.get(seated.table)

                assert loaded.match.offset == 0
                assert live_table_fields(loaded) == live_table_fields(await seated.live(process))

    run(work)


def test_a_take_back_behind_the_snapshot_reads_the_whole_record(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN)
            await seated.play_step(process)
            before = (await seated.live(process)).match.state
            await seated.play_step(process)
            await store_snapshot(process, seated)

            async with servers.process() as other:
                assert (await seated.live(other)).match.offset > 0
                assert await other.playing.take_back(ANNA, seated.table, 0, "back")

                resumed, whole = await seated.live(other), await other.live.load_full(seated.table)
                assert resumed.match.state == before
                assert live_table_fields(resumed) == live_table_fields(whole)

    run(work)


def test_a_take_back_behind_the_snapshot_of_others_is_followed_rightly(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as follower:
            seated = await SeatedTable.start(one)
            await seated.play_steps(one, 2)
            await store_snapshot(one, seated)
            behind = await seated.live(follower)
            assert behind.match.offset > 0
            await one.playing.take_back(ANNA, seated.table, 0, "back")

            async with servers.process() as newcomer:
                loaded = await seated.live(newcomer)
                whole = await newcomer.live.load_full(seated.table)

                assert live_table_fields(loaded) == live_table_fields(whole)
                assert live_table_fields(await seated.live(follower)) == live_table_fields(whole)
                assert behind is await seated.live(follower)

    run(work)


def test_the_whole_table_can_be_had_up_to_a_step(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 3)
            then = live_table_fields(await seated.live(process))
            await seated.play_steps(process, 3)

            assert live_table_fields(await process.live.load_full(seated.table, 4)) == then

    run(work)


def test_others_are_served_while_a_long_table_is_loaded(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MAX_SLICE_S", 0)
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, 40)
            stored, tail = await process.steps.load(seated.table), await process.steps.tail(seated.table, 0)
            assert stored is not None
            loaded = await process.live.load_full(seated.table)
            monkeypatch.setattr(process.steps, "load", partial(return_value, stored))
            monkeypatch.setattr(process.steps, "tail", partial(return_value, tail))
            counting = asyncio.create_task(count_turns())
            again = await process.live.load_full(seated.table)
            counting.cancel()

            assert turns >= len(tail) == again.seq
            assert live_table_fields(again) == live_table_fields(loaded)

    run(work)


def test_no_more_tables_are_remembered_than_allowed_but_those_in_use_stay(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(cache_tables=2) as process:
            companies = [await SeatedTable.start(process) for _ in range(5)]
            used = await process.live.get(companies[0].table)
            for seated in companies[1:]:
                await process.live.get(seated.table)

            assert len(process.live) == 3
            assert process.live.cached(companies[1].table) is None
            assert await process.live.get(companies[0].table) is used

    run(work)


def test_those_who_ask_for_a_table_at_once_get_one_object(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)

            lives = await asyncio.gather(*(process.live.get(seated.table) for _ in range(5)))

            assert len({id(live) for live in lives}) == 1

    run(work)


def test_seats_that_changed_hands_are_in_the_snapshot(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, CLEO)
            await process.playing.leave(BEN, seated.table, 1)
            await process.playing.resign(CLEO, seated.table, 2)
            await store_snapshot(process, seated)

            async with servers.process() as other:
                live = await seated.live(other)

                assert live.match.players[1] == Player("Ben", "squire")
                assert live.match.forfeits == (Seat(2),)
                assert live_table_fields(live) == live_table_fields(await other.live.load_full(seated.table))
                assert open_decision(live).seat == 0

    run(work)
