"""Table screens lead: the devices of the players are sent what a screen shows, and can make it go on."""

from burghof.kernel import Seat
from burghof.server.process.container import Container
from burghof.wire.client_in import CompleteShowing, ReportShown, Unwatch
from tests.server.fake_client import FakeClient, message_types
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable


async def start_with_screen(process: Container) -> tuple[SeatedTable, FakeClient, FakeClient]:
    """Start a game with a hidden hand that Anna watches from her seat, and Ben on a table screen."""
    seated = await SeatedTable.start(process, "solomon", ANNA, BEN)
    anna, screen = FakeClient(process, ANNA), FakeClient(process, BEN)
    await anna.watch(seated.table, 0)
    await screen.watch(seated.table, screen=True)
    return seated, anna, screen


def test_players_are_sent_what_a_screen_shows_by_their_own_cursor(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated, anna, screen = await start_with_screen(process)
            live = await seated.live(process)
            cursors = [live.cursors]
            for _ in range(6):
                await seated.play_step(process)
                cursors.append(live.cursors)
            anna.received()

            for one in {at[-1]: at for at in cursors}.values():
                await screen.send(ReportShown(seated.table, one[-1]))

            # Steps that only Anna sees do not wait for the screen: her cursor is the last before the next public step.
            last_of = {at[-1]: at[0] for at in cursors}
            assert [shown["cursor"] for shown in anna.received("shown")] == list(last_of.values())
            assert len(last_of) < len(cursors), "no step was private"

    run(work)


def test_a_private_step_does_not_wait_for_the_next_report_of_a_screen(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated, anna, screen = await start_with_screen(process)
            live = await seated.live(process)
            await screen.send(ReportShown(seated.table, live.cursor_of(None)))
            while True:
                before = live.cursors
                anna.received()
                await seated.play_step(process)
                if live.cursor_of(None) == before[-1] and live.cursor_of(Seat(0)) > before[0]:
                    break
                await screen.send(ReportShown(seated.table, live.cursor_of(None)))

            assert message_types(anna.received()) == ["step", "shown"]

            await screen.send(Unwatch(seated.table))
            anna.received()
            await seated.play_step(process)
            assert anna.received("shown") == [], "the screen is gone"

    run(work)


def test_players_are_sent_which_events_of_a_step_a_screen_has_begun(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated, anna, screen = await start_with_screen(process)
            live = await seated.live(process)
            private = 0
            for _ in range(40):
                own, public = live.cursor_of(Seat(0)), live.cursor_of(None)
                anna.received()
                screen.received()
                await seated.play_step(process)
                seen, shown = ([one["frames"] for one in client.received("step")] for client in (anna, screen))
                if not shown:
                    continue
                events = [frame["event"] for frame in seen[0] if frame["event"]]
                count = sum(frame["event"] is not None for frame in shown[0])
                for begun in range(count + 1):
                    await screen.send(ReportShown(seated.table, public, begun))
                # Anna may show whatever only she sees before the next event of the screen, and not that one.
                reports = anna.received("shown")
                allowed = [events[: report["events"]] for report in reports]
                nexts = [events[report["events"] : report["events"] + 1] for report in reports]
                assert [report["cursor"] for report in reports] == [own] * (count + 1)
                assert [sum("to" not in event for event in some) for some in allowed] == list(range(count + 1))
                assert all("to" not in event for some in nexts for event in some)
                private += sum("to" in event for event in events)
            assert private > 0, "no event was private"

    run(work)


def test_a_player_who_comes_is_sent_what_a_screen_shows_before_the_game(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated, anna, screen = await start_with_screen(process)
            live = await seated.live(process)
            shown, own = live.cursor_of(None), live.cursor_of(Seat(0))
            await screen.send(ReportShown(seated.table, shown))
            while live.cursor_of(None) == shown:
                own = live.cursor_of(Seat(0))
                await seated.play_step(process)
            await anna.send(Unwatch(seated.table))

            received = await FakeClient(process, ANNA).watch(seated.table, 0)
            spectator = await FakeClient(process, BEN).watch(seated.table)

            assert message_types(received)[:3] == ["table", "shown", "sight"]
            assert received[1]["cursor"] == own < received[2]["cursor"]
            assert message_types(spectator)[:2] == ["table", "sight"]

    run(work)


def test_a_player_makes_the_screens_go_on_and_nobody_else_does(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, visibility="public")
            anna, screen, spectator = (FakeClient(process, person) for person in (ANNA, BEN, CLEO))
            await anna.watch(seated.table, 0)
            await screen.watch(seated.table, screen=True)
            await spectator.watch(seated.table)
            screen.received()

            await anna.send(CompleteShowing(seated.table, 0))
            await spectator.send(CompleteShowing(seated.table, 0))

            assert message_types(screen.received()) == ["complete"]
            assert [one["problem"]["type"] for one in spectator.received("problem")] == ["not-yours"]
            assert spectator.received("complete") == []

    run(work)


def test_players_follow_no_screen_of_a_stranger_and_nothing_that_is_not_a_screen(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, visibility="public")
            anna, stranger, ben = (FakeClient(process, person) for person in (ANNA, CLEO, BEN))
            await anna.watch(seated.table, 0)
            await stranger.watch(seated.table, screen=True)
            await ben.watch(seated.table, 1)

            for one in (stranger, ben):
                await one.send(ReportShown(seated.table, 0))

            problems = [one["problem"]["type"] for client in (stranger, ben) for one in client.received("problem")]
            assert problems == ["not-yours", "not-yours"]
            assert anna.received("shown") == []

    run(work)
