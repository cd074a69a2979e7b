"""One move's journey: judged on a fork, kept, and only then told."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias
from uuid import UUID

from burghof.kernel import AnyMatch, AnyStep, Malformed, Refusal, Seat, Stale, Step
from burghof.server.journal.live import LiveTable, Past
from burghof.server.journal.live_tables import LiveTables, Steps
from burghof.wire.bus import Due, Hint, Moved
from burghof.wire.problem import Problem, Trouble

Refused: TypeAlias = Malformed | Refusal | Stale
Act: TypeAlias = Callable[[AnyMatch], AnyStep | Refused]
"""Something done to a match: the step it made, or why not. It is tried on a fork."""

SNAPSHOT_EVERY = 32
TRIES = 20
"""How often a move is judged again because another process moved the table first."""


class Time(Protocol):
    """What time it is on all clocks."""

    def now(self) -> int:
        """Milliseconds of serving time."""


class Tells(Protocol):
    """Whoever passes steps on to those who follow a table."""

    def stepped(self, live: LiveTable, past: Past) -> None:
        """The table has moved on."""


class Publishes(Protocol):
    """The way to other processes."""

    def publish(self, hint: Hint) -> None:
        """Tell the others; returns at once."""


class Measures(Protocol):
    """Takes note of how long things take, in seconds."""

    def judged(self, seconds: float) -> None:
        """A move was judged and applied."""

    def appended(self, seconds: float) -> None:
        """A step was kept, or not."""

    def told(self, seconds: float) -> None:
        """A step was passed on to those who follow."""

    def kept(self, game: str) -> None:
        """A step of this game is kept."""

    def refused(self, kind: str) -> None:
        """A move was not played."""


class Journal:
    """Moves tables on. It owns the order of things: judge, keep, tell."""

    def __init__(
        self, steps: Steps, live: LiveTables, time: Time, *, tells: Tells, bus: Publishes, measures: Measures
    ) -> None:
        """A journal over these parts."""
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
        """Do this to a table: None once it is kept, or why not, said of the position the database confirms.

        A move id that is kept already means that this very act was done before: nothing is done again.
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
                    raise Trouble(Problem.ELSEWHERE, "this table is of a newer release")
        raise Trouble(Problem.TRY_AGAIN, "others move this table all the time")

    async def refresh(self, table: UUID) -> None:
        """Follow what other processes have done to a table that is in memory here."""
        live = self._live.at_hand(table)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def unfold(self, table: UUID) -> None:
        """Have the whole record of a table in memory: to go back behind its snapshot."""
        live = await self._live.get(table)
        async with live.lock:
            await self._live.unfold(live)

    async def is_kept(self, table: UUID, seat: Seat, move_id: str) -> bool:
        """Whether this very act of this seat is done."""
        return await self._steps.is_answered(table, seat, move_id)

    async def close(self) -> None:
        """Wait for what was begun."""
        if self._errands:
            await asyncio.wait(self._errands)

    async def _keep(
        self, live: LiveTable, fork: AnyMatch, step: AnyStep, seat: Seat | None, move_id: str | None
    ) -> bool:
        """Keep a step and tell it; False if the table stands elsewhere by now."""
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
        """Why not, taken note of."""
        self._measures.refused(type(refused).__name__.lower())
        return refused

    async def _is_confirmed(self, live: LiveTable) -> bool:
        """Whether the database has no more of this table than we."""
        return await self._steps.position(live.id) == live.seq

    async def _is_repeated(self, live: LiveTable, seat: Seat | None, move_id: str | None) -> bool:
        """Whether this very act is kept already."""
        return move_id is not None and seat is not None and await self._steps.is_answered(live.id, seat, move_id)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Follow and tell what others have done; False if there was nothing."""
        tail = await self._steps.tail(live.id, live.seq)
        for kept in tail:
            self._tell(live, await self._live.follow(live, kept))
        return bool(tail)

    def _tell(self, live: LiveTable, past: Past) -> None:
        """Pass a step on."""
        start = time.perf_counter()
        self._tells.stepped(live, past)
        self._measures.told(time.perf_counter() - start)

    def _send_off(self, live: LiveTable) -> None:
        """Keep a snapshot by and by; nobody waits for it."""
        errand = asyncio.create_task(self._keep_snapshot(live))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _keep_snapshot(self, live: LiveTable) -> None:
        """Keep a snapshot; without one, loading takes longer and nothing else."""
        try:
            await self._steps.keep_snapshot(live.snapshot())
        except Trouble:
            return


def _tried(act: Act, fork: AnyMatch) -> AnyStep | Refused | Trouble:
    """What came of it; that it cannot be done here and now is an answer like others, to be confirmed first."""
    try:
        return act(fork)
    except Trouble as trouble:
        return trouble
