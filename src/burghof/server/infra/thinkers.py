"""Worker pool: processes for searches, so that no search blocks the event loop."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from subprocess import DEVNULL, PIPE
from typing import TypeVar

import msgspec
from msgspec import Raw

from burghof.bots.thinking import READY, Answer, Task

T = TypeVar("T")

STARTING = 30.0
"""Maximum seconds for the start of a process; much more than it takes on a busy machine."""


NICE = 5
"""Niceness of bot workers: everything else has priority, so that a machine with one core still serves."""


class NoAnswer(Exception):
    """A worker gave no result; the text says why."""


class Thinkers:
    """A pool of at most `number` worker processes, started on demand; tasks wait while all of them are busy."""

    def __init__(self, games: str, number: int, patience: float, nice: int = NICE) -> None:
        """Create a pool that knows the games of this package; a task may take `patience` seconds."""
        self._games = games
        self._nice = nice
        self._patience = patience
        self._free = asyncio.Semaphore(number)
        self._waiting = ThreadPoolExecutor(number, "thinker")
        """One thread per process, which waits for its reply: pipes are read in the same way on every system."""
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()

    @property
    def processes(self) -> list[int]:
        """The PIDs of all running workers."""
        return [thinker.id for thinker in self._all]

    async def ask(self, task: Task) -> Raw:
        """Run a task in a worker and return its result.

        Raises `NoAnswer` if the task fails, the worker ends or the time is up; without a reply, the worker is killed.
        """
        async with self._free:
            thinker = self._thinker()
            try:
                async with asyncio.timeout(STARTING):
                    await self._aside(thinker.get_ready)
                async with asyncio.timeout(self._patience):
                    answer = await self._aside(lambda: thinker.ask(task))
            except BaseException as error:
                await self._end(thinker)
                if isinstance(error, TimeoutError):
                    raise NoAnswer("timed out") from error
                raise
            self._idle.append(thinker)
        if answer.fault:
            raise NoAnswer(answer.fault)
        return answer.said

    async def close(self) -> None:
        """Kill all workers."""
        for thinker in list(self._all):
            await self._end(thinker)
        self._waiting.shutdown()

    def _thinker(self) -> "_Thinker":
        """Return an idle worker that is alive, or start a new one."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.is_alive:
                return thinker
            self._all.discard(thinker)
            thinker.end()
        thinker = _Thinker(self._games, self._nice)
        self._all.add(thinker)
        return thinker

    async def _end(self, thinker: "_Thinker") -> None:
        """Kill a worker and wait for it outside the event loop."""
        self._all.discard(thinker)
        thinker.kill()
        await asyncio.shield(self._aside(thinker.end))

    async def _aside(self, wait: Callable[[], T]) -> T:
        """Run a blocking call in the pool's thread executor."""
        return await asyncio.get_running_loop().run_in_executor(self._waiting, wait)


class _Thinker:
    """One worker process; it inherits only its pipes, and Ctrl-C in the terminal does not reach it."""

    def __init__(self, games: str, nice: int) -> None:
        """Start the process."""
        command = [sys.executable, "-m", "burghof.bots.thinking", games, str(nice)]
        self._process = subprocess.Popen(  # noqa: S603 - our own program, and a package that the operator names
            command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        assert self._process.stdin is not None, "stdin is a pipe"
        assert self._process.stdout is not None, "stdout is a pipe"
        self._tasks, self._answers = self._process.stdin, self._process.stdout
        self._is_ready = False

    @property
    def id(self) -> int:
        """The PID."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process is running."""
        return self._process.poll() is None

    def get_ready(self) -> None:
        """Wait until the process has started. Raises `NoAnswer` if it cannot start."""
        if not self._is_ready and self._answers.readline() != READY:
            raise NoAnswer("the worker process does not start")
        self._is_ready = True

    def ask(self, task: Task) -> Answer:
        """Send a task and return the reply. Raises `NoAnswer` if the process ends first."""
        try:
            self._tasks.write(msgspec.json.encode(task) + b"\n")
            self._tasks.flush()
            line = self._answers.readline()
        except OSError as error:
            raise NoAnswer("the worker process ended") from error
        if not line.endswith(b"\n"):
            raise NoAnswer("the worker process ended")
        return msgspec.json.decode(line, type=Answer)

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()

    def end(self) -> None:
        """Wait for the end of a process that was killed or has died, and close its pipes."""
        self._process.wait()
        for pipe in (self._tasks, self._answers):
            try:
                pipe.close()
            except OSError:  # the process ended before it read a task
                continue
