"""Hints: what the coach would play for a seat, and why. They are found in a bot's process, from the seat's own view."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, TypeAlias
from uuid import UUID

import msgspec

from burghof.bots.coach.hint import Hint, HintRequest, Idea, hint_request
from burghof.bots.worker import FindHint
from burghof.hosting.bot_runner import BotRunner, WorkerError
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal
from burghof.hosting.people.session import Person
from burghof.hosting.tables.hint_store import HintStore, StoredHint
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.thinking import Payer, ThinkingBudgets
from burghof.kernel import AnyMatch, Decision, Offer, Seat, offers_for
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import CoachHint, CoachIdea

CACHED_HINTS: Final = 256
"""Number of hints that are cached: the same decision is asked about again after a reload."""

HintKey: TypeAlias = tuple[UUID, Seat, int]
"""The table, the seat, and the position in the record."""


class HintService:
    """Hints for people who play alone against bots, and at tables where all agreed to hints."""

    def __init__(
        self,
        store: HintStore,
        cards: TableCards,
        live: LiveTableCache,
        journal: Journal,
        workers: BotRunner,
        budgets: ThinkingBudgets,
    ) -> None:
        self._store = store
        self._cards = cards
        self._live = live
        self._journal = journal
        self._workers = workers
        self._budgets = budgets
        self._hints: OrderedDict[HintKey, asyncio.Task[Hint]] = OrderedDict()

    async def find(self, person: Person, table: UUID, seat: int, network: bytes = b"") -> CoachHint:
        """Return a hint for the decision of a seat, and store that this person asked for it.

        Raises `Problem.NOT_NOW` if there is no decision, or if there are no hints at this table. Raises
        `Problem.RATE_LIMITED` if the thinking time of this person or network is used up, and `Problem.TRY_AGAIN` if the
        search failed.
        """
        await self._cards.require_seat(table, person, seat)
        card = await self._cards.require_visible(table, person)
        live = await self._live.get(table)
        await self._journal.refresh(table)
        match = live.match
        decision = match.decision_of(Seat(seat))
        if decision is None or decision.answered:
            raise ProblemError(Problem.NOT_NOW, "the seat has no decision")
        if not may_have_hints(match, has_hints=card.has_hints):
            raise ProblemError(Problem.NOT_NOW, "there are no hints at this table")
        position, offers = match.position, offers_for(match, decision.seat)
        payer = Payer(person.id, network)
        await self._budgets.require(payer)
        try:
            hint = await asyncio.shield(self._task(match, table, decision, payer))
        except WorkerError as error:
            raise ProblemError(Problem.TRY_AGAIN, "the search failed") from error
        answer = _to_response(decision, hint, offers)
        await self._store.save(table, person.id, StoredHint(position, answer))
        return answer

    async def close(self) -> None:
        """Forget all hints; searches end with the workers."""
        for task in self._hints.values():
            task.cancel()
        self._hints.clear()

    def _task(self, match: AnyMatch, table: UUID, decision: Decision, payer: Payer) -> asyncio.Task[Hint]:
        """Return the search for a decision: one at a time, however often it is asked for."""
        key = (table, decision.seat, match.position)
        task = self._hints.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._hints[key] = asyncio.create_task(self._search(hint_request(match, decision.seat), payer))
            while len(self._hints) > CACHED_HINTS:
                self._hints.popitem(last=False)
        return task

    async def _search(self, request: HintRequest, payer: Payer) -> Hint:
        reply = await self._workers.run(FindHint(request), is_slow=False)
        await self._budgets.charge(payer, reply.seconds)
        return msgspec.json.decode(reply.result, type=Hint)


def may_have_hints(match: AnyMatch, *, has_hints: bool) -> bool:
    """Return whether the game has hints, and all agreed to them or one person plays against bots from the start."""
    companies = (match.header.seats, match.players)
    is_alone = all(sum(player.bot is None for player in players) == 1 for players in companies)
    return match.plugin.card.hints and (has_hints or is_alone)


def _to_response(decision: Decision, hint: Hint, offers: Sequence[Offer[Any, Any]]) -> CoachHint:
    return CoachHint(
        seat=decision.seat,
        token=decision.token,
        worlds=hint.worlds,
        ideas=tuple(_to_idea(idea, offers[idea.choice]) for idea in hint.ideas),
    )


def _to_idea(idea: Idea, offer: Offer[Any, Any]) -> CoachIdea:
    why = idea.explanation
    return CoachIdea(
        picks=offer.picks,
        message=offer.message,
        best_in=idea.best_in,
        is_tempting=idea.is_tempting,
        why=None if why is None else why.message,
        clause="" if why is None else why.clause,
        items=() if why is None else why.items,
    )
