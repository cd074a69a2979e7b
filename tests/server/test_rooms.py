"""Rooms: each audience follows a table by messages made for it alone."""

import asyncio

import msgspec
import pytest

from burghof.kernel import Seat
from burghof.kernel.frames import changes
from burghof.server.journal.live import RECENT
from burghof.server.people.session import Person
from burghof.server.sockets.connection import MOST_TABLES
from burghof.wire.client_in import Agree, AskAid, Ping, Play, TakeBack, Unwatch
from burghof.wire.requests import CreateTable, TakeSeat
from tests.server.company import ANNA, BEN, CLEO, Company, legal, open_decision
from tests.server.house import House, Json, run, until
from tests.server.on_the_line import OnTheLine


def types(messages: list[Json]) -> list[str]:
    """Return the types of these messages."""
    return [message["type"] for message in messages]


def test_who_watches_is_sent_the_table_and_then_the_whole_sight(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            anna = OnTheLine(process, ANNA)

            table, sight, *others = await anna.watch(company.table, 0)

            assert (table["type"], table["mine"]) == ("table", {"seats": [0], "is_host": True})
            assert (sight["type"], sight["seat"], sight["cursor"]) == ("sight", 0, 1)
            assert sight["offers"]
            assert sight["outline"] is None
            assert types(others) == ["asked-back", "present"]
            assert (await anna.watch(company.table, 0, outline=True))[1]["outline"] is not None

    run(work)


def test_who_left_a_chair_before_the_game_is_shown_nothing_that_belongs_to_it(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            created = await process.gathering.create(ANNA, CreateTable("solomon", 2, visibility="public"))
            table = created.table.id
            await process.gathering.take_seat(ANNA, table, 0, TakeSeat("Anna"))
            anna = OnTheLine(process, ANNA)
            await anna.watch(table, 0)
            await process.gathering.move(ANNA, table, 0, 1)
            await process.gathering.take_seat(BEN, table, 0, TakeSeat("Ben"))
            refused = await anna.watch(table, 0)

            await process.gathering.start(ANNA, table)
            await process.rooms.changed(table)

            assert [message["problem"]["type"] for message in refused if message["type"] == "problem"] == ["not-yours"]
            assert [sight["seat"] for sight in anna.told("sight")] == [None]
            assert (await anna.watch(table, 1))[1]["seat"] == 1

    run(work)


def test_steps_arrive_in_order_with_cursors_without_a_gap(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            followers = [OnTheLine(process, person) for person in (ANNA, BEN, None)]
            await followers[0].watch(company.table, 0)
            await followers[1].watch(company.table, 1, outline=True)
            await company.steps(process, 6)

            told = [follower.told("step") for follower in followers[:2]]

            assert [[step["cursor"] for step in steps] for steps in told] == [[2, 3, 4, 5, 6, 7]] * 2
            assert [step["outline"] is None for step in told[0]] == [True] * 6
            assert [step["outline"] is None for step in told[1]] == [False] * 6
            assert followers[2].told() == []

    run(work)


def test_a_sealed_choice_makes_no_message_for_others_and_moves_no_cursor_of_theirs(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN, visibility="public")
            anna, ben, spectator = (OnTheLine(process, person) for person in (ANNA, BEN, CLEO))
            for follower, seat in ((anna, 0), (ben, 1), (spectator, None)):
                await follower.watch(company.table, seat)
            for follower in (anna, ben, spectator):
                follower.told()
            await company.step(process)
            after_one = [types(follower.told()) for follower in (anna, ben, spectator)]
            await company.step(process)

            after_all = [follower.told() for follower in (anna, ben, spectator)]

            assert after_one == [["step"], [], []]
            assert [[step["cursor"] for step in steps] for steps in after_all] == [[3], [2], [2]]

    run(work)


def test_who_comes_back_with_a_cursor_gets_just_what_was_missed(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            there, away = OnTheLine(process, ANNA), OnTheLine(process, BEN)
            await there.watch(company.table, 0)
            await away.watch(company.table, 1)
            await away.connection.close()
            await company.steps(process, 4)
            frames = [frame for step in there.told("step") for frame in step["frames"]]

            again = OnTheLine(process, BEN)
            _, missed, *_ = await again.watch(company.table, 1, cursor=1)
            _, nothing, *_ = await again.watch(company.table, 1, cursor=5)

            assert (missed["type"], missed["cursor"]) == ("step", 5)
            assert [frame["event"] for frame in missed["frames"]] == [frame["event"] for frame in frames]
            assert missed["frames"] == frames
            assert (nothing["type"], nothing["cursor"], nothing["frames"]) == ("step", 5, [])

    run(work)


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_what_was_passing_has_faded_for_who_comes_back_under_pure_recall(house: House, recall: str) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "appenzell", ANNA, BEN, recall=recall)
            await company.steps(process, 2)
            live = await company.live(process)
            game, before = live.match.game, live.match.state
            there = OnTheLine(process, ANNA)
            await there.watch(company.table, 0)
            await company.steps(process, 3)
            happened = [told.event for past in list(live.recent)[-3:] for told in past.step.told]

            _, missed, *_ = await OnTheLine(process, BEN).watch(company.table, 1, cursor=3)

            kept = [event.kept(live.match.header.recall) for event in happened]
            whole = changes(
                *(game.view(state, Seat(1), live.match.header.recall) for state in (before, live.match.state))
            )
            as_it_happened = [step["frames"] for step in there.told("step")]
            expected = {
                "pure": [
                    *({"event": on_the_wire(event), "changes": {}} for event in kept if event is not None),
                    {"event": None, "changes": on_the_wire(whole)},
                ],
                "notebook": [frame for frames in as_it_happened for frame in frames],
            }
            assert any(event.passing for event in happened)
            assert missed["frames"] == expected[recall]

    run(work)


def on_the_wire(value: object) -> Json:
    """Return a value as it looks on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("cursor", [0, 1, 77])
def test_a_cursor_too_far_behind_or_of_no_message_gets_the_whole_sight(house: House, cursor: int) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await company.steps(process, RECENT + 1)

            messages = await OnTheLine(process, ANNA).watch(company.table, 0, cursor=cursor)

            assert types(messages)[:2] == ["table", "sight"]

    run(work)


def test_a_slow_reader_is_shown_everything_anew_and_nobody_else_notices(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            slow, quick = OnTheLine(process, BEN), OnTheLine(process, ANNA)
            await slow.watch(company.table, 1)
            await quick.watch(company.table, 0)
            line = slow.connection.line
            line._most = 100
            await company.steps(process, 3)
            was_behind = line.is_behind
            reading = line.messages()

            signal = await anext(reading)
            slow.connection.show_anew()
            data = await anext(reading)

            assert data is not None
            shown = msgspec.json.decode(data)
            assert was_behind
            assert signal is None
            assert (shown["type"], shown["cursor"]) == ("sight", 4)
            assert not line.is_behind
            assert [step["cursor"] for step in quick.told("step")] == [2, 3, 4]

    run(work)


def test_everybody_sees_who_is_there(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, visibility="public")
            anna, ben, cleo = (OnTheLine(process, person) for person in (ANNA, BEN, CLEO))
            await anna.watch(company.table, 0)
            await ben.watch(company.table, 1)
            await cleo.watch(company.table)
            await ben.say(Unwatch(company.table))
            await cleo.connection.close()

            seen = [(message["seats"], message["spectators"]) for message in anna.told("present")]

            assert seen == [([0, 1], 0), ([0, 1], 1), ([0], 1), ([0], 0)]
            await anna.connection.close()
            assert len(process.rooms) == 0

    run(work)


def test_everybody_is_told_of_the_screens_on_the_table(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            ben, screen = OnTheLine(process, BEN), OnTheLine(process, ANNA)
            await ben.watch(company.table, 1)
            await screen.watch(company.table, screen=True)
            await screen.connection.close()

            seen = [(message["seats"], message["spectators"], message["screens"]) for message in ben.told("present")]

            assert seen == [([1], 1, 1), ([1], 0, 0)]

    run(work)


def test_a_screen_is_shown_nothing_but_what_is_public_also_if_it_holds_a_seat(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, BEN)
            screen, stranger = OnTheLine(process, ANNA), OnTheLine(process, BEN)

            shown, public = [await one.watch(company.table, screen=True) for one in (screen, stranger)]

            assert [one for one in shown if one["type"] == "sight"] == [one for one in public if one["type"] == "sight"]
            assert [one["seat"] for one in shown if one["type"] == "sight"] == [None]

    run(work)


def test_everybody_sees_that_somebody_asks_to_take_back_and_who_agrees(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", ANNA, BEN, CLEO)
            await company.step(process)
            await company.steps_until_turn_of(process, 1)
            await company.step(process)
            anna, ben, cleo = (OnTheLine(process, person) for person in (ANNA, BEN, CLEO))
            for seat, follower in enumerate((anna, ben, cleo)):
                await follower.watch(company.table, seat)
            anna.told()
            await anna.say(TakeBack(company.table, 0, "back"))
            asked = await anna.awaits("asked-back")
            late = [message for message in await cleo.watch(company.table, 2) if message["type"] == "asked-back"]
            await ben.say(Agree(company.table, 1, agrees=True))
            agreed = await anna.awaits("asked-back")
            await cleo.say(Agree(company.table, 2, agrees=True))
            off = await anna.awaits("asked-back")

            assert [(message["by"], message["agreed"]) for message in (asked[0], late[0], agreed[0], off[0])] == [
                (0, [0]),
                (0, [0]),
                (0, [0, 1]),
                (None, []),
            ]

    run(work)


def test_a_hot_seat_has_one_private_view_at_a_time(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", ANNA, ANNA, ANNA)
            anna = OnTheLine(process, ANNA)
            await anna.watch(company.table, 0)

            _, sight, *_ = await anna.watch(company.table, 1)
            anna.told()
            await company.step(process)

            assert sight["seat"] == 1
            assert anna.told("step", "sight") == []
            await company.step(process)
            (step,) = anna.told("step", "sight")
            assert [decision["seat"] for decision in step["decisions"]] == [1]

    run(work)


def test_who_waits_for_the_game_to_begin_is_shown_it(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.set(process, "kilt-castle", ANNA, BEN)
            anna, ben = OnTheLine(process, ANNA), OnTheLine(process, BEN)
            before = await anna.watch(company.table, 0)
            await process.gathering.start(ANNA, company.table)
            await ben.watch(company.table, 1)

            (sight,) = await anna.awaits("sight")

            assert "sight" not in types(before)
            assert sight["cursor"] == 1

    run(work)


def test_a_room_stays_open_for_who_enters_while_the_last_one_leaves(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            anna, ben = OnTheLine(process, ANNA), OnTheLine(process, BEN)
            await anna.watch(company.table, 0)
            lock = (await company.live(process)).lock
            await lock.acquire()
            entering = asyncio.create_task(ben.watch(company.table, 1))
            await until(lambda: process.rooms._rooms[company.table].coming == 1)
            await anna.connection.close()
            lock.release()

            messages = await entering
            await company.step(process)

            assert types(messages)[:2] == ["table", "sight"]
            assert types(ben.told()) == ["step"]

    run(work)


def test_who_hangs_up_while_entering_leaves_nobody_behind(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            anna = OnTheLine(process, ANNA)
            lock = (await company.live(process)).lock
            await lock.acquire()
            entering = asyncio.create_task(anna.watch(company.table, 0))
            await until(lambda: len(process.rooms) == 1)
            entering.cancel()
            await asyncio.wait([entering])
            lock.release()
            await anna.connection.close()

            assert len(process.rooms) == 0

    run(work)


def test_a_client_plays_and_hears_what_became_of_it(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            live = await company.live(process)
            decision = open_decision(live)
            move = msgspec.Raw(msgspec.json.encode(legal(live, 0)[0]))
            anna = OnTheLine(process, ANNA)
            await anna.say(Play(company.table, 0, decision.token, "one", move))
            await anna.say(Play(company.table, 0, decision.token, "one", move))
            await anna.say(Play(company.table, 0, decision.token, "two", move))
            await anna.say(TakeBack(company.table, 0, "three"))
            await anna.say(AskAid(company.table, 0, "no such aid"))
            await anna.say(Ping(5))
            await anna.connection.hear(b"no message")

            told = anna.told()

            assert types(told) == ["accepted", "accepted", "refused", "accepted", "problem", "pong", "problem"]
            assert (told[2]["move_id"], told[2]["why"]["why"]) == ("two", "already-decided")
            assert [message["problem"]["type"] for message in told if message["type"] == "problem"] == [
                "not-found",
                "malformed",
            ]

    run(work)


def test_nobody_follows_too_many_tables_at_once(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            companies = [await Company.play(process) for _ in range(MOST_TABLES + 1)]
            anna = OnTheLine(process, ANNA)
            for company in companies[:-1]:
                await anna.watch(company.table, 0)

            (answer,) = await anna.watch(companies[-1].table, 0)
            again = await anna.watch(companies[0].table, 0)

            assert answer["problem"]["type"] == "not-now"
            assert types(again)[:2] == ["table", "sight"]

    run(work)


def test_somebody_who_may_ask_seldom_is_told_so(house: House) -> None:
    async def work() -> None:
        async with house.process(moves_per_minute=2) as process:
            anna = OnTheLine(process, Person(ANNA.id, "Anna"))
            for n in range(3):
                await anna.say(Ping(n))

            pong, again, problem = anna.told()

            assert (pong["n"], again["n"], problem["problem"]["type"]) == (0, 1, "too-often")

    run(work)
