"""Bot seats: whose turn it is says the journal; a bot decides by the view of its seat, beside the event loop."""

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
"""Seconds after which another process tries a table whose bot has not moved; renewed while somebody thinks about it."""
AGAIN = 0.2
"""Seconds after which a bot tries again whose move could not be kept: nobody else does before the lease has run out."""
AT_ONCE = 64
SIMPLEST = "random"
"""The bot that moves where others failed, so that no table hangs."""
SIMPLER = "page"
"""The bot that is asked first where a higher level failed or took too long."""


class BotSeats:
    """Lets bots move wherever they are to."""

    def __init__(
        self, due: DueRepository, live: LiveTables, journal: Journal, thinkers: Thinkers, patience: float
    ) -> None:
        """Bots at these tables; those that think long do it in processes of their own. None takes longer than this."""
        self._due = due
        self._live = live
        self._journal = journal
        self._thinkers = thinkers
        self._patience = patience
        self._busy: dict[UUID, asyncio.Task[None]] = {}
        self._once_more: set[UUID] = set()
        """Tables that were claimed while their bots were busy, maybe just about to end."""
        self.moves = 0
        self.failures = 0
        """How often a bot failed, or chose what it may not."""

    async def play_due(self) -> None:
        """Begin with every table that waits for a bot and that nobody else has claimed; those in hand stay ours."""
        for table in await self._due.claim_bots(LEASE, AT_ONCE):
            if table in self._busy:
                self._once_more.add(table)
            else:
                self._begin(table)
        if self._busy:
            await self._due.renew_bots(list(self._busy), LEASE)

    async def close(self) -> None:
        """Stop thinking; the claims run out and others take over."""
        self._once_more.clear()
        await stop(self._busy.values())
        await self._thinkers.close()

    def _begin(self, table: UUID) -> None:
        """Let the bots of a table move, beside everything else."""
        self._busy[table] = asyncio.create_task(self._play(table))
        self._busy[table].add_done_callback(lambda _: self._end(table))

    def _end(self, table: UUID) -> None:
        """The bots of a table have moved; a claim that came meanwhile may be about a decision they did not see."""
        del self._busy[table]
        if table in self._once_more:
            self._once_more.discard(table)
            self._begin(table)

    async def _play(self, table: UUID) -> None:
        """Let the bots of a table move until it waits for somebody else; what will pass is waited for."""
        end = monotonic() + LEASE
        while not await self._has_played(table):
            if monotonic() >= end:
                return

    async def _has_played(self, table: UUID) -> bool:
        """Let the bots of a table move; False, after a short while, if they are to try again."""
        try:
            live = await self._live.get(table)
            await self._journal.refresh(table)
            while (decision := due_decision(live.match)) is not None:
                position, move = live.match.position, await self._choose(live.match, decision)
                if await self._journal.act(table, partial(_played, decision, position, move)) is None:
                    self.moves += 1
        except Trouble as trouble:
            log.warning("a bot has to wait", extra={"table": str(table), "problem": trouble.problem.type})
            await asyncio.sleep(AGAIN)
            return trouble.problem is not Problem.TRY_AGAIN
        except Exception:
            log.exception("a bot could not move", extra={"table": str(table)})
        return True

    async def _choose(self, match: AnyMatch, decision: Decision) -> Any:  # noqa: ANN401 - a move of a game found by its id
        """The bot's move, by what its seat may know; a simpler bot's where it fails."""
        name = bot_of(match, decision.seat)
        assert name is not None, "a bot is due where a bot sits"
        legal = match.game.legal_moves(match.state, decision.seat)
        for bot in company_of(name):
            about = {"bot": bot, "game": match.header.game}
            try:
                move = await self._answer(match.plugin, question(match, decision.seat, bot))
            except NoAnswer as error:
                log.error("a bot did not answer", extra={**about, "why": str(error)})  # noqa: TRY400 - told by its process
            except Exception:
                log.exception("a bot failed", extra=about)
            else:
                if move in legal:
                    return move
                log.error("a bot chose what it may not", extra=about)
            self.failures += 1
        return legal[0]

    async def _answer(self, plugin: AnyPlugin, asked: Question) -> Any:  # noqa: ANN401 - same
        """What the bot answers: in a process of its own if it ponders, else in a thread of this one."""
        if asked.bot in PONDERING:
            return msgspec.json.decode(await self._thinkers.ask(Decide(asked)), type=plugin.types.move)
        try:
            return await asyncio.wait_for(asyncio.to_thread(answer, plugin, asked), self._patience)
        except TimeoutError as error:
            raise NoAnswer("it takes too long") from error


def company_of(bot: str) -> Sequence[str]:
    """The bots that are asked one after the other until one answers."""
    if bot not in ROSTER:
        return (SIMPLEST,)
    return tuple(dict.fromkeys((bot, SIMPLER, SIMPLEST) if bot in LEVELS else (bot, SIMPLEST)))


def due_decision(match: AnyMatch) -> Decision | None:
    """The first decision that a bot owes."""
    return next(
        (decision for decision in match.pending if not decision.answered and bot_of(match, decision.seat) is not None),
        None,
    )


def _played(
    decision: Decision,
    position: int,
    move: Any,  # noqa: ANN401 - a move of a game found by its id
    match: AnyMatch,
) -> AnyStep | Refused:
    """The bot's move played, if a bot still owes just this decision: a sealed choice that is in stays as it is.

    Where the record has grown meanwhile the bot is asked again: its chance follows from the position of its move.
    """
    owed = match.decision_of(decision.seat)
    if owed is None or owed.answered or match.position != position or bot_of(match, decision.seat) is None:
        return Stale("not-yours")
    return match.play(decision.seat, move, decision.token)
