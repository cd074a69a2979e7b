"""Thinking apart: verdicts are made in a process of their own, so that nobody at a table waits for them."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from burghof.bots.analysis.analyse import verdict_seed
from burghof.bots.analysis.questions import Questions, questions_of
from burghof.bots.analysis.verdict import verdict_on
from burghof.bots.search import Thought
from burghof.kernel import AnyPlugin, game_of, load, read_record, replay, shelf

T = TypeVar("T")
A = ParamSpec("A")

MANNERS: Final = 10
"""How far this process stands back where others want the processor."""


class Extent(Struct, frozen=True):
    """How many choices a game has, and whether fortune had a part in what happened after the last."""

    total: int
    ends_by_fortune: bool


class Thinking:
    """A process that judges choices; it is started by the first, and anew after it died."""

    def __init__(self, package: str) -> None:
        """A process for the games in this package, not yet running."""
        self._package = package
        self._pool: ProcessPoolExecutor | None = None

    async def extent(self, record: bytes) -> Extent:
        """How much there is to judge in a game."""
        return await self._elsewhere(extent_of, self._package, record)

    async def verdict(self, record: bytes, number: int, iterations: int) -> str:
        """The verdict on one choice of a game, as JSON."""
        return await self._elsewhere(verdict_at, self._package, record, number, iterations)

    def close(self) -> None:
        """Let go of the process; what it is at is not waited for."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _elsewhere(self, work: Callable[A, T], *args: A.args, **kwargs: A.kwargs) -> T:
        """Do this there."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=stand_back)
        del kwargs
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        except BrokenProcessPool:
            self.close()
            raise


# There


def stand_back() -> None:
    """Leave the processor to others, and end with whoever started this."""
    os.nice(MANNERS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def extent_of(package: str, record: bytes) -> Extent:
    """How much there is to judge in a game."""
    questions = _read(package, record)[2]
    return Extent(len(questions.asked), questions.ends_by_fortune)


def verdict_at(package: str, record: bytes, number: int, iterations: int) -> str:
    """The verdict on one choice of a game, as JSON: the same that `burghof analyse` comes to."""
    plugin, named, questions = _read(package, record)
    question = questions.asked[number]
    thought = Thought(iterations=iterations, depth=plugin.card.thinking.depth)
    verdict = verdict_on(plugin, named.rules, question, thought, verdict_seed(named.id, question.entry))
    return msgspec.json.encode(verdict).decode()


class _Named(Struct, frozen=True):
    rules: int
    id: str


@lru_cache(maxsize=2)
def _read(package: str, record: bytes) -> tuple[AnyPlugin, _Named, Questions[Any, Any]]:
    """The game in a record, and its questions."""
    plugin = load(shelf(package)[game_of(record)])
    told = read_record(plugin, record)
    return plugin, _Named(told.header.rules, told.id), questions_of(replay(plugin, told))
