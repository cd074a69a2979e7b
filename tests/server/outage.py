"""Simulated outages of the database."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

TERMINATE_CONNECTIONS = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s AND backend_type = 'client backend'
"""


def terminate_connections(database_url: str) -> None:
    """Make the database terminate every connection to it."""
    with _admin_connection(database_url) as beside:
        beside.execute(TERMINATE_CONNECTIONS, (_database_name(database_url),))


def set_allow_connections(database_url: str, *, allow: bool) -> None:
    """Make the database accept new connections, or refuse them."""
    words = sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
    with _admin_connection(database_url) as beside:
        beside.execute(words.format(sql.Identifier(_database_name(database_url)), sql.Literal(allow)))


def start_outage(database_url: str) -> None:
    """Make the database refuse new connections and terminate all others."""
    set_allow_connections(database_url, allow=False)
    terminate_connections(database_url)


@contextmanager
def outage(database_url: str) -> Iterator[None]:
    """Take the database away for the duration of the block."""
    start_outage(database_url)
    try:
        yield
    finally:
        set_allow_connections(database_url, allow=True)


def _admin_connection(database_url: str) -> psycopg.Connection[tuple[object, ...]]:
    """Connect to another database of the same server, which the outage does not affect."""
    return psycopg.connect(make_conninfo(database_url, dbname="postgres"), autocommit=True)


def _database_name(database_url: str) -> str:
    return str(conninfo_to_dict(database_url)["dbname"])
