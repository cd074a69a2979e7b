"""What bot turns and reviews need of the place where bots search."""

from typing import Protocol

from burghof.bots.worker import WorkerReply, WorkerTask


class WorkerError(Exception):
    """A worker gave no result; the text says why."""


class TaskError(WorkerError):
    """A task raised an error in its worker; the text says which and where."""


class BotRunner(Protocol):
    """Runs searches where they block no event loop."""

    @property
    def slow_slots(self) -> int:
        """How many slow tasks run at the same time."""

    async def run(self, task: WorkerTask, *, is_slow: bool = True) -> WorkerReply:
        """Run a task and return its reply; raises `WorkerError` if the task fails or the time is up.

        A quick task waits for no slow one.
        """

    async def close(self) -> None:
        """Stop all running tasks."""
