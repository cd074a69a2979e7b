"""The worker process of a replayer: it rebuilds games from their rows and answers tasks about them.

`python -m burghof.hosting.replay_worker PACKAGE NICE` serves the games of that package, as the worker of bots does. It
has no sockets and no database: it knows only the rows that it is sent. The task names the audience of its answer.
"""

import sys
from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec

from burghof.bots.worker import WorkerReply, reply_to, serve_parent
from burghof.hosting.games import GameRegistry
from burghof.hosting.history.replay_tasks import ReadOutline, ReadReplay
from burghof.hosting.jobs.record_task import ReadRecord
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.journal.rebuild import rebuild
from burghof.hosting.replayer.game_task import (
    GameAnswer,
    GameKey,
    GameMissing,
    GameProblem,
    GameReply,
    GameRequest,
)
from burghof.hosting.review.review_task import ReadReview
from burghof.hosting.tables.result_task import ReadResult
from burghof.hosting.tables.what_if_task import ContinueGame
from burghof.wire.problem import ProblemError

CACHED_GAMES: Final = 8
"""Number of finished games cached with all steps: a client that steps through a game requests many positions."""

AnyGameTask: TypeAlias = ReadReplay | ReadOutline | ReadRecord | ReadResult | ReadReview | ContinueGame


class RebuiltGames:
    """The games that were rebuilt last, if they are finished. It can also be used inside a process of a host."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self._finished: OrderedDict[GameKey, LiveTable] = OrderedDict()

    def reply(self, request: GameRequest) -> GameReply:
        """Return the reply to a request."""
        try:
            live = self._find(request)
            if live is None:
                return GameMissing()
            task: AnyGameTask = msgspec.json.decode(request.task, type=AnyGameTask)
            return GameAnswer(task.answer(live))
        except ProblemError as error:
            return GameProblem(error.problem.name, error.detail)

    def _find(self, request: GameRequest) -> LiveTable | None:
        """Return the game from the cache or from the rows in the request; None if both lack it."""
        live = self._finished.get(request.key)
        if live is None:
            if request.stored is None:
                return None
            live = rebuild(self._games, request.stored.table, request.stored.steps)
        if live.match.is_over:
            self._finished[request.key] = live
            self._finished.move_to_end(request.key)
            if len(self._finished) > CACHED_GAMES:
                self._finished.popitem(last=False)
        return live


def handle(games: RebuiltGames, line: bytes) -> WorkerReply:
    """Return the reply to one encoded request; its result is the encoded `GameReply`."""
    return reply_to(lambda: msgspec.msgpack.encode(games.reply(msgspec.json.decode(line, type=GameRequest))))


if __name__ == "__main__":
    rebuilt_games = RebuiltGames(GameRegistry(sys.argv[1]))
    serve_parent(lambda line: handle(rebuilt_games, line), int(sys.argv[2]))
