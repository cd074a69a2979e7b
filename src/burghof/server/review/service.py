"""Reviews: access checks, the job that makes them, and their progress."""

import asyncio
from typing import Final
from uuid import UUID

import msgspec

from burghof.bots.analysis.records import Extent
from burghof.bots.analysis.review import review_of, without
from burghof.bots.analysis.verdict import Verdict
from burghof.bots.thinking import Count, Judge
from burghof.server.history.moments import places_of
from burghof.server.history.service import Replays
from burghof.server.infra.thinkers import Thinkers
from burghof.server.jobs.service import Records
from burghof.server.journal.live import LiveTable
from burghof.server.people.session import Person
from burghof.server.review.repository import ReviewRow, ReviewsRepository
from burghof.server.tables.cards import Cards
from burghof.wire.answers import GameReview, Standing
from burghof.wire.problem import Problem, Trouble

BUDGET: Final = 200
"""Search iterations per verdict: a review takes 30 seconds for Kilt Castle, ten minutes for a long game of Solomon."""


VERDICT: Final = 300.0
"""Timeout of one verdict in seconds."""
MANNERS: Final = 10
"""OS niceness of the review worker; lower priority than bots that players wait for."""


class Reviews:
    """Reviews of finished games, for everyone who may see the table."""

    def __init__(
        self, reviews: ReviewsRepository, cards: Cards, replays: Replays, records: Records, thinkers: Thinkers
    ) -> None:
        self._reviews = reviews
        self._cards = cards
        self._replays = replays
        self._records = records
        self._thinkers = thinkers

    async def ask(self, person: Person, table: UUID) -> GameReview:
        """Request a review if there is none; return its progress."""
        await self._require(person, table)
        await self._reviews.ask(table, BUDGET)
        return await self.read(person, table)

    async def read(self, person: Person | None, table: UUID) -> GameReview:
        """Return a review with the verdicts that exist so far."""
        await self._require(person, table)
        row, unjudged = await self._reviews.read(table, BUDGET), await self._reviews.unjudged(table)
        live = await self._replays.finished(table)
        return await asyncio.to_thread(_answer, live, row, unjudged)

    async def judge(self, person: Person, table: UUID, seat: int, *, is_judged: bool) -> None:
        """Set whether the choices of a seat are judged; only the holder of the seat may set this."""
        await self._cards.require_seat(table, person, seat)
        await self._require(person, table)
        await self._reviews.judge(table, seat, is_judged=is_judged)

    async def close(self) -> None:
        """Stop the review worker."""
        await self._thinkers.close()

    async def _require(self, person: Person | None, table: UUID) -> None:
        """Raise `Trouble` unless the game is over and this person may see the table."""
        if (await self._cards.seen(table, person)).phase != "over":
            raise Trouble(Problem.NOT_NOW, "the game is not over")

    async def make(self, table: UUID, iterations: int) -> None:
        """Run the job: judge the remaining choices, one at a time; marks the review as failed if that raises."""
        try:
            record = await self._records.read(table)
            extent = msgspec.json.decode(await self._thinkers.ask(Count(record)), type=Extent)
            done = await self._reviews.begin(table, iterations, extent.total, ends_by_fortune=extent.ends_by_fortune)
            for number in range(done, extent.total):
                verdict = await self._thinkers.ask(Judge(record, number, iterations))
                await self._reviews.keep(table, iterations, number, bytes(verdict).decode())
        except Exception:
            await self._reviews.fail(table, iterations)
            raise


def _answer(live: LiveTable, row: ReviewRow | None, unjudged: tuple[int, ...]) -> GameReview:
    """Build the response for a review; hides the judgements of seats that opted out."""
    match = live.match
    if row is None:
        return GameReview(live.id, BUDGET, "unasked", 0, 0, unjudged=unjudged)
    verdicts = [msgspec.json.decode(verdict, type=Verdict) for verdict in row.verdicts]
    is_done = len(verdicts) == row.total
    standing: Standing = "done" if is_done else "failed" if row.has_failed else "running"
    review = review_of(match.seats, verdicts, match.outcome if is_done else None, ends_by_fortune=row.ends_by_fortune)
    entries = {seat: places_of(live, seat) for seat in {verdict.seat for verdict in verdicts}}
    places = tuple(sum(entry < verdict.entry for entry in entries[verdict.seat]) for verdict in verdicts)
    told = without(review, unjudged)
    return GameReview(live.id, BUDGET, standing, len(verdicts), row.total or 0, told, places, unjudged)
