"""The SQL of links: hashes of secrets, when they end, and the people who came by them."""

from uuid import UUID

from msgspec import Struct
from psycopg.rows import class_row, scalar_row

from burghof.hosting.tables.link_store import StoredLink
from burghof.server.infra.database import Connection, Database
from burghof.server.tables.repository import INSERT_MEMBER
from burghof.wire.problem import Problem, ProblemError

SELECT_TABLE_BY_INVITATION = """
SELECT id FROM tables WHERE invitation = %s AND (invitation_ends IS NULL OR invitation_ends > now())
"""
SELECT_CHAIR_BY_SECRET = """
SELECT table_id, seat FROM chairs WHERE secret = %s AND (secret_ends IS NULL OR secret_ends > now()) FOR UPDATE
"""  # noqa: S105 - SQL
SELECT_REMOVED = "SELECT FROM removed_guests WHERE table_id = %s AND person = %s"
COUNT_INVITATION_USE = "UPDATE tables SET invitation_uses = invitation_uses + 1 WHERE id = %s"
COUNT_SECRET_USE = "UPDATE chairs SET secret_uses = secret_uses + 1 WHERE table_id = %s AND seat = %s"  # noqa: S105 - SQL
INSERT_HOLDER_BY_LINK = """
INSERT INTO holders (table_id, seat, person, via) VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING
"""
UPDATE_INVITATION = """
UPDATE tables
SET invitation = %s, invitation_uses = 0,
    invitation_ends = CASE WHEN ended_at IS NOT NULL THEN now() + interval '30 days' END
WHERE id = %s
"""
"""After the game, a new invitation opens its replay for as long as the first one did."""
WITHDRAW_INVITATION = "UPDATE tables SET invitation = %s, invitation_ends = '-infinity' WHERE id = %s"
UPDATE_SECRET = """
UPDATE chairs SET secret = %s, secret_ends = now() + interval '7 days', secret_uses = 0
WHERE table_id = %s AND seat = %s
"""  # noqa: S105 - SQL
CLEAR_SECRET = "UPDATE chairs SET secret = NULL WHERE table_id = %s AND seat = %s"  # noqa: S105 - SQL
DROP_HOLDERS_BY_LINK = """
WITH dropped AS (
    DELETE FROM holders WHERE table_id = %(table)s AND seat = %(seat)s AND via IS NOT NULL AND person <> %(remaining)s
    RETURNING person
)
DELETE FROM members USING dropped
WHERE members.table_id = %(table)s AND members.person = dropped.person
  AND NOT EXISTS (SELECT FROM tables WHERE id = %(table)s AND host = dropped.person)
  AND NOT EXISTS (
    SELECT FROM holders
    WHERE holders.table_id = %(table)s AND holders.person = dropped.person AND holders.seat <> %(seat)s
  )
"""
SELECT_INVITATION = """
SELECT invitation_uses AS uses, extract(epoch FROM invitation_ends - now())::int8 AS left_s
FROM tables WHERE id = %s AND (invitation_ends IS NULL OR invitation_ends > now())
"""
SELECT_SEAT_LINKS = """
SELECT seat, secret_uses AS uses, extract(epoch FROM secret_ends - now())::int8 AS left_s
FROM chairs WHERE table_id = %s AND secret IS NOT NULL AND (secret_ends IS NULL OR secret_ends > now())
"""


class ChairKeyRow(Struct, frozen=True):
    """A row of `SELECT_CHAIR_BY_SECRET`."""

    table_id: UUID
    seat: int


class SeatLinkRow(Struct, frozen=True):
    """A row of `SELECT_SEAT_LINKS`."""

    seat: int
    uses: int
    left_s: int | None


class LinksRepository:
    """Storage of the links of tables: an invitation to each table, and a link to each seat that has one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def redeem(self, secret: bytes, person: UUID) -> tuple[UUID, int | None] | None:
        """Grant a person the right that a link gives; return the table and the seat.

        The seat is None for an invitation, which only lets the person see the table. The result is None if the secret
        is unknown, or if its link has ended. Raises `Problem.REMOVED` if the host has removed the person.
        """
        async with self._database.transaction() as connection:
            tables = connection.cursor(row_factory=scalar_row)
            invited = await (await tables.execute(SELECT_TABLE_BY_INVITATION, (secret,))).fetchone()
            if invited is not None:
                await _require_admission(connection, invited, person)
                if await _insert(connection, INSERT_MEMBER, (person, invited)):
                    await connection.execute(COUNT_INVITATION_USE, (invited,))
                return invited, None
            chairs = connection.cursor(row_factory=class_row(ChairKeyRow))
            chair = await (await chairs.execute(SELECT_CHAIR_BY_SECRET, (secret,))).fetchone()
            if chair is None:
                return None
            await _require_admission(connection, chair.table_id, person)
            await connection.execute(INSERT_MEMBER, (person, chair.table_id))
            if await _insert(connection, INSERT_HOLDER_BY_LINK, (chair.table_id, chair.seat, person, secret)):
                await connection.execute(COUNT_SECRET_USE, (chair.table_id, chair.seat))
            return chair.table_id, chair.seat

    async def renew_invitation(self, table: UUID, secret: bytes) -> None:
        """Replace the invitation to a table; the old one stops working."""
        async with self._database.connection() as connection:
            await connection.execute(UPDATE_INVITATION, (secret, table))

    async def withdraw_invitation(self, table: UUID, unknown: bytes) -> None:
        """Replace the invitation to a table by the hash of a secret that nobody has."""
        async with self._database.connection() as connection:
            await connection.execute(WITHDRAW_INVITATION, (unknown, table))

    async def renew_seat_link(self, table: UUID, seat: int, secret: bytes) -> None:
        """Replace the link to a seat; the old one stops working."""
        async with self._database.connection() as connection:
            await connection.execute(UPDATE_SECRET, (secret, table, seat))

    async def withdraw_seat_link(self, table: UUID, seat: int, remaining: UUID | None) -> None:
        """Remove the link to a seat.

        With a `remaining` person, all other holders who came by a link lose the seat. Those who hold no other seat are
        no longer members of the table.
        """
        async with self._database.transaction() as connection:
            await connection.execute(CLEAR_SECRET, (table, seat))
            if remaining is not None:
                dropped = {"table": table, "seat": seat, "remaining": remaining}
                await connection.execute(DROP_HOLDERS_BY_LINK, dropped)

    async def invitation(self, table: UUID) -> StoredLink | None:
        """Return the invitation to a table; None if it was withdrawn or has ended."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(StoredLink))
            return await (await cursor.execute(SELECT_INVITATION, (table,))).fetchone()

    async def seat_links(self, table: UUID) -> dict[int, StoredLink]:
        """Return the links to the seats of a table that work, by seat."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(SeatLinkRow))
            rows = await (await cursor.execute(SELECT_SEAT_LINKS, (table,))).fetchall()
        return {row.seat: StoredLink(row.uses, row.left_s) for row in rows}


async def _require_admission(connection: Connection, table: UUID, person: UUID) -> None:
    """Raise `Problem.REMOVED` if the host has removed this person from the table."""
    if await (await connection.execute(SELECT_REMOVED, (table, person))).fetchone() is not None:
        raise ProblemError(Problem.REMOVED, "the host has removed this person from the table")


async def _insert(connection: Connection, statement: str, values: tuple[object, ...]) -> bool:
    """Run an INSERT; return whether it stored a row."""
    return (await connection.execute(statement, values)).rowcount > 0
