"""The worker pool: bots think in other processes, failed ones are replaced, and decisions can be repeated."""

import asyncio
import logging
import os
import signal
from time import monotonic, thread_time

import pytest

from burghof.bots.transcript import decide, decode_move, transcripts
from burghof.hosting.turns import bot_turns as botseats
from burghof.hosting.turns.bot_turns import fallback_chain
from burghof.hosting.turns.store import BotClaim
from burghof.kernel import AnyMatch, Fault, Played, verify
from burghof.server.process.container import Container
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql, play_bots

FAULTY_GAMES = "tests.server.faulty_games"
MAX_LAG_S = 0.05


def count_moves(match: AnyMatch) -> int:
    """Return the number of moves made."""
    return sum(isinstance(entry, Played) for entry in match.entries)


def logged_errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the logged errors."""
    return [record.message for record in caplog.records if record.levelno >= logging.ERROR]


async def claim_all(process: Container) -> list[BotClaim]:
    """Claim all tables with a due bot turn."""
    return await process.bot_turns._claims.claim_bot_turns(60, slow=10, quick=10)


def is_running(process: int) -> bool:
    """Return whether this process exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("bot", "chain"),
    [
        ("marshal", ("marshal", "page", "random")),
        ("page", ("page", "random")),
        ("greedy", ("greedy", "random")),
        ("random", ("random",)),
        ("a bot of yesterday", ("random",)),
    ],
)
def test_a_bot_is_replaced_by_simpler_ones(bot: str, chain: tuple[str, ...]) -> None:
    assert fallback_chain(bot) == chain


