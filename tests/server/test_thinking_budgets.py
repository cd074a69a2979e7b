"""Thinking budgets: who uses up the time for searches plays on against lower levels, and nobody else notices."""

from uuid import uuid4

import msgspec

from burghof.hosting.thinking import NETWORK_SHARE, Payer, ThinkingBudgets
from burghof.kernel import Player, SeatChanged
from burghof.server.process.container import Container
from burghof.wire.problem import Problem
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql, new_person, play_bots, raised_problem

CAPACITY = 600.0
ADDRESS = b"10.0.0.1"


def budgets_of(process: Container, capacity: float = CAPACITY) -> ThinkingBudgets:
    """Return the budgets that all processes share."""
    return ThinkingBudgets(process.budgets, "bots", capacity)


async def pass_time(process: Container, seconds: float) -> None:
    """Let the budgets earn as much as in this time."""
    await execute_sql(process, "UPDATE budgets SET updated_at = updated_at - make_interval(secs => %s)", seconds)


def test_a_new_person_has_a_tenth_and_earns_the_rest_within_an_hour(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            anna, budgets = Payer(ANNA.id), budgets_of(process)

            await budgets.charge(anna, 59)
            assert not await budgets.is_empty(anna)
            await budgets.charge(anna, 2)
            assert await budgets.is_empty(anna)

            await pass_time(process, 60)
            assert not await budgets.is_empty(anna)
            await pass_time(process, 7200)
            await budgets.charge(anna, CAPACITY - 1)
            assert not await budgets.is_empty(anna)
            await budgets.charge(anna, 2)
            assert await budgets.is_empty(anna)

    run(work)


def test_new_people_at_one_address_share_its_budget(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.process() as other:
            for _ in range(NETWORK_SHARE * 10 + 1):
                await budgets_of(process).charge(Payer(uuid4(), ADDRESS), CAPACITY / 10)

            assert await budgets_of(other).is_empty(Payer(uuid4(), ADDRESS))
            assert not await budgets_of(other).is_empty(Payer(uuid4(), b"10.0.0.2"))

    run(work)


def test_without_a_limit_nothing_is_counted(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            budgets = budgets_of(process, 0)
            await budgets.charge(Payer(ANNA.id), 1e9)

            assert not await budgets.is_empty(Payer(ANNA.id))
            assert await execute_sql(process, "SELECT count(*) FROM budgets") == [(0,)]

    run(work)


def test_a_bot_plays_a_level_lower_for_a_host_whose_time_is_used_up_and_the_record_says_so(
    servers: ServerProcesses,
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process, "kilt-castle", None, ANNA, bot="knight")
            await budgets_of(process).charge(Payer(ANNA.id), CAPACITY)
            await play_bots(process)

            match = (await seated.live(process)).match
            changes = [entry for entry in match.entries if isinstance(entry, SeatChanged)]
            assert [(change.was.bot, change.now.bot) for change in changes[:2]] == [
                ("knight", "squire"),
                ("squire", "page"),
            ]
            assert {change.now.name for change in changes} == {changes[0].was.name}
            assert process.bot_turns.moves > 0
            assert match.players[0] == Player(changes[0].was.name, "page")

    run(work)


def test_a_page_and_a_host_with_time_are_left_alone(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            page = await SeatedTable.start(process, "kilt-castle", None, ANNA, bot="page")
            squire = await SeatedTable.start(process, "kilt-castle", None, BEN, bot="squire")
            await budgets_of(process).charge(Payer(ANNA.id), CAPACITY)
            await play_bots(process)

            for seated, bot in ((page, "page"), (squire, "squire")):
                match = (await seated.live(process)).match
                assert match.players[0].bot == bot
                assert not any(isinstance(entry, SeatChanged) for entry in match.entries)

    run(work)


def test_searches_are_charged_to_the_host_and_the_network_of_the_table(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await SeatedTable.start(process, "kilt-castle", None, ANNA, bot="squire")
            await execute_sql(process, "UPDATE tables SET network = %s", ADDRESS)
            await play_bots(process)

            charged = dict(await execute_sql(process, "SELECT owner, seconds FROM budgets"))
            assert charged.keys() == {f"bots/{ANNA.id.hex}", f"bots/network/{ADDRESS.hex()}"}
            assert 0 < CAPACITY / 10 - charged[f"bots/{ANNA.id.hex}"] < 60

    run(work)


def test_tables_from_one_address_have_the_same_network_and_no_address_is_stored(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with (
            servers.process() as process,
            servers.guest(process, "Anna") as anna,
            servers.guest(process, "Ben") as ben,
        ):
            await anna.create_table()
            await ben.create_table()

            first, second = await execute_sql(process, "SELECT network FROM tables")
            assert first == second
            assert b"127.0.0.1" not in bytes(first[0])
            assert len(bytes(first[0])) == 8

    run(work)


def test_a_hint_needs_time(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            cleo = new_person("Cleo")
            seated = await SeatedTable.start(process, "kilt-castle", cleo, None, bot="page")
            await budgets_of(process).charge(Payer(cleo.id), CAPACITY)

            assert await raised_problem(process.hints.find(cleo, seated.table, 0)) is Problem.RATE_LIMITED

    run(work)


def test_few_reviews_of_one_person_wait(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            tables = []
            for _ in range(4):
                seated = await SeatedTable.start(process)
                await process.playing.resign(BEN, seated.table, 1)
                tables.append(seated.table)
            for table in (*tables[:3], tables[0]):
                await process.reviews.request(ANNA, table, is_gzipped=False)

            assert (
                await raised_problem(process.reviews.request(ANNA, tables[3], is_gzipped=False)) is Problem.RATE_LIMITED
            )
            asked = msgspec.json.decode(await process.reviews.request(BEN, tables[3], is_gzipped=False))
            assert asked["standing"] == "running"

    run(work)


def test_a_review_needs_time_of_its_own(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await process.playing.resign(BEN, seated.table, 1)
            await ThinkingBudgets(process.budgets, "reviews", CAPACITY).charge(Payer(ANNA.id), CAPACITY)

            assert (
                await raised_problem(process.reviews.request(ANNA, seated.table, is_gzipped=False))
                is Problem.RATE_LIMITED
            )
            assert not await budgets_of(process).is_empty(Payer(ANNA.id))

    run(work)
