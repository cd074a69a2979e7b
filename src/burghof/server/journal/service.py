"""The path of a move: validate on a fork, append to the journal, then broadcast."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias
from uuid import UUID

from burghof.kernel import AnyMatch, AnyStep, Malformed, Refusal, Seat, Stale, Step
from burghof.server.journal.live import LiveTable, Past
from burghof.server.journal.live_tables import LiveTables, Steps, newer_release
from burghof.wire.bus import Due, Hint, Moved
from burghof.wire.problem import Problem, Trouble

Refused: TypeAlias = Malformed | Refusal | Stale
Act: TypeAlias = Callable[[AnyMatch], AnyStep | Refused]
"""A command: applied to a fork of a match, it returns the step it made, or why it is refused."""

SNAPSHOT_EVERY = 32
TRIES = 20
"""How often a command is tried because other processes advanced the table first."""


class Time(Protocol):
    """Source of the serving time."""

    def now(self) -> int:
        """Return the serving time in milliseconds."""


class Tells(Protocol):
    """Receives the committed steps, to pass them on to the subscribers of a table."""

    def stepped(self, live: LiveTable, past: Past) -> None:
        """Handle a committed step of a table."""


class Publishes(Protocol):
    """Publishes notifications to other processes."""

    def publish(self, hint: Hint) -> None:
        """Send a notification to the other processes, without waiting."""


class Measures(Protocol):
    """Metrics of the journal; durations in seconds."""

    def judged(self, seconds: float) -> None:
        """Record how long it took to validate and apply a command."""

    def appended(self, seconds: float) -> None:
        """Record how long an append took, whether it succeeded or not."""

    def told(self, seconds: float) -> None:
        """Record how long it took to broadcast a step."""

    def kept(self, game: str) -> None:
        """Count a committed step of this game."""

    def refused(self, kind: str) -> None:
        """Count a refused command."""


class Journal:
    """Commits commands to tables, always in this order: validate on a fork, append, broadcast."""

    def __init__(
        self, steps: Steps, live: LiveTables, time: Time, *, tells: Tells, bus: Publishes, measures: Measures
    ) -> None:
        self._steps = steps
        self._live = live
        self._time = time
        self._tells = tells
        self._bus = bus
        self._measures = measures
        self._errands: set[asyncio.Task[None]] = set()

    async def act(
        self, table: UUID, act: Act, *, seat: Seat | None = None, move_id: str | None = None
    ) -> Refused | None:
        """Execute a command on a table; return None once it is committed, or why it is refused.

        A refusal is returned only for a position that the database confirms. If the move id is already committed, the
        same command was executed before: nothing is done, and the result is None.

        Raises `Trouble` if the command does, if the table needs a newer release, or after too many conflicts.
        """
        live = await self._live.get(table)
        async with live.lock:
            for _ in range(TRIES):
                start = time.perf_counter()
                fork = live.match.fork()
                answer = _tried(act, fork)
                self._measures.judged(time.perf_counter() - start)
                if isinstance(answer, Step):
                    if await self._keep(live, fork, answer, seat, move_id):
                        return None
                elif isinstance(answer, Malformed):
                    return self._refusal(answer)
                elif await self._is_confirmed(live):
                    if await self._is_repeated(live, seat, move_id):
                        return None
                    if isinstance(answer, Trouble):
                        raise answer
                    return self._refusal(answer)
                has_moved_on = await self._catch_up(live)
                if await self._is_repeated(live, seat, move_id):
                    return None
                if isinstance(answer, Step) and not has_moved_on:
                    raise newer_release()
        raise Trouble(Problem.TRY_AGAIN, "other processes keep changing this table")

    async def refresh(self, table: UUID) -> None:
        """Apply the steps of other processes to a table, if it is in memory here."""
        live = self._live.at_hand(table)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def unfold(self, table: UUID) -> None:
        """Load the full record of a table into memory, to take back to an entry before its snapshot."""
        live = await self._live.get(table)
        async with live.lock:
            await self._live.unfold(live)

    async def is_kept(self, table: UUID, seat: Seat, move_id: str) -> bool:
        """Return whether the command with this move id of this seat is committed."""
        return await self._steps.is_answered(table, seat, move_id)

    async def close(self) -> None:
        """Wait for the snapshots that are being stored."""
        if self._errands:
            await asyncio.wait(self._errands)

    async def _keep(
        self, live: LiveTable, fork: AnyMatch, step: AnyStep, seat: Seat | None, move_id: str | None
    ) -> bool:
        """Append a step and broadcast it; return False if the table has advanced in another process."""
        row, clocks = live.row(fork, step, self._time.now(), seat, move_id)
        start = time.perf_counter()
        is_kept = await self._steps.append(row)
        self._measures.appended(time.perf_counter() - start)
        if is_kept:
            self._measures.kept(fork.header.game)
            self._tell(live, live.became(fork, step, clocks))
            self._bus.publish(Moved(live.id, live.seq))
            if row.is_bot_due:
                self._bus.publish(Due())
            if live.seq % SNAPSHOT_EVERY == 0 or row.is_over:
                self._send_off(live)
        return is_kept

    def _refusal(self, refused: Refused) -> Refused:
        """Count a refusal and return it."""
        self._measures.refused(type(refused).__name__.lower())
        return refused

    async def _is_confirmed(self, live: LiveTable) -> bool:
        """Return whether the table in memory is at the step number of the database."""
        return await self._steps.position(live.id) == live.seq

    async def _is_repeated(self, live: LiveTable, seat: Seat | None, move_id: str | None) -> bool:
        """Return whether this command is already committed."""
        return move_id is not None and seat is not None and await self._steps.is_answered(live.id, seat, move_id)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Apply and broadcast the steps of other processes; return whether there were any."""
        tail = await self._steps.tail(live.id, live.seq)
        for kept in tail:
            self._tell(live, await self._live.follow(live, kept))
        return bool(tail)

    def _tell(self, live: LiveTable, past: Past) -> None:
        """Broadcast a step, and measure it."""
        start = time.perf_counter()
        self._tells.stepped(live, past)
        self._measures.told(time.perf_counter() - start)

    def _send_off(self, live: LiveTable) -> None:
        """Store a snapshot in the background."""
        errand = asyncio.create_task(self._keep_snapshot(live))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _keep_snapshot(self, live: LiveTable) -> None:
        """Store a snapshot. Errors are ignored: without a snapshot, loading only takes longer."""
        try:
            await self._steps.keep_snapshot(live.snapshot())
        except Trouble:
            return


def _tried(act: Act, fork: AnyMatch) -> AnyStep | Refused | Trouble:
    """Run the command on the fork; return a raised `Trouble`, because the position must be confirmed first."""
    try:
        return act(fork)
    except Trouble as trouble:
        return trouble
