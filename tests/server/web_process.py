"""A web or worker process of the server, started as a separate process."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

IMPORTS = "import os, sys; from burghof.server import settings, web; "
RUN = "sys.exit(web.{run}(settings.read_settings(os.environ)))"

PROCESS_TIMEOUT_S = 60


class RunningProcess:
    """A process, its log, and its address (empty for a worker)."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.log: list[bytes] = []
        self.address = ""
        self._reading = asyncio.create_task(self._read())
        self._ready = asyncio.Event()

    async def _read(self) -> None:
        assert self._process.stderr is not None, "stderr is a pipe"
        async for line in self._process.stderr:
            self.log.append(line)
            if self.events[-1]["event"] in {"serving", "working"}:
                self.address = self.events[-1].get("address", "")
                self._ready.set()

    @property
    def events(self) -> list[dict[str, Any]]:
        """The logged events; every line must be JSON."""
        return [msgspec.json.decode(line) for line in self.log]

    async def wait_until_ready(self) -> None:
        """Wait until it logs that it serves requests or works on jobs."""
        async with asyncio.timeout(PROCESS_TIMEOUT_S):
            await self._ready.wait()

    def send_signal(self, sig: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(sig)

    async def wait_for_exit(self) -> int:
        """Wait for its end, and return its exit code."""
        async with asyncio.timeout(PROCESS_TIMEOUT_S):
            code = await self._process.wait()
            await self._reading
        return code

    async def kill(self) -> None:
        """Kill it if it still runs, and wait for its end."""
        if self._process.returncode is None:
            self._process.kill()
        await self.wait_for_exit()


@asynccontextmanager
async def web_process(database_url: str, run: str = "run_web", **settings: str) -> AsyncIterator[RunningProcess]:
    """Run `burghof.server.web.{run}` in a process with these settings, on a free port; kill it at the end."""
    environment = {
        **os.environ,
        "DATABASE_URL": database_url,
        "BURGHOF_SECRET": "a-key-of-this-process",
        "BURGHOF_PORT": "0",
        **{f"BURGHOF_{name.upper()}": value for name, value in settings.items()},
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", IMPORTS + RUN.format(run=run), env=environment, stderr=PIPE
    )
    running = RunningProcess(process)
    try:
        yield running
    finally:
        await running.kill()
