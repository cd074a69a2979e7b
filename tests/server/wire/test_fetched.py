"""Nothing that can be fetched reveals a sealed choice: every address, for everybody but the chooser."""

import pytest

from burghof.hosting.people.session import Person
from burghof.kernel import Recall
from burghof.server.process.container import Container
from burghof.wire.clock import FischerClock, TimeControl, Unlimited
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import CLEO, execute_sql
from tests.server.wire.fetching import Answer, Visitors, fetch_all
from tests.server.wire.test_sealed import choose_cards
from tests.server.wire.world_pair import FollowedTable, age_table, start_followed_table

NOW = 1_700_000_000_000


def all_but(table: FollowedTable, chooser: int) -> Visitors:
    """Return everybody but the chooser: opponents, a stranger with a session, and a visitor without one."""
    opponents: dict[str, Person | None] = {
        f"seat {seat}": person for seat, person in enumerate(table.people) if seat != chooser
    }
    return {**opponents, "stranger": CLEO, "nobody": None}


def find_differences(one: dict[str, Answer], other: dict[str, Answer]) -> list[str]:
    """Return the requests that are answered differently."""
    assert one.keys() == other.keys()
    return [what for what in one if one[what] != other[what]]


async def fetch_as_others(process: Container, table: FollowedTable) -> dict[str, Answer]:
    """Return what everybody but seat 0 can fetch."""
    return await fetch_all(process, table, all_but(table, 0))


@pytest.mark.no_cover
@pytest.mark.parametrize(("recall", "clock"), [("pure", Unlimited()), ("notebook", FischerClock(600, 5))])
def test_nothing_that_others_can_fetch_depends_on_a_sealed_choice(
    servers: ServerProcesses, recall: Recall, clock: TimeControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with servers.process() as process:
            monkeypatch.setattr(process.time, "now", lambda: NOW)
            table = await start_followed_table(process, "solomon", 3, recall, clock)
            await age_table(process, table.table)
            before = await fetch_as_others(process, table)
            await choose_cards(table, 0, (0,), "once")
            once = await fetch_as_others(process, table)
            await choose_cards(table, 0, (1, 2), "again")
            again = await fetch_as_others(process, table)

            assert table.live.seq == 4
            assert find_differences(before, once) == []
            assert find_differences(before, again) == []

    run(work)


@pytest.mark.no_cover
def test_lists_show_that_something_happened_once_all_have_chosen(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await start_followed_table(process, "solomon", 3, "pure")
            await age_table(process, table.table)
            before = await fetch_as_others(process, table)
            for seat in range(3):
                await choose_cards(table, seat, (0,), f"s{seat}-")
            after = await fetch_as_others(process, table)

            assert {"seat 1: /api/tables", "seat 2: /api/tables"} <= set(find_differences(before, after))

    run(work)


@pytest.mark.no_cover
def test_a_time_that_tells_of_a_choice_is_caught(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            table = await start_followed_table(process, "solomon", 3, "pure")
            await age_table(process, table.table)
            before = await fetch_as_others(process, table)
            await execute_sql(process, "UPDATE turns SET moved_at = now() WHERE table_id = %s", table.table)
            after = await fetch_as_others(process, table)

            assert find_differences(before, after) == ["seat 1: /api/tables", "seat 2: /api/tables"]

    run(work)
