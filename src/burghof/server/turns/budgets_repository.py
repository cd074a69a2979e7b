"""The SQL of thinking budgets. A balance is stored with its time; what was earned since then is added on reading."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict
from psycopg.rows import scalar_row

from burghof.hosting.thinking import REFILL_S, Budget
from burghof.server.infra.database import Database

SELECT_BALANCE = """
SELECT min(coalesce(
    least(given.capacity, kept.seconds + extract(epoch FROM now() - kept.updated_at) * given.capacity / %s),
    given.initial
))::float8
FROM unnest(%s::text[], %s::float8[], %s::float8[]) AS given (owner, capacity, initial)
LEFT JOIN budgets AS kept USING (owner)
"""

CHARGE_BUDGET = """
INSERT INTO budgets AS kept (owner, seconds) VALUES (%(owner)s, %(initial)s - %(seconds)s)
ON CONFLICT (owner) DO UPDATE
SET seconds = least(
        %(capacity)s, kept.seconds + extract(epoch FROM now() - kept.updated_at) * %(capacity)s / %(refill)s
    ) - %(seconds)s,
    updated_at = now()
"""

DELETE_UNUSED_BUDGETS = "DELETE FROM budgets WHERE updated_at < now() - make_interval(days => %s)"
UNUSED_DAYS: Final = 90
"""Days without a search after which a budget is deleted; as many as a session lasts."""


class BudgetsRepository:
    """Storage of budgets. The table is not logged: a crash of the database refills all budgets, which is harmless."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def balance(self, budgets: Sequence[Budget]) -> float:
        """Return the smallest balance of these budgets in seconds."""
        columns = [
            [budget.owner for budget in budgets],
            [budget.capacity for budget in budgets],
            [budget.initial for budget in budgets],
        ]
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            balance = await (await cursor.execute(SELECT_BALANCE, (REFILL_S, *columns))).fetchone()
        return float(balance or 0)

    async def charge(self, budgets: Sequence[Budget], seconds: float) -> None:
        """Take seconds from each of these budgets."""
        async with self._database.connection() as connection:
            for budget in budgets:
                await connection.execute(CHARGE_BUDGET, {**asdict(budget), "seconds": seconds, "refill": REFILL_S})

    async def delete_unused(self) -> None:
        """Delete the budgets that nobody uses any more."""
        async with self._database.connection() as connection:
            await connection.execute(DELETE_UNUSED_BUDGETS, (UNUSED_DAYS,))
