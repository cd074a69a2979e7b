"""The cluster: pure functions spread over processes and machines by Ray. Nothing else in Burghof knows Ray.

A worker that dies costs what it was computing: Ray gives those jobs, and no others, to somebody else.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

# Ray reads these when it is imported: it reports to nobody, and leaves the visible devices of workers alone.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray

J = TypeVar("J")
R = TypeVar("R")

RETRIES = 20
"""How often a job is begun again after its worker died; one that kills every worker must come to an end."""

PATIENCE = 5
"""Seconds that a cluster has to answer."""

STORE = 100 * 2**20
"""Bytes of the store of objects that Ray sets up here: our jobs and results are small."""

QUEUED = 2
"""Jobs under way for each processor: one that is played, one that waits, so that nobody is idle."""


@contextmanager
def cluster(workers: int, address: str | None = None) -> Iterator[int]:
    """Ray while it is needed, with so many workers of this machine, or the cluster at this address; gives its size.

    Raises ConnectionError if there is no cluster.
    """
    if address is None:
        ray.init(
            address="local",
            num_cpus=workers,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            object_store_memory=STORE,
            _node_ip_address="127.0.0.1",
        )
    else:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray has few types
        yield int(resources.get("CPU", 1))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            raise ConnectionError(address) from error


def spread(compute: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    """Each job's result, as they come; there are never more jobs under way than twice the workers."""
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(compute)
    running: list[ray.ObjectRef[R]] = []
    for job in jobs:
        running.append(remote.remote(job))
        if len(running) >= QUEUED * workers:
            done, running = ray.wait(running)
            yield ray.get(done[0])
    while running:
        done, running = ray.wait(running)
        yield ray.get(done[0])
