"""A database of the release is migrated without loss, and processes of the release still find their columns."""

import lzma
from collections.abc import Iterator

import msgspec
import psycopg
import pytest
from psycopg.rows import scalar_row
from psycopg.sql import SQL, Identifier

from burghof.server.home.folder import Folder
from burghof.server.home.postgres import Postgres
from burghof.server.infra.schema import REVISIONS, migrate
from tests.upgrade.conftest import Upgraded
from tests.upgrade.names import columns_of
from tests.upgrade.release import COLUMNS, DUMP, Release

SELECT_TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"


@pytest.fixture(scope="module")
def postgres(upgraded: Upgraded) -> Postgres:
    """The running PostgreSQL of the home folder, in which further databases do no harm."""
    return Postgres(Folder(upgraded.home).postgres)


def temporary_database(postgres: Postgres, name: str) -> Iterator[str]:
    """Create an empty database, yield its address, and drop it afterwards."""
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    yield postgres.url(name)
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


@pytest.fixture
def empty(postgres: Postgres) -> Iterator[str]:
    """An empty database."""
    yield from temporary_database(postgres, "upgrade_empty")


@pytest.fixture
def old(postgres: Postgres) -> Iterator[str]:
    """A database as the release left it."""
    for url in temporary_database(postgres, "upgrade_old"):
        lines = lzma.decompress(DUMP.read_bytes()).decode().splitlines(keepends=True)
        with psycopg.connect(url, autocommit=True) as connection:
            # Lines that begin with a backslash are commands for psql.
            connection.execute("".join(line for line in lines if not line.startswith("\\")).encode())
        yield url


def counts(url: str) -> dict[str, int]:
    """Return the number of rows of each table."""
    with psycopg.connect(url, row_factory=scalar_row) as connection:
        names = connection.execute(SELECT_TABLES).fetchall()
        found = [connection.execute(SQL("SELECT count(*) FROM {}").format(Identifier(name))) for name in names]
        return {name: one.fetchone() or 0 for name, one in zip(names, found, strict=True)}


def test_a_database_is_migrated_with_all_its_rows(old: str, release: Release) -> None:
    before = counts(old)

    migrate(old)

    after = counts(old)
    with psycopg.connect(old) as connection:
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert {name: after[name] for name in before} == before
    assert before["tables"] >= len(release.tables)
    assert revision == (REVISIONS[-1],)


def test_every_column_is_still_there_with_its_type(old: str) -> None:
    before = msgspec.json.decode(COLUMNS.read_bytes(), type=list[str])

    migrate(old)

    assert set(before) - set(columns_of(old)) == set()


def test_a_migrated_database_has_the_same_columns_as_a_new_one(old: str, empty: str) -> None:
    migrate(old)
    migrate(empty)

    assert columns_of(old) == columns_of(empty)
