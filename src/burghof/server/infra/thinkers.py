"""Thinkers: processes of their own to think in, so that no thought holds up the event loop."""

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
"""Seconds a process may take to start: far more than it does on a machine that has other things to do."""


NICE = 5
"""Thinking lets everything else go first: a machine with one core still serves."""


class NoAnswer(Exception):
    """There is no answer; the text says why."""


class Thinkers:
    """So many processes at most, started when they are needed; whoever finds all of them busy waits."""

    def __init__(self, games: str, number: int, patience: float, nice: int = NICE) -> None:
        """Processes that know the games of this package, and may take so many seconds for a task."""
        self._games = games
        self._nice = nice
        self._patience = patience
        self._free = asyncio.Semaphore(number)
        self._waiting = ThreadPoolExecutor(number, "thinker")
        """Threads that wait for the processes, one for each: pipes are read in the same way on every system."""
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [thinker.id for thinker in self._all]

    async def ask(self, task: Task) -> Raw:
        """What comes of a task; raises NoAnswer. Who does not answer in time is ended."""
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
                    raise NoAnswer("it takes too long") from error
                raise
            self._idle.append(thinker)
        if answer.fault:
            raise NoAnswer(answer.fault)
        return answer.said

    async def close(self) -> None:
        """End them all."""
        for thinker in list(self._all):
            await self._end(thinker)
        self._waiting.shutdown()

    def _thinker(self) -> "_Thinker":
        """One that has nothing to do; a new one where all that had are gone."""
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
        """Have one no more."""
        self._all.discard(thinker)
        thinker.kill()
        await asyncio.shield(self._aside(thinker.end))

    async def _aside(self, wait: Callable[[], T]) -> T:
        """What comes of something that waits for a process."""
        return await asyncio.get_running_loop().run_in_executor(self._waiting, wait)


class _Thinker:
    """One process: it inherits nothing but its pipes, and no key typed at the terminal reaches it."""

    def __init__(self, games: str, nice: int) -> None:
        """Start one."""
        command = [sys.executable, "-m", "burghof.bots.thinking", games, str(nice)]
        self._process = subprocess.Popen(  # noqa: S603 - our own program, and a package that the operator names
            command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        assert self._process.stdin is not None, "it has pipes"
        assert self._process.stdout is not None, "same"
        self._tasks, self._answers = self._process.stdin, self._process.stdout
        self._is_ready = False

    @property
    def id(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def get_ready(self) -> None:
        """Wait until it has started; raises NoAnswer if it cannot."""
        if not self._is_ready and self._answers.readline() != READY:
            raise NoAnswer("its process does not start")
        self._is_ready = True

    def ask(self, task: Task) -> Answer:
        """Its answer; raises NoAnswer if it ends instead."""
        try:
            self._tasks.write(msgspec.json.encode(task) + b"\n")
            self._tasks.flush()
            line = self._answers.readline()
        except OSError as error:
            raise NoAnswer("its process has ended") from error
        if not line.endswith(b"\n"):
            raise NoAnswer("its process has ended")
        return msgspec.json.decode(line, type=Answer)

    def kill(self) -> None:
        """Let it end, whatever it does."""
        self._process.kill()

    def end(self) -> None:
        """Wait for the end of one that was killed or has died, and let go of it."""
        self._process.wait()
        for pipe in (self._tasks, self._answers):
            try:
                pipe.close()
            except OSError:  # a task that nobody read
                continue
