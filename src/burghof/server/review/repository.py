"""The SQL of reviews and their verdicts."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from uuid import UUID

from msgspec import Struct
from psycopg.rows import class_row, scalar_row

from burghof.hosting.review.stored_review import StoredReview
from burghof.hosting.thinking import Payer
from burghof.server.infra.database import Database
from burghof.wire.problem import Problem, ProblemError

UPSERT_REVIEW = """
INSERT INTO reviews (table_id, iterations, person, network) VALUES (%s, %s, %s, %s)
ON CONFLICT (table_id, iterations) DO UPDATE
SET has_failed = false, person = excluded.person, network = excluded.network
WHERE reviews.has_failed
RETURNING table_id
"""
"""Returns a row only if a job is needed: no review was requested yet, or the last attempt failed."""

COUNT_WAITING = "SELECT count(*) FROM reviews WHERE person = %s AND total IS NULL AND NOT has_failed"
MAX_WAITING = 3
"""How many reviews of one person may wait for their begin, this one included."""
SELECT_PAYER = "SELECT person, network FROM reviews WHERE table_id = %s AND iterations = %s"

UPDATE_TOTAL = """
UPDATE reviews SET total = %s, ends_by_fortune = %s, has_failed = false WHERE table_id = %s AND iterations = %s
"""
UPDATE_FAILED = "UPDATE reviews SET has_failed = true WHERE table_id = %s AND iterations = %s"
INSERT_VERDICT = """
INSERT INTO verdicts (table_id, iterations, number, verdict) VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING
"""
COUNT_VERDICTS = "SELECT count(*) AS number FROM verdicts WHERE table_id = %s AND iterations = %s"
SELECT_REVIEW = """
SELECT total, ends_by_fortune AS ends_with_luck, has_failed FROM reviews WHERE table_id = %s AND iterations = %s
"""
SELECT_OPTED_OUT = "SELECT seat FROM unjudged WHERE table_id = %s ORDER BY seat"
INSERT_OPT_OUT = "INSERT INTO unjudged (table_id, seat) VALUES (%s, %s) ON CONFLICT DO NOTHING"
DELETE_OPT_OUT = "DELETE FROM unjudged WHERE table_id = %s AND seat = %s"
SELECT_VERDICTS = "SELECT verdict FROM verdicts WHERE table_id = %s AND iterations = %s ORDER BY number"

Enqueue: TypeAlias = Callable[[Any, UUID, int], Awaitable[None]]
"""Enqueues the review job of a table; the job becomes visible when the connection's transaction commits."""


class ReviewRow(Struct, frozen=True):
    """A row of `SELECT_REVIEW`."""

    total: int | None
    ends_with_luck: bool
    has_failed: bool


class ReviewsRepository:
    """Storage of reviews and their verdicts, and of the seats that opted out."""

    def __init__(self, database: Database, enqueue: Enqueue) -> None:
        """Create the repository; `enqueue` enqueues review jobs."""
        self._database = database
        self._enqueue = enqueue

    async def request(self, table: UUID, iterations: int, payer: Payer) -> None:
        """Request a review and enqueue its job, unless the review is complete or running.

        Raises `Problem.RATE_LIMITED` if too many reviews of this person have not begun.
        """
        asked = (table, iterations, payer.person, payer.network)
        async with self._database.transaction() as connection:
            if await (await connection.execute(UPSERT_REVIEW, asked)).fetchone() is not None:
                cursor = connection.cursor(row_factory=scalar_row)
                waiting = await (await cursor.execute(COUNT_WAITING, (payer.person,))).fetchone()
                if int(waiting or 0) > MAX_WAITING:
                    raise ProblemError(Problem.RATE_LIMITED, "other reviews of yours wait: try again later")
                await self._enqueue(connection, table, iterations)

    async def payer(self, table: UUID, iterations: int) -> Payer | None:
        """Return who requested the review; None if an earlier release stored it."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SELECT_PAYER, (table, iterations))).fetchone()
        return None if row is None or row[0] is None else Payer(row[0], row[1] or b"")

    async def start(self, table: UUID, iterations: int, total: int, *, ends_with_luck: bool) -> int:
        """Store the number of choices to judge and clear a failure; return how many verdicts exist."""
        async with self._database.connection() as connection:
            await connection.execute(UPDATE_TOTAL, (total, ends_with_luck, table, iterations))
            cursor = connection.cursor(row_factory=scalar_row)
            number = await (await cursor.execute(COUNT_VERDICTS, (table, iterations))).fetchone()
        return int(number or 0)

    async def save_verdict(self, table: UUID, iterations: int, number: int, verdict: str) -> None:
        """Store the verdict of choice `number`, unless one exists."""
        async with self._database.connection() as connection:
            await connection.execute(INSERT_VERDICT, (table, iterations, number, verdict))

    async def mark_failed(self, table: UUID, iterations: int) -> None:
        """Mark the review as failed."""
        async with self._database.connection() as connection:
            await connection.execute(UPDATE_FAILED, (table, iterations))

    async def set_consent(self, table: UUID, seat: int, *, is_judged: bool) -> None:
        """Store whether the choices of a seat are judged."""
        async with self._database.connection() as connection:
            await connection.execute(DELETE_OPT_OUT if is_judged else INSERT_OPT_OUT, (table, seat))

    async def opted_out(self, table: UUID) -> tuple[int, ...]:
        """Return the seats that opted out of the review, in order."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            return tuple(await (await cursor.execute(SELECT_OPTED_OUT, (table,))).fetchall())

    async def read(self, table: UUID, iterations: int) -> StoredReview | None:
        """Return the review with the verdicts that exist so far; None if it was never requested."""
        async with self._database.connection() as connection:
            reviews = connection.cursor(row_factory=class_row(ReviewRow))
            row = await (await reviews.execute(SELECT_REVIEW, (table, iterations))).fetchone()
            if row is None:
                return None
            verdicts = connection.cursor(row_factory=scalar_row)
            texts = await (await verdicts.execute(SELECT_VERDICTS, (table, iterations))).fetchall()
        return StoredReview(row.total, row.ends_with_luck, row.has_failed, tuple(texts))
