"""Simulated outages of the database."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

HANG_UP = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s AND backend_type = 'client backend'
"""


def hang_up(database_url: str) -> None:
    """Make the database terminate every connection to it."""
    with _beside(database_url) as beside:
        beside.execute(HANG_UP, (_name(database_url),))


def let_in(database_url: str, *, anybody: bool) -> None:
    """Make the database accept new connections, or refuse them."""
    words = sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
    with _beside(database_url) as beside:
        beside.execute(words.format(sql.Identifier(_name(database_url)), sql.Literal(anybody)))


def go_away(database_url: str) -> None:
    """Make the database refuse new connections and terminate all others."""
    let_in(database_url, anybody=False)
    hang_up(database_url)


@contextmanager
def outage(database_url: str) -> Iterator[None]:
    """Take the database away for the duration of the block."""
    go_away(database_url)
    try:
        yield
    finally:
        let_in(database_url, anybody=True)


def _beside(database_url: str) -> psycopg.Connection[tuple[object, ...]]:
    """Connect to another database of the same server, which the outage does not affect."""
    return psycopg.connect(make_conninfo(database_url, dbname="postgres"), autocommit=True)


def _name(database_url: str) -> str:
    return str(conninfo_to_dict(database_url)["dbname"])
