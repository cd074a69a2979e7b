"""Claims of bot turns: who waits is first, nobody takes all places, and bots alone sleep while nobody follows them."""

import asyncio
from collections.abc import Sequence
from uuid import UUID

from burghof.hosting.people.session import Person
from burghof.hosting.turns import bot_turns as bot_turns_module
from burghof.server.process.container import Container
from burghof.wire.bus import BotTurnDue
from tests.server.fake_client import FakeClient
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, CLEO, SeatedTable, execute_sql, new_person, play_bots


async def claim(process: Container, *, slow: int = 10, quick: int = 10) -> list[UUID]:
    """Claim due bot turns; return the tables."""
    claims = await process.bot_turns._claims.claim_bot_turns(60, slow=slow, quick=quick)
    return [claim.table for claim in claims]


async def start(process: Container, host: Person, bot: str) -> UUID:
    """Start a table at which a bot of this level begins against its host."""
    return (await SeatedTable.start(process, "solomon", None, host, bot=bot)).table


async def start_bots_alone(process: Container, host: Person) -> UUID:
    """Start a table with bots only."""
    seated = await SeatedTable.create(process, "solomon", None, host)
    await process.table_setup.free_seat(host, seated.table, 1)
    await process.table_setup.assign_bot(host, seated.table, 1, "random")
    await process.table_setup.start(host, seated.table)
    await process.tables.let_bots_begin(seated.table)
    return seated.table


def test_slow_and_quick_bots_are_claimed_up_to_their_own_limits(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            slow = [await start(process, new_person(), "marshal") for _ in range(3)]
            quick = [await start(process, new_person(), "squire") for _ in range(3)]

            first, second = await claim(process, slow=1, quick=2), await claim(process, slow=1, quick=2)

            assert set(first) == {slow[0], *quick[:2]}
            assert set(second) == {slow[1], quick[2]}

    run(work)


def test_a_table_that_somebody_follows_is_first(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            left_alone = await start(process, ANNA, "marshal")
            followed = await start(process, BEN, "marshal")
            await process.tables.mark_followed([followed], 60)

            assert await claim(process, slow=1) == [followed]
            assert await claim(process, slow=1) == [left_alone]

    run(work)


def test_a_host_of_many_tables_comes_after_all_others(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            many = [await start(process, ANNA, "marshal") for _ in range(5)]
            of_ben, of_cleo = await start(process, BEN, "marshal"), await start(process, CLEO, "marshal")

            claimed = [await claim(process, slow=1) for _ in range(7)]

            assert claimed == [[table] for table in (*many[:2], of_ben, of_cleo, *many[2:])]

    run(work)


def test_bots_alone_sleep_until_somebody_follows_them(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await start_bots_alone(process, ANNA)

            assert await claim(process) == []
            assert await execute_sql(process, "SELECT bot_due = 'infinity' FROM turns") == [(True,)]
            await FakeClient(process, ANNA).watch(table)
            assert await claim(process) == [table]

    run(work)


def test_a_table_of_bots_that_is_followed_does_not_sleep_in_between(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await start_bots_alone(process, ANNA)
            await FakeClient(process, ANNA).watch(table)
            await execute_sql(process, "UPDATE turns SET followed_until = now() - interval '1 second'")

            await process.rooms.mark_followed()

            assert await claim(process) == [table]

    run(work)


def test_after_the_move_of_a_slow_bot_another_table_may_be_first(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", None, None, ANNA, bot="knight")
            await play_bots(process)

            played = (await seated.live(process)).match.position
            assert process.bot_turns.moves == 1
            await wait_until(lambda: process.bot_turns.moves > 1)
            assert (await seated.live(process)).match.position > played

    run(work)


def test_many_notifications_cause_one_claim(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as process:
            calls: list[Sequence[object]] = []

            async def play_due() -> None:
                calls.append(())

            process.bot_turns.play_due = play_due  # type: ignore[method-assign]
            for _ in range(50):
                process.sync.on_notification(BotTurnDue())
            await asyncio.sleep(5 * bot_turns_module.WAKE_DELAY_S)

            assert len(calls) == 1

    run(work)


def test_a_busy_process_passes_a_notification_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as process:
            passed: list[object] = []
            process.sync._bus.publish = passed.append  # type: ignore[assignment, method-assign]
            process.sync.on_notification(BotTurnDue())
            process.bot_turns._workers.slow_slots = 0  # type: ignore[misc]
            for times in range(5):
                process.sync.on_notification(BotTurnDue(times))

            assert passed == [BotTurnDue(1), BotTurnDue(2), BotTurnDue(3)]

    run(work)
