"""A task for the replayer: the record of a finished game."""

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.replayer.game_task import GameTask
from burghof.kernel import export, write_record
from burghof.wire.problem import Problem, ProblemError


class ReadRecord(GameTask, frozen=True, tag="record"):
    """Return the record of a game; the answer is the file."""

    def answer(self, live: LiveTable) -> bytes:
        """Return the record. Raises `Problem.NOT_NOW` if the game is not over."""
        record = export(live.match, None).record
        if record is None:
            raise ProblemError(Problem.NOT_NOW, "the game is not over")
        return write_record(record)
