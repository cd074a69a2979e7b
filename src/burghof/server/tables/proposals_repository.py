"""The SQL of take-back requests."""

from uuid import UUID

from msgspec import Struct
from psycopg.rows import class_row

from burghof.hosting.tables.take_back_proposal import TakeBackProposal
from burghof.server.infra.database import Database

UPSERT_PROPOSAL = """
INSERT INTO proposals (table_id, seat, target, cursor, agreed, move_id) VALUES (%s, %s, %s, %s, %s, %s)
ON CONFLICT (table_id) DO UPDATE
SET seat = excluded.seat, target = excluded.target, cursor = excluded.cursor, agreed = excluded.agreed,
    move_id = excluded.move_id
"""
SELECT_PROPOSAL = "SELECT seat, target, cursor, agreed, move_id FROM proposals WHERE table_id = %s"
UPDATE_AGREED = """
UPDATE proposals SET agreed = ARRAY(SELECT DISTINCT unnest(agreed || %s::int2) ORDER BY 1)
WHERE table_id = %s AND cursor = %s RETURNING seat, target, cursor, agreed, move_id
"""
DELETE_PROPOSAL = "DELETE FROM proposals WHERE table_id = %s"
DELETE_PROPOSAL_OF = "DELETE FROM proposals WHERE table_id = %s AND seat = %s AND cursor = %s"


class ProposalRow(Struct, frozen=True):
    """A row of `SELECT_PROPOSAL` or `UPDATE_AGREED`."""

    seat: int
    target: int
    cursor: int
    agreed: list[int]
    move_id: str

    def to_proposal(self) -> TakeBackProposal:
        """Return the take-back request."""
        return TakeBackProposal(self.seat, self.target, self.cursor, tuple(self.agreed), self.move_id)


class ProposalsRepository:
    """Storage of the latest take-back request of each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, table: UUID, proposal: TakeBackProposal) -> None:
        """Store a take-back request; replaces an earlier one."""
        async with self._database.connection() as connection:
            await connection.execute(
                UPSERT_PROPOSAL,
                (table, proposal.seat, proposal.target, proposal.cursor, list(proposal.agreed), proposal.move_id),
            )

    async def read(self, table: UUID) -> TakeBackProposal | None:
        """Return the latest take-back request, or None; it may be out of date."""
        return await self._fetch(SELECT_PROPOSAL, (table,))

    async def add_agreement(self, table: UUID, seat: int, cursor: int) -> TakeBackProposal | None:
        """Add a seat to the agreement to the request at this cursor; None if there is no such request."""
        return await self._fetch(UPDATE_AGREED, (seat, table, cursor))

    async def delete(self, table: UUID) -> None:
        """Delete the take-back request of any seat."""
        async with self._database.connection() as connection:
            await connection.execute(DELETE_PROPOSAL, (table,))

    async def withdraw(self, table: UUID, seat: int, cursor: int) -> bool:
        """Delete the request of this seat at this cursor; return whether there was one."""
        async with self._database.connection() as connection:
            return (await connection.execute(DELETE_PROPOSAL_OF, (table, seat, cursor))).rowcount == 1

    async def _fetch(self, statement: str, arguments: tuple[object, ...]) -> TakeBackProposal | None:
        """Run a statement that returns at most one request."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(ProposalRow))
            row = await (await cursor.execute(statement, arguments)).fetchone()
        return None if row is None else row.to_proposal()
