"""Worker pools: processes for searches and replays, so that none of them blocks the event loop."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from subprocess import DEVNULL, PIPE
from typing import TypeVar

import msgspec
from msgspec import Struct

from burghof.bots.worker import READY, ReplyHead, WorkerReply
from burghof.hosting.bot_runner import TaskError, WorkerError

T = TypeVar("T")

START_TIMEOUT_S = 30.0
"""Maximum seconds for the start of a process; much more than it takes on a busy machine."""


class WorkerPool:
    """A pool of worker processes, started on demand; tasks wait while all of them are busy.

    At most `slow_slots` slow tasks run at once. One more process is left for quick tasks, so that they wait for no slow
    one.
    """

    def __init__(self, module: str, games: str, slow_slots: int, timeout_s: float, niceness: int) -> None:
        """Create a pool whose workers run this module and know the games of this package.

        A task may take `timeout_s` seconds. Workers add `niceness` to their niceness.
        """
        self.slow_slots = slow_slots
        self._command = [sys.executable, "-m", module, games, str(niceness)]
        self._timeout_s = timeout_s
        self._slow_slots = asyncio.Semaphore(slow_slots)
        self._slots = asyncio.Semaphore(slow_slots + 1)
        self._executor = ThreadPoolExecutor(slow_slots + 1, "bot-worker")
        """One thread per process, which waits for its reply: pipes are read in the same way on every system."""
        self._idle: list[_Worker] = []
        self._workers: set[_Worker] = set()
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The PIDs of all running workers."""
        return [worker.pid for worker in self._workers]

    async def run(self, task: Struct, *, is_slow: bool = True) -> WorkerReply:
        """Run a task in a worker and return its reply.

        Raises `TaskError` if the task fails, and `WorkerError` if the worker ends, the time is up or the pool is
        closed; without a reply, the worker is killed.
        """
        async with AsyncExitStack() as slots:
            if is_slow:
                await slots.enter_async_context(self._slow_slots)
            await slots.enter_async_context(self._slots)
            if self._is_closed:
                raise WorkerError("the pool is closed")
            worker = self._take_worker()
            try:
                async with asyncio.timeout(START_TIMEOUT_S):
                    await self._in_thread(worker.wait_until_ready)
                async with asyncio.timeout(self._timeout_s):
                    answer = await self._in_thread(lambda: worker.run(task))
            except BaseException as error:
                await self._discard(worker)
                if isinstance(error, TimeoutError):
                    raise WorkerError("timed out") from error
                raise
            self._idle.append(worker)
        if answer.error:
            raise TaskError(answer.error)
        return answer

    async def close(self) -> None:
        """Kill all workers, and start no more."""
        self._is_closed = True
        for worker in list(self._workers):
            await self._discard(worker)
        self._executor.shutdown()

    def _take_worker(self) -> "_Worker":
        """Return an idle worker that is alive, or start a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._workers.discard(worker)
            worker.reap()
        worker = _Worker(self._command)
        self._workers.add(worker)
        return worker

    async def _discard(self, worker: "_Worker") -> None:
        """Kill a worker and wait for it outside the event loop."""
        self._workers.discard(worker)
        worker.kill()
        await asyncio.shield(self._in_thread(worker.reap))

    async def _in_thread(self, wait: Callable[[], T]) -> T:
        """Run a blocking call in the pool's thread executor."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, wait)


class _Worker:
    """One worker process; it inherits only its pipes, and Ctrl-C in the terminal does not reach its process group.

    It stays in the session of the server: Linux compares the niceness of processes only within a session.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the process."""
        self._process = subprocess.Popen(  # noqa: S603 - our own program, and a package that the operator names
            command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, process_group=0
        )
        assert self._process.stdin is not None, "stdin is a pipe"
        assert self._process.stdout is not None, "stdout is a pipe"
        self._tasks, self._replies = self._process.stdin, self._process.stdout
        self._is_ready = False

    @property
    def pid(self) -> int:
        """The PID."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process is running."""
        return self._process.poll() is None

    def wait_until_ready(self) -> None:
        """Wait until the process has started. Raises `WorkerError` if it cannot start."""
        if not self._is_ready and self._replies.readline() != READY:
            raise WorkerError("the worker process does not start")
        self._is_ready = True

    def run(self, task: Struct) -> WorkerReply:
        """Send a task and return the reply. Raises `WorkerError` if the process ends first."""
        try:
            self._tasks.write(msgspec.json.encode(task) + b"\n")
            self._tasks.flush()
            line = self._replies.readline()
            head = msgspec.json.decode(line, type=ReplyHead) if line.endswith(b"\n") else None
            result = self._replies.read(head.length) if head else b""
        except OSError as error:
            raise WorkerError("the worker process ended") from error
        if head is None or len(result) < head.length:
            raise WorkerError("the worker process ended")
        return WorkerReply(result, head.error, head.seconds)

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()

    def reap(self) -> None:
        """Wait for the end of a process that was killed or has died, and close its pipes."""
        self._process.wait()
        for pipe in (self._tasks, self._replies):
            try:
                pipe.close()
            except OSError:  # the process ended before it read a task
                continue
