"""The data folder of a server at home: where everything lies, and which process has it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_urlsafe

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from burghof.kernel import say
from burghof.server.home.lock import locked
from burghof.server.home.trouble import HomeTrouble


class Running(Struct, frozen=True):
    """The process that serves a folder, and the port it listens at."""

    pid: int
    port: int


class Folder:
    """Everything a server at home keeps."""

    def __init__(self, path: Path | None = None) -> None:
        """The folder at this path, or the one of this user."""
        self.path = (path or user_data_path("burghof", appauthor=False)).expanduser().resolve()
        self.postgres = self.path / "postgres"
        self.games = self.path / "games"
        self.log = self.path / "burghof.log"
        self._secret = self.path / "secret"
        self._pid = self.path / "burghof.pid"
        self._lock = self.path / "burghof.lock"

    def make(self) -> None:
        """Make the folder, for this user alone."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.games.mkdir(exist_ok=True)
        except OSError as error:
            raise HomeTrouble(say("home-no-folder", folder=str(self.path), why=error.strerror or "")) from error

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Be the only process that changes the folder; raises Held if there is another.

        What a process that was killed has noted down is thrown away: without the lock it cannot be alive.
        """
        with locked(self._lock):
            self._pid.unlink(missing_ok=True)
            try:
                yield
            finally:
                self._pid.unlink(missing_ok=True)

    # Who serves it

    @property
    def running(self) -> Running | None:
        """The process that says it serves this folder; whether it answers is another question."""
        try:
            return msgspec.json.decode(self._pid.read_bytes(), type=Running)
        except (OSError, msgspec.DecodeError):
            return None

    def note(self, port: int) -> None:
        """Note down that this process serves the folder at this port."""
        write_whole(self._pid, msgspec.json.encode(Running(os.getpid(), port)))

    # The secret that signs sessions

    @property
    def secret(self) -> str:
        """The secret of this folder, drawn when it is first asked for: with it people stay who they are."""
        if not self._secret.exists():
            self.set_secret(token_urlsafe(32))
        return self._secret.read_text("ascii")

    def set_secret(self, secret: str) -> None:
        """Take this secret from now on."""
        write_whole(self._secret, secret.encode("ascii"))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file for this user alone, so that it is there as a whole or not at all."""
    half = path.with_name(f"{path.name}.part")
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
