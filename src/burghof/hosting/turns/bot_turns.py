"""Bot turns: the journal says which bot must move; it decides from the view of its seat, outside the event loop."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Any
from uuid import UUID

import msgspec

from burghof.bots.roster import BOT_FACTORIES, LEVELS, SEARCHING_BOTS, SLOW_BOTS, lower_level
from burghof.bots.transcript import DecisionRequest, bot_of, decide, decision_request
from burghof.bots.worker import Decide
from burghof.hosting.background_tasks import cancel_all, run_logged
from burghof.hosting.bot_runner import BotRunner, WorkerError
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal, RefusalReason
from burghof.hosting.tables.bot_names import named_players
from burghof.hosting.thinking import Payer, ThinkingBudgets
from burghof.hosting.turns.store import BotClaim, TurnClaims
from burghof.kernel import AnyMatch, AnyPlugin, AnyStep, Decision, Player, Seat, Stale
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

CLAIM_LEASE_S = 5.0
"""Seconds after which another process may claim a table whose bot has not moved; renewed while a bot decides."""
RETRY_DELAY_S = 0.2
"""Seconds before a move that could not be committed is retried; other processes wait until the lease expires."""
MAX_QUICK_CLAIMS = 32
"""Maximum number of tables with quick bots that this process plays at the same time."""
WAKE_DELAY_S = 0.02
"""Seconds in which several notifications are answered by one claim."""
BOT_NICENESS = 5
"""OS niceness of bot workers: everything else has priority, so that a machine with one core still serves."""
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
        budgets: ThinkingBudgets,
        timeout_s: float,
    ) -> None:
        """Create the service; searching bots use the worker pool. No bot may take longer than `timeout_s` seconds."""
        self._claims = claims
        self._live = live
        self._journal = journal
        self._workers = workers
        self._budgets = budgets
        self._timeout_s = timeout_s
        self._tasks: dict[UUID, asyncio.Task[None]] = {}
        self._claims_in_progress: dict[UUID, BotClaim] = {}
        self._claimed_again: dict[UUID, BotClaim] = {}
        """Tables that were claimed again while their task was running; the task may not have seen the new decision."""
        self._wake_task: asyncio.Task[None] | None = None
        self._is_closed = False
        self.moves = 0
        self.failures = 0
        """How often a bot failed, took too long or chose an illegal move."""

    async def play_due(self) -> None:
        """Claim the tables with due bot turns and start to play them; renew the claims on those in progress."""
        slow, quick = self._free_places
        claims = await self._claims.claim_bot_turns(CLAIM_LEASE_S, slow=slow, quick=quick)
        for claim in claims:
            if claim.table in self._tasks:
                self._claimed_again[claim.table] = claim
            else:
                self._start_task(claim)
        if self._tasks:
            await self._claims.renew_bot_turns(list(self._tasks), CLAIM_LEASE_S)

    @property
    def is_full(self) -> bool:
        """Whether this process plays as many tables with slow bots, or with quick ones, as it may."""
        return 0 in self._free_places

    @property
    def _free_places(self) -> tuple[int, int]:
        """How many more tables with slow bots, and with quick ones, this process may play."""
        slow = sum(claim.is_slow for claim in self._claims_in_progress.values())
        quick = len(self._claims_in_progress) - slow
        return max(0, self._workers.slow_slots - slow), max(0, MAX_QUICK_CLAIMS - quick)

    def play_due_soon(self) -> None:
        """Play due bot turns in a moment; calls until then are answered together."""
        if self._wake_task is None and not self._is_closed:
            self._wake_task = asyncio.create_task(self._play_due_later())

    async def _play_due_later(self) -> None:
        await asyncio.sleep(WAKE_DELAY_S)
        self._wake_task = None
        await run_logged(self.play_due())

    async def close(self) -> None:
        """Cancel all bot turns; their claims expire and other processes take over."""
        self._is_closed = True
        self._claimed_again.clear()
        await cancel_all([*self._tasks.values(), *([self._wake_task] if self._wake_task else [])])
        await self._workers.close()

    def _start_task(self, claim: BotClaim) -> None:
        """Start a task that plays the bot turns of a table."""
        self._claims_in_progress[claim.table] = claim
        self._tasks[claim.table] = asyncio.create_task(self._play(claim))
        self._tasks[claim.table].add_done_callback(lambda _: self._on_task_done(claim.table))

    def _on_task_done(self, table: UUID) -> None:
        """Remove the finished task of a table; start a new one if the table was claimed during it."""
        del self._tasks[table]
        claim = self._claims_in_progress.pop(table)
        again = self._claimed_again.pop(table, None)
        if again is not None:
            self._start_task(again)
        elif claim.is_slow:
            self.play_due_soon()  # other tables may wait for a slow bot

    async def _play(self, claim: BotClaim) -> None:
        """Play the bot turns of a table until it waits for a person; retry problems for `CLAIM_LEASE_S` seconds."""
        end = monotonic() + CLAIM_LEASE_S
        while not await self._try_play(claim):
            if monotonic() >= end:
                return

    async def _try_play(self, claim: BotClaim) -> bool:
        """Play the bot turns of a table; return False, after `RETRY_DELAY_S` seconds, if they must be retried.

        After the move of a slow bot, the claim ends: other tables may be first.
        """
        table = claim.table
        try:
            live = await self._live.get(table)
            await self._journal.refresh(table)
            lowered: Decision | None = None
            while (decision := first_bot_decision(live.match)) is not None:
                bot = bot_of(live.match, decision.seat)
                assert bot is not None, "a bot turn is due only at a seat that a bot plays"
                lower = lower_level(bot)
                if lower is not None and lowered != decision and await self._budgets.is_empty(claim.payer):
                    lowered = decision
                    await self._journal.execute(table, partial(_play_lower, decision.seat, bot, lower, table))
                    continue
                position, move = live.match.position, await self._choose(live.match, decision, bot, claim)
                if await self._journal.execute(table, partial(_play_if_current, decision, position, move)) is None:
                    self.moves += 1
                if bot in SLOW_BOTS and first_bot_decision(live.match) is not None:
                    await self._claims.release_bot_turn(table)
                    break
        except ProblemError as error:
            log.warning("bot turn postponed", extra={"table": str(table), "problem": error.problem.type})
            await asyncio.sleep(RETRY_DELAY_S)
            return error.problem is not Problem.TRY_AGAIN
        except Exception:
            log.exception("a bot could not move", extra={"table": str(table)})
        return True

    async def _choose(self, match: AnyMatch, decision: Decision, name: str, claim: BotClaim) -> Any:  # noqa: ANN401 - the game decides the type of a move
        """Return the bot's move, decided from the view of its seat.

        If the bot fails, simpler bots decide in turn; if all fail, it is the first legal move.
        """
        legal = match.game.legal_moves(match.state, decision.seat)
        for bot in fallback_chain(name):
            log_fields = {"bot": bot, "game": match.header.game, "table": str(claim.table)}
            try:
                move = await self._ask_bot(match.plugin, decision_request(match, decision.seat, bot), claim.payer)
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

    async def _ask_bot(self, plugin: AnyPlugin, request: DecisionRequest, payer: Payer) -> Any:  # noqa: ANN401 - same
        """Return the bot's answer, from the worker pool if it searches, else from a thread. Raises `WorkerError`."""
        if request.bot in SEARCHING_BOTS:
            reply = await self._workers.run(Decide(request), is_slow=request.bot in SLOW_BOTS)
            if lower_level(request.bot) is not None:
                await self._budgets.charge(payer, reply.seconds)
            return msgspec.json.decode(reply.result, type=plugin.types.move)
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


def _play_lower(seat: Seat, bot: str, lower: str, table: UUID, match: AnyMatch) -> AnyStep | RefusalReason:
    """Let a bot play at a lower level from now on, unless another player has its seat by now."""
    if match.is_over or bot_of(match, seat) != bot:
        return Stale("not-yours")
    return match.change_seat(seat, Player(named_players(table, match.players)[seat].name, lower))


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
