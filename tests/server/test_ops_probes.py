"""Probes: whether a process is alive, and whether it is ready for clients."""

import psycopg

from burghof.server.process.container import Container
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import execute_sql
from tests.server.test_ops_request_guard import anonymous_client

TERMINATE_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"


async def probe_readiness(process: Container) -> tuple[int, str]:
    """Return the status code and the state that the readiness probe reports."""
    async with anonymous_client(process) as client:
        answer = await client.get("/readyz")
        return answer.status_code, answer.json()["status"]


def test_a_process_over_a_current_database_is_ready(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            assert await probe_readiness(process) == (200, "ready")

    run(work)


def test_a_process_that_leaves_is_alive_but_not_ready(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            process.connections.drain()

            assert await probe_readiness(process) == (503, "leaving")
            assert (await client.get("/healthz")).json() == {"status": "alive"}

    run(work)


def test_over_an_older_schema_no_process_is_ready(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await execute_sql(process, "UPDATE alembic_version SET version_num = '0001'")

            assert await probe_readiness(process) == (503, "old-schema")

    run(work)


def test_over_a_newer_schema_an_older_process_goes_on(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            await execute_sql(process, "UPDATE alembic_version SET version_num = 'of a later release'")

            assert await probe_readiness(process) == (200, "ready")

    run(work)


def test_without_a_database_a_process_is_alive_but_not_ready_and_still_counts(
    servers: ServerProcesses, cluster: str
) -> None:
    async def work() -> None:
        async with servers.process() as process, anonymous_client(process) as client:
            [(name,)] = await execute_sql(process, "SELECT current_database()")
            with psycopg.connect(cluster, autocommit=True) as other:
                other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
                other.execute(TERMINATE_CONNECTIONS, (name,))

            assert await probe_readiness(process) == (503, "no-database")
            assert (await client.get("/healthz")).status_code == 200
            page = (await client.get("/metrics")).text
            assert "burghof_database_up 0.0\n" in page
            assert "burghof_jobs{" not in page

    run(work)
