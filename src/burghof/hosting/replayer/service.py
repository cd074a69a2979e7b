"""The replayer as the services use it: one task at a time, and a short queue."""

import asyncio
import logging
from typing import Final, Protocol
from uuid import UUID

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from burghof.bots.worker import WorkerReply
from burghof.hosting.bot_runner import TaskError, WorkerError
from burghof.hosting.journal.live_tables import StepStore
from burghof.hosting.replayer.game_task import (
    GameAnswer,
    GameKey,
    GameMissing,
    GameProblem,
    GameReply,
    GameRequest,
    GameTask,
    StoredGame,
)
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

MAX_WAITING: Final = 32
"""Number of tasks that wait while one runs; further ones are refused."""
REPLAY_TIMEOUT_S: Final = 30.0
"""Timeout of one task in seconds; the longest recorded game takes 1.5 seconds on an idle machine."""
REPLAY_NICENESS: Final = 15
"""OS niceness of the replayer: lower priority than bots and reviews, since it answers while others play."""


class GameRunner(Protocol):
    """Runs requests where they block no event loop."""

    async def run(self, task: GameRequest) -> WorkerReply:
        """Run a request; the result is the encoded `GameReply`.

        Raises `TaskError` if the task fails, and `WorkerError` if there is no reply.
        """

    async def close(self) -> None:
        """Stop the running task."""


class Replayer:
    """Answers tasks about recorded games; reads their rows only if the runner does not have the game."""

    def __init__(self, steps: StepStore, runner: GameRunner) -> None:
        self._steps = steps
        self._runner = runner
        self._slot = asyncio.Semaphore(1)
        self._requests = 0

    async def latest(self, table: UUID) -> GameKey:
        """Return the game of a table as it is stored now."""
        return GameKey(table, await self._steps.position(table))

    async def ask(self, key: GameKey, task: GameTask, stored: StoredGame | None = None) -> bytes:
        """Return the answer to a task about this game; `stored` is a game that the journal does not have.

        Raises `Problem.TRY_AGAIN` if too many tasks wait, or if there is no answer in time. Raises
        `Problem.NOT_FOUND` if the table has not started, and the problems of the task.
        """
        if self._requests > MAX_WAITING:
            raise ProblemError(Problem.TRY_AGAIN, "too many replays are being made")
        self._requests += 1
        try:
            async with self._slot:
                reply = await self._run(GameRequest(key, Raw(msgspec.json.encode(task)), stored))
        finally:
            self._requests -= 1
        match reply:
            case GameAnswer(body=body):
                return body
            case GameProblem(name=name, detail=detail):
                raise ProblemError(Problem[name], detail)
            case _:
                raise AssertionError("the rows were sent")

    async def close(self) -> None:
        """Stop the runner."""
        await self._runner.close()

    # Private helpers

    async def _run(self, request: GameRequest) -> GameReply:
        """Run a request; if the runner does not have the game, run it again with the rows."""
        try:
            reply = _decode(await self._runner.run(request))
            if isinstance(reply, GameMissing):
                reply = _decode(await self._runner.run(replace(request, stored=await self._read(request.key))))
        except TaskError:
            raise
        except WorkerError as error:
            log.error("a game was not replayed", extra={"table": str(request.key.table), "why": str(error)})  # noqa: TRY400 - our own traceback does not help
            raise ProblemError(Problem.TRY_AGAIN, "the game was not replayed") from error
        return reply

    async def _read(self, key: GameKey) -> StoredGame:
        """Read the rows of a game from the journal."""
        table = await self._steps.load(key.table)
        if table is None:
            raise ProblemError(Problem.NOT_FOUND, "no such table, or it has not started")
        steps = await self._steps.tail(key.table, 0)
        return StoredGame(replace(table, snapshot=None), tuple(step for step in steps if step.seq <= key.seq))


def _decode(reply: WorkerReply) -> GameReply:
    decoded: GameReply = msgspec.msgpack.decode(reply.result, type=GameReply)
    return decoded
