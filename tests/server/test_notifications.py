"""Notifications over a real NATS: processes follow each other, and catch up where a notification is missing."""

from collections.abc import Iterator

import pytest

from burghof.server.infra import database
from burghof.server.infra.bus import PEOPLE_SUBJECT, NatsBus
from burghof.wire.client_in import CompleteShowing, ReportShown, Unwatch
from tests.ports import free_port
from tests.server.chaos.cluster import run_nats
from tests.server.fake_client import FakeClient, Json
from tests.server.outage import outage, terminate_connections
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql


@pytest.fixture(scope="module")
def nats_url() -> Iterator[str]:
    """A NATS server for all tests of this file."""
    port = free_port()
    with run_nats(port):
        yield f"nats://127.0.0.1:{port}"


async def wait_until_connected(*buses: object) -> None:
    """Wait until these buses are connected."""
    for bus in buses:
        assert isinstance(bus, NatsBus)
        await wait_until(lambda bus=bus: bus._client.is_connected)  # type: ignore[misc]


def test_processes_follow_each_others_moves_and_see_who_is_there(servers: ServerProcesses, nats_url: str) -> None:
    async def work() -> None:
        async with servers.process(nats_url=nats_url) as one, servers.process(nats_url=nats_url) as other:
            await wait_until_connected(one.bus, other.bus)
            seated = await SeatedTable.start(one)
            anna, ben = FakeClient(one, ANNA), FakeClient(other, BEN)
            await anna.watch(seated.table, 0)
            await ben.watch(seated.table, 1)
            present = await anna.wait_for("present")
            await seated.play_steps(one, 2)
            await seated.play_steps(other, 2)

            steps = [await follower.wait_for("step", number=4) for follower in (anna, ben)]

            assert present[-1]["seats"] == [0, 1]
            assert [[step["cursor"] for step in received] for received in steps] == [[2, 3, 4, 5]] * 2

    run(work)


def test_a_table_screen_at_another_process_leads_as_well(servers: ServerProcesses, nats_url: str) -> None:
    async def work() -> None:
        async with servers.process(nats_url=nats_url) as one, servers.process(nats_url=nats_url) as other:
            await wait_until_connected(one.bus, other.bus)
            seated = await SeatedTable.start(one)
            anna, screen = FakeClient(one, ANNA), FakeClient(other, BEN)
            await anna.watch(seated.table, 0)
            await screen.watch(seated.table, screen=True)
            await anna.wait_for("present")
            cursor = (await seated.live(one)).cursor_of(None)

            await screen.send(ReportShown(seated.table, cursor))
            assert [shown["cursor"] for shown in await anna.wait_for("shown")] == [cursor]

            await anna.send(CompleteShowing(seated.table, 0))
            assert len(await screen.wait_for("complete")) == 1

    run(work)


def chair_names(tables: list[Json]) -> list[str]:
    """Return the names on the chairs in the last of these messages."""
    return [chair["name"] for message in tables[-1:] for chair in message["table"]["chairs"]]


def test_changes_of_a_table_are_seen_at_another_process(servers: ServerProcesses, nats_url: str) -> None:
    async def work() -> None:
        async with servers.process(nats_url=nats_url) as one, servers.process(nats_url=nats_url) as other:
            await wait_until_connected(one.bus, other.bus)
            seated = await SeatedTable.create(one, "kilt-castle", ANNA, BEN)
            ben = FakeClient(other, BEN)
            await ben.watch(seated.table, 1)
            await one.table_setup.swap_seats(ANNA, seated.table, 0, 1)
            received: list[Json] = []
            while chair_names(received) != ["Ben", "Anna"]:  # a message sent before the swap may arrive after it
                received = await ben.wait_for("table")
            await one.table_setup.start(ANNA, seated.table)

            sight = await ben.wait_for("sight")

            assert sight[0]["cursor"] == 1

    run(work)


def test_a_bot_worker_hears_that_it_is_due(servers: ServerProcesses, nats_url: str) -> None:
    async def work() -> None:
        async with (
            servers.process(nats_url=nats_url) as web,
            servers.process(nats_url=nats_url, plays_bots=True) as worker,
        ):
            await wait_until_connected(web.bus, worker.bus)
            seated = await SeatedTable.create(web, "solomon", None, ANNA)
            await web.table_setup.start(ANNA, seated.table)
            await FakeClient(web, ANNA).watch(seated.table, 1)

            await wait_until(lambda: worker.bot_turns.moves > 0)

    run(work)


