"""Rooms: each audience follows a table by messages made for it alone."""

import msgspec

from burghof.hosting.people.session import Person
from burghof.hosting.sockets.connection import MAX_SUBSCRIPTIONS
from burghof.wire.client_in import Ping, Play, RequestPlayerAid, TakeBack, VoteOnTakeBack
from burghof.wire.requests import CreateTable, TakeSeat
from tests.server.fake_client import FakeClient, message_types
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, legal, open_decision


def test_who_watches_is_sent_the_table_and_then_the_whole_sight(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            anna = FakeClient(process, ANNA)

            table, sight, *others = await anna.watch(seated.table, 0)

            assert (table["type"], table["mine"]) == ("table", {"seats": [0], "is_host": True})
            assert (sight["type"], sight["seat"], sight["cursor"]) == ("sight", 0, 1)
            assert sight["offers"]
            assert sight["outline"] is None
            assert message_types(others) == ["asked-back", "present"]
            again = await anna.watch(seated.table, 0, outline=True)
            assert [message["outline"] is None for message in again if message["type"] == "sight"] == [False]

    run(work)


def test_who_left_a_chair_before_the_game_is_shown_nothing_that_belongs_to_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            created = await process.table_setup.create(ANNA, CreateTable("solomon", 2, visibility="public"))
            table = created.table.id
            await process.table_setup.take_seat(ANNA, table, 0, TakeSeat("Anna"))
            anna = FakeClient(process, ANNA)
            await anna.watch(table, 0)
            await process.table_setup.move_seat(ANNA, table, 0, 1)
            await process.table_setup.take_seat(BEN, table, 0, TakeSeat("Ben"))
            refused = await anna.watch(table, 0)

            await process.table_setup.start(ANNA, table)
            await process.rooms.on_table_changed(table)

            assert [message["problem"]["type"] for message in refused if message["type"] == "problem"] == ["not-yours"]
            assert [sight["seat"] for sight in anna.received("sight")] == [None]
            assert [message["seat"] for message in await anna.watch(table, 1) if message["type"] == "sight"] == [1]

    run(work)


def test_steps_arrive_in_order_with_cursors_without_a_gap(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            followers = [FakeClient(process, person) for person in (ANNA, BEN, None)]
            await followers[0].watch(seated.table, 0)
            await followers[1].watch(seated.table, 1, outline=True)
            await seated.play_steps(process, 6)

            received = [follower.received("step") for follower in followers[:2]]

            assert [[step["cursor"] for step in steps] for steps in received] == [[2, 3, 4, 5, 6, 7]] * 2
            assert [step["outline"] is None for step in received[0]] == [True] * 6
            assert [step["outline"] is None for step in received[1]] == [False] * 6
            assert followers[2].received() == []

    run(work)


def test_a_sealed_choice_makes_no_message_for_others_and_moves_no_cursor_of_theirs(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, BEN, visibility="public")
            anna, ben, spectator = (FakeClient(process, person) for person in (ANNA, BEN, CLEO))
            for follower, seat in ((anna, 0), (ben, 1), (spectator, None)):
                await follower.watch(seated.table, seat)
            for follower in (anna, ben, spectator):
                follower.received()
            await seated.play_step(process)
            after_one = [message_types(follower.received()) for follower in (anna, ben, spectator)]
            await seated.play_step(process)

            after_all = [follower.received() for follower in (anna, ben, spectator)]

            assert after_one == [["step"], [], []]
            assert [[step["cursor"] for step in steps] for steps in after_all] == [[3], [2], [2]]

    run(work)


def test_everybody_sees_that_somebody_asks_to_take_back_and_who_agrees(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", ANNA, BEN, CLEO)
            await seated.play_step(process)
            await seated.play_until_turn_of(process, 1)
            await seated.play_step(process)
            anna, ben, cleo = (FakeClient(process, person) for person in (ANNA, BEN, CLEO))
            for seat, follower in enumerate((anna, ben, cleo)):
                await follower.watch(seated.table, seat)
            anna.received()
            await anna.send(TakeBack(seated.table, 0, "back"))
            asked = await anna.wait_for("asked-back")
            late = [message for message in await cleo.watch(seated.table, 2) if message["type"] == "asked-back"]
            await ben.send(VoteOnTakeBack(seated.table, 1, agrees=True))
            agreed = await anna.wait_for("asked-back")
            await cleo.send(VoteOnTakeBack(seated.table, 2, agrees=True))
            off = await anna.wait_for("asked-back")

            assert [(message["by"], message["agreed"]) for message in (asked[0], late[0], agreed[0], off[0])] == [
                (0, [0]),
                (0, [0]),
                (0, [0, 1]),
                (None, []),
            ]

    run(work)


def test_a_hot_seat_has_one_private_view_at_a_time(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", ANNA, ANNA, ANNA)
            anna = FakeClient(process, ANNA)
            await anna.watch(seated.table, 0)

            _, sight, *_ = await anna.watch(seated.table, 1)
            anna.received()
            await seated.play_step(process)

            assert sight["seat"] == 1
            assert anna.received("step", "sight") == []
            await seated.play_step(process)
            (step,) = anna.received("step", "sight")
            assert [decision["seat"] for decision in step["decisions"]] == [1]

    run(work)


def test_who_waits_for_the_game_to_begin_is_shown_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.create(process, "kilt-castle", ANNA, BEN)
            anna, ben = FakeClient(process, ANNA), FakeClient(process, BEN)
            before = await anna.watch(seated.table, 0)
            await process.table_setup.start(ANNA, seated.table)
            await ben.watch(seated.table, 1)

            (sight,) = await anna.wait_for("sight")

            assert "sight" not in message_types(before)
            assert sight["cursor"] == 1

    run(work)


def test_a_client_plays_and_hears_what_became_of_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            live = await seated.live(process)
            decision = open_decision(live)
            move = msgspec.Raw(msgspec.json.encode(legal(live, 0)[0]))
            anna = FakeClient(process, ANNA)
            await anna.send(Play(seated.table, 0, decision.token, "one", move))
            await anna.send(Play(seated.table, 0, decision.token, "one", move))
            await anna.send(Play(seated.table, 0, decision.token, "two", move))
            await anna.send(TakeBack(seated.table, 0, "three"))
            await anna.send(RequestPlayerAid(seated.table, 0, "no such aid"))
            await anna.send(Ping(5))
            await anna.connection.receive(b"no message")

            received = anna.received()

            assert message_types(received) == ["accepted"] * 2 + ["refused", "accepted", "problem", "pong", "problem"]
            assert (received[2]["move_id"], received[2]["why"]["why"]) == ("two", "already-decided")
            assert [message["problem"]["type"] for message in received if message["type"] == "problem"] == [
                "not-found",
                "malformed",
            ]

    run(work)


def test_nobody_follows_too_many_tables_at_once(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            companies = [await SeatedTable.start(process) for _ in range(MAX_SUBSCRIPTIONS + 1)]
            anna = FakeClient(process, ANNA)
            for seated in companies[:-1]:
                await anna.watch(seated.table, 0)

            (answer,) = await anna.watch(companies[-1].table, 0)
            again = await anna.watch(companies[0].table, 0)

            assert answer["problem"]["type"] == "not-now"
            assert message_types(again)[:2] == ["table", "sight"]

    run(work)


def test_somebody_who_may_ask_seldom_is_told_so(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(moves_per_minute=2) as process:
            anna = FakeClient(process, Person(ANNA.id, "Anna"))
            for n in range(3):
                await anna.send(Ping(n))

            pong, again, problem = anna.received()

            assert (pong["n"], again["n"], problem["problem"]["type"]) == (0, 1, "too-often")

    run(work)
