"""The metrics of a process."""

from typing import Any, cast

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from burghof.server.infra.histogram import Histogram
from burghof.server.infra.metrics import METRIC_SPECS, render_reference
from burghof.server.process.container import Container
from burghof.wire.bus import TableAdvanced
from burghof.wire.client_in import Ping, Watch
from tests.server.processes import ServerProcesses, app_of, run, wait_until
from tests.server.seated_table import ANNA, SeatedTable, legal, open_decision
from tests.server.test_ops_request_guard import anonymous_client


async def read_metrics(process: Container) -> dict[tuple[str, ...], float]:
    """Return every value on the metrics page, by name and labels."""
    async with anonymous_client(process) as client:
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
    servers: ServerProcesses, address: str, forwarded: str, status: int
) -> None:
    async def work() -> None:
        async with servers.process(metrics_from="127.0.0.1, ::1, 10.1.0.0/16", trusted_proxies="10.0.0.9") as process:
            transport = httpx.ASGITransport(cast("Any", app_of(process)), client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
                headers = {"x-forwarded-for": forwarded} if forwarded else {}

                assert (await client.get("/metrics", headers=headers)).status_code == status

    run(work)


def test_a_value_counts_for_every_bound_that_is_not_below_it() -> None:
    tally = Histogram((1, 10))
    for value in (0.5, 1, 5, 100):
        tally.observe(value)

    assert tally.buckets == [("1", 2.0), ("10", 3.0), ("+Inf", 4.0)]
    assert tally.total == 106.5


def test_the_page_has_every_metric_there_is(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            page = (await client.get("/metrics")).text

            assert all(f"# HELP {measure.name}" in page for measure in METRIC_SPECS)
            assert "process_resident_memory_bytes" in page

    run(work)


def test_moves_are_counted_by_game_and_measured_by_stage(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await (await SeatedTable.start(process)).play_steps(process, 3)
            await (await SeatedTable.start(process, "solomon")).play_steps(process, 2)
            values = await read_metrics(process)

            assert values["burghof_steps_total", "kilt-castle"] == 3
            assert values["burghof_steps_total", "solomon"] == 2
            assert [values["burghof_stage_seconds_count", stage] for stage in ("judge", "append", "tell")] == [5, 5, 5]
            assert values["burghof_append_seconds_count",] == values["burghof_batch_steps_count",] == 5
            assert values["burghof_batch_steps_sum",] == 5
            assert values["burghof_live_tables",] == 2
            assert values["burghof_database_up",] == 1

    run(work)


def test_refusals_are_counted_by_why(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            live = await seated.live(process)
            decision = open_decision(live)
            illegal = next(
                move
                for move in live.match.game.moves(live.match.header.options, 2)
                if move not in legal(live, decision.seat)
            )
            await seated.submit(process, decision, "no move at all")
            await seated.submit(process, decision, illegal)
            await seated.play_step(process)
            await seated.submit(process, decision, illegal)

            assert process.metrics.refusals == {"malformed": 1, "refusal": 1, "stale": 1}

    run(work)


def test_clients_and_rooms_are_counted_while_they_are_there(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            connection = process.connections.connect(ANNA, "127.0.0.1")
            await connection.subscribe(Watch(seated.table))
            during = await read_metrics(process)
            await connection.close()
            process.connections.disconnect(connection)
            after = await read_metrics(process)

            assert (during["burghof_connections",], during["burghof_rooms",]) == (1, 1)
            assert (after["burghof_connections",], after["burghof_rooms",]) == (0, 0)

    run(work)


def test_problems_of_messages_are_counted_like_those_of_requests(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(moves_per_minute=2) as process:
            connection = process.connections.connect(ANNA, "127.0.0.1")
            for _ in range(3):
                await connection.receive(b"no message")

            assert process.metrics.problems == {"malformed": 2, "too-often": 1}

    run(work)


def test_a_message_that_needs_nothing_is_no_problem(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await process.connections.connect(None, "127.0.0.1")._serve(Ping(1))

            assert process.metrics.problems == {}

    run(work)


def test_the_lag_is_noted_where_somebody_elses_step_is_followed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            live = await seated.live(other)
            await seated.play_step(one)
            other.sync.on_notification(TableAdvanced(seated.table, 2))
            await wait_until(lambda: live.seq == 2)
            other.sync.on_notification(TableAdvanced(seated.table, 2))
            values = await read_metrics(other)

            assert values["burghof_lag_seconds_count",] == 1
            assert ("burghof_steps_total", "kilt-castle") not in values

    run(work)


def test_moves_of_bots_are_counted(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as process:
            await SeatedTable.start(process, "kilt-castle", ANNA, None, None)
            await wait_until(lambda: process.bot_turns.moves > 0 or not process.bot_turns._tasks)
            values = await read_metrics(process)

            assert values["burghof_bot_moves_total",] == process.bot_turns.moves
            assert values["burghof_bot_failures_total",] == 0

    run(work)


def test_jobs_that_wait_are_counted(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await process.playing.resign(ANNA, seated.table, 0)
            values = await read_metrics(process)

            assert [values["burghof_jobs", standing] for standing in ("todo", "doing", "failed")] == [1, 0, 0]

    run(work)


def test_the_reference_has_every_metric() -> None:
    text = render_reference()

    assert all(
        f"| `{measure.name}` | {measure.kind} | {measure.label} | {measure.help} |" in text for measure in METRIC_SPECS
    )
