"""Bot seats: every bot moves once for each of its decisions, and no table hangs because of a bot."""

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from threading import Barrier, Event

import pytest

from burghof.bots.roster import BOT_FACTORIES, AnyBot
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.tables import playing_service
from burghof.hosting.turns import bot_turns as botseats
from burghof.kernel import AnyPlugin, Played, Seat
from tests.server.fake_client import FakeClient
from tests.server.outage import set_allow_connections, start_outage
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql, legal, open_decision, play_bots


class FunctionBot:
    """A bot that chooses with the given function."""

    def __init__(self, choose: object) -> None:
        self.choose = choose

    def __call__(self, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
        """Return the bot, for any game."""
        del plugin, rules, rng
        return self  # type: ignore[return-value]


def count_moves(live: LiveTable, seat: int) -> int:
    """Return how often a seat has moved."""
    return sum(isinstance(entry, Played) and entry.seat == seat for entry in live.match.entries)


@pytest.mark.parametrize("game", ["solomon", "kilt-castle"])
def test_two_workers_with_the_same_table_in_hand_move_once(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    both_have_chosen = Barrier(2, timeout=20)

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        both_have_chosen.wait()
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "slow", FunctionBot(choose))
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one, game, None, ANNA, bot="slow")
            due = (await seated.live(one)).match.position
            await one.bot_turns.play_due()
            await execute_sql(one, "UPDATE turns SET bot_due = now()")
            await other.bot_turns.play_due()
            await asyncio.gather(*(task for worker in (one, other) for task in worker.bot_turns._tasks.values()))

            live = await seated.live(one)
            owed = live.match.position - due
            assert count_moves(live, 0) == owed
            assert owed == {"solomon": 1, "kilt-castle": 2}[game]
            assert (await seated.live(other)).match.state == live.match.state

    run(work)


def test_a_bot_that_moves_first_waits_until_somebody_sees_the_game_begin(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as process:
            seated = await SeatedTable.create(process, "appenzell", None, ANNA)
            await process.table_setup.start(ANNA, seated.table)
            await execute_sql(process, "UPDATE turns SET bot_due = bot_due + interval '1 hour'")

            anna = FakeClient(process, ANNA)
            messages = await anna.watch(seated.table, 1)
            steps = await anna.wait_for("step")

            assert [message["cursor"] for message in messages if message["type"] == "sight"] == [1]
            assert steps[0]["cursor"] == 2

    run(work)


def test_a_bot_that_moves_first_begins_alone_if_nobody_comes(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as process:
            seated = await SeatedTable.create(process, "appenzell", None, ANNA)
            await process.table_setup.start(ANNA, seated.table)

            await wait_until(lambda: process.bot_turns.moves > 0)

    run(work)


def choose_by_raising(view: object, legal: Sequence[object]) -> object:
    """Raise an error instead of choosing."""
    del view, legal
    raise RuntimeError("cannot decide")


def choose_no_move(view: object, legal: Sequence[object]) -> object:
    """Choose something that is not a move."""
    del view, legal
    return "checkmate"


@pytest.mark.parametrize(
    ("choose", "said"), [(choose_by_raising, "a bot failed"), (choose_no_move, "a bot chose an illegal move")]
)
def test_where_a_bot_fails_the_simplest_moves(
    servers: ServerProcesses,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choose: object,
    said: str,
) -> None:
    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "failing", FunctionBot(choose))
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="failing")

            await play_bots(process)

            live = await seated.live(process)
            assert count_moves(live, 0) == 1
            assert live.match.players[0].bot == "failing"
            assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == [said]

    run(work)


def test_where_even_the_simplest_fails_the_first_legal_move_is_made(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "random", FunctionBot(choose_by_raising))
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA)
            first = legal(await seated.live(process), 0)[0]

            await play_bots(process)

            last = (await seated.live(process)).match.entries[-1]
            assert isinstance(last, Played)
            assert last.move == first

    run(work)


def test_a_table_claimed_by_a_worker_that_died_is_claimed_again_when_the_lease_has_run_out(
    servers: ServerProcesses,
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA)
            due = process.bot_turns._claims

            claims = [await due.claim_bot_turns(60, slow=1, quick=10) for _ in range(2)]
            await execute_sql(process, "UPDATE turns SET bot_due = bot_due - interval '61 seconds'")
            await play_bots(process)

            assert [[claim.table for claim in found] for found in claims] == [[seated.table], []]
            assert count_moves(await seated.live(process), 0) == 1
            assert await execute_sql(process, "SELECT bot_due FROM turns") == [(None,)]

    run(work)


