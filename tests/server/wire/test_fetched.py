"""Nothing that can be fetched reveals a sealed choice: every address, for everybody but the chooser."""

import pytest

from burghof.kernel import Recall
from burghof.server.assembly import Assembly
from burghof.server.people.session import Person
from burghof.wire.clock import Live, NoClock, TimeControl
from tests.server.company import CLEO, execute
from tests.server.house import House, run
from tests.server.wire.fetching import Answer, Visitors, fetched
from tests.server.wire.stage import Seats, age, seated
from tests.server.wire.test_sealed import chosen

NOW = 1_700_000_000_000


def others_of(table: Seats, chooser: int) -> Visitors:
    """Return everybody but the chooser: opponents, a stranger with a session, and a visitor without one."""
    opponents: dict[str, Person | None] = {
        f"seat {seat}": person for seat, person in enumerate(table.people) if seat != chooser
    }
    return {**opponents, "stranger": CLEO, "nobody": None}


def differing(one: dict[str, Answer], other: dict[str, Answer]) -> list[str]:
    """Return the requests that are answered differently."""
    assert one.keys() == other.keys()
    return [what for what in one if one[what] != other[what]]


async def fetched_by_others(process: Assembly, table: Seats) -> dict[str, Answer]:
    """Return what everybody but seat 0 can fetch."""
    return await fetched(process, table, others_of(table, 0))


@pytest.mark.no_cover
@pytest.mark.parametrize(("recall", "clock"), [("pure", NoClock()), ("notebook", Live(600, 5))])
def test_nothing_that_others_can_fetch_depends_on_a_sealed_choice(
    house: House, recall: Recall, clock: TimeControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house.process() as process:
            monkeypatch.setattr(process.time, "now", lambda: NOW)
            table = await seated(process, "solomon", 3, recall, clock)
            await age(process, table.table)
            before = await fetched_by_others(process, table)
            await chosen(table, 0, (0,), "once")
            once = await fetched_by_others(process, table)
            await chosen(table, 0, (1, 2), "again")
            again = await fetched_by_others(process, table)

            assert table.live.seq == 4
            assert differing(before, once) == []
            assert differing(before, again) == []

    run(work)


@pytest.mark.no_cover
def test_lists_show_that_something_happened_once_all_have_chosen(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            table = await seated(process, "solomon", 3, "pure")
            await age(process, table.table)
            before = await fetched_by_others(process, table)
            for seat in range(3):
                await chosen(table, seat, (0,), f"s{seat}-")
            after = await fetched_by_others(process, table)

            assert {"seat 1: /api/tables", "seat 2: /api/tables"} <= set(differing(before, after))

    run(work)


@pytest.mark.no_cover
def test_a_time_that_tells_of_a_choice_is_caught(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            table = await seated(process, "solomon", 3, "pure")
            await age(process, table.table)
            before = await fetched_by_others(process, table)
            await execute(process, "UPDATE turns SET moved_at = now() WHERE table_id = %s", table.table)
            after = await fetched_by_others(process, table)

            assert differing(before, after) == ["seat 1: /api/tables", "seat 2: /api/tables"]

    run(work)
