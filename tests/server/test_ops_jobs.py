"""Background jobs: enqueued in the transaction that causes them, executed by workers, and never lost."""

import asyncio
from contextlib import suppress
from pathlib import Path
from uuid import UUID

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from procrastinate.exceptions import ConnectorException
from procrastinate.manager import JobManager
from procrastinate.schema import SchemaManager
from psycopg_pool import AsyncConnectionPool
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from burghof.kernel import Seat
from burghof.server.infra.schema import MIGRATIONS, migrate
from burghof.server.process.container import Container
from tests.server.outage import outage
from tests.server.processes import ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable, execute_sql, legal, open_decision

JOBS = "SELECT task_name, args->>'table', status::text FROM procrastinate_jobs ORDER BY id"
RECORDS = "SELECT table_id, seq FROM records"
LAST_MIGRATION = "03.04.00_50_post_add_retry_failed_job_procedure.sql"


async def finish_game(process: Container) -> SeatedTable:
    """Return a table whose game is over, since one of two players resigned."""
    seated = await SeatedTable.start(process)
    await process.playing.resign(ANNA, seated.table, 0)
    return seated


async def wait_for_rows(process: Container, statement: str, rows: int) -> None:
    """Wait until this statement returns this number of rows."""
    async with asyncio.timeout(30):
        while len(await execute_sql(process, statement)) != rows:  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.05)


async def wait_for_record(process: Container, table: UUID) -> bytes:
    """Wait until a worker has written the record of a table, and return it."""
    await wait_for_rows(process, RECORDS, 1)
    record = await process.records_repository.read(table)
    assert record is not None, "the stored record is older than the last step"
    return record


