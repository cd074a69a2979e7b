"""Gatherings: what waits while a call is under way goes together in the next one."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Generic, TypeVar

from burghof.server.infra.tally import Tally

T = TypeVar("T")
R = TypeVar("R")

SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Gathering(Generic[T, R]):
    """One call at a time carries everything that was asked since the last: group commit, and group reading."""

    def __init__(self, carry: Callable[[Sequence[T]], Awaitable[Sequence[R]]], limit: int = 512) -> None:
        """`carry` answers each of the things it is handed, in order, or raises for all of them."""
        self._carry = carry
        self._limit = limit
        self._waiting: deque[tuple[T, asyncio.Future[R]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self.sizes = Tally(SIZES)
        """How many things one call carries."""
        self.seconds = Tally(SECONDS)
        """How long a call takes."""

    async def ask(self, item: T) -> R:
        """The answer to this one, which may have travelled with others."""
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await future

    async def close(self) -> None:
        """Wait until nothing is under way."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        """Carry until nobody waits; who has gone away before the call is not carried at all."""
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(self._limit, len(self._waiting)))]
                waiting = [(item, future) for item, future in batch if not future.done()]
                if waiting:
                    await self._answer(waiting)
        finally:
            self._task = None

    async def _answer(self, batch: Sequence[tuple[T, "asyncio.Future[R]"]]) -> None:
        """Carry these and hand everybody the answer, or the error; who has gone away needs neither."""
        start = perf_counter()
        try:
            answers = await self._carry([item for item, _ in batch])
        except Exception as error:  # noqa: BLE001 - it belongs to those who asked, whatever it is
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
        else:
            for (_, future), answer in zip(batch, answers, strict=True):
                if not future.done():
                    future.set_result(answer)
        finally:
            self.sizes.note(len(batch))
            self.seconds.note(perf_counter() - start)
