"""The schema of the database: its revisions, and how it is migrated."""

import time
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg.rows import scalar_row

from burghof.wire.problem import Problem, ProblemError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = tuple(sorted(file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")))
"""All revisions of the schema that this release knows, newest last."""

MIGRATION_LOCK_ID: Final = 7_236_916
"""The advisory lock under which one process migrates while others wait.

The lock is polled: a statement that waits for it would hold a snapshot, and CREATE INDEX CONCURRENTLY waits until all
older snapshots are gone. Releases up to schema 0004 wait in that way, so this lock has another number than theirs.
"""
POLL_S: Final = 0.1


def migrate(url: str) -> None:
    """Migrate the schema to the newest revision; several processes may call this at once. A newer schema stays.

    Raises `Problem.TRY_AGAIN` if the database does not answer.
    """
    try:
        with psycopg.connect(url, autocommit=True, row_factory=scalar_row) as connection:
            while not connection.execute("SELECT pg_try_advisory_lock(%s)", (MIGRATION_LOCK_ID,)).fetchone():
                time.sleep(POLL_S)
            if _current_revision(connection) in (None, *REVISIONS[:-1]):
                # Alembic takes longer to import than everything else together, and is rarely needed.
                from burghof.server.infra.alembic_upgrade import upgrade  # noqa: PLC0415

                upgrade(url, MIGRATIONS)
    except psycopg.OperationalError as error:
        raise ProblemError(Problem.TRY_AGAIN, "the database does not answer") from error


def is_newer(url: str) -> bool:
    """Return whether the schema of this database was made by a newer release."""
    with psycopg.connect(url, autocommit=True, row_factory=scalar_row) as connection:
        return _current_revision(connection) not in (None, *REVISIONS)


def is_older(url: str) -> bool:
    """Return whether the schema of this database was made by an older release."""
    with psycopg.connect(url, autocommit=True, row_factory=scalar_row) as connection:
        return _current_revision(connection) in REVISIONS[:-1]


def _current_revision(connection: psycopg.Connection[Any]) -> str | None:
    """Return the current revision of the schema; None if there is no schema yet. Needs scalar rows."""
    if connection.execute("SELECT to_regclass('alembic_version')").fetchone() is None:
        return None
    return connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