def test_a_bot_decides_by_the_view_of_its_seat_with_a_notebook(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []

    def choose(view: object, legal: Sequence[object]) -> object:
        seen.append(view)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "watching", FunctionBot(choose))
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="watching", recall="pure")
            match = (await seated.live(process)).match
            expected = match.game.view(match.state, Seat(0), "notebook")

            await play_bots(process)

            assert seen == [expected]

    run(work)


def test_bots_play_a_whole_game_among_themselves_after_everybody_left(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "the-castle", ANNA, BEN, options={"rounds": 10})
            await process.playing.leave(ANNA, seated.table, 0)
            await process.playing.leave(BEN, seated.table, 1)

            await play_bots(process)

            assert (await seated.live(process)).match.is_over

    run(work)


def test_a_bot_whose_seat_was_taken_over_while_it_thought_does_not_move(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on = Event(), Event()

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        thinks.set()
        may_go_on.wait(20)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "slow", FunctionBot(choose))
        monkeypatch.setattr(playing_service, "DEFAULT_BOT", "slow")
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await process.playing.leave(ANNA, seated.table, 0)
            await process.bot_turns.play_due()
            await wait_until(thinks.is_set)
            await process.playing.return_to_seat(ANNA, seated.table, 0)
            may_go_on.set()
            await asyncio.gather(*process.bot_turns._tasks.values())

            live = await seated.live(process)
            assert count_moves(live, 0) == 0
            assert open_decision(live).seat == 0

    run(work)


def test_a_bot_whose_move_could_not_be_kept_makes_it_when_the_database_is_back_and_waits_for_no_lease(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        start_outage(servers.settings.database_url)
        return legal[0]

    def has_failed() -> bool:
        return any(record.message == "bot turn postponed" for record in caplog.records)

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "unlucky", FunctionBot(choose))
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="unlucky")
            await process.bot_turns.play_due()
            await wait_until(has_failed)
            monkeypatch.setitem(BOT_FACTORIES, "unlucky", BOT_FACTORIES["random"])
            set_allow_connections(servers.settings.database_url, allow=True)
            await asyncio.gather(*process.bot_turns._tasks.values())

            assert count_moves(await seated.live(process), 0) == 1

    run(work)


def test_a_bot_that_waits_for_the_database_too_long_leaves_the_table_to_whoever_claims_it_next(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        start_outage(servers.settings.database_url)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "unlucky", FunctionBot(choose))
        monkeypatch.setattr(botseats, "CLAIM_LEASE_S", 0.0)
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="unlucky")
            await play_bots(process)
            has_given_up = not process.bot_turns._tasks
            set_allow_connections(servers.settings.database_url, allow=True)
            monkeypatch.setitem(BOT_FACTORIES, "unlucky", BOT_FACTORIES["random"])
            await play_bots(process)

            assert has_given_up
            assert count_moves(await seated.live(process), 0) == 1

    run(work)


def test_a_process_that_stops_waits_for_no_bot(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, may_go_on = Event(), Event()

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        thinks.set()
        may_go_on.wait(20)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "slow", FunctionBot(choose))
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="slow")
            await process.bot_turns.play_due()
            await wait_until(thinks.is_set)
            await process.bot_turns.close()
            may_go_on.set()

            assert not process.bot_turns._tasks
            assert count_moves(await seated.live(process), 0) == 0

    run(work)


def test_a_table_whose_record_is_spoilt_is_left_alone(
    servers: ServerProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            await SeatedTable.start(one, "solomon", None, ANNA)
            await execute_sql(one, "UPDATE steps SET entries = '[]'")

            await play_bots(other)

            assert "a bot could not move" in caplog.messages
            assert other.bot_turns.moves == 0

    run(work)


def test_a_table_claimed_while_its_bot_is_busy_is_looked_at_once_more(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on = Event(), Event()

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        thinks.set()
        may_go_on.wait(20)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(BOT_FACTORIES, "slow", FunctionBot(choose))
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="slow")
            await process.bot_turns.play_due()
            [first] = process.bot_turns._tasks.values()
            await wait_until(thinks.is_set)
            await execute_sql(process, "UPDATE turns SET bot_due = now()")
            await process.bot_turns.play_due()
            may_go_on.set()
            await first
            [second] = process.bot_turns._tasks.values()
            await second

            assert second is not first
            assert not process.bot_turns._tasks
            assert count_moves(await seated.live(process), 0) == 1

    run(work)
