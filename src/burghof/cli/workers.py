"""Many jobs at once: in this process, in several processes on this machine, or on a Ray cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import TypeVar

from burghof.cli.context import CliContext
from burghof.cli.extras import extras

J = TypeVar("J")
R = TypeVar("R")


@contextmanager
def open_workers(
    cli: CliContext, compute: Callable[[J], R], workers: int | None, address: str | None
) -> Iterator[Callable[[Iterable[J]], Iterator[R]]]:
    """Yield a function that does jobs and yields their results in any order; without a number, on all cores."""
    if workers is None:
        workers = (os.cpu_count() or 1) if find_spec("ray") else 1
    if workers == 1 and address is None:
        yield partial(map, compute)
        return
    with extras(cli, "lab"):
        from burghof.lab.cluster import cluster, map_unordered  # noqa: PLC0415 - may not be installed
    with cluster(workers, address) as size:
        yield lambda jobs: map_unordered(compute, jobs, size)
