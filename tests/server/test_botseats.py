"""Bot seats: every bot moves once for each of its decisions, and no table hangs because of a bot."""

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from threading import Barrier, Event

import pytest

from burghof.bots.roster import ROSTER, AnyBot
from burghof.kernel import AnyPlugin, Played, Seat
from burghof.server.botseats import service as botseats
from burghof.server.journal.live import LiveTable
from burghof.server.tables import playing_service
from tests.server.company import ANNA, BEN, Company, bots_move, execute, legal, open_decision
from tests.server.house import House, run, until
from tests.server.outage import go_away, let_in


class Choosing:
    """A bot that chooses with the given function."""

    def __init__(self, choose: object) -> None:
        self.choose = choose

    def __call__(self, plugin: AnyPlugin, rules: int, rng: Random) -> AnyBot:
        """Return the bot, for any game."""
        del plugin, rules, rng
        return self  # type: ignore[return-value]


def moves_of(live: LiveTable, seat: int) -> int:
    """Return how often a seat has moved."""
    return sum(isinstance(entry, Played) and entry.seat == seat for entry in live.match.entries)


@pytest.mark.parametrize("game", ["solomon", "kilt-castle"])
def test_two_workers_with_the_same_table_in_hand_move_once(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    both_have_chosen = Barrier(2, timeout=20)

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        both_have_chosen.wait()
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "slow", Choosing(choose))
        async with house.process() as one, house.process() as other:
            company = await Company.play(one, game, None, ANNA, bot="slow")
            due = (await company.live(one)).match.position
            await one.bots.play_due()
            await execute(one, "UPDATE turns SET bot_due = now()")
            await other.bots.play_due()
            await asyncio.gather(*(task for worker in (one, other) for task in worker.bots._busy.values()))

            live = await company.live(one)
            owed = live.match.position - due
            assert moves_of(live, 0) == owed
            assert owed == {"solomon": 1, "kilt-castle": 2}[game]
            assert (await company.live(other)).match.state == live.match.state

    run(work)


def fails(view: object, legal: Sequence[object]) -> object:
    """Raise an error instead of choosing."""
    del view, legal
    raise RuntimeError("cannot decide")


def dreams(view: object, legal: Sequence[object]) -> object:
    """Choose something that is not a move."""
    del view, legal
    return "checkmate"


@pytest.mark.parametrize(("choose", "said"), [(fails, "a bot failed"), (dreams, "a bot chose an illegal move")])
def test_where_a_bot_fails_the_simplest_moves(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, choose: object, said: str
) -> None:
    async def work() -> None:
        monkeypatch.setitem(ROSTER, "failing", Choosing(choose))
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="failing")

            await bots_move(process)

            live = await company.live(process)
            assert moves_of(live, 0) == 1
            assert live.match.players[0].bot == "failing"
            assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == [said]

    run(work)


def test_where_even_the_simplest_fails_the_first_legal_move_is_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setitem(ROSTER, "random", Choosing(fails))
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA)
            first = legal(await company.live(process), 0)[0]

            await bots_move(process)

            last = (await company.live(process)).match.entries[-1]
            assert isinstance(last, Played)
            assert last.move == first

    run(work)


def test_a_table_claimed_by_a_worker_that_died_is_claimed_again_when_the_lease_has_run_out(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA)
            due = process.bots._due

            claims = [await due.claim_bots(60, 10), await due.claim_bots(60, 10)]
            await execute(process, "UPDATE turns SET bot_due = bot_due - interval '61 seconds'")
            await bots_move(process)

            assert claims == [[company.table], []]
            assert moves_of(await company.live(process), 0) == 1
            assert await execute(process, "SELECT bot_due FROM turns") == [(None,)]

    run(work)


def test_a_bot_decides_by_the_view_of_its_seat_with_a_notebook(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def choose(view: object, legal: Sequence[object]) -> object:
        seen.append(view)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "watching", Choosing(choose))
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="watching", recall="pure")
            match = (await company.live(process)).match
            expected = match.game.view(match.state, Seat(0), "notebook")

            await bots_move(process)

            assert seen == [expected]

    run(work)


