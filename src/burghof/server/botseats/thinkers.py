"""Thinkers: processes of their own that bots think in, so that no thought holds up the event loop."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Self

import msgspec
from msgspec import Raw

from burghof.bots.thinking import READY, Answer
from burghof.bots.transcript import Question

STARTING = 30.0
"""Seconds a process may take to start: far more than it does on a machine that has other things to do."""
LONGEST = 1 << 20
"""Bytes of an answer: a move is far shorter, the story of a fault may be long."""


class NoAnswer(Exception):
    """A bot did not answer; the text says why."""


class Thinkers:
    """So many processes at most, started when they are needed; whoever finds all of them busy waits."""

    def __init__(self, games: str, number: int, patience: float) -> None:
        """Processes that know the games of this package and may take so many seconds for a decision."""
        self._games = games
        self._patience = patience
        self._free = asyncio.Semaphore(number)
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [thinker.id for thinker in self._all]

    async def ask(self, asked: Question) -> Raw:
        """The move of the bot that is asked; raises NoAnswer. Who does not answer in time is ended."""
        async with self._free:
            thinker = await self._thinker()
            try:
                async with asyncio.timeout(STARTING):
                    await thinker.is_ready()
                async with asyncio.timeout(self._patience):
                    answer = await thinker.ask(asked)
            except BaseException as error:
                await self._end(thinker)
                if isinstance(error, TimeoutError):
                    raise NoAnswer("it takes too long") from error
                raise
            self._idle.append(thinker)
        if answer.fault:
            raise NoAnswer(answer.fault)
        return answer.move

    async def close(self) -> None:
        """End them all."""
        for thinker in list(self._all):
            await self._end(thinker)

    async def _thinker(self) -> "_Thinker":
        """One that has nothing to do; a new one where all that had are gone."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.is_alive:
                return thinker
            await self._end(thinker)
        thinker = await _Thinker.start(self._games)
        self._all.add(thinker)
        return thinker

    async def _end(self, thinker: "_Thinker") -> None:
        """Have one no more."""
        self._all.discard(thinker)
        await asyncio.shield(thinker.end())


class _Thinker:
    """One process."""

    def __init__(self, process: Process) -> None:
        """A process that was just started."""
        assert process.stdin is not None, "it has pipes"
        assert process.stdout is not None, "same"
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._is_ready = False

    @classmethod
    async def start(cls, games: str) -> Self:
        """Start one: it inherits nothing but its pipes, and no key typed at the terminal reaches it."""
        command = (sys.executable, "-m", "burghof.bots.thinking", games)
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST, start_new_session=True
            )
        )

    @property
    def id(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended, as far as is known."""
        return self._process.returncode is None

    async def is_ready(self) -> None:
        """Wait until it has started; raises NoAnswer if it cannot."""
        if not self._is_ready and await self._answers.readline() != READY:
            raise NoAnswer("its process does not start")
        self._is_ready = True

    async def ask(self, asked: Question) -> Answer:
        """Its answer; raises NoAnswer if it ends instead."""
        try:
            self._questions.write(msgspec.json.encode(asked) + b"\n")
            await self._questions.drain()
            line = await self._answers.readline()
        except (ConnectionError, ValueError) as error:
            raise NoAnswer(f"its process cannot be asked: {error}") from error
        if not line.endswith(b"\n"):
            raise NoAnswer("its process has ended")
        return msgspec.json.decode(line, type=Answer)

    async def end(self) -> None:
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
