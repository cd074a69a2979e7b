"""Reviews: access checks, the job that makes them, and their progress."""

from typing import Final
from uuid import UUID

import msgspec

from burghof.bots.analysis.records import ReviewSize
from burghof.bots.worker import CountChoices, JudgeChoice
from burghof.hosting.bot_runner import BotRunner
from burghof.hosting.jobs.service import RecordService
from burghof.hosting.people.session import Person
from burghof.hosting.replayer.service import Replayer
from burghof.hosting.review.review_task import ReadReview
from burghof.hosting.review.store import ReviewStore
from burghof.hosting.tables.hint_store import HintStore
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.thinking import Payer, ThinkingBudgets
from burghof.wire.problem import Problem, ProblemError

REVIEW_ITERATIONS: Final = 200
"""Search iterations per verdict: a review takes 30 seconds for Kilt Castle, ten minutes for a long game of Solomon."""
VERDICT_TIMEOUT_S: Final = 300.0
"""Timeout of one verdict in seconds."""
REVIEW_NICENESS: Final = 10
"""OS niceness of the review worker; lower priority than bots that players wait for."""


class ReviewService:
    """Reviews of finished games, for everyone who may see the table."""

    def __init__(  # noqa: PLR0913, PLR0917 - its dependencies
        self,
        reviews: ReviewStore,
        hints: HintStore,
        cards: TableCards,
        replayer: Replayer,
        records: RecordService,
        worker_pool: BotRunner,
        budgets: ThinkingBudgets,
    ) -> None:
        self._reviews = reviews
        self._hints = hints
        self._cards = cards
        self._replayer = replayer
        self._records = records
        self._worker_pool = worker_pool
        self._budgets = budgets

    async def request(self, person: Person, table: UUID, network: bytes = b"", *, is_gzipped: bool) -> bytes:
        """Request a review if there is none; return its progress, a `GameReview`.

        Raises `Problem.RATE_LIMITED` if the thinking time of this person or network is used up.
        """
        await self._require_finished(person, table)
        payer = Payer(person.id, network)
        await self._budgets.require(payer)
        await self._reviews.request(table, REVIEW_ITERATIONS, payer)
        return await self.read(person, table, is_gzipped=is_gzipped)

    async def read(self, person: Person | None, table: UUID, *, is_gzipped: bool) -> bytes:
        """Return a review with the verdicts that exist so far, a `GameReview`."""
        await self._require_finished(person, table)
        hints = await self._hints.read(table, person.id) if person else ()
        task = ReadReview(
            iterations=REVIEW_ITERATIONS,
            stored=await self._reviews.read(table, REVIEW_ITERATIONS),
            opted_out=await self._reviews.opted_out(table),
            hints=tuple(hints),
            is_gzipped=is_gzipped,
        )
        return await self._replayer.ask(await self._replayer.latest(table), task)

    async def set_consent(self, person: Person, table: UUID, seat: int, *, is_judged: bool) -> None:
        """Set whether the choices of a seat are judged; only the holder of the seat may set this."""
        await self._cards.require_seat(table, person, seat)
        await self._require_finished(person, table)
        await self._reviews.set_consent(table, seat, is_judged=is_judged)

    async def close(self) -> None:
        """Stop the review worker."""
        await self._worker_pool.close()

    async def _require_finished(self, person: Person | None, table: UUID) -> None:
        """Raise `ProblemError` unless the game is over and this person may see the table."""
        if (await self._cards.require_visible(table, person)).phase != "over":
            raise ProblemError(Problem.NOT_NOW, "the game is not over")

    async def run_job(self, table: UUID, iterations: int) -> None:
        """Run the job: judge the remaining choices, one at a time; marks the review as failed if that raises."""
        try:
            record = await self._records.read(table)
            payer = await self._reviews.payer(table, iterations)
            size = msgspec.json.decode((await self._worker_pool.run(CountChoices(record))).result, type=ReviewSize)
            done = await self._reviews.start(table, iterations, size.total, ends_with_luck=size.ends_with_luck)
            for number in range(done, size.total):
                reply = await self._worker_pool.run(JudgeChoice(record, number, iterations))
                await self._reviews.save_verdict(table, iterations, number, reply.result.decode())
                if payer is not None:
                    await self._budgets.charge(payer, reply.seconds)
        except Exception:
            await self._reviews.mark_failed(table, iterations)
            raise