def test_the_last_step_of_a_game_and_its_job_are_kept_together(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            before = await execute_sql(process, JOBS)
            await process.playing.resign(ANNA, seated.table, 0)

            assert (await seated.live(process)).match.is_over
            assert before == []
            assert await execute_sql(process, JOBS) == [("keep-record", str(seated.table), "todo")]

    run(work)


def test_a_step_that_is_not_kept_enqueues_nothing(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as one, servers.process() as other:
            seated = await SeatedTable.start(one)
            late = await seated.live(other)
            fork = late.match.fork()
            row, _ = late.append_row(fork, fork.forfeit(Seat(0), "resigned"), other.time.now())
            await seated.play_step(one)

            assert row.is_over
            assert await other.steps.append(row) is False
            assert await execute_sql(one, JOBS) == []

    run(work)


def test_where_the_job_cannot_be_enqueued_the_step_is_not_kept(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            await execute_sql(process, "ALTER TABLE procrastinate_jobs ADD CONSTRAINT full_house CHECK (false)")

            with pytest.raises(Exception, match="Database error"):
                await process.playing.resign(ANNA, seated.table, 0)

            assert await execute_sql(process, "SELECT seq, is_over FROM turns") == [(1, False)]
            await execute_sql(process, "ALTER TABLE procrastinate_jobs DROP CONSTRAINT full_house")
            await process.playing.resign(ANNA, seated.table, 0)
            assert await execute_sql(process, "SELECT seq, is_over FROM turns") == [(2, True)]

    run(work)


def test_a_process_that_dies_after_the_commit_leaves_the_job_to_a_worker(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await finish_game(process)
        async with servers.process(plays_bots=True) as worker:
            record = await wait_for_record(worker, seated.table)

            assert record == await worker.records.read(seated.table)
            assert b'"resigned"' in record

    run(work)


def test_the_jobs_of_a_worker_that_died_are_given_to_others(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await finish_game(process)
            await execute_sql(process, "UPDATE procrastinate_jobs SET status = 'doing'")
        async with servers.process(plays_bots=True) as worker:
            await asyncio.sleep(0.5)
            await worker.jobs.retry_stalled()

            assert await wait_for_record(worker, seated.table)

    run(work)


def test_a_job_that_fails_is_tried_again(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await finish_game(process)
            await execute_sql(process, "ALTER TABLE records ADD CONSTRAINT full_house CHECK (false)")
        async with servers.process(plays_bots=True) as worker:
            await wait_for_rows(worker, "SELECT 1 FROM procrastinate_jobs WHERE status = 'todo' AND attempts > 0", 1)
            await execute_sql(worker, "ALTER TABLE records DROP CONSTRAINT full_house")
            await execute_sql(worker, "UPDATE procrastinate_jobs SET scheduled_at = now()")

            assert await wait_for_record(worker, seated.table)

    run(work)


def test_jobs_that_are_done_are_not_kept(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as worker:
            seated = await finish_game(worker)
            await wait_for_record(worker, seated.table)
            await wait_for_rows(worker, JOBS, 0)

            assert await execute_sql(worker, RECORDS) == [(seated.table, 2)]

    run(work)


def test_workers_go_on_after_the_database_hung_up(servers: ServerProcesses, cluster: str) -> None:
    async def work() -> None:
        async with servers.process(plays_bots=True) as worker:
            [(name,)] = await execute_sql(worker, "SELECT current_database()")
            with psycopg.connect(cluster, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            await asyncio.sleep(0.2)
            seated = await finish_game(worker)

            assert await wait_for_record(worker, seated.table)

    run(work)


def test_a_queue_whose_worker_cannot_begin_waits_for_no_other(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = 0

    async def begins(_: JobManager, __: float) -> list[int]:
        nonlocal begun
        begun += 1
        if begun == 1:
            raise ConnectorException
        with suppress(asyncio.CancelledError):  # in Python 3.11 a cancellation may be lost
            await asyncio.sleep(0.2)
        return []

    async def work() -> None:
        monkeypatch.setattr(JobManager, "prune_stalled_workers", begins)
        async with servers.process(plays_bots=True) as worker:
            seated = await finish_game(worker)

            assert await wait_for_record(worker, seated.table)

    run(work)


def test_a_worker_that_could_not_even_begin_begins_anew(
    servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wait = AsyncConnectionPool.wait

    async def impatient(pool: AsyncConnectionPool, timeout: float) -> None:  # noqa: ASYNC109 - the pool's own signature
        await wait(pool, min(timeout, 0.1))

    async def work() -> None:
        monkeypatch.setattr(AsyncConnectionPool, "wait", impatient)
        async with servers.process() as process:
            seated = await finish_game(process)
            with outage(servers.settings.database_url):
                process.jobs.open()
                await wait_until(lambda: "job worker failed; restarting it" in caplog.messages)
            monkeypatch.undo()

            assert await wait_for_record(process, seated.table)

    run(work)


def test_a_record_written_is_the_record_put_together(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots()
            await anna.post(f"/tables/{table}/resign", seat=0)
            computed = (await anna.request("GET", f"/tables/{table}/record")).content
            await process.records.store(table)
            await process.records.store(table)
            await execute_sql(process, "UPDATE records SET record = record || ' '")

            assert (await anna.request("GET", f"/tables/{table}/record")).content == computed + b" "

    run(work)


def test_a_game_that_goes_on_has_no_record(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            table = await anna.start_table_with_bots()
            await process.records.store(table)

            assert await execute_sql(process, RECORDS) == []
            assert (await anna.client.get(f"/tables/{table}/record")).json()["type"] == "not-now"

    run(work)


def test_a_record_of_fewer_steps_than_the_table_has_is_not_shown(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await finish_game(process)
            await process.records.store(seated.table)
            await execute_sql(process, "UPDATE records SET seq = seq - 1, record = 'old'")

            assert await process.records.read(seated.table) != b"old"

    run(work)


def test_moves_of_other_tables_travel_in_the_same_transaction(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            ends, goes_on = await SeatedTable.start(process), await SeatedTable.start(process)
            live = await goes_on.live(process)
            decision = open_decision(live)
            await asyncio.gather(
                process.playing.resign(BEN, ends.table, 1),
                goes_on.submit(process, decision, legal(live, decision.seat)[0]),
            )

            assert await execute_sql(process, "SELECT seq FROM turns") == [(2,), (2,)]
            assert len(await execute_sql(process, JOBS)) == 1

    run(work)


def test_the_schema_can_be_undone_and_made_again(database_url: str) -> None:
    def revisions(to: str) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        engine = create_engine(
            "postgresql+psycopg://", creator=lambda: psycopg.connect(database_url), poolclass=NullPool
        )
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, to)

    found = "SELECT count(*) FROM pg_class WHERE relname LIKE 'procrastinate%' OR relname = 'records'"
    with psycopg.connect(database_url, autocommit=True) as connection:
        before = connection.execute(found.encode()).fetchone()
        revisions("0001")
        without = connection.execute(found.encode()).fetchone()
        migrate(database_url)

        assert without == (0,)
        assert connection.execute(found.encode()).fetchone() == before


def test_the_schema_of_jobs_is_the_one_our_migration_was_made_from() -> None:
    """Each migration of a later procrastinate needs a migration of ours."""
    assert max(file.name for file in Path(SchemaManager.get_migrations_path()).glob("*.sql")) == LAST_MIGRATION
