"""A child process whose output is printed line by line, with its name in front."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO, Final

from tools.dev.terminal import print_line

STOP_TIMEOUT_S: Final = 20.0
"""Seconds that a process may take to stop before it is killed."""


class Child:
    """One program of `make dev`; it can be started again after it has stopped."""

    def __init__(self, name: str, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        """Describe the program; `start` runs it in this folder with this environment."""
        self.name = name
        self._command = command
        self._folder = folder
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self._printer: Thread | None = None

    def start(self) -> None:
        """Start the program in a session of its own, so that Ctrl-C reaches `make dev` only."""
        self._process = subprocess.Popen(  # noqa: S603 - our own programs
            self._command,
            cwd=self._folder,
            env=dict(self._environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self._printer = Thread(target=_print_lines, args=(self.name, self._process.stdout), daemon=True)
        self._printer.start()

    @property
    def exit_code(self) -> int | None:
        """The exit code of the last run, or None while the program runs or before its first start."""
        return None if self._process is None else self._process.poll()

    def request_stop(self) -> None:
        """Ask the program to stop."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()

    def stop(self) -> None:
        """Stop the program and wait for it; after `STOP_TIMEOUT_S` seconds it is killed with all of its session."""
        if self._process is None or self._printer is None:
            return
        self.request_stop()
        try:
            self._process.wait(STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            print_line(self.name, f"did not stop within {STOP_TIMEOUT_S:.0f} seconds and was killed")
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._printer.join(1)


def _print_lines(name: str, output: IO[str]) -> None:
    """Print each line of an output."""
    with output:
        for line in output:
            print_line(name, line.rstrip("\n"))
