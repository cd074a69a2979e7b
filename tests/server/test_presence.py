"""Presence: every client is sent who is at the table, and when that changes."""

import asyncio

from burghof.wire.client_in import Unwatch
from tests.server.fake_client import FakeClient, message_types
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable


def test_everybody_sees_who_is_there(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, visibility="public")
            anna, ben, cleo = (FakeClient(process, person) for person in (ANNA, BEN, CLEO))
            await anna.watch(seated.table, 0)
            await ben.watch(seated.table, 1)
            await cleo.watch(seated.table)
            await ben.send(Unwatch(seated.table))
            await cleo.connection.close()

            seen = [(message["seats"], message["spectators"]) for message in anna.received("present")]

            assert seen == [([0, 1], 0), ([0, 1], 1), ([0], 1), ([0], 0)]
            await anna.connection.close()
            assert len(process.rooms) == 0

    run(work)


def test_everybody_is_told_of_the_screens_on_the_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            ben, screen = FakeClient(process, BEN), FakeClient(process, ANNA)
            await ben.watch(seated.table, 1)
            await screen.watch(seated.table, screen=True)
            await screen.connection.close()

            seen = [
                (message["seats"], message["spectators"], message["screens"]) for message in ben.received("present")
            ]

            assert seen == [([1], 1, 1), ([1], 0, 0)]

    run(work)


def test_a_screen_is_shown_nothing_but_what_is_public_also_if_it_holds_a_seat(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN)
            screen, stranger = FakeClient(process, ANNA), FakeClient(process, BEN)

            shown, public = [await one.watch(seated.table, screen=True) for one in (screen, stranger)]

            assert [one for one in shown if one["type"] == "sight"] == [one for one in public if one["type"] == "sight"]
            assert [one["seat"] for one in shown if one["type"] == "sight"] == [None]

    run(work)


def test_a_room_stays_open_for_who_enters_while_the_last_one_leaves(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            anna, ben = FakeClient(process, ANNA), FakeClient(process, BEN)
            await anna.watch(seated.table, 0)
            lock = (await seated.live(process)).lock
            await lock.acquire()
            entering = asyncio.create_task(ben.watch(seated.table, 1))
            await wait_until(lambda: process.rooms._rooms[seated.table].entering == 1)
            await anna.connection.close()
            lock.release()

            messages = await entering
            await seated.play_step(process)

            assert message_types(messages)[:2] == ["table", "sight"]
            assert message_types(ben.received()) == ["step"]

    run(work)


def test_who_hangs_up_while_entering_leaves_nobody_behind(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            anna = FakeClient(process, ANNA)
            lock = (await seated.live(process)).lock
            await lock.acquire()
            entering = asyncio.create_task(anna.watch(seated.table, 0))
            await wait_until(lambda: len(process.rooms) == 1)
            entering.cancel()
            await asyncio.wait([entering])
            lock.release()
            await anna.connection.close()

            assert len(process.rooms) == 0

    run(work)
