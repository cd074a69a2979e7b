"""The worker pool: bots think in other processes, failed ones are replaced, and decisions can be repeated."""

import asyncio
import logging
import os
import signal
from time import monotonic, thread_time

import pytest

from burghof.bots.transcript import answer, move_in, transcripts
from burghof.kernel import AnyMatch, Fault, Played, verify
from burghof.server.botseats import service as botseats
from burghof.server.botseats.service import company_of
from tests.server.company import ANNA, BEN, Company, bots_move, execute
from tests.server.house import House, run, until

ODD = "tests.server.odd_games"
LAG = 0.05


def moves(match: AnyMatch) -> int:
    """Return the number of moves made."""
    return sum(isinstance(entry, Played) for entry in match.entries)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the logged errors."""
    return [record.message for record in caplog.records if record.levelno >= logging.ERROR]


def is_running(process: int) -> bool:
    """Return whether this process exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("bot", "company"),
    [
        ("marshal", ("marshal", "page", "random")),
        ("page", ("page", "random")),
        ("greedy", ("greedy", "random")),
        ("random", ("random",)),
        ("a bot of yesterday", ("random",)),
    ],
)
def test_a_bot_is_replaced_by_simpler_ones(bot: str, company: tuple[str, ...]) -> None:
    assert company_of(bot) == company


def test_the_event_loop_stays_awake_while_a_marshal_thinks(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            await Company.play(process, "the-castle", None, ANNA, bot="marshal")
            await process.bots.play_due()
            start, late, worked = monotonic(), [], []
            while process.bots._busy:
                slept, before = monotonic(), thread_time()
                await asyncio.sleep(0.005)
                late.append(monotonic() - slept - 0.005)
                worked.append(thread_time() - before)
            thought = monotonic() - start

            assert thought > 4 * LAG
            assert max(worked) < LAG, "the event loop works too long at once"
            assert sum(one for one in late if one > LAG) < thought / 4, "the event loop is late too often"
            assert (process.bots.moves > 0, process.bots.failures) == (True, 0)

    run(work)


def test_where_a_thinking_process_is_killed_a_simpler_bot_moves_and_another_process_starts(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="marshal")
            thinkers = process.bots._thinkers
            await process.bots.play_due()
            await until(lambda: bool(thinkers.processes))
            [killed] = thinkers.processes
            os.kill(killed, signal.SIGKILL)
            await asyncio.gather(*process.bots._busy.values())
            [another] = thinkers.processes

            assert moves((await company.live(process)).match) == 1
            assert another != killed
            assert (process.bots.failures, errors(caplog)) == (1, ["a bot did not answer"])

    run(work)


def test_a_process_that_died_while_it_had_nothing_to_do_is_not_missed(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "kilt-castle", None, ANNA, bot="page")
            await bots_move(process)
            made = moves((await company.live(process)).match)
            [killed] = process.bots._thinkers.processes
            os.kill(killed, signal.SIGKILL)
            await until(lambda: not process.bots._thinkers._idle[0].is_alive)
            await company.steps_until_turn_of(process, 0)
            await bots_move(process)

            assert moves((await company.live(process)).match) > made
            assert process.bots.failures == 0

    run(work)


@pytest.mark.parametrize(
    ("game", "seconds", "why"),
    [
        ("raising", 30, "cannot decide"),
        ("dying", 30, "the worker process ended"),
        ("hanging", 0.5, "timed out"),
    ],
)
def test_where_every_thought_goes_wrong_the_simplest_bot_moves(
    house: House, caplog: pytest.LogCaptureFixture, game: str, seconds: float, why: str
) -> None:
    async def work() -> None:
        async with house.process(games=ODD, bot_seconds=seconds) as process:
            company = await Company.play(process, game, None, ANNA, bot="marshal")
            while not moves((await company.live(process)).match):
                await bots_move(process)
            thinking = process.bots._thinkers.processes

            said = [getattr(record, "why", "") for record in caplog.records if record.levelno >= logging.ERROR]
            assert process.bots.failures == len(said)
            assert len(said) >= 2
            assert all(why in text for text in said)
            assert all(map(is_running, thinking))

    run(work)


def test_a_process_that_stops_takes_its_thinkers_with_it(house: House) -> None:
    async def work() -> None:
        async with house.process(games=ODD) as process:
            await Company.play(process, "hanging", None, ANNA, bot="squire")
            await process.bots.play_due()
            await until(lambda: bool(process.bots._thinkers.processes))
            [thinking] = process.bots._thinkers.processes

        assert not is_running(thinking)

    run(work)


def test_nobody_else_thinks_about_a_table_in_hand_from_step_to_step(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(botseats, "LEASE", 0.6)
        async with house.process(games=ODD, bot_seconds=1.0) as one, house.process() as other:
            await Company.play(one, "hanging", None, ANNA, bot="page")
            claims = []
            await one.bots.play_due()
            while one.bots._busy:
                await asyncio.sleep(0.1)
                claims += await other.bots._due.claim_bots(60, 10) if one.bots._busy else []
                await one.bots.play_due()

            assert one.bots.moves > 1
            assert claims == []

    run(work)


def test_a_claim_that_has_run_out_is_not_renewed(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA)
            due = process.bots._due

            await due.renew_bots([company.table], 60)

            assert await due.claim_bots(60, 10) == [company.table]

    run(work)


@pytest.mark.parametrize("game", ["kilt-castle", pytest.param("appenzell", marks=pytest.mark.full)])
def test_every_decision_of_a_bot_can_be_made_again_from_the_record(house: House, game: str) -> None:
    async def work() -> None:
        async with house.process(thinkers=2) as process:
            company = await Company.play(process, game, ANNA, None, BEN, bot="page")
            await process.playing.leave(BEN, company.table, 2)
            await process.playing.resign(ANNA, company.table, 0)
            await bots_move(process)
            match = (await company.live(process)).match
            record, plugin = match.record(), match.plugin
            assert not isinstance(verify(plugin, record), Fault)
            assert record.seed is not None

            made = list(transcripts(plugin, record, record.seed))
            levels = {transcript.bot for _, transcript in made}
            different = [at for at, told in made if answer(plugin, told) != move_in(plugin, told)]

            assert process.bots.failures == 0
            assert len(made) == moves(match) > 20
            assert levels == {"page", "squire"}
            assert different == []

    run(work)


def test_a_bot_in_a_ballot_thinks_again_where_the_record_has_grown_meanwhile(house: House) -> None:
    async def work() -> None:
        async with house.process(games="burghof.testkit.tests.pocket") as process:
            company = await Company.play(process, "sealed-bids", ANNA, None, bot="page")
            await process.bots.play_due()
            await company.step(process)
            await asyncio.gather(*process.bots._busy.values())
            while not (match := (await company.live(process)).match).is_over:
                await company.steps_until_turn_of(process, 0)
                await process.bots.play_due()
                await company.step(process)
                await asyncio.gather(*process.bots._busy.values())
                await execute(process, "UPDATE turns SET bot_due = now() WHERE bot_due IS NOT NULL")
                await bots_move(process)
            record = match.record()
            assert record.seed is not None

            made = list(transcripts(match.plugin, record, record.seed))

            assert len(made) >= 3
            assert all(answer(match.plugin, told) == move_in(match.plugin, told) for _, told in made)

    run(work)
