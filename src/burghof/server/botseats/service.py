"""Bot turns: the journal says which bot must move; it decides from the view of its seat, outside the event loop."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Any
from uuid import UUID

import msgspec

from burghof.bots.roster import LEVELS, PONDERING, ROSTER
from burghof.bots.thinking import Decide
from burghof.bots.transcript import Question, answer, bot_of, question
from burghof.kernel import AnyMatch, AnyPlugin, AnyStep, Decision, Stale
from burghof.server.clock.repository import DueRepository
from burghof.server.infra.thinkers import NoAnswer, Thinkers
from burghof.server.infra.upkeep import stop
from burghof.server.journal.live_tables import LiveTables
from burghof.server.journal.service import Journal, Refused
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

LEASE = 5.0
"""Seconds after which another process may claim a table whose bot has not moved; renewed while a bot decides."""
AGAIN = 0.2
"""Seconds before a move that could not be committed is retried; other processes wait until the lease expires."""
AT_ONCE = 64
SIMPLEST = "random"
"""The bot that decides if all others have failed, so that no table gets stuck."""
SIMPLER = "page"
"""The bot that decides first if a higher level failed or took too long."""


class BotSeats:
    """Plays the bot turns that are due."""

    def __init__(
        self, due: DueRepository, live: LiveTables, journal: Journal, thinkers: Thinkers, patience: float
    ) -> None:
        """Create the service; searching bots use the worker pool. No bot may take longer than `patience` seconds."""
        self._due = due
        self._live = live
        self._journal = journal
        self._thinkers = thinkers
        self._patience = patience
        self._busy: dict[UUID, asyncio.Task[None]] = {}
        self._once_more: set[UUID] = set()
        """Tables that were claimed again while their task was running; the task may not have seen the new decision."""
        self.moves = 0
        self.failures = 0
        """How often a bot failed, took too long or chose an illegal move."""

    async def play_due(self) -> None:
        """Claim the tables with due bot turns and start to play them; renew the claims on those in progress."""
        for table in await self._due.claim_bots(LEASE, AT_ONCE):
            if table in self._busy:
                self._once_more.add(table)
            else:
                self._begin(table)
        if self._busy:
            await self._due.renew_bots(list(self._busy), LEASE)

    async def close(self) -> None:
        """Cancel all bot turns; their claims expire and other processes take over."""
        self._once_more.clear()
        await stop(self._busy.values())
        await self._thinkers.close()

    def _begin(self, table: UUID) -> None:
        """Start a task that plays the bot turns of a table."""
        self._busy[table] = asyncio.create_task(self._play(table))
        self._busy[table].add_done_callback(lambda _: self._end(table))

    def _end(self, table: UUID) -> None:
        """Remove the finished task of a table; start a new one if the table was claimed during it."""
        del self._busy[table]
        if table in self._once_more:
            self._once_more.discard(table)
            self._begin(table)

    async def _play(self, table: UUID) -> None:
        """Play the bot turns of a table until it waits for a person; retry problems for `LEASE` seconds."""
        end = monotonic() + LEASE
        while not await self._has_played(table):
            if monotonic() >= end:
                return

    async def _has_played(self, table: UUID) -> bool:
        """Play the bot turns of a table; return False, after `AGAIN` seconds, if they must be retried."""
        try:
            live = await self._live.get(table)
            await self._journal.refresh(table)
            while (decision := due_decision(live.match)) is not None:
                position, move = live.match.position, await self._choose(live.match, decision)
                if await self._journal.act(table, partial(_played, decision, position, move)) is None:
                    self.moves += 1
        except Trouble as trouble:
            log.warning("bot turn postponed", extra={"table": str(table), "problem": trouble.problem.type})
            await asyncio.sleep(AGAIN)
            return trouble.problem is not Problem.TRY_AGAIN
        except Exception:
            log.exception("a bot could not move", extra={"table": str(table)})
        return True

    async def _choose(self, match: AnyMatch, decision: Decision) -> Any:  # noqa: ANN401 - the game decides the type of a move
        """Return the bot's move, decided from the view of its seat.

        If the bot fails, simpler bots decide in turn; if all fail, it is the first legal move.
        """
        name = bot_of(match, decision.seat)
        assert name is not None, "a bot turn is due only at a seat that a bot plays"
        legal = match.game.legal_moves(match.state, decision.seat)
        for bot in company_of(name):
            about = {"bot": bot, "game": match.header.game}
            try:
                move = await self._answer(match.plugin, question(match, decision.seat, bot))
            except NoAnswer as error:
                log.error("a bot did not answer", extra={**about, "why": str(error)})  # noqa: TRY400 - our own traceback does not help
            except Exception:
                log.exception("a bot failed", extra=about)
            else:
                if move in legal:
                    return move
                log.error("a bot chose an illegal move", extra=about)
            self.failures += 1
        return legal[0]

    async def _answer(self, plugin: AnyPlugin, asked: Question) -> Any:  # noqa: ANN401 - same
        """Return the bot's answer, from the worker pool if it searches, else from a thread. Raises `NoAnswer`."""
        if asked.bot in PONDERING:
            return msgspec.json.decode(await self._thinkers.ask(Decide(asked)), type=plugin.types.move)
        try:
            return await asyncio.wait_for(asyncio.to_thread(answer, plugin, asked), self._patience)
        except TimeoutError as error:
            raise NoAnswer("timed out") from error


def company_of(bot: str) -> Sequence[str]:
    """Return the bots to ask in this order until one of them answers."""
    if bot not in ROSTER:
        return (SIMPLEST,)
    return tuple(dict.fromkeys((bot, SIMPLER, SIMPLEST) if bot in LEVELS else (bot, SIMPLEST)))


def due_decision(match: AnyMatch) -> Decision | None:
    """Return the first open decision of a bot, or None."""
    return next(
        (decision for decision in match.pending if not decision.answered and bot_of(match, decision.seat) is not None),
        None,
    )


def _played(
    decision: Decision,
    position: int,
    move: Any,  # noqa: ANN401 - the game decides the type of a move
    match: AnyMatch,
) -> AnyStep | Refused:
    """Play the bot's move if the bot must still make exactly this decision, else return Stale.

    A sealed choice that has been made stays as it is. If the record has grown, the bot is asked again: its random seed
    is derived from the position of its move.
    """
    owed = match.decision_of(decision.seat)
    if owed is None or owed.answered or match.position != position or bot_of(match, decision.seat) is None:
        return Stale("not-yours")
    return match.play(decision.seat, move, decision.token)
