"""What bot turns and reviews need of the place where bots search."""

from typing import Protocol

from msgspec import Raw

from burghof.bots.worker import WorkerTask


class WorkerError(Exception):
    """A worker gave no result; the text says why."""


class BotRunner(Protocol):
    """Runs searches where they block no event loop."""

    async def run(self, task: WorkerTask) -> Raw:
        """Run a task and return its result; raises `WorkerError` if the task fails or the time is up."""

    async def close(self) -> None:
        """Stop all running tasks."""
