"""Missed messages: what a client is sent if it reconnects with a cursor or reads too slowly."""

import msgspec
import pytest

from burghof.hosting.journal.live import CACHED_STEPS
from burghof.kernel import Seat
from burghof.kernel.frames import changed_fields
from tests.server.fake_client import FakeClient, message_types
from tests.server.processes import Json, ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, SeatedTable


def test_who_comes_back_with_a_cursor_gets_just_what_was_missed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            there, away = FakeClient(process, ANNA), FakeClient(process, BEN)
            await there.watch(seated.table, 0)
            await away.watch(seated.table, 1)
            await away.connection.close()
            await seated.play_steps(process, 4)
            frames = [frame for step in there.received("step") for frame in step["frames"]]

            again = FakeClient(process, BEN)
            _, missed, *_ = await again.watch(seated.table, 1, cursor=1)
            _, nothing, *_ = await again.watch(seated.table, 1, cursor=5)

            assert (missed["type"], missed["cursor"]) == ("step", 5)
            assert [frame["event"] for frame in missed["frames"]] == [frame["event"] for frame in frames]
            assert missed["frames"] == frames
            assert (nothing["type"], nothing["cursor"], nothing["frames"]) == ("step", 5, [])

    run(work)


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_what_was_passing_has_faded_for_who_comes_back_under_pure_recall(servers: ServerProcesses, recall: str) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "appenzell", ANNA, BEN, recall=recall)
            await seated.play_steps(process, 2)
            live = await seated.live(process)
            game, before = live.match.game, live.match.state
            there = FakeClient(process, ANNA)
            await there.watch(seated.table, 0)
            await seated.play_steps(process, 3)
            happened = [received.event for past in list(live.recent)[-3:] for received in past.step.emitted]

            _, missed, *_ = await FakeClient(process, BEN).watch(seated.table, 1, cursor=3)

            kept = [event.for_log(live.match.header.recall) for event in happened]
            whole = changed_fields(
                *(game.view(state, Seat(1), live.match.header.recall) for state in (before, live.match.state))
            )
            as_it_happened = [step["frames"] for step in there.received("step")]
            expected = {
                "pure": [
                    *({"event": to_wire(event), "changes": {}} for event in kept if event is not None),
                    {"event": None, "changes": to_wire(whole)},
                ],
                "notebook": [frame for frames in as_it_happened for frame in frames],
            }
            assert any(event.is_transient for event in happened)
            assert missed["frames"] == expected[recall]

    run(work)


def to_wire(value: object) -> Json:
    """Return a value as it looks on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("cursor", [0, 1, 77])
def test_a_cursor_too_far_behind_or_of_no_message_gets_the_whole_sight(servers: ServerProcesses, cursor: int) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await seated.play_steps(process, CACHED_STEPS + 1)

            messages = await FakeClient(process, ANNA).watch(seated.table, 0, cursor=cursor)

            assert message_types(messages)[:2] == ["table", "sight"]

    run(work)


def test_a_slow_reader_is_shown_everything_anew_and_nobody_else_notices(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            slow, quick = FakeClient(process, BEN), FakeClient(process, ANNA)
            await slow.watch(seated.table, 1)
            await quick.watch(seated.table, 0)
            line = slow.connection.queue
            line._max_bytes = 100
            await seated.play_steps(process, 3)
            was_behind = line.is_behind
            reading = line.messages()

            signal = await anext(reading)
            slow.connection.resend_all()
            data = await anext(reading)

            assert data is not None
            shown = msgspec.json.decode(data)
            assert was_behind
            assert signal is None
            assert (shown["type"], shown["cursor"]) == ("sight", 4)
            assert not line.is_behind
            assert [step["cursor"] for step in quick.received("step")] == [2, 3, 4]

    run(work)
