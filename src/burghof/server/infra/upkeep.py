"""Upkeep: what a process does by itself, again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Final

from burghof.wire.problem import Trouble

log = logging.getLogger(__name__)

UNHEARD: Final = 10.0
"""Seconds after which a task that goes on is cancelled again: more than any needs to put its things away."""


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
        await stop(self._tasks)

    def _keep(self, doing: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run this, and hold on to it while it runs."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until all of them have stopped.

    Once is not enough: Python 3.11 loses a cancellation that comes just as what `asyncio.wait_for` waits for happens,
    and psycopg's pool waits so.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=UNHEARD)


async def attempted(doing: Awaitable[object]) -> None:
    """Do it, and log what goes wrong: whatever comes after it is done all the same."""
    try:
        await doing
    except Trouble as trouble:
        log.warning("upkeep has to wait", extra={"problem": trouble.problem.type, "detail": trouble.detail})
    except Exception:
        log.exception("upkeep failed")