def test_without_hints_a_comparison_catches_up(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            running = await SeatedTable.start(one)
            gathering = await SeatedTable.create(one, "kilt-castle", ANNA, BEN)
            ben = FakeClient(other, BEN)
            await ben.watch(running.table, 1)
            await ben.watch(gathering.table, 1)
            await running.play_steps(one, 3)
            await one.table_setup.start(ANNA, gathering.table)

            await other.sync.reconcile()

            received = ben.received("step", "sight")
            assert [(message["type"], message["cursor"]) for message in received] == [
                ("step", 2),
                ("step", 3),
                ("step", 4),
                ("sight", 1),
            ]

    run(work)


def test_without_hints_a_comparison_shows_changed_seats_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.create(one, "kilt-castle", ANNA, BEN)
            ben = FakeClient(other, BEN)
            await ben.watch(seated.table, 1)
            await other.sync.reconcile()
            ben.received("table")
            await one.table_setup.swap_seats(ANNA, seated.table, 0, 1)

            await other.sync.reconcile()
            await other.sync.reconcile()

            names = [[chair["name"] for chair in received["table"]["chairs"]] for received in ben.received("table")]
            assert names == [["Ben", "Anna"]]

    run(work)


def test_while_nats_is_away_play_goes_on_and_when_it_is_back_all_catch_up(servers: ServerProcesses) -> None:
    async def work() -> None:
        port = free_port()
        url = f"nats://127.0.0.1:{port}"
        async with servers.process(nats_url=url) as one, servers.process(nats_url=url) as other:
            seated = await SeatedTable.create(one, "kilt-castle", ANNA, BEN)
            anna, ben = FakeClient(one, ANNA), FakeClient(other, BEN)
            await anna.watch(seated.table, 0)
            await ben.watch(seated.table, 1)
            await one.table_setup.start(ANNA, seated.table)
            began = await anna.wait_for("sight")
            await seated.play_steps(one, 2)

            with run_nats(port):
                await wait_until_connected(one.bus, other.bus)
                caught_up = await ben.wait_for("sight", "step")
                await seated.play_step(other)
                heard = await anna.wait_for("step", number=3)

            assert began[0]["cursor"] == 1
            assert caught_up[-1]["cursor"] >= 1
            assert [step["cursor"] for step in heard] == [2, 3, 4]

    run(work)


def test_who_follows_a_table_no_more_hears_no_more_of_it(servers: ServerProcesses, nats_url: str) -> None:
    async def work() -> None:
        async with servers.process(nats_url=nats_url) as process:
            await wait_until_connected(process.bus)
            assert isinstance(process.bus, NatsBus)
            companies = [await SeatedTable.start(process) for _ in range(3)]
            anna = FakeClient(process, ANNA)
            for seated in companies:
                await anna.watch(seated.table, 0)
            heard = process.bus._subscriptions.keys() - {PEOPLE_SUBJECT}
            for seated in companies:
                await anna.send(Unwatch(seated.table))

            assert (len(heard), set(process.bus._subscriptions)) == (3, {PEOPLE_SUBJECT})

    run(work)


def test_when_the_database_is_back_all_catch_up_and_bots_move(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process(plays_bots=True) as other:
            seated = await SeatedTable.start(one)
            ben = FakeClient(other, BEN)
            await ben.watch(seated.table, 1)
            await seated.play_step(one)
            with_bot = await SeatedTable.start(one, "solomon", None, ANNA)
            await other.background_tasks.close()
            terminate_connections(servers.settings.database_url)

            await execute_sql(other, "SELECT 1")
            steps = await ben.wait_for("step")
            await wait_until(lambda: other.bot_turns.moves > 0)

            assert [step["cursor"] for step in steps] == [2]
            assert (await with_bot.live(one)).seq == 2

    run(work)


def test_one_table_whose_record_is_spoilt_does_not_keep_the_others_from_catching_up(
    servers: ServerProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            spoilt, seated = [await SeatedTable.start(one) for _ in range(2)]
            ben = FakeClient(other, BEN)
            for table in (spoilt.table, seated.table):
                await ben.watch(table, 1)
                await (spoilt if table == spoilt.table else seated).play_step(one)
            await execute_sql(one, "UPDATE steps SET entries = '[]' WHERE seq > 1 AND table_id = %s", spoilt.table)

            await other.sync.reconcile()

            assert [(step["table"], step["cursor"]) for step in ben.received("step")] == [(str(seated.table), 2)]
            assert "background task failed" in caplog.messages

    run(work)


def test_a_change_that_could_not_be_read_is_shown_by_the_next_comparison(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.create(one, "kilt-castle", ANNA, BEN)
            ben = FakeClient(other, BEN)
            await ben.watch(seated.table, 1)
            await other.sync.reconcile()
            await one.table_setup.swap_seats(ANNA, seated.table, 0, 1)
            changed = other.rooms.changed_since(await other.tables.fingerprints([seated.table]))
            monkeypatch.setattr(database, "ACQUIRE_TIMEOUT_S", 0.05)
            with outage(servers.settings.database_url):
                await other.rooms.on_table_changed(seated.table)
            monkeypatch.undo()
            ben.received()

            await other.sync.reconcile()
            shown = await ben.wait_for("table")  # the comparison that begins when the database is back may be first

            assert changed == [seated.table]
            assert chair_names(shown) == ["Ben", "Anna"]

    run(work)
