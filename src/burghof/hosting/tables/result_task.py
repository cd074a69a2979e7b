"""The result of a finished table: stored with it, or computed by the replayer if an older release ended the game."""

import msgspec

from burghof.hosting.journal.live import LiveTable, final_points
from burghof.hosting.replayer.game_task import GameTask
from burghof.hosting.replayer.service import Replayer
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.series import Result
from burghof.wire.problem import Problem, ProblemError


class ReadResult(GameTask, frozen=True, tag="result"):
    """Return the result of a game; the answer is a `Result`."""

    def answer(self, live: LiveTable) -> bytes:
        """Return the result. Raises `Problem.NOT_NOW` if the game is not over."""
        match = live.match
        if not match.is_over or match.outcome is None:
            raise ProblemError(Problem.NOT_NOW, "the game is not over")
        return msgspec.json.encode(Result(match.outcome.ranks, final_points(match)))


async def read_result(card: TableCard, replayer: Replayer) -> Result:
    """Return the result of a finished table."""
    if card.result is not None and card.result.points is not None:
        return card.result
    answer = await replayer.ask(await replayer.latest(card.id), ReadResult())
    return msgspec.json.decode(answer, type=Result)
