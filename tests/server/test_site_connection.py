"""The site's own connection code, run by Node against a server process."""

import asyncio
import os
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

from tests.server.processes import run
from tests.server.web_process import web_process

ROOT = Path(__file__).parents[2]
VITEST = ROOT / "node_modules" / "vitest" / "vitest.mjs"


def test_the_line_of_the_site_plays_on_through_a_break(database_url: str) -> None:
    async def work() -> None:
        async with web_process(database_url) as process:
            await process.wait_until_ready()
            vitest = await asyncio.create_subprocess_exec(
                ROOT / ".venv" / "bin" / "node",
                VITEST,
                "run",
                "src/lib/connection/live.test.ts",
                cwd=ROOT / "web",
                env={**os.environ, "BURGHOF_URL": f"http://{process.address}"},
                stdout=PIPE,
                stderr=STDOUT,
            )
            said, _ = await vitest.communicate()

            assert vitest.returncode == 0, said.decode()
            assert b"1 passed" in said, said.decode()

    run(work)
