"""The path of a move: validate on a fork, append to the journal, then broadcast."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias
from uuid import UUID

from burghof.hosting.journal.live import CommittedStep, LiveTable
from burghof.hosting.journal.live_tables import LiveTableCache, StepStore
from burghof.hosting.journal.rebuild import newer_release_error
from burghof.kernel import AnyMatch, AnyStep, Malformed, Refusal, Seat, Stale, Step
from burghof.wire.bus import BotTurnDue, Notification, TableAdvanced
from burghof.wire.problem import Problem, ProblemError

RefusalReason: TypeAlias = Malformed | Refusal | Stale
Command: TypeAlias = Callable[[AnyMatch], AnyStep | RefusalReason]
"""A command: applied to a fork of a match, it returns the step it made, or why it is refused."""

SNAPSHOT_EVERY = 32
MAX_CONFLICT_RETRIES = 20
"""How often a command is tried because other processes advanced the table first."""


class ServingClock(Protocol):
    """Source of the serving time."""

    def now(self) -> int:
        """Return the serving time in milliseconds."""


class StepListener(Protocol):
    """Receives the committed steps, to pass them on to the subscribers of a table."""

    def on_step(self, live: LiveTable, past: CommittedStep) -> None:
        """Handle a committed step of a table."""


class NotificationPublisher(Protocol):
    """Publishes notifications to other processes."""

    def publish(self, notification: Notification) -> None:
        """Send a notification to the other processes, without waiting."""


class JournalMetrics(Protocol):
    """Metrics of the journal; durations in seconds."""

    def observe_judge(self, seconds: float) -> None:
        """Record how long it took to validate and apply a command."""

    def observe_append(self, seconds: float) -> None:
        """Record how long an append took, whether it succeeded or not."""

    def observe_broadcast(self, seconds: float) -> None:
        """Record how long it took to broadcast a step."""

    def count_step(self, game: str) -> None:
        """Count a committed step of this game."""

    def count_refusal(self, kind: str) -> None:
        """Count a refused command."""


class Journal:
    """Commits commands to tables, always in this order: validate on a fork, append, broadcast."""

    def __init__(
        self,
        steps: StepStore,
        live: LiveTableCache,
        time: ServingClock,
        *,
        listener: StepListener,
        bus: NotificationPublisher,
        metrics: JournalMetrics,
    ) -> None:
        self._steps = steps
        self._live = live
        self._time = time
        self._listener = listener
        self._bus = bus
        self._metrics = metrics
        self._snapshot_tasks: set[asyncio.Task[None]] = set()

    async def execute(
        self, table: UUID, command: Command, *, seat: Seat | None = None, move_id: str | None = None
    ) -> RefusalReason | None:
        """Execute a command on a table; return None once it is committed, or why it is refused.

        A refusal is returned only for a position that the database confirms. If the move id is already committed, the
        same command was executed before: nothing is done, and the result is None.

        Raises `ProblemError` if the command does, if the table needs a newer release, or after too many conflicts.
        """
        live = await self._live.get(table)
        async with live.lock:
            for _ in range(MAX_CONFLICT_RETRIES):
                start = time.perf_counter()
                fork = live.match.fork()
                result = _run_on_fork(command, fork)
                self._metrics.observe_judge(time.perf_counter() - start)
                if isinstance(result, Step):
                    if await self._commit(live, fork, result, seat, move_id):
                        return None
                elif isinstance(result, Malformed):
                    return self._count_refusal(result)
                elif await self._is_confirmed(live):
                    if await self._is_already_committed(live, seat, move_id):
                        return None
                    if isinstance(result, ProblemError):
                        raise result
                    return self._count_refusal(result)
                has_moved_on = await self._catch_up(live)
                if await self._is_already_committed(live, seat, move_id):
                    return None
                if isinstance(result, Step) and not has_moved_on:
                    raise newer_release_error()
        raise ProblemError(Problem.TRY_AGAIN, "other processes keep changing this table")

    async def refresh(self, table: UUID) -> None:
        """Apply the steps of other processes to a table, if it is in memory here."""
        live = self._live.cached(table)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def load_full_record(self, table: UUID) -> None:
        """Load the full record of a table into memory, to take back to an entry before its snapshot."""
        live = await self._live.get(table)
        async with live.lock:
            await self._live.load_full_record(live)

    async def is_committed(self, table: UUID, seat: Seat, move_id: str) -> bool:
        """Return whether the command with this move id of this seat is committed."""
        return await self._steps.is_committed(table, seat, move_id)

    async def close(self) -> None:
        """Wait for the snapshots that are being stored."""
        if self._snapshot_tasks:
            await asyncio.wait(self._snapshot_tasks)

    async def _commit(
        self, live: LiveTable, fork: AnyMatch, step: AnyStep, seat: Seat | None, move_id: str | None
    ) -> bool:
        """Append a step and broadcast it; return False if the table has advanced in another process."""
        row, clocks = live.append_row(fork, step, self._time.now(), seat, move_id)
        start = time.perf_counter()
        is_committed = await self._steps.append(row)
        self._metrics.observe_append(time.perf_counter() - start)
        if is_committed:
            self._metrics.count_step(fork.header.game)
            self._broadcast(live, live.advance(fork, step, clocks))
            self._bus.publish(TableAdvanced(live.id, live.seq))
            if row.is_bot_due:
                self._bus.publish(BotTurnDue())
            if live.seq % SNAPSHOT_EVERY == 0 or row.is_over:
                self._schedule_snapshot(live)
        return is_committed

    def _count_refusal(self, refused: RefusalReason) -> RefusalReason:
        """Count a refusal and return it."""
        self._metrics.count_refusal(type(refused).__name__.lower())
        return refused

    async def _is_confirmed(self, live: LiveTable) -> bool:
        """Return whether the table in memory is at the step number of the database."""
        return await self._steps.position(live.id) == live.seq

    async def _is_already_committed(self, live: LiveTable, seat: Seat | None, move_id: str | None) -> bool:
        """Return whether this command is already committed."""
        return move_id is not None and seat is not None and await self._steps.is_committed(live.id, seat, move_id)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Apply and broadcast the steps of other processes; return whether there were any."""
        tail = await self._steps.tail(live.id, live.seq)
        for kept in tail:
            self._broadcast(live, await self._live.apply_row(live, kept))
        return bool(tail)

    def _broadcast(self, live: LiveTable, past: CommittedStep) -> None:
        """Broadcast a step, and measure it."""
        start = time.perf_counter()
        self._listener.on_step(live, past)
        self._metrics.observe_broadcast(time.perf_counter() - start)

    def _schedule_snapshot(self, live: LiveTable) -> None:
        """Store a snapshot in the background."""
        task = asyncio.create_task(self._save_snapshot(live))
        self._snapshot_tasks.add(task)
        task.add_done_callback(self._snapshot_tasks.discard)

    async def _save_snapshot(self, live: LiveTable) -> None:
        """Store a snapshot. Errors are ignored: without a snapshot, loading only takes longer."""
        try:
            await self._steps.save_snapshot(live.snapshot())
        except ProblemError:
            return


def _run_on_fork(command: Command, fork: AnyMatch) -> AnyStep | RefusalReason | ProblemError:
    """Run the command on the fork; return a raised `ProblemError`, because the position must be confirmed first."""
    try:
        return command(fork)
    except ProblemError as error:
        return error
