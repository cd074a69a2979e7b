"""Bot turns: the journal says which bot must move; it decides from the view of its seat, outside the event loop."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Any
from uuid import UUID

import msgspec

from burghof.bots.roster import BOT_FACTORIES, LEVELS, SEARCHING_BOTS
from burghof.bots.transcript import DecisionRequest, bot_of, decide, decision_request
from burghof.bots.worker import Decide
from burghof.hosting.background_tasks import cancel_all
from burghof.hosting.bot_runner import BotRunner, WorkerError
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal, RefusalReason
from burghof.hosting.turns.store import TurnClaims
from burghof.kernel import AnyMatch, AnyPlugin, AnyStep, Decision, Stale
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

CLAIM_LEASE_S = 5.0
"""Seconds after which another process may claim a table whose bot has not moved; renewed while a bot decides."""
RETRY_DELAY_S = 0.2
"""Seconds before a move that could not be committed is retried; other processes wait until the lease expires."""
CLAIM_BATCH_SIZE = 64
LAST_RESORT_BOT = "random"
"""The bot that decides if all others have failed, so that no table gets stuck."""
FALLBACK_BOT = "page"
"""The bot that decides first if a higher level failed or took too long."""


class BotTurns:
    """Plays the bot turns that are due."""

    def __init__(
        self,
        claims: TurnClaims,
        live: LiveTableCache,
        journal: Journal,
        workers: BotRunner,
        timeout_s: float,
    ) -> None:
        """Create the service; searching bots use the worker pool. No bot may take longer than `timeout_s` seconds."""
        self._claims = claims
        self._live = live
        self._journal = journal
        self._workers = workers
        self._timeout_s = timeout_s
        self._tasks: dict[UUID, asyncio.Task[None]] = {}
        self._claimed_again: set[UUID] = set()
        """Tables that were claimed again while their task was running; the task may not have seen the new decision."""
        self.moves = 0
        self.failures = 0
        """How often a bot failed, took too long or chose an illegal move."""

    async def play_due(self) -> None:
        """Claim the tables with due bot turns and start to play them; renew the claims on those in progress."""
        for table in await self._claims.claim_bot_turns(CLAIM_LEASE_S, CLAIM_BATCH_SIZE):
            if table in self._tasks:
                self._claimed_again.add(table)
            else:
                self._start_task(table)
        if self._tasks:
            await self._claims.renew_bot_turns(list(self._tasks), CLAIM_LEASE_S)

    async def close(self) -> None:
        """Cancel all bot turns; their claims expire and other processes take over."""
        self._claimed_again.clear()
        await cancel_all(self._tasks.values())
        await self._workers.close()

    def _start_task(self, table: UUID) -> None:
        """Start a task that plays the bot turns of a table."""
        self._tasks[table] = asyncio.create_task(self._play(table))
        self._tasks[table].add_done_callback(lambda _: self._on_task_done(table))

    def _on_task_done(self, table: UUID) -> None:
        """Remove the finished task of a table; start a new one if the table was claimed during it."""
        del self._tasks[table]
        if table in self._claimed_again:
            self._claimed_again.discard(table)
            self._start_task(table)

    async def _play(self, table: UUID) -> None:
        """Play the bot turns of a table until it waits for a person; retry problems for `CLAIM_LEASE_S` seconds."""
        end = monotonic() + CLAIM_LEASE_S
        while not await self._try_play(table):
            if monotonic() >= end:
                return

    async def _try_play(self, table: UUID) -> bool:
        """Play the bot turns of a table; return False, after `RETRY_DELAY_S` seconds, if they must be retried."""
        try:
            live = await self._live.get(table)
            await self._journal.refresh(table)
            while (decision := first_bot_decision(live.match)) is not None:
                position, move = live.match.position, await self._choose(live.match, decision)
                if await self._journal.execute(table, partial(_play_if_current, decision, position, move)) is None:
                    self.moves += 1
        except ProblemError as error:
            log.warning("bot turn postponed", extra={"table": str(table), "problem": error.problem.type})
            await asyncio.sleep(RETRY_DELAY_S)
            return error.problem is not Problem.TRY_AGAIN
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
        for bot in fallback_chain(name):
            log_fields = {"bot": bot, "game": match.header.game}
            try:
                move = await self._ask_bot(match.plugin, decision_request(match, decision.seat, bot))
            except WorkerError as error:
                log.error("a bot did not answer", extra={**log_fields, "why": str(error)})  # noqa: TRY400 - our own traceback does not help
            except Exception:
                log.exception("a bot failed", extra=log_fields)
            else:
                if move in legal:
                    return move
                log.error("a bot chose an illegal move", extra=log_fields)
            self.failures += 1
        return legal[0]

    async def _ask_bot(self, plugin: AnyPlugin, request: DecisionRequest) -> Any:  # noqa: ANN401 - same
        """Return the bot's answer, from the worker pool if it searches, else from a thread. Raises `WorkerError`."""
        if request.bot in SEARCHING_BOTS:
            return msgspec.json.decode(await self._workers.run(Decide(request)), type=plugin.types.move)
        try:
            return await asyncio.wait_for(asyncio.to_thread(decide, plugin, request), self._timeout_s)
        except TimeoutError as error:
            raise WorkerError("timed out") from error


def fallback_chain(bot: str) -> Sequence[str]:
    """Return the bots to ask in this order until one of them answers."""
    if bot not in BOT_FACTORIES:
        return (LAST_RESORT_BOT,)
    return tuple(dict.fromkeys((bot, FALLBACK_BOT, LAST_RESORT_BOT) if bot in LEVELS else (bot, LAST_RESORT_BOT)))


def first_bot_decision(match: AnyMatch) -> Decision | None:
    """Return the first open decision of a bot, or None."""
    return next(
        (decision for decision in match.pending if not decision.answered and bot_of(match, decision.seat) is not None),
        None,
    )


def _play_if_current(
    decision: Decision,
    position: int,
    move: Any,  # noqa: ANN401 - the game decides the type of a move
    match: AnyMatch,
) -> AnyStep | RefusalReason:
    """Play the bot's move if the bot must still make exactly this decision, else return Stale.

    A sealed choice that has been made stays as it is. If the record has grown, the bot is asked again: its random seed
    is derived from the position of its move.
    """
    open_decision = match.decision_of(decision.seat)
    if (
        open_decision is None
        or open_decision.answered
        or match.position != position
        or bot_of(match, decision.seat) is None
    ):
        return Stale("not-yours")
    return match.play(decision.seat, move, decision.token)
