"""A PostgreSQL with a standby that confirms commits, both started here, with the settings of the cluster guide."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final
from urllib.parse import quote, urlencode

import psycopg

from burghof.server.home.errors import HomeServerError
from burghof.server.home.postgres import USER, Postgres

GUIDE: Final = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-cluster.md"
STANDBY: Final = "one"
"""Name of the standby, as in the guide."""
TIMEOUT_S: Final = 60.0
"""Maximum seconds of any wait."""
COUNT_STREAMING: Final = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"


def guide_settings() -> tuple[str, ...]:
    """Return the settings of PostgreSQL that the guide lists."""
    text = GUIDE.read_text("utf-8")
    block = text.split("```ini\n# postgresql.conf\n", 1)[1].split("```", 1)[0]
    return tuple(line for line in block.splitlines() if line.strip())


class PostgresPair:
    """A primary, and a standby that can replace it."""

    def __init__(self, folder: Path) -> None:
        self.primary = Postgres(folder / "primary")
        self.standby = Postgres(folder / "standby")
        self._folder = folder

    def url(self, database: str = USER) -> str:
        """Return an address that reaches whichever of the two accepts writes."""
        hosts = f"{self.primary.host},{self.standby.host}"
        where = {"host": hosts, "port": self.primary.port, "target_session_attrs": "read-write"}
        return f"postgresql://{USER}@/{quote(database)}?{urlencode(where, quote_via=quote)}"

    def start(self, settings: Sequence[str]) -> None:
        """Start both; the primary waits for its standby as these settings say."""
        self.primary.start()
        with psycopg.connect(self.primary.url(), autocommit=True) as connection:
            for line in settings:
                name, _, value = line.partition(" = ")
                connection.execute(f"ALTER SYSTEM SET {name} = {value}")
        self.primary.stop()
        self.primary.start()
        source = f"{self.primary.url()}&application_name={STANDBY}"
        self.primary._run_program(
            "pg_basebackup", "-D", str(self._folder / "standby"), "-R", "-X", "stream", "-d", source
        )
        for lock in (self._folder / "standby").glob(".s.PGSQL.*.lock"):  # the primary's socket is among its files
            lock.unlink()
        self.standby.start()

    def wait_until_streaming(self) -> None:
        """Wait until the standby streams the changes of the primary."""
        deadline = monotonic() + TIMEOUT_S
        while monotonic() < deadline:
            with psycopg.connect(self.primary.url(), autocommit=True) as connection:
                if connection.execute(COUNT_STREAMING).fetchone() == (1,):
                    return
            sleep(0.05)
        raise AssertionError("the standby does not follow")

    def fail_over(self) -> None:
        """Stop the primary at once and promote the standby; no other standby is left to confirm commits."""
        with suppress(HomeServerError):  # it may be stopped already
            self.primary._pg_ctl("stop", "-m", "immediate")
        self.standby._pg_ctl("promote")
        with psycopg.connect(self.standby.url(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = ''")
            connection.execute("SELECT pg_reload_conf()")

    def stop(self) -> None:
        """Stop both, if they run."""
        for one in (self.standby, self.primary):
            with suppress(HomeServerError):
                one._pg_ctl("stop", "-m", "immediate")


@contextmanager
def run_pair(settings: Sequence[str]) -> Iterator[PostgresPair]:
    """Run a primary and its standby with these settings; both are stopped at the end of the block."""
    with TemporaryDirectory(prefix="burghof-pair-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o777)  # as root, the servers run as another user
        both = PostgresPair(Path(folder))
        try:
            both.start(settings)
            yield both
        finally:
            both.stop()
