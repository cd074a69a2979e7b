"""Reviews: access checks, the job that makes them, and their progress."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final
from uuid import UUID

import msgspec
from msgspec.structs import replace

from burghof.bots.analysis.records import ReviewSize
from burghof.bots.analysis.review import hide_choices, make_review
from burghof.bots.analysis.swings import Swing, largest_swings
from burghof.bots.analysis.verdict import Verdict
from burghof.bots.worker import CountChoices, JudgeChoice
from burghof.hosting.bot_runner import BotRunner
from burghof.hosting.history.replay_steps import player_turns, record_positions
from burghof.hosting.history.service import ReplayService
from burghof.hosting.jobs.service import RecordService
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.people.session import Person
from burghof.hosting.review.store import ReviewStore
from burghof.hosting.review.stored_review import StoredReview
from burghof.hosting.tables.hint_store import HintStore, StoredHint
from burghof.hosting.tables.table_cards import TableCards
from burghof.hosting.thinking import Payer, ThinkingBudgets
from burghof.kernel import Seat
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import AskedHint, GameReview, ReplaySwing, ReviewStatus

REVIEW_ITERATIONS: Final = 200
"""Search iterations per verdict: a review takes 30 seconds for Kilt Castle, ten minutes for a long game of Solomon."""


CACHED_SWINGS: Final = 64
"""Number of finished games whose swings are cached: they are asked for again while a review is made."""
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
        replays: ReplayService,
        records: RecordService,
        worker_pool: BotRunner,
        budgets: ThinkingBudgets,
    ) -> None:
        self._reviews = reviews
        self._hints = hints
        self._cards = cards
        self._replays = replays
        self._records = records
        self._worker_pool = worker_pool
        self._budgets = budgets
        self._swings: OrderedDict[UUID, tuple[ReplaySwing | None, ...]] = OrderedDict()

    async def request(self, person: Person, table: UUID, network: bytes = b"") -> GameReview:
        """Request a review if there is none; return its progress.

        Raises `Problem.RATE_LIMITED` if the thinking time of this person or network is used up.
        """
        await self._require_finished(person, table)
        payer = Payer(person.id, network)
        await self._budgets.require(payer)
        await self._reviews.request(table, REVIEW_ITERATIONS, payer)
        return await self.read(person, table)

    async def read(self, person: Person | None, table: UUID) -> GameReview:
        """Return a review with the verdicts that exist so far."""
        await self._require_finished(person, table)
        stored, opted_out = await self._reviews.read(table, REVIEW_ITERATIONS), await self._reviews.opted_out(table)
        hints = await self._hints.read(table, person.id) if person else ()
        live = await self._replays.load_finished(table)
        if table not in self._swings:
            self._swings[table] = await asyncio.to_thread(_replay_swings, live)
            if len(self._swings) > CACHED_SWINGS:
                self._swings.popitem(last=False)
        response = await asyncio.to_thread(_build_response, live, stored, opted_out, self._swings[table])
        return replace(response, hints=_place_hints(response, hints))

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


def _build_response(
    live: LiveTable,
    stored: StoredReview | None,
    opted_out: tuple[int, ...],
    swings: tuple[ReplaySwing | None, ...],
) -> GameReview:
    """Build the response for a review; hides the judgements of seats that opted out."""
    match = live.match
    if stored is None:
        return GameReview(live.id, REVIEW_ITERATIONS, "unasked", 0, 0, unjudged=opted_out, swings=swings)
    verdicts = [msgspec.json.decode(verdict, type=Verdict) for verdict in stored.verdicts]
    is_done = len(verdicts) == stored.total
    status: ReviewStatus = "done" if is_done else "failed" if stored.has_failed else "running"
    review = make_review(
        match.seats, verdicts, match.outcome if is_done else None, ends_with_luck=stored.ends_with_luck
    )
    entries = {seat: record_positions(live, seat) for seat in {verdict.seat for verdict in verdicts}}
    positions = tuple(sum(entry < verdict.entry for entry in entries[verdict.seat]) for verdict in verdicts)
    return GameReview(
        table=live.id,
        iterations=REVIEW_ITERATIONS,
        standing=status,
        done=len(verdicts),
        total=stored.total or 0,
        review=hide_choices(review, opted_out),
        places=positions,
        unjudged=opted_out,
        swings=swings,
    )


def _place_hints(response: GameReview, hints: Sequence[StoredHint]) -> tuple[AskedHint, ...]:
    """Return each hint with the next verdict on a choice of its seat."""
    verdicts = response.review.verdicts if response.review else ()
    found = {
        at: AskedHint(at, stored.hint.ideas[0])
        for stored in hints
        for at in [_next_verdict(verdicts, stored.hint.seat, stored.position)]
        if at is not None
    }
    return tuple(found.values())


def _next_verdict(verdicts: Sequence[Verdict], seat: int, position: int) -> int | None:
    """Return the index of the first verdict on a choice of a seat from this position in the record on."""
    return next((at for at, one in enumerate(verdicts) if one.seat == seat and one.entry >= position), None)


def _replay_swings(live: LiveTable) -> tuple[ReplaySwing | None, ...]:
    """Return each seat's largest swing by the game's heuristic, placed in the replay of that seat."""
    match = live.match
    if match.outcome is None:
        return ()
    swings = largest_swings(match.plugin, match.header.rules, player_turns(live), match.outcome)
    return tuple(_place_in_replay(live, Seat(seat), swing) if swing else None for seat, swing in enumerate(swings))


def _place_in_replay(live: LiveTable, seat: Seat, swing: Swing) -> ReplaySwing:
    return ReplaySwing(sum(entry < swing.entry for entry in record_positions(live, seat)), swing.change)
