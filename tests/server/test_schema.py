"""Schema upgrades: online, by one of many processes, and repeatable after an interruption."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from uuid import UUID, uuid4

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from burghof.server.infra.alembic_upgrade import upgrade
from burghof.server.infra.schema import MIGRATIONS, REVISIONS, is_older, migrate

OLD_REVISION = "0004"
"""The last revision before tables stored when their game ended."""
INDEXES = """
SELECT relname, indisvalid, pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
WHERE relname IN ('members_table', 'tables_open', 'tables_ended') ORDER BY relname
"""
TABLE = """
INSERT INTO tables (id, game, rules, options, recall, visibility, clock, on_timeout, seats, host, seed, commitment,
                    invitation)
VALUES (%(id)s, 'kilt-castle', 1, '{}', 'pure', 'public', '{}', 'bot', 2, %(id)s, '', '', %(invitation)s)
"""
TURN = "INSERT INTO turns (table_id, seq, format, is_over, awaited, moved_at) VALUES (%s, 1, 1, %s, '{}', %s)"


@pytest.fixture
def empty(cluster: str) -> Iterator[str]:
    """An empty database."""
    name = f"burghof_{uuid4().hex[:12]}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield make_conninfo(cluster, dbname=name)
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def insert_table(url: str, *, is_over: bool, moved_at: datetime) -> UUID:
    """Insert a table that last moved at this time, and return its id."""
    table = uuid4()
    with psycopg.connect(url) as connection:
        connection.execute(TABLE, {"id": table, "invitation": table.bytes})
        connection.execute(TURN, (table, is_over, moved_at))
    return table


def read_indexes(url: str) -> list[tuple[str, bool, str]]:
    """Return name, validity and definition of the indexes for lists and cards."""
    with psycopg.connect(url) as connection:
        return [(name, is_valid, text) for name, is_valid, text in connection.execute(INDEXES)]


def test_games_that_are_over_keep_when_they_ended_and_all_indexes_are_there(empty: str) -> None:
    moment = datetime.fromisoformat("2026-01-02T03:04:05+00:00")
    upgrade(empty, MIGRATIONS, OLD_REVISION)
    over, running = (insert_table(empty, is_over=is_over, moved_at=moment) for is_over in (True, False))
    was_older = is_older(empty)

    migrate(empty)

    with psycopg.connect(empty) as connection:
        ended = set(connection.execute("SELECT id, ended_at FROM tables").fetchall())
    assert was_older
    assert not is_older(empty)
    assert ended == {(over, moment), (running, None)}
    assert [(name, is_valid) for name, is_valid, _ in read_indexes(empty)] == [
        ("members_table", True),
        ("tables_ended", True),
        ("tables_open", True),
    ]


def test_an_upgrade_that_was_interrupted_is_done_again(empty: str) -> None:
    upgrade(empty, MIGRATIONS, OLD_REVISION)
    with psycopg.connect(empty) as connection:
        connection.execute("ALTER TABLE tables ADD COLUMN ended_at timestamptz")
        connection.execute("CREATE INDEX members_table ON members (since)")

    migrate(empty)

    assert [text.partition(" USING ")[2] for name, _, text in read_indexes(empty) if name == "members_table"] == [
        "btree (table_id)"
    ]


def test_of_many_processes_that_start_at_once_one_upgrades_and_all_go_on(empty: str) -> None:
    with ThreadPoolExecutor(6) as processes:
        list(processes.map(migrate, [empty] * 6, timeout=60))

    with psycopg.connect(empty) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISIONS[-1],)]
