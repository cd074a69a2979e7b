"""`burghof play` as a separate process, reached over the network."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import httpx

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

BURGHOF = (sys.executable, "-m", "burghof.cli")
PROCESS_TIMEOUT_S = 60.0
REQUEST_TIMEOUT = httpx.Timeout(30)


@contextmanager
def temporary_home() -> Iterator[Path]:
    """Create a folder for the data of `burghof play`.

    Pytest's own folders do not work: whenever tests start, pytest closes them to the user that PostgreSQL runs as.
    """
    with TemporaryDirectory(prefix="burghof-home-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


class Visitor:
    """A client with a name; its session stays valid when the server restarts."""

    def __init__(self, url: str, name: str) -> None:
        """Create a session under this name."""
        self.name = name
        self._url = url
        self._token = httpx.post(f"{url}api/session", json={"name": name}, timeout=REQUEST_TIMEOUT).json()["token"]

    def request(self, method: str, path: str, **body: Json) -> Json:
        """Send a request that must succeed, and return its JSON."""
        answer = httpx.request(
            method,
            f"{self._url}api{path}",
            json=body or None,
            headers={"authorization": f"Bearer {self._token}"},
            timeout=REQUEST_TIMEOUT,
        )
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def play_once(self, table: str, seat: int, number: int) -> None:
        """Answer each open decision of this seat with its first offer."""
        sight = self.request("GET", f"/tables/{table}/sight?seat={seat}")
        for decision in sight["decisions"]:
            self.request(
                "POST",
                f"/tables/{table}/moves",
                seat=seat,
                token=decision["token"],
                move_id=f"m{number}",
                move=sight["offers"][0]["move"],
            )


class HomeProcess:
    """One `burghof play`."""

    def __init__(self, folder: Path, *more: str) -> None:
        """Start it with this folder, and wait until it prints its address."""
        self._out = folder.with_name(f"{folder.name}-{time.monotonic_ns()}.out")
        with self._out.open("wb") as out:
            self._process = subprocess.Popen(
                [*BURGHOF, "--lang=en", "play", "--no-browser", "--data", str(folder), *more],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, "COLUMNS": "200"},
                start_new_session=True,
            )
        self.url = self._wait_for_url()

    @property
    def output(self) -> str:
        """Its output so far."""
        return self._out.read_text("utf-8")

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def stop(self, sig: signal.Signals = signal.SIGINT) -> int:
        """Send a signal, wait for the end of the process, and return its exit code."""
        self._process.send_signal(sig)
        return self.wait()

    def wait(self) -> int:
        """Wait for the end of the process, and return its exit code."""
        return self._process.wait(PROCESS_TIMEOUT_S)

    def _wait_for_url(self) -> str:
        """Wait until it prints its address, and return the address."""
        deadline = time.monotonic() + PROCESS_TIMEOUT_S
        while (found := re.search(r"On this device: (\S+)", self.output)) is None:
            assert time.monotonic() < deadline, self.output
            assert self._process.poll() is None, self.output
            time.sleep(0.05)
        return found[1]
