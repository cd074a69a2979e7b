"""Notifications over a real NATS: processes follow each other, and catch up where a notification is missing."""

from collections.abc import Iterator

import pytest

from burghof.server.infra import database
from burghof.server.infra.bus import NatsBus
from burghof.wire.client_in import Unwatch
from tests.server.chaos.cluster import free_port, nats
from tests.server.company import ANNA, BEN, Company, execute
from tests.server.house import House, run, until
from tests.server.on_the_line import Json, OnTheLine
from tests.server.outage import hang_up, outage


@pytest.fixture(scope="module")
def nats_url() -> Iterator[str]:
    """A NATS server for all tests of this file."""
    port = free_port()
    with nats(port):
        yield f"nats://127.0.0.1:{port}"


async def connected(*buses: object) -> None:
    """Wait until these buses are connected."""
    for bus in buses:
        assert isinstance(bus, NatsBus)
        await until(lambda bus=bus: bus._client.is_connected)  # type: ignore[misc]


def test_processes_follow_each_others_moves_and_see_who_is_there(house: House, nats_url: str) -> None:
    async def work() -> None:
        async with house.process(nats_url=nats_url) as one, house.process(nats_url=nats_url) as other:
            await connected(one.bus, other.bus)
            company = await Company.play(one)
            anna, ben = OnTheLine(one, ANNA), OnTheLine(other, BEN)
            await anna.watch(company.table, 0)
            await ben.watch(company.table, 1)
            present = await anna.awaits("present")
            await company.steps(one, 2)
            await company.steps(other, 2)

            steps = [await follower.awaits("step", number=4) for follower in (anna, ben)]

            assert present[-1]["seats"] == [0, 1]
            assert [[step["cursor"] for step in told] for told in steps] == [[2, 3, 4, 5]] * 2

    run(work)


def names(tables: list[Json]) -> list[str]:
    """Return the names on the chairs in the last of these messages."""
    return [chair["name"] for message in tables[-1:] for chair in message["table"]["chairs"]]


def test_changes_of_a_table_are_seen_at_another_process(house: House, nats_url: str) -> None:
    async def work() -> None:
        async with house.process(nats_url=nats_url) as one, house.process(nats_url=nats_url) as other:
            await connected(one.bus, other.bus)
            company = await Company.set(one, "kilt-castle", ANNA, BEN)
            ben = OnTheLine(other, BEN)
            await ben.watch(company.table, 1)
            await one.gathering.swap(ANNA, company.table, 0, 1)
            told: list[Json] = []
            while names(told) != ["Ben", "Anna"]:  # a message sent before the swap may arrive after it
                told = await ben.awaits("table")
            await one.gathering.start(ANNA, company.table)

            sight = await ben.awaits("sight")

            assert sight[0]["cursor"] == 1

    run(work)


def test_a_bot_worker_hears_that_it_is_due(house: House, nats_url: str) -> None:
    async def work() -> None:
        async with (
            house.process(nats_url=nats_url) as web,
            house.process(nats_url=nats_url, plays_bots=True) as worker,
        ):
            await connected(web.bus, worker.bus)
            await Company.play(web, "solomon", ANNA, None)

            await until(lambda: worker.bots.moves > 0)

    run(work)


