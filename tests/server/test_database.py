"""The connection pool: a caller gets a connection as soon as one is available."""

import asyncio
from contextlib import AsyncExitStack
from time import monotonic

import psycopg
import pytest

from burghof.server.infra import database as module
from burghof.server.infra.database import Connection, Database
from burghof.wire.problem import Problem, ProblemError
from tests.server.outage import outage, set_allow_connections, start_outage, terminate_connections
from tests.server.processes import run
from tests.server.seated_table import raised_problem

SIZE = 4
OUTAGE_S = 3.5
"""Seconds of an outage, after which doubling retry delays would have reached four seconds."""


class ReconnectCounter:
    """Counts how often the pool reported that the database is back."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> None:
        self.times += 1


async def backend_pid(database: Database) -> int:
    """Return the process id of the PostgreSQL backend that answers."""
    async with database.connection() as connection:
        return connection.info.backend_pid


async def take_connections(stack: AsyncExitStack, database: Database, number: int = SIZE) -> list[Connection]:
    """Take this many connections at the same time, until the stack is closed."""
    return [await stack.enter_async_context(database.connection()) for _ in range(number)]


def test_a_connection_is_used_again_until_it_is_old(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        await database.open()
        young = [await backend_pid(database), await backend_pid(database)]
        monkeypatch.setattr(module, "MAX_CONNECTION_AGE_S", 0.0)
        old = [await backend_pid(database), await backend_pid(database)]
        await database.close()

        assert young[0] == young[1] == old[0] != old[1]

    run(work)


def test_a_connection_left_in_a_transaction_is_given_to_nobody(database_url: str) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        async with database.connection() as left:
            await left.execute("BEGIN")

        assert left.closed
        assert await backend_pid(database) > 0
        await database.close()

    run(work)


def test_a_connection_in_use_when_all_is_closed_is_closed_when_it_is_put_back(database_url: str) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        async with AsyncExitStack() as stack:
            connections = await take_connections(stack, database)
            await database.close()
            open_until_put_back = [connection.closed for connection in connections]

        assert open_until_put_back == [False] * SIZE
        assert [connection.closed for connection in connections] == [True] * SIZE

    run(work)


def test_who_finds_every_place_taken_waits_and_is_told_to_try_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        async with AsyncExitStack() as stack:
            await take_connections(stack, database)
            waiting = asyncio.create_task(backend_pid(database))
            await asyncio.sleep(0)
            monkeypatch.setattr(module, "ACQUIRE_TIMEOUT_S", 0.05)

            assert await raised_problem(backend_pid(database)) is Problem.TRY_AGAIN
        assert await waiting > 0
        await database.close()

    run(work)


def test_who_gives_up_waiting_leaves_the_place_to_others(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        await database.open()
        while_asked_whether_it_answers = asyncio.create_task(backend_pid(database))
        await asyncio.sleep(0)
        while_asked_whether_it_answers.cancel()
        await asyncio.wait([while_asked_whether_it_answers])
        monkeypatch.setattr(module, "ACQUIRE_TIMEOUT_S", 0.05)
        with outage(database_url):
            troubles = await asyncio.gather(*(backend_pid(database) for _ in range(2 * SIZE)), return_exceptions=True)
        monkeypatch.setattr(module, "ACQUIRE_TIMEOUT_S", 5.0)

        assert while_asked_whether_it_answers.cancelled()
        assert [type(caught) for caught in troubles] == [ProblemError] * 2 * SIZE
        async with AsyncExitStack() as stack:
            assert len(await take_connections(stack, database)) == SIZE
        await database.close()

    run(work)


def test_after_the_database_hung_up_nobody_waits_however_many_lines_are_dead(database_url: str) -> None:
    async def work() -> None:
        back = ReconnectCounter()
        database = Database(database_url, SIZE, back)
        async with AsyncExitStack() as stack:
            before = {connection.info.backend_pid for connection in await take_connections(stack, database)}
        terminate_connections(database_url)
        start = monotonic()
        async with AsyncExitStack() as stack:
            after = {connection.info.backend_pid for connection in await take_connections(stack, database)}

        assert monotonic() - start < 2
        assert len(before) == len(after) == SIZE
        assert not before & after
        assert back.times == 1
        await database.close()

    run(work)


def test_who_waits_for_the_database_has_it_soon_after_it_is_back_however_long_it_was_away(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(module, "ACQUIRE_TIMEOUT_S", 30.0)
        back = ReconnectCounter()
        database = Database(database_url, SIZE, back)
        await database.open()
        start_outage(database_url)
        waiting = [asyncio.create_task(backend_pid(database)) for _ in range(2 * SIZE)]
        await asyncio.sleep(OUTAGE_S)
        set_allow_connections(database_url, allow=True)
        start = monotonic()
        await asyncio.gather(*waiting)

        assert monotonic() - start < 2
        assert back.times == 1
        await database.close()

    run(work)


def test_where_no_new_line_is_to_be_had_one_that_is_put_back_goes_to_who_waits(database_url: str) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        async with AsyncExitStack() as stack:
            [only] = await take_connections(stack, database, 1)
            set_allow_connections(database_url, allow=False)
            waiting = [asyncio.create_task(backend_pid(database)) for _ in range(2)]
            await asyncio.wait(waiting, timeout=0.1)
            has_waited = not any(asker.done() for asker in waiting)

        assert has_waited
        assert await asyncio.gather(*waiting) == [only.info.backend_pid] * 2
        await database.close()

    run(work)


def test_a_database_that_lets_nobody_else_in_costs_no_line_that_answers(database_url: str) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        before = await backend_pid(database)
        set_allow_connections(database_url, allow=False)
        with pytest.raises(psycopg.OperationalError):
            await database.connect()

        assert await backend_pid(database) == before
        await database.close()

    run(work)


def test_a_line_that_breaks_under_a_statement_is_trouble_and_the_next_one_is_word_that_it_is_back(
    database_url: str,
) -> None:
    async def work() -> None:
        back = ReconnectCounter()
        database = Database(database_url, SIZE, back)

        async def broken_off() -> None:
            async with database.connection() as connection:
                terminate_connections(database_url)
                await connection.execute("SELECT 1")

        assert await raised_problem(broken_off()) is Problem.TRY_AGAIN
        assert back.times == 0
        assert await backend_pid(database) > 0
        assert back.times == 1
        await database.close()

    run(work)


def test_a_statement_that_fails_on_a_sound_line_is_no_outage(database_url: str) -> None:
    async def work() -> None:
        back = ReconnectCounter()
        database = Database(database_url, SIZE, back)
        before = await backend_pid(database)

        async def too_slow() -> None:
            async with database.connection() as connection:
                await connection.execute("SET statement_timeout = 10")
                await connection.execute("SELECT pg_sleep(20)")

        assert await raised_problem(too_slow()) is Problem.TRY_AGAIN
        assert await backend_pid(database) == before
        assert back.times == 0
        await database.close()

    run(work)


def test_a_line_whose_other_end_vanished_is_given_up_unless_the_address_says_otherwise() -> None:
    plain = Database("postgresql://burghof@db/burghof").url
    own = Database("postgresql://burghof@db/burghof?connect_timeout=9").url

    assert {"connect_timeout=3", "tcp_user_timeout=11000", "keepalives_idle=5"} <= set(plain.split())
    assert {"connect_timeout=9", "tcp_user_timeout=11000", "keepalives_idle=5"} <= set(own.split())


# Timeouts


def test_a_statement_that_takes_too_long_is_cancelled_and_its_connection_is_used_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        database = Database(database_url, 1)
        async with database.connection() as connection:
            before = connection.info.backend_pid

        async def sleep_long() -> None:
            async with database.connection() as connection:
                await connection.execute("SELECT pg_sleep(60)")

        with pytest.raises(ProblemError) as caught:
            await sleep_long()

        assert caught.value.problem is Problem.TRY_AGAIN
        assert await backend_pid(database) == before
        await database.close()

    monkeypatch.setattr(module, "STATEMENT_TIMEOUT", "200ms")
    run(work)


def test_a_transaction_that_does_nothing_loses_its_connection(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        database = Database(database_url, 1)

        async def dawdle() -> None:
            async with database.transaction() as connection:
                await asyncio.sleep(1)
                await connection.execute("SELECT 1")

        with pytest.raises(ProblemError) as caught:
            await dawdle()

        assert caught.value.problem is Problem.TRY_AGAIN
        assert await backend_pid(database) > 0
        await database.close()

    monkeypatch.setattr(module, "TRANSACTION_IDLE_TIMEOUT", "100ms")
    run(work)


def test_every_connection_has_timeouts(database_url: str) -> None:
    async def work() -> None:
        database = Database(database_url, SIZE)
        connections = [await database.connect()]
        async with database.connection() as pooled:
            rows = [
                await (await connection.execute(f"SHOW {name}")).fetchone()
                for connection in (*connections, pooled)
                for name in ("statement_timeout", "idle_in_transaction_session_timeout")
            ]
        await connections[0].close()
        await database.close()

        assert rows == [("10s",)] * 4

    run(work)
