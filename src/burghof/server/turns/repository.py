"""SQL to claim due bot turns and deadlines; with SKIP LOCKED, processes do not wait for each other."""

from collections.abc import Sequence
from typing import Final
from uuid import UUID

from msgspec import Struct
from psycopg.rows import class_row, scalar_row

from burghof.hosting.thinking import Payer
from burghof.hosting.turns.store import BotClaim
from burghof.server.infra.database import Database

CLAIM_BOT_TURNS = """
WITH due AS (
    SELECT turns.table_id, turns.bot_is_slow, turns.bot_due, tables.host,
           coalesce(turns.followed_until > now(), false) AS is_followed,
           EXISTS (SELECT FROM holders WHERE holders.table_id = turns.table_id) AS has_people
    FROM turns JOIN tables ON tables.id = turns.table_id
    WHERE turns.bot_due <= now()
),
busy AS (
    SELECT tables.host, turns.bot_is_slow, count(*) AS claims
    FROM turns JOIN tables ON tables.id = turns.table_id
    WHERE turns.bot_due > now() AND turns.bot_due < 'infinity'
    GROUP BY tables.host, turns.bot_is_slow
),
counted AS (
    SELECT due.*, coalesce(busy.claims, 0) + row_number() OVER (
        PARTITION BY due.host, due.bot_is_slow
        ORDER BY due.has_people AND due.is_followed DESC, due.has_people DESC, due.bot_due
    ) AS claims_of_host
    FROM due LEFT JOIN busy ON busy.host = due.host AND busy.bot_is_slow = due.bot_is_slow
),
placed AS (
    SELECT counted.table_id, counted.bot_is_slow, row_number() OVER (
        PARTITION BY bot_is_slow
        ORDER BY claims_of_host > %(share)s, has_people AND is_followed DESC, has_people DESC, bot_due
    ) AS place
    FROM counted
    WHERE has_people OR is_followed
),
chosen AS (
    SELECT table_id, false AS sleeps FROM placed
    WHERE place <= CASE WHEN bot_is_slow THEN %(slow)s ELSE %(quick)s END
    UNION ALL
    SELECT table_id, true FROM due WHERE NOT has_people AND NOT is_followed
),
locked AS (
    SELECT turns.table_id, chosen.sleeps
    FROM turns JOIN chosen USING (table_id)
    WHERE turns.bot_due <= now()
      AND NOT (chosen.sleeps AND coalesce(turns.followed_until > now(), false))
    FOR UPDATE OF turns SKIP LOCKED
),
claimed AS (
    UPDATE turns
    SET bot_due = CASE WHEN locked.sleeps THEN 'infinity' ELSE now() + make_interval(secs => %(lease)s) END
    FROM locked WHERE turns.table_id = locked.table_id
    RETURNING turns.table_id, turns.bot_is_slow, locked.sleeps
)
SELECT claimed.table_id AS table, claimed.bot_is_slow AS is_slow, tables.host AS person, tables.network
FROM claimed JOIN tables ON tables.id = claimed.table_id
WHERE NOT claimed.sleeps
"""
"""Claims due tables in the order of `TurnClaims.claim_bot_turns`.

A host with more than `share` claims comes after all others. A table without people and followers is set to sleep: its
`bot_due` is infinite until a client follows it.
"""

RELEASE_BOT_TURN = "UPDATE turns SET bot_due = now() WHERE table_id = %s AND bot_due > now() AND bot_due < 'infinity'"

RENEW_BOT_TURNS = """
UPDATE turns SET bot_due = now() + make_interval(secs => %s)
WHERE table_id IN (
    SELECT table_id FROM turns
    WHERE table_id = ANY(%s) AND bot_due > now() ORDER BY table_id FOR UPDATE SKIP LOCKED
)
"""

CLAIM_DEADLINES = """
UPDATE turns SET deadline = deadline + make_interval(secs => %s)
WHERE table_id IN (
    SELECT table_id FROM turns WHERE deadline <= now() - (SELECT lost FROM heartbeat)
    ORDER BY deadline LIMIT %s FOR UPDATE SKIP LOCKED
)
RETURNING table_id
"""


CLAIMS_PER_HOST: Final = 2
"""How many tables of one host are claimed at once while others wait."""


class BotClaimRow(Struct, frozen=True):
    """A row of `CLAIM_BOT_TURNS`."""

    table: UUID
    is_slow: bool
    person: UUID
    network: bytes | None


class TurnClaimsRepository:
    """Tables with something due. A claim expires: if the work was not done, another process can claim it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim_bot_turns(self, lease_s: float, *, slow: int, quick: int) -> list[BotClaim]:
        """Claim tables with a due bot turn for `lease_s` seconds; see `TurnClaims`."""
        limits = {"lease": lease_s, "slow": slow, "quick": quick, "share": CLAIMS_PER_HOST}
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(BotClaimRow))
            rows = await (await cursor.execute(CLAIM_BOT_TURNS, limits)).fetchall()
        return [BotClaim(row.table, row.is_slow, Payer(row.person, row.network or b"")) for row in rows]

    async def renew_bot_turns(self, tables: Sequence[UUID], lease_s: float) -> None:
        """Extend the claims on these tables to `lease_s` seconds from now, unless they have expired."""
        async with self._database.connection() as connection:
            await connection.execute(RENEW_BOT_TURNS, (lease_s, list(tables)))

    async def release_bot_turn(self, table: UUID) -> None:
        """End the claim on a table whose bot must move."""
        async with self._database.connection() as connection:
            await connection.execute(RELEASE_BOT_TURN, (table,))

    async def claim_deadlines(self, lease_s: float, limit: int) -> list[UUID]:
        """Claim up to `limit` tables with an empty clock, earliest first.

        Moves their deadlines by `lease_s` seconds.
        """
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            return await (await cursor.execute(CLAIM_DEADLINES, (lease_s, limit))).fetchall()
