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
from burghof.server.assembly import Assembly
from burghof.server.infra.schema import MIGRATIONS, migrate
from tests.server.company import ANNA, BEN, Company, execute, legal, open_decision
from tests.server.house import House, run, until
from tests.server.outage import outage

JOBS = "SELECT task_name, args->>'table', status::text FROM procrastinate_jobs ORDER BY id"
RECORDS = "SELECT table_id, seq FROM records"
LAST_MIGRATION = "03.04.00_50_post_add_retry_failed_job_procedure.sql"


async def finished(process: Assembly) -> Company:
    """Return a table whose game is over, since one of two players resigned."""
    company = await Company.play(process)
    await process.playing.resign(ANNA, company.table, 0)
    return company


async def becomes(process: Assembly, statement: str, rows: int) -> None:
    """Wait until this statement returns this number of rows."""
    async with asyncio.timeout(30):
        while len(await execute(process, statement)) != rows:  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.05)


async def written(process: Assembly, table: UUID) -> bytes:
    """Wait until a worker has written the record of a table, and return it."""
    await becomes(process, RECORDS, 1)
    record = await process._records.read(table)
    assert record is not None, "the stored record is older than the last step"
    return record


def test_the_last_step_of_a_game_and_its_job_are_kept_together(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            before = await execute(process, JOBS)
            await process.playing.resign(ANNA, company.table, 0)

            assert (await company.live(process)).match.is_over
            assert before == []
            assert await execute(process, JOBS) == [("keep-record", str(company.table), "todo")]

    run(work)


def test_a_step_that_is_not_kept_enqueues_nothing(house: House) -> None:
    async def work() -> None:
        async with house.process() as one, house.process() as other:
            company = await Company.play(one)
            late = await company.live(other)
            fork = late.match.fork()
            row, _ = late.row(fork, fork.forfeit(Seat(0), "resigned"), other.time.now())
            await company.step(one)

            assert row.is_over
            assert await other.steps.append(row) is False
            assert await execute(one, JOBS) == []

    run(work)


def test_where_the_job_cannot_be_enqueued_the_step_is_not_kept(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await Company.play(process)
            await execute(process, "ALTER TABLE procrastinate_jobs ADD CONSTRAINT full_house CHECK (false)")

            with pytest.raises(Exception, match="Database error"):
                await process.playing.resign(ANNA, company.table, 0)

            assert await execute(process, "SELECT seq, is_over FROM turns") == [(1, False)]
            await execute(process, "ALTER TABLE procrastinate_jobs DROP CONSTRAINT full_house")
            await process.playing.resign(ANNA, company.table, 0)
            assert await execute(process, "SELECT seq, is_over FROM turns") == [(2, True)]

    run(work)


def test_a_process_that_dies_after_the_commit_leaves_the_job_to_a_worker(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await finished(process)
        async with house.process(plays_bots=True) as worker:
            record = await written(worker, company.table)

            assert record == await worker.records.read(company.table)
            assert b'"resigned"' in record

    run(work)


def test_the_jobs_of_a_worker_that_died_are_given_to_others(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await finished(process)
            await execute(process, "UPDATE procrastinate_jobs SET status = 'doing'")
        async with house.process(plays_bots=True) as worker:
            await asyncio.sleep(0.5)
            await worker.jobs.rescue()

            assert await written(worker, company.table)

    run(work)


def test_a_job_that_fails_is_tried_again(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await finished(process)
            await execute(process, "ALTER TABLE records ADD CONSTRAINT full_house CHECK (false)")
        async with house.process(plays_bots=True) as worker:
            await becomes(worker, "SELECT 1 FROM procrastinate_jobs WHERE status = 'todo' AND attempts > 0", 1)
            await execute(worker, "ALTER TABLE records DROP CONSTRAINT full_house")
            await execute(worker, "UPDATE procrastinate_jobs SET scheduled_at = now()")

            assert await written(worker, company.table)

    run(work)


def test_jobs_that_are_done_are_not_kept(house: House) -> None:
    async def work() -> None:
        async with house.process(plays_bots=True) as worker:
            company = await finished(worker)
            await written(worker, company.table)
            await becomes(worker, JOBS, 0)

            assert await execute(worker, RECORDS) == [(company.table, 2)]

    run(work)


def test_workers_go_on_after_the_database_hung_up(house: House, cluster: str) -> None:
    async def work() -> None:
        async with house.process(plays_bots=True) as worker:
            [(name,)] = await execute(worker, "SELECT current_database()")
            with psycopg.connect(cluster, autocommit=True) as elsewhere:
                elsewhere.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            await asyncio.sleep(0.2)
            company = await finished(worker)

            assert await written(worker, company.table)

    run(work)


def test_a_queue_whose_worker_cannot_begin_waits_for_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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
        async with house.process(plays_bots=True) as worker:
            company = await finished(worker)

            assert await written(worker, company.table)

    run(work)


def test_a_worker_that_could_not_even_begin_begins_anew(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wait = AsyncConnectionPool.wait

    async def impatient(pool: AsyncConnectionPool, timeout: float) -> None:  # noqa: ASYNC109 - the pool's own signature
        await wait(pool, min(timeout, 0.1))

    async def work() -> None:
        monkeypatch.setattr(AsyncConnectionPool, "wait", impatient)
        async with house.process() as process:
            company = await finished(process)
            with outage(house.settings.database_url):
                process.jobs.open()
                await until(lambda: "jobs postponed" in caplog.messages)
            monkeypatch.undo()

            assert await written(process, company.table)

    run(work)


def test_a_record_written_is_the_record_put_together(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await anna.table_with_bots()
            await anna.post(f"/tables/{table}/resign", seat=0)
            computed = (await anna.ok("GET", f"/tables/{table}/record")).content
            await process.records.keep(table)
            await process.records.keep(table)
            await execute(process, "UPDATE records SET record = record || ' '")

            assert (await anna.ok("GET", f"/tables/{table}/record")).content == computed + b" "

    run(work)


def test_a_game_that_goes_on_has_no_record(house: House) -> None:
    async def work() -> None:
        async with house.process() as process, house.guest(process) as anna:
            table = await anna.table_with_bots()
            await process.records.keep(table)

            assert await execute(process, RECORDS) == []
            assert (await anna.client.get(f"/tables/{table}/record")).json()["type"] == "not-now"

    run(work)


def test_a_record_of_fewer_steps_than_the_table_has_is_not_shown(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            company = await finished(process)
            await process.records.keep(company.table)
            await execute(process, "UPDATE records SET seq = seq - 1, record = 'old'")

            assert await process.records.read(company.table) != b"old"

    run(work)


def test_moves_of_other_tables_travel_in_the_same_transaction(house: House) -> None:
    async def work() -> None:
        async with house.process() as process:
            ends, goes_on = await Company.play(process), await Company.play(process)
            live = await goes_on.live(process)
            decision = open_decision(live)
            await asyncio.gather(
                process.playing.resign(BEN, ends.table, 1),
                goes_on.submit(process, decision, legal(live, decision.seat)[0]),
            )

            assert await execute(process, "SELECT seq FROM turns") == [(2,), (2,)]
            assert len(await execute(process, JOBS)) == 1

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
