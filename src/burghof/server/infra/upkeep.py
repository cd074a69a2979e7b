"""Upkeep: what a process does by itself, again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from burghof.wire.problem import Trouble

log = logging.getLogger(__name__)


class Upkeep:
    """Tasks beside the requests. A fault in one is logged, and it goes on."""

    def __init__(self) -> None:
        """Nothing to do yet."""
        self._tasks: set[asyncio.Task[None]] = set()

    def every(self, seconds: float, do: Callable[[], Awaitable[object]]) -> None:
        """Do this now and then, for as long as the process lives."""

        async def again() -> None:
            while True:
                await asyncio.sleep(seconds)
                await attempted(do())

        self._keep(again())

    def soon(self, doing: Coroutine[object, object, object]) -> None:
        """Do this once, beside everything else."""
        self._keep(attempted(doing)).add_done_callback(lambda _: doing.close())

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _keep(self, doing: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run this, and hold on to it while it runs."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def attempted(doing: Awaitable[object]) -> None:
    """Do it, and log what goes wrong: whatever comes after it is done all the same."""
    try:
        await doing
    except Trouble as trouble:
        log.warning("upkeep has to wait", extra={"problem": trouble.problem.type, "detail": trouble.detail})
    except Exception:
        log.exception("upkeep failed")
