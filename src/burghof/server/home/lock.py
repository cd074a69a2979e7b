"""A lock on a file: held by one process, and given back by the system however that process ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Another process has the lock."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Have the lock on this file meanwhile; raises Held if another process has it."""
    with path.open("ab") as file:
        try:
            _take(file)
        except OSError as error:
            raise Held from error
        yield
