"""Cluster: runs pure functions on several processes and machines with Ray. No other module of Burghof uses Ray.

If a worker dies, Ray gives the jobs it was running, and no others, to another worker.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

# Ray reads these variables when it is imported. They disable usage reports, and leave the visible devices of workers
# unchanged.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray

J = TypeVar("J")
R = TypeVar("R")

MAX_RETRIES = 20
"""Maximum number of restarts of a job after its worker died; it bounds a job that kills every worker."""

CONNECT_TIMEOUT_S = 5
"""Seconds to wait for a connection to the cluster."""

OBJECT_STORE_BYTES = 100 * 2**20
"""Bytes of the object store of a local Ray; our jobs and results are small."""

JOBS_PER_WORKER = 2
"""Jobs in flight per worker: one is running and one is waiting, so that no worker is idle."""


@contextmanager
def cluster(workers: int, address: str | None = None) -> Iterator[int]:
    """Run Ray with `workers` workers on this machine, or connect to the cluster at `address`; yield its number of CPUs.

    Shuts Ray down at the end. Raises ConnectionError if there is no cluster at the address.
    """
    if address is None:
        ray.init(
            address="local",
            num_cpus=workers,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            object_store_memory=OBJECT_STORE_BYTES,
            _node_ip_address="127.0.0.1",
        )
    else:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray has few types
        yield int(resources.get("CPU", 1))
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise ConnectionError if nothing listens at `address`: Ray itself would retry for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        try:
            socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()
        except OSError as error:
            raise ConnectionError(address) from error


def map_unordered(compute: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    """Yield the result of each job as it completes; at most `JOBS_PER_WORKER` jobs per worker are in flight."""
    remote = ray.remote(num_cpus=1, max_retries=MAX_RETRIES)(compute)
    running: list[ray.ObjectRef[R]] = []
    for job in jobs:
        running.append(remote.remote(job))
        if len(running) >= JOBS_PER_WORKER * workers:
            done, running = ray.wait(running)
            yield ray.get(done[0])
    while running:
        done, running = ray.wait(running)
        yield ray.get(done[0])
