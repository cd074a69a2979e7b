"""A lock on a file: held by one process, and released by the system however that process ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock_nonblocking(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_nonblocking(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockHeldError(Exception):
    """Another process holds the lock."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock on this file during the block. Raises `LockHeldError` if another process holds it."""
    with path.open("ab") as file:
        try:
            _lock_nonblocking(file)
        except OSError as error:
            raise LockHeldError from error
        yield
