"""The metrics of a process."""

from typing import Any, cast

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from burghof.server.app import make_app
from burghof.server.assembly import Assembly
from burghof.server.infra.metrics import MEASURES, reference
from burghof.server.infra.tally import Tally
from burghof.wire.bus import Moved
from burghof.wire.client_in import Ping, Watch
from tests.server.company import ANNA, Company, legal, open_decision
from tests.server.house import House, run, until
from tests.server.test_ops_border import outside


async def read(process: Assembly) -> dict[tuple[str, ...], float]:
    """Return every value on the metrics page, by name and labels."""
    async with outside(process) as client:
        page = (await client.get("/metrics")).text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


@pytest.mark.parametrize(
    ("address", "forwarded", "status"),
    [
        ("127.0.0.1", "", 200),
        ("::1", "", 200),
        ("10.1.2.3", "", 200),
        ("192.0.2.7", "", 404),
        ("127.0.0.1", "127.0.0.1", 404),
        ("10.0.0.9", "192.0.2.7", 404),
        ("10.0.0.9", "10.1.2.3", 404),
    ],
)
def test_metrics_are_for_those_who_ask_from_the_networks_set_and_not_through_a_proxy(
    house: House, address: str, forwarded: str, status: int
) -> None:
    async def work() -> None:
        async with house.process(metrics_from="127.0.0.1, ::1, 10.1.0.0/16", trusted_proxies="10.0.0.9") as process:
            transport = httpx.ASGITransport(cast("Any", make_app(process)), client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
                headers = {"x-forwarded-for": forwarded} if forwarded else {}

                assert (await client.get("/metrics", headers=headers)).status_code == status

    run(work)


def test_a_value_counts_for_every_bound_that_is_not_below_it() -> None:
    tally = Tally((1, 10))
    for value in (0.5, 1, 5, 100):
        tally.note(value)

    assert tally.buckets == [("1", 2.0), ("10", 3.0), ("+Inf", 4.0)]
    assert tally.total == 106.5


def test_the_page_has_every_metric_there_is(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, outside(process) as client:
            page = (await client.get("/metrics")).text

            assert all(f"# HELP {measure.name}" in page for measure in MEASURES)
            assert "process_resident_memory_bytes" in page

    run(work)


def test_moves_are_counted_by_game_and_measured_by_stage(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            await (await Company.play(process)).steps(process, 3)
            await (await Company.play(process, "solomon")).steps(process, 2)
            values = await read(process)

            assert values["burghof_steps_total", "kilt-castle"] == 3
            assert values["burghof_steps_total", "solomon"] == 2
            assert [values["burghof_stage_seconds_count", stage] for stage in ("judge", "append", "tell")] == [5, 5, 5]
            assert values["burghof_append_seconds_count",] == values["burghof_batch_steps_count",] == 5
            assert values["burghof_batch_steps_sum",] == 5
            assert values["burghof_live_tables",] == 2
            assert values["burghof_database_up",] == 1

    run(work)


def test_refusals_are_counted_by_why(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            live = await company.live(process)
            decision = open_decision(live)
            illegal = next(
                move
                for move in live.match.game.moves(live.match.header.options, 2)
                if move not in legal(live, decision.seat)
            )
            await company.submit(process, decision, "no move at all")
            await company.submit(process, decision, illegal)
            await company.step(process)
            await company.submit(process, decision, illegal)

            assert process.metrics.refusals == {"malformed": 1, "refusal": 1, "stale": 1}

    run(work)


def test_clients_and_rooms_are_counted_while_they_are_there(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            connection = process.connect(ANNA, "127.0.0.1")
            await connection.follow(Watch(company.table))
            during = await read(process)
            await connection.close()
            process.disconnect(connection)
            after = await read(process)

            assert (during["burghof_connections",], during["burghof_rooms",]) == (1, 1)
            assert (after["burghof_connections",], after["burghof_rooms",]) == (0, 0)

    run(work)


def test_problems_of_messages_are_counted_like_those_of_requests(house: House) -> None:
    async def work() -> None:
        async with house.process(moves_per_minute=2) as process:
            connection = process.connect(ANNA, "127.0.0.1")
            for _ in range(3):
                await connection.hear(b"no message")

            assert process.metrics.problems == {"malformed": 2, "too-often": 1}

    run(work)


def test_a_message_that_needs_nothing_is_no_problem(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            await process.connect(None, "127.0.0.1")._serve(Ping(1))

            assert process.metrics.problems == {}

    run(work)


def test_the_lag_is_noted_where_somebody_elses_step_is_followed(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            live = await company.live(other)
            await company.step(one)
            other.heard(Moved(company.table, 2))
            await until(lambda: live.seq == 2)
            other.heard(Moved(company.table, 2))
            values = await read(other)

            assert values["burghof_lag_seconds_count",] == 1
            assert ("burghof_steps_total", "kilt-castle") not in values

    run(work)


def test_moves_of_bots_are_counted(house: House) -> None:
    async def work() -> None:
        async with house.process(plays_bots=True) as process:
            await Company.play(process, "kilt-castle", ANNA, None, None)
            await until(lambda: process.bots.moves > 0 or not process.bots._busy)
            values = await read(process)

            assert values["burghof_bot_moves_total",] == process.bots.moves
            assert values["burghof_bot_failures_total",] == 0

    run(work)


def test_jobs_that_wait_are_counted(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await process.playing.resign(ANNA, company.table, 0)
            values = await read(process)

            assert [values["burghof_jobs", standing] for standing in ("todo", "doing", "failed")] == [1, 0, 0]

    run(work)


def test_the_reference_has_every_metric() -> None:
    text = reference()

    assert all(
        f"| `{measure.name}` | {measure.kind} | {measure.label} | {measure.help} |" in text for measure in MEASURES
    )
