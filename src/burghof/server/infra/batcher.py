"""Batches: items that arrive while a call is running go together into the next call."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Generic, TypeVar

from burghof.server.infra.histogram import Histogram
from burghof.wire.problem import ProblemError

T = TypeVar("T")
R = TypeVar("R")

SIZE_BOUNDS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
DURATION_BOUNDS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Batcher(Generic[T, R]):
    """Batches concurrent requests: one call at a time, each with everything queued since the last (group commit).

    A call either succeeds for all its items or has no effect.
    """

    def __init__(self, run_batch: Callable[[Sequence[T]], Awaitable[Sequence[R]]], max_batch_size: int = 512) -> None:
        """Call `run_batch` with at most `max_batch_size` items.

        It returns one result per item, in order, or raises for all.
        """
        self._run_batch = run_batch
        self._limit = max_batch_size
        self._queue: deque[tuple[T, asyncio.Future[R]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self.sizes = Histogram(SIZE_BOUNDS)
        """Number of items per call."""
        self.durations_s = Histogram(DURATION_BOUNDS_S)
        """Duration of a call in seconds."""

    async def submit(self, item: T) -> R:
        """Queue an item, and return its result from the batch."""
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._queue.append((item, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run_batches())
        return await future

    async def close(self) -> None:
        """Wait until no call is running."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run_batches(self) -> None:
        """Run batches until the queue is empty; items of cancelled callers are skipped."""
        try:
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(self._limit, len(self._queue)))]
                waiting = [(item, future) for item, future in batch if not future.done()]
                if waiting:
                    await self._resolve_batch(waiting)
        finally:
            self._task = None

    async def _resolve_batch(self, batch: Sequence[tuple[T, "asyncio.Future[R]"]]) -> None:
        """Run one batch, and give each caller its result; cancelled callers are skipped.

        A `ProblemError` goes to all callers. After any other error the batch is halved, so that in the end only the
        items that cause it fail.
        """
        start = perf_counter()
        try:
            answers = await self._run_batch([item for item, _ in batch])
        except Exception as error:  # noqa: BLE001 - every error goes to the callers
            if len(batch) > 1 and not isinstance(error, ProblemError):
                half = len(batch) // 2
                await self._resolve_batch(batch[:half])
                await self._resolve_batch(batch[half:])
                return
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
        else:
            for (_, future), answer in zip(batch, answers, strict=True):
                if not future.done():
                    future.set_result(answer)
        finally:
            self.sizes.observe(len(batch))
            self.durations_s.observe(perf_counter() - start)