def test_the_event_loop_stays_awake_while_a_marshal_thinks(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await SeatedTable.start(process, "the-castle", None, ANNA, bot="marshal")
            await process.bot_turns.play_due()
            start, late, worked = monotonic(), [], []
            while process.bot_turns._tasks:
                slept, before = monotonic(), thread_time()
                await asyncio.sleep(0.005)
                late.append(monotonic() - slept - 0.005)
                worked.append(thread_time() - before)
            thought = monotonic() - start

            assert thought > 4 * MAX_LAG_S
            assert max(worked) < MAX_LAG_S, "the event loop works too long at once"
            assert sum(one for one in late if one > MAX_LAG_S) < thought / 4, "the event loop is late too often"
            assert (process.bot_turns.moves > 0, process.bot_turns.failures) == (True, 0)

    run(work)


def test_where_a_thinking_process_is_killed_a_simpler_bot_moves_and_another_process_starts(
    servers: ServerProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA, bot="marshal")
            bot_workers = process.bot_workers
            await process.bot_turns.play_due()
            await wait_until(lambda: bool(bot_workers.pids))
            [killed] = bot_workers.pids
            os.kill(killed, signal.SIGKILL)
            await asyncio.gather(*process.bot_turns._tasks.values())
            [another] = bot_workers.pids

            assert count_moves((await seated.live(process)).match) == 1
            assert another != killed
            assert (process.bot_turns.failures, logged_errors(caplog)) == (1, ["a bot did not answer"])

    run(work)


def test_a_process_that_died_while_it_had_nothing_to_do_is_not_missed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", None, ANNA, bot="page")
            await play_bots(process)
            made = count_moves((await seated.live(process)).match)
            [killed] = process.bot_workers.pids
            os.kill(killed, signal.SIGKILL)
            await wait_until(lambda: not process.bot_workers._idle[0].is_alive)
            await seated.play_until_turn_of(process, 0)
            await play_bots(process)

            assert count_moves((await seated.live(process)).match) > made
            assert process.bot_turns.failures == 0

    run(work)


@pytest.mark.parametrize(
    ("game", "seconds", "why"),
    [
        ("raising", 30, "RuntimeError at tests.server.faulty_games"),
        ("dying", 30, "the worker process ended"),
        ("hanging", 0.5, "timed out"),
    ],
)
def test_where_every_thought_goes_wrong_the_simplest_bot_moves(
    servers: ServerProcesses, caplog: pytest.LogCaptureFixture, game: str, seconds: float, why: str
) -> None:
    async def work() -> None:
        async with servers.process(games=FAULTY_GAMES, bot_seconds=seconds) as process:
            seated = await SeatedTable.start(process, game, None, ANNA, bot="marshal")
            while not count_moves((await seated.live(process)).match):
                await play_bots(process)
            thinking = process.bot_workers.pids

            said = [getattr(record, "why", "") for record in caplog.records if record.levelno >= logging.ERROR]
            assert process.bot_turns.failures == len(said)
            assert len(said) >= 2
            assert all(why in text for text in said)
            assert all(map(is_running, thinking))

    run(work)


def test_a_process_that_stops_takes_its_thinkers_with_it(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(games=FAULTY_GAMES) as process:
            await SeatedTable.start(process, "hanging", None, ANNA, bot="squire")
            await process.bot_turns.play_due()
            await wait_until(lambda: bool(process.bot_workers.pids))
            [thinking] = process.bot_workers.pids

        assert not is_running(thinking)

    run(work)


def test_nobody_else_thinks_about_a_table_in_hand_from_step_to_step(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(botseats, "CLAIM_LEASE_S", 0.6)
        async with servers.process(games=FAULTY_GAMES, bot_seconds=1.0) as one, servers.process() as other:
            await SeatedTable.start(one, "hanging", None, ANNA, bot="page")
            claims = []
            await one.bot_turns.play_due()
            while one.bot_turns._tasks:
                await asyncio.sleep(0.1)
                claims += await claim_all(other) if one.bot_turns._tasks else []
                await one.bot_turns.play_due()

            assert one.bot_turns.moves > 1
            assert claims == []

    run(work)


def test_a_claim_that_has_run_out_is_not_renewed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "solomon", None, ANNA)

            await process.bot_turns._claims.renew_bot_turns([seated.table], 60)

            assert [claim.table for claim in await claim_all(process)] == [seated.table]

    run(work)


@pytest.mark.parametrize("game", ["kilt-castle", pytest.param("appenzell", marks=pytest.mark.full)])
def test_every_decision_of_a_bot_can_be_made_again_from_the_record(servers: ServerProcesses, game: str) -> None:
    async def work() -> None:
        async with servers.process(bot_workers=2) as process:
            seated = await SeatedTable.start(process, game, ANNA, None, BEN, bot="page")
            await process.playing.leave(BEN, seated.table, 2)
            await process.playing.resign(ANNA, seated.table, 0)
            await play_bots(process)
            match = (await seated.live(process)).match
            record, plugin = match.record(), match.plugin
            assert not isinstance(verify(plugin, record), Fault)
            assert record.seed is not None

            made = list(transcripts(plugin, record, record.seed))
            levels = {transcript.bot for _, transcript in made}
            different = [at for at, received in made if decide(plugin, received) != decode_move(plugin, received)]

            assert process.bot_turns.failures == 0
            assert len(made) == count_moves(match) > 20
            assert levels == {"page", "squire"}
            assert different == []

    run(work)


def test_a_bot_in_a_ballot_thinks_again_where_the_record_has_grown_meanwhile(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(games="burghof.testkit.tests.pocket") as process:
            seated = await SeatedTable.start(process, "sealed-bids", ANNA, None, bot="page")
            await process.bot_turns.play_due()
            await seated.play_step(process)
            await asyncio.gather(*process.bot_turns._tasks.values())
            while not (match := (await seated.live(process)).match).is_over:
                await seated.play_until_turn_of(process, 0)
                await process.bot_turns.play_due()
                await seated.play_step(process)
                await asyncio.gather(*process.bot_turns._tasks.values())
                await execute_sql(process, "UPDATE turns SET bot_due = now() WHERE bot_due IS NOT NULL")
                await play_bots(process)
            record = match.record()
            assert record.seed is not None

            made = list(transcripts(match.plugin, record, record.seed))

            assert len(made) >= 3
            assert all(decide(match.plugin, received) == decode_move(match.plugin, received) for _, received in made)

    run(work)