def test_bots_play_a_whole_game_among_themselves_after_everybody_left(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process, "the-castle", ANNA, BEN, options={"rounds": 10})
            await process.playing.leave(ANNA, company.table, 0)
            await process.playing.leave(BEN, company.table, 1)

            await bots_move(process)

            assert (await company.live(process)).match.is_over

    run(work)


def test_a_bot_whose_seat_was_taken_over_while_it_thought_does_not_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on = Event(), Event()

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        thinks.set()
        may_go_on.wait(20)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "slow", Choosing(choose))
        monkeypatch.setattr(playing_service, "USUAL", "slow")
        async with house.process() as process:
            company = await Company.play(process)
            await process.playing.leave(ANNA, company.table, 0)
            await process.bots.play_due()
            await until(thinks.is_set)
            await process.playing.come_back(ANNA, company.table, 0)
            may_go_on.set()
            await asyncio.gather(*process.bots._busy.values())

            live = await company.live(process)
            assert moves_of(live, 0) == 0
            assert open_decision(live).seat == 0

    run(work)


def test_a_bot_whose_move_could_not_be_kept_makes_it_when_the_database_is_back_and_waits_for_no_lease(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        go_away(house.settings.database_url)
        return legal[0]

    def has_failed() -> bool:
        return any(record.message == "bot turn postponed" for record in caplog.records)

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "unlucky", Choosing(choose))
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="unlucky")
            await process.bots.play_due()
            await until(has_failed)
            monkeypatch.setitem(ROSTER, "unlucky", ROSTER["random"])
            let_in(house.settings.database_url, anybody=True)
            await asyncio.gather(*process.bots._busy.values())

            assert moves_of(await company.live(process), 0) == 1

    run(work)


def test_a_bot_that_waits_for_the_database_too_long_leaves_the_table_to_whoever_claims_it_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        go_away(house.settings.database_url)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "unlucky", Choosing(choose))
        monkeypatch.setattr(botseats, "LEASE", 0.0)
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="unlucky")
            await bots_move(process)
            has_given_up = not process.bots._busy
            let_in(house.settings.database_url, anybody=True)
            monkeypatch.setitem(ROSTER, "unlucky", ROSTER["random"])
            await bots_move(process)

            assert has_given_up
            assert moves_of(await company.live(process), 0) == 1

    run(work)


def test_a_process_that_stops_waits_for_no_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, may_go_on = Event(), Event()

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        thinks.set()
        may_go_on.wait(20)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "slow", Choosing(choose))
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="slow")
            await process.bots.play_due()
            await until(thinks.is_set)
            await process.bots.close()
            may_go_on.set()

            assert not process.bots._busy
            assert moves_of(await company.live(process), 0) == 0

    run(work)


def test_a_table_whose_record_is_spoilt_is_left_alone(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            await Company.play(one, "solomon", None, ANNA)
            await execute(one, "UPDATE steps SET entries = '[]'")

            await bots_move(other)

            assert "a bot could not move" in caplog.messages
            assert other.bots.moves == 0

    run(work)


def test_a_table_claimed_while_its_bot_is_busy_is_looked_at_once_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on = Event(), Event()

    def choose(view: object, legal: Sequence[object]) -> object:
        del view
        thinks.set()
        may_go_on.wait(20)
        return legal[0]

    async def work() -> None:
        monkeypatch.setitem(ROSTER, "slow", Choosing(choose))
        async with house.process() as process:
            company = await Company.play(process, "solomon", None, ANNA, bot="slow")
            await process.bots.play_due()
            [first] = process.bots._busy.values()
            await until(thinks.is_set)
            await execute(process, "UPDATE turns SET bot_due = now()")
            await process.bots.play_due()
            may_go_on.set()
            await first
            [second] = process.bots._busy.values()
            await second

            assert second is not first
            assert not process.bots._busy
            assert moves_of(await company.live(process), 0) == 1

    run(work)
