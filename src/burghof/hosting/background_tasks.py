"""Background tasks of a process: periodic ones, and single ones."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Final

from burghof.wire.problem import ProblemError

log = logging.getLogger(__name__)

CANCEL_AGAIN_AFTER_S: Final = 10.0
"""Seconds to wait before cancelling a task again that is still running; more than any task needs to clean up."""


class BackgroundTasks:
    """Tasks that run beside the requests. An error in one is logged, and a periodic task goes on."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def every(self, seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        """Await `action` until `close`, and wait this many seconds before each call."""

        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                await run_logged(action())

        self._start(repeat())

    def spawn(self, coroutine: Coroutine[object, object, object]) -> None:
        """Run a coroutine once, in the background."""
        self._start(run_logged(coroutine)).add_done_callback(lambda _: coroutine.close())

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have stopped."""
        await cancel_all(self._tasks)

    def _start(self, coroutine: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Start a task, and hold a reference to it while it runs."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until all of them have stopped.

    One cancellation is not enough: Python 3.11 loses a cancellation that arrives just when the awaitable inside
    `asyncio.wait_for` completes, and psycopg's pool uses `wait_for`.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN_AFTER_S)


async def run_logged(awaitable: Awaitable[object]) -> None:
    """Await something, and log any error instead of raising it, so that the caller can go on."""
    try:
        await awaitable
    except ProblemError as error:
        log.warning("background task postponed", extra={"problem": error.problem.type, "detail": error.detail})
    except Exception:
        log.exception("background task failed")
