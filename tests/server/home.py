"""A home to test in: `burghof play` as a process of its own, spoken to over the network."""

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
"""Whatever JSON holds: a test looks inside."""

BURGHOF = (sys.executable, "-m", "burghof.cli")
PATIENCE = 60.0
LIMITS = httpx.Timeout(30)


@contextmanager
def place() -> Iterator[Path]:
    """A folder for a home. Those of pytest are closed to PostgreSQL's user whenever tests start anywhere."""
    with TemporaryDirectory(prefix="burghof-home-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


class Visitor:
    """Somebody who speaks to a server under a name, also after it was started anew."""

    def __init__(self, url: str, name: str) -> None:
        """A new guest."""
        self.name = name
        self._url = url
        self._token = httpx.post(f"{url}api/session", json={"name": name}, timeout=LIMITS).json()["token"]

    def ask(self, method: str, path: str, **body: Json) -> Json:
        """What comes of it; it must be good."""
        answer = httpx.request(
            method,
            f"{self._url}api{path}",
            json=body or None,
            headers={"authorization": f"Bearer {self._token}"},
            timeout=LIMITS,
        )
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def play_once(self, table: str, seat: int, number: int) -> None:
        """Answer this seat's open decision with its first offer, if it has one."""
        sight = self.ask("GET", f"/tables/{table}/sight?seat={seat}")
        for decision in sight["decisions"]:
            self.ask(
                "POST",
                f"/tables/{table}/moves",
                seat=seat,
                token=decision["token"],
                move_id=f"m{number}",
                move=sight["offers"][0]["move"],
            )


class Home:
    """One `burghof play`."""

    def __init__(self, folder: Path, *more: str) -> None:
        """Start it with this folder, and wait until it says where it is."""
        self._out = folder.with_name(f"{folder.name}-{time.monotonic_ns()}.out")
        with self._out.open("wb") as out:
            self._process = subprocess.Popen(
                [*BURGHOF, "--lang=en", "play", "--no-browser", "--data", str(folder), *more],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, "COLUMNS": "200"},
                start_new_session=True,
            )
        self.url = self._wait()

    @property
    def said(self) -> str:
        """What it has said so far."""
        return self._out.read_text("utf-8")

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def stop(self, sig: signal.Signals = signal.SIGINT) -> int:
        """Send it a signal and wait for its end; its exit code."""
        self._process.send_signal(sig)
        return self.end()

    def end(self) -> int:
        """Wait for its end; its exit code."""
        return self._process.wait(PATIENCE)

    def _wait(self) -> str:
        """The address it tells, once it does."""
        deadline = time.monotonic() + PATIENCE
        while (found := re.search(r"On this device: (\S+)", self.said)) is None:
            assert time.monotonic() < deadline, self.said
            assert self._process.poll() is None, self.said
            time.sleep(0.05)
        return found[1]
