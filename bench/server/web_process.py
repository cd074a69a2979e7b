"""Starts, measures and stops a web process."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import create_server
from time import monotonic

import httpx

START_TIMEOUT_S = 20
TICKS_PER_S = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class WebProcess:
    """A running web process."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def cpu_s(self) -> float:
        """Return the CPU time it has used, in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS_PER_S

    def memory_bytes(self) -> int:
        """Return its resident memory in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE_BYTES

    async def telling_s(self) -> float:
        """Return the seconds that it has spent on telling its clients about moves."""
        async with httpx.AsyncClient(trust_env=False) as client:
            page = (await client.get(f"http://127.0.0.1:{self.port}/metrics")).text
        [line] = [line for line in page.splitlines() if line.startswith('burghof_stage_seconds_sum{stage="tell"}')]
        return float(line.rpartition(" ")[2])


def free_port() -> int:
    """Return a free port."""
    with create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@asynccontextmanager
async def web_process(url: str, *, plays_bots: bool = False) -> AsyncIterator[WebProcess]:
    """Run a web process on this database; stop it at the end."""
    port = free_port()
    command = [sys.executable, "-W", "ignore", "-m", "bench.server.web", url, str(port)]
    process = subprocess.Popen([*command, *(["bots"] if plays_bots else [])])  # noqa: ASYNC220, S603 - our own program
    try:
        await _wait_until_listening(port)
        yield WebProcess(process.pid, port)
    finally:
        process.terminate()
        process.wait(START_TIMEOUT_S)


async def _wait_until_listening(port: int) -> None:
    """Wait until the process accepts connections."""
    end = monotonic() + START_TIMEOUT_S
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            assert monotonic() < end, "the web process does not start"
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
