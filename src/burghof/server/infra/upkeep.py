"""Background tasks of a process: periodic ones, and single ones."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Final

from burghof.wire.problem import Trouble

log = logging.getLogger(__name__)

UNHEARD: Final = 10.0
"""Seconds to wait before cancelling a task again that is still running; more than any task needs to clean up."""


class Upkeep:
    """Tasks that run beside the requests. An error in one is logged, and a periodic task goes on."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def every(self, seconds: float, do: Callable[[], Awaitable[object]]) -> None:
        """Await `do` until `close`, and wait this many seconds before each call."""

        async def again() -> None:
            while True:
                await asyncio.sleep(seconds)
                await attempted(do())

        self._keep(again())

    def soon(self, doing: Coroutine[object, object, object]) -> None:
        """Run a coroutine once, in the background."""
        self._keep(attempted(doing)).add_done_callback(lambda _: doing.close())

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have stopped."""
        await stop(self._tasks)

    def _keep(self, doing: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Start a task, and hold a reference to it while it runs."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until all of them have stopped.

    One cancellation is not enough: Python 3.11 loses a cancellation that arrives just when the awaitable inside
    `asyncio.wait_for` completes, and psycopg's pool uses `wait_for`.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=UNHEARD)


async def attempted(doing: Awaitable[object]) -> None:
    """Await something, and log any error instead of raising it, so that the caller can go on."""
    try:
        await doing
    except Trouble as trouble:
        log.warning("background task postponed", extra={"problem": trouble.problem.type, "detail": trouble.detail})
    except Exception:
        log.exception("background task failed")