def test_without_hints_a_comparison_catches_up(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            running = await Company.play(one)
            gathering = await Company.set(one, "kilt-castle", ANNA, BEN)
            ben = OnTheLine(other, BEN)
            await ben.watch(running.table, 1)
            await ben.watch(gathering.table, 1)
            await running.steps(one, 3)
            await one.gathering.start(ANNA, gathering.table)

            await other.compare()

            told = ben.told("step", "sight")
            assert [(message["type"], message["cursor"]) for message in told] == [
                ("step", 2),
                ("step", 3),
                ("step", 4),
                ("sight", 1),
            ]

    run(work)


def test_without_hints_a_comparison_shows_changed_seats_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.set(one, "kilt-castle", ANNA, BEN)
            ben = OnTheLine(other, BEN)
            await ben.watch(company.table, 1)
            await other.compare()
            ben.told("table")
            await one.gathering.swap(ANNA, company.table, 0, 1)

            await other.compare()
            await other.compare()

            names = [[chair["name"] for chair in told["table"]["chairs"]] for told in ben.told("table")]
            assert names == [["Ben", "Anna"]]

    run(work)


def test_while_nats_is_away_play_goes_on_and_when_it_is_back_all_catch_up(house: House) -> None:
    async def work() -> None:
        port = free_port()
        url = f"nats://127.0.0.1:{port}"
        async with house.process(nats_url=url) as one, house.process(nats_url=url) as other:
            company = await Company.set(one, "kilt-castle", ANNA, BEN)
            anna, ben = OnTheLine(one, ANNA), OnTheLine(other, BEN)
            await anna.watch(company.table, 0)
            await ben.watch(company.table, 1)
            await one.gathering.start(ANNA, company.table)
            began = await anna.awaits("sight")
            await company.steps(one, 2)

            with nats(port):
                await connected(one.bus, other.bus)
                caught_up = await ben.awaits("sight", "step")
                await company.step(other)
                heard = await anna.awaits("step", number=3)

            assert began[0]["cursor"] == 1
            assert caught_up[-1]["cursor"] >= 1
            assert [step["cursor"] for step in heard] == [2, 3, 4]

    run(work)


def test_who_follows_a_table_no_more_hears_no_more_of_it(house: House, nats_url: str) -> None:
    async def work() -> None:
        async with house.process(nats_url=nats_url) as process:
            await connected(process.bus)
            assert isinstance(process.bus, NatsBus)
            companies = [await Company.play(process) for _ in range(3)]
            anna = OnTheLine(process, ANNA)
            for company in companies:
                await anna.watch(company.table, 0)
            heard = len(process.bus._heard)
            for company in companies:
                await anna.say(Unwatch(company.table))

            assert (heard, len(process.bus._heard)) == (3, 0)

    run(work)


def test_when_the_database_is_back_all_catch_up_and_bots_move(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process(plays_bots=True) as other:
            company = await Company.play(one)
            ben = OnTheLine(other, BEN)
            await ben.watch(company.table, 1)
            await company.step(one)
            with_bot = await Company.play(one, "solomon", None, ANNA)
            await other._upkeep.close()
            hang_up(house.settings.database_url)

            await execute(other, "SELECT 1")
            steps = await ben.awaits("step")
            await until(lambda: other.bots.moves > 0)

            assert [step["cursor"] for step in steps] == [2]
            assert (await with_bot.live(one)).seq == 2

    run(work)


def test_one_table_whose_record_is_spoilt_does_not_keep_the_others_from_catching_up(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            spoilt, company = [await Company.play(one) for _ in range(2)]
            ben = OnTheLine(other, BEN)
            for table in (spoilt.table, company.table):
                await ben.watch(table, 1)
                await (spoilt if table == spoilt.table else company).step(one)
            await execute(one, "UPDATE steps SET entries = '[]' WHERE seq > 1 AND table_id = %s", spoilt.table)

            await other.compare()

            assert [(step["table"], step["cursor"]) for step in ben.told("step")] == [(str(company.table), 2)]
            assert "background task failed" in caplog.messages

    run(work)


def test_a_change_that_could_not_be_read_is_shown_by_the_next_comparison(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.set(one, "kilt-castle", ANNA, BEN)
            ben = OnTheLine(other, BEN)
            await ben.watch(company.table, 1)
            await other.compare()
            await one.gathering.swap(ANNA, company.table, 0, 1)
            unlike = other.rooms.unlike(await other.tables.fingerprints([company.table]))
            monkeypatch.setattr(database, "PATIENCE", 0.05)
            with outage(house.settings.database_url):
                await other.rooms.changed(company.table)
            monkeypatch.undo()
            ben.told()

            await other.compare()

            names = [[chair["name"] for chair in told["table"]["chairs"]] for told in ben.told("table")]
            assert unlike == [company.table]
            assert names == [["Ben", "Anna"]]

    run(work)
