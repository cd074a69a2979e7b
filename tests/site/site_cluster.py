"""A cluster for browsers: a web process with the built site and two bot workers, with their own PostgreSQL and NATS."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import httpx

from burghof.server.home.postgres import Postgres
from tests.ports import free_port
from tests.server.chaos.cluster import HANG_TIMEOUT_S, Cluster, Member, run_nats


class SiteCluster:
    """The cluster, as a browser reaches it."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self.url = f"http://127.0.0.1:{cluster.webs[0].port}"

    def start(self) -> None:
        """Start all members, and wait until the web process serves."""
        for member in self._cluster.members:
            member.start()
        end = monotonic() + HANG_TIMEOUT_S
        while not self._serves():
            assert monotonic() < end, "the web process does not come up"
            time.sleep(0.05)

    def stop(self) -> None:
        """Kill all members."""
        for member in self._cluster.members:
            member.kill()

    @property
    def workers(self) -> list[Member]:
        """The processes that play the bots."""
        return self._cluster.workers

    def _serves(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2, trust_env=False).is_success
        except httpx.HTTPError:
            return False


@contextmanager
def run_cluster() -> Iterator[SiteCluster]:
    """Run the cluster for the duration of the block."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="burghof-postgres-", ignore_cleanup_errors=True))
        postgres = Postgres(Path(folder) / "data")
        postgres.start()
        stack.callback(postgres.stop)
        port = free_port()
        stack.enter_context(run_nats(port))
        here = SiteCluster(Cluster(postgres.url(), f"nats://127.0.0.1:{port}", webs=1, workers=2))
        stack.callback(here.stop)
        here.start()
        yield here
