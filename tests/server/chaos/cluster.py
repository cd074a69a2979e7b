"""A cluster on this machine: web processes and bot workers as an operator starts them, over PostgreSQL and NATS."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from shutil import which
from time import monotonic

import httpx
import psutil  # type: ignore[import-untyped]

from tests.ports import free_port

HANG_TIMEOUT_S = 600.0
"""Seconds after which a wait counts as hanging; failures are noticed at once, and a busy machine may be slow."""
MIN_MOVES_BETWEEN_KILLS = 8
"""Minimum number of moves acknowledged between two kills."""
BIN = Path(sys.executable).parent


@contextmanager
def run_nats(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Run a real NATS server on this port."""
    program = which("nats-server", path=f"{BIN}{os.pathsep}{os.environ['PATH']}")
    assert program is not None, "nats-server is missing; it comes with the project's tools"
    process = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


class Member:
    """One process of the cluster, which can be killed and started again."""

    def __init__(self, kind: str, environment: dict[str, str], port: int) -> None:
        """Create a member of this kind, `serve` or `worker`; `start` starts its process."""
        self.kind = kind
        self.port = port
        self._environment = {**os.environ, **environment, "BURGHOF_PORT": str(port)}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process."""
        command = [str(BIN / "burghof"), self.kind]
        self._process = subprocess.Popen(command, env=self._environment, stderr=subprocess.DEVNULL)

    def assert_running(self) -> None:
        """Fail if the process was not started or has ended by itself."""
        assert self._process is not None, f"{self.kind} was not started"
        assert self._process.poll() is None, f"{self.kind} has ended by itself: {self._process.returncode}"

    @property
    def bot_workers(self) -> list[psutil.Process]:
        """The worker processes of its bots."""
        assert self._process is not None, f"{self.kind} was not started"
        return list(psutil.Process(self._process.pid).children())

    def kill(self) -> None:
        """Kill the process at once with SIGKILL and wait for its end."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the process in good order with SIGTERM and wait for its end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(HANG_TIMEOUT_S)
            self._process = None


class Cluster:
    """All members, and the ports of the web processes."""

    def __init__(self, database_url: str, nats_url: str, *, webs: int, workers: int) -> None:
        """Create a cluster of this size; `running` starts it."""
        shared = {
            "DATABASE_URL": database_url,
            "NATS_URL": nats_url,
            "BURGHOF_SECRET": "a-key-for-chaos-only",
            "BURGHOF_MOVES_PER_MINUTE": "1000000",
            "BURGHOF_REQUESTS_PER_MINUTE": "1000000",
            "BURGHOF_SOCKETS_PER_PERSON": "1000000",
            "BURGHOF_SOCKETS_PER_ADDRESS": "1000000",
            "BURGHOF_DATABASE_POOL": "4",
            "BURGHOF_LOG_LEVEL": "ERROR",
        }
        self.webs = [Member("serve", shared, free_port()) for _ in range(webs)]
        self.workers = [Member("worker", shared, free_port()) for _ in range(workers)]

    @property
    def members(self) -> list[Member]:
        """All web processes and workers."""
        return [*self.webs, *self.workers]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the cluster until the block ends."""
        for member in self.members:
            member.start()
        try:
            for web in self.webs:
                await wait_until_ready(web.port, web.assert_running)
            yield
        finally:
            for member in self.members:
                member.kill()

    async def kill_at_random(self, kills: int, rng: Random, pause: float, acknowledged: Callable[[], int]) -> None:
        """Kill members at random, one at a time.

        Before each kill, another web process must be ready and at least `MIN_MOVES_BETWEEN_KILLS` more moves must be
        acknowledged.
        """
        for _ in range(kills):
            end, enough = monotonic() + HANG_TIMEOUT_S, acknowledged() + MIN_MOVES_BETWEEN_KILLS
            while acknowledged() < enough:
                assert monotonic() < end, "no more moves are acknowledged"
                for member in self.members:
                    member.assert_running()
                await asyncio.sleep(0.02)
            victim = rng.choice(self.members)
            ready, waiting = await asyncio.wait(
                [
                    asyncio.create_task(wait_until_ready(web.port, web.assert_running))
                    for web in self.webs
                    if web is not victim
                ],
                return_when="FIRST_COMPLETED",
            )
            for one in waiting:
                one.cancel()
            await asyncio.gather(*ready)
            victim.kill()
            victim.start()
            await asyncio.sleep(pause * (0.5 + rng.random()))


async def wait_until_ready(port: int, assert_running: Callable[[], None] = lambda: None) -> None:
    """Wait until this web process serves; `assert_running` raises if it has ended."""
    end = monotonic() + HANG_TIMEOUT_S
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=2) as client:
        while True:
            try:
                if (await client.get("/readyz")).is_success:
                    return
            except httpx.HTTPError:
                pass
            assert_running()
            assert monotonic() < end, "a web process does not come up"
            await asyncio.sleep(0.05)
