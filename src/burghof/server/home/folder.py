"""The data folder of a home server: its files, and the process that uses it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_urlsafe

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from burghof.kernel import say
from burghof.server.home.errors import HomeServerError
from burghof.server.home.lock import locked


class ServingProcess(Struct, frozen=True):
    """The process that serves a folder, and the port it listens on."""

    pid: int
    port: int


class Folder:
    """The paths of all files of a home server."""

    def __init__(self, path: Path | None = None) -> None:
        """Use the folder at this path, by default the data folder of this user."""
        self.path = (path or user_data_path("burghof", appauthor=False)).expanduser().resolve()
        self.postgres = self.path / "postgres"
        self.games = self.path / "games"
        self.log = self.path / "burghof.log"
        self._secret_file = self.path / "secret"
        self._status_file = self.path / "burghof.pid"
        self._lock_file = self.path / "burghof.lock"

    def create(self) -> None:
        """Create the folder, accessible to this user only. Raises `HomeServerError` if that fails."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.games.mkdir(exist_ok=True)
        except OSError as error:
            raise HomeServerError(say("home-no-folder", folder=str(self.path), why=error.strerror or "")) from error

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the folder, so that no other process changes it. Raises `Held` if it is locked already.

        The status file of a process that was killed is deleted: without the lock, that process cannot be alive.
        """
        with locked(self._lock_file):
            self._status_file.unlink(missing_ok=True)
            try:
                yield
            finally:
                self._status_file.unlink(missing_ok=True)

    # Status of the serving process

    @property
    def serving_process(self) -> ServingProcess | None:
        """The process that says it serves this folder, or None; it may not answer."""
        try:
            return msgspec.json.decode(self._status_file.read_bytes(), type=ServingProcess)
        except (OSError, msgspec.DecodeError):
            return None

    def write_status(self, port: int) -> None:
        """Write the status file: this process serves the folder on this port."""
        write_atomically(self._status_file, msgspec.json.encode(ServingProcess(os.getpid(), port)))

    # Secret that signs sessions

    @property
    def secret(self) -> str:
        """The secret of this folder, generated on first use; sessions are valid as long as it stays the same."""
        if not self._secret_file.exists():
            self.set_secret(token_urlsafe(32))
        return self._secret_file.read_text("ascii")

    def set_secret(self, secret: str) -> None:
        """Replace the secret."""
        write_atomically(self._secret_file, secret.encode("ascii"))


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file atomically, readable by this user only."""
    partial = path.with_name(f"{path.name}.part")
    partial.unlink(missing_ok=True)
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)
