"""The SQL of tables: cards, seats, the start of a game, and take-back requests."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct
from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from burghof.server.infra.database import Database
from burghof.server.journal.rows import ENTRY_FORMAT, NewStepRow
from burghof.server.tables.card import ServerChair, TableCard
from burghof.server.tables.series import Result, TableSeries
from burghof.wire.clock import TimeControl
from burghof.wire.problem import Problem, ProblemError

INSERT_TABLE = """
INSERT INTO tables (id, game, rules, options, recall, visibility, clock, on_timeout, seats, host, seed, commitment,
                    invitation, previous, what_if, series)
VALUES (%(id)s, %(game)s, %(rules)s, %(options)s, %(recall)s, %(visibility)s, %(clock)s, %(on_timeout)s, %(seats)s,
        %(host)s, %(seed)s, %(commitment)s, %(invitation)s, %(previous)s, %(what_if)s, %(series)s)
"""
INSERT_CHAIRS = "INSERT INTO chairs (table_id, seat) SELECT %s, generate_series(0, %s - 1)"
INSERT_MEMBER = "INSERT INTO members (person, table_id) VALUES (%s, %s) ON CONFLICT DO NOTHING"

SELECT_CARDS = """
SELECT tables.id, tables.game, tables.rules, tables.options, tables.recall, tables.visibility, tables.clock,
       tables.on_timeout, tables.host, tables.commitment, tables.previous, tables.rematch,
       CASE WHEN tables.header IS NULL THEN 'gathering' WHEN turns.is_over THEN 'over' ELSE 'running' END,
       (SELECT json_agg(json_build_array(chairs.name, chairs.bot, chairs.seed,
            (SELECT coalesce(json_agg(holders.person), '[]') FROM holders
             WHERE holders.table_id = tables.id AND holders.seat = chairs.seat)) ORDER BY chairs.seat)
        FROM chairs WHERE chairs.table_id = tables.id)::text,
       (SELECT coalesce(array_agg(members.person), '{}') FROM members WHERE members.table_id = tables.id),
       tables.what_if, tables.series, turns.ranks, turns.points
FROM tables LEFT JOIN turns ON turns.table_id = tables.id
"""
SELECT_CARD = SELECT_CARDS + "WHERE tables.id = %s"
SELECT_PUBLIC_CARDS = (
    SELECT_CARDS  # noqa: S608 - constants
    + """
WHERE tables.id IN (
    SELECT id FROM tables WHERE visibility = 'public' AND ended_at IS NULL ORDER BY created_at DESC LIMIT %s
) AND NOT coalesce(turns.is_over, false)
ORDER BY tables.created_at DESC
"""
)
"""The latest tables that have not ended; also filters tables that ended under a release without `ended_at`."""
SELECT_MEMBER_CARDS = (
    SELECT_CARDS
    + """
JOIN members ON members.table_id = tables.id
WHERE members.person = %s AND tables.what_if IS NULL
ORDER BY members.since DESC LIMIT %s
"""
)
SELECT_TURN_STATUSES = """
SELECT table_id, awaited, owing, ranks, extract(epoch FROM now() - moved_at)::int4
FROM turns WHERE table_id = ANY(%s)
"""

SELECT_FINGERPRINTS = """
SELECT tables.id, md5(concat_ws(
    '|', tables.rematch, tables.header IS NULL,
    (SELECT string_agg(concat_ws(',', chairs.seat, chairs.name, chairs.bot), ';' ORDER BY chairs.seat)
     FROM chairs WHERE chairs.table_id = tables.id),
    (SELECT concat_ws(',', proposals.seat, proposals.cursor, proposals.agreed)
     FROM proposals WHERE proposals.table_id = tables.id)
))
FROM tables WHERE tables.id = ANY(%s)
"""
COPY_MEMBERS = (
    "INSERT INTO members (person, table_id) SELECT person, %s FROM members WHERE table_id = %s ON CONFLICT DO NOTHING"
)
UPDATE_CHAIR_SECRET = "UPDATE chairs SET secret = %s WHERE table_id = %s AND seat = %s"  # noqa: S105 - SQL
SELECT_HEADER = "SELECT header FROM tables WHERE id = %s"
SELECT_BY_INVITATION = "SELECT id FROM tables WHERE invitation = %s"
SELECT_CHAIR_BY_SECRET = "SELECT table_id, seat FROM chairs WHERE secret = %s"  # noqa: S105 - SQL

LOCK_TABLE_IN_SETUP = "SELECT seats FROM tables WHERE id = %s AND header IS NULL FOR UPDATE"
UPDATE_FREE_CHAIR = """
UPDATE chairs SET name = %(name)s, bot = %(bot)s, seed = %(seed)s
WHERE table_id = %(table)s AND seat = %(seat)s AND name IS NULL RETURNING seat
"""
CLEAR_CHAIR = "UPDATE chairs SET name = NULL, bot = NULL, seed = '', secret = NULL WHERE table_id = %s AND seat = %s"
INSERT_HOLDER = "INSERT INTO holders (table_id, seat, person) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
SELECT_HOLDER = "SELECT FROM holders WHERE table_id = %s AND seat = %s AND person = %s"
SELECT_FREE_CHAIR = "SELECT FROM chairs WHERE table_id = %s AND seat = %s AND name IS NULL"
DELETE_HOLDERS = "DELETE FROM holders WHERE table_id = %s AND seat = %s"
UPDATE_HEADER = "UPDATE tables SET header = %s WHERE id = %s AND header IS NULL RETURNING id"
INSERT_FIRST_TURN = """
INSERT INTO turns (table_id, seq, format, is_over, awaited, owing, ranks, points, bot_due, deadline)
VALUES (%s, 1, %s, %s, %s, %s, %s, %s, CASE WHEN %s THEN now() END, %s)
"""
INSERT_FIRST_STEP = "INSERT INTO steps (table_id, seq, entries, clocks) VALUES (%s, 1, %s, %s)"
SELECT_SEED = "SELECT seed FROM tables WHERE id = %s"
UPDATE_REMATCH = "UPDATE tables SET rematch = %s WHERE id = %s AND rematch IS NULL RETURNING id"

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


class NewTable(Struct, frozen=True):
    """A table to create."""

    id: UUID
    game: str
    rules: int
    options: str
    recall: str
    visibility: str
    clock: str
    on_timeout: str
    seats: int
    host: UUID
    seed: str
    commitment: str
    invitation: bytes
    previous: UUID | None = None
    what_if: UUID | None = None
    series: str | None = None


class Occupant(Struct, frozen=True):
    """The person or bot that takes a seat."""

    name: str
    bot: str | None = None
    seed: str = ""
    holders: tuple[UUID, ...] = ()


class TurnStatus(Struct, frozen=True):
    """The status of a table's game: the seats to act, or the final ranks."""

    awaited: tuple[int, ...] = ()
    owing: tuple[int, ...] = ()
    ranks: tuple[int, ...] | None = None
    quiet_s: int = 0
    """Seconds since the last public step."""


class TakeBackProposal(Struct, frozen=True):
    """A request to all players to take back to just before entry `target`.

    It is void once the public cursor has moved past `cursor`.
    """

    seat: int
    target: int
    cursor: int
    agreed: tuple[int, ...]
    move_id: str
    """The id of the request; the take-back is committed under it, so that it happens only once."""


class TablesRepository:
    """Storage of tables, their seats, their members and their take-back requests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: NewTable, occupants: Sequence[Occupant | None] = ()) -> None:
        """Create a table, with these people and bots on its seats.

        Raises `Problem.NOT_NOW` if the previous table already has a rematch.
        """
        async with self._database.transaction() as connection:
            await connection.execute(INSERT_TABLE, msgspec.structs.asdict(table))
            await connection.execute(INSERT_CHAIRS, (table.id, table.seats))
            await connection.execute(INSERT_MEMBER, (table.host, table.id))
            for seat, who in enumerate(occupants):
                if who is not None:
                    await self._assign_seat(connection, table.id, seat, who)
            if table.previous is not None:
                linked = await connection.execute(UPDATE_REMATCH, (table.id, table.previous))
                if await linked.fetchone() is None:
                    raise ProblemError(Problem.NOT_NOW, "there is a rematch already")
                await connection.execute(COPY_MEMBERS, (table.id, table.previous))

    async def card(self, table: UUID) -> TableCard | None:
        """Return the card of a table, or None."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SELECT_CARD, (table,))).fetchone()
        return None if row is None else _to_card(row)

    async def public_cards(self, limit: int) -> list[TableCard]:
        """Return the public tables that have not ended, latest first."""
        async with self._database.connection() as connection:
            return [_to_card(row) for row in await (await connection.execute(SELECT_PUBLIC_CARDS, (limit,))).fetchall()]

    async def for_person(self, person: UUID, limit: int) -> list[TableCard]:
        """Return the tables of which a person is a member, latest first; without what-if tables."""
        async with self._database.connection() as connection:
            return [
                _to_card(row)
                for row in await (await connection.execute(SELECT_MEMBER_CARDS, (person, limit))).fetchall()
            ]

    async def turn_statuses(self, tables: Sequence[UUID]) -> dict[UUID, TurnStatus]:
        """Return the status of each of these tables; tables that have not started are left out."""
        async with self._database.connection() as connection:
            rows = await (await connection.execute(SELECT_TURN_STATUSES, (list(tables),))).fetchall()
        return {
            table: TurnStatus(tuple(awaited), tuple(owing), ranks and tuple(ranks), quiet)
            for table, awaited, owing, ranks, quiet in rows
        }

    async def redeem(self, secret: bytes, person: UUID) -> tuple[UUID, int | None] | None:
        """Grant a person the right that a link gives; return the table and the seat.

        The seat is None for an invitation, which only lets the person see the table. The result is None if the secret
        is unknown. `secret` is the hash of the secret.
        """
        async with self._database.transaction() as connection:
            row = await (await connection.execute(SELECT_BY_INVITATION, (secret,))).fetchone()
            if row is not None:
                await connection.execute(INSERT_MEMBER, (person, row[0]))
                return row[0], None
            row = await (await connection.execute(SELECT_CHAIR_BY_SECRET, (secret,))).fetchone()
            if row is None:
                return None
            table, seat = row
            await connection.execute(INSERT_MEMBER, (person, table))
            await connection.execute(INSERT_HOLDER, (table, seat, person))
            return table, seat

    async def fingerprints(self, tables: Sequence[UUID]) -> dict[UUID, str]:
        """Return for each table a hash that changes with its seats, phase, rematch and take-back request."""
        async with self._database.connection() as connection:
            return dict(await (await connection.execute(SELECT_FINGERPRINTS, (list(tables),))).fetchall())

    async def set_seat_secret(self, table: UUID, seat: int, secret: bytes) -> None:
        """Store the hash of the secret that grants the seat to another device; replaces the previous one."""
        async with self._database.connection() as connection:
            await connection.execute(UPDATE_CHAIR_SECRET, (secret, table, seat))

    async def header(self, table: UUID) -> str | None:
        """Return the header of a table's record, exactly as hashed; None before the game starts."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SELECT_HEADER, (table,))).fetchone()
        return None if row is None else row[0]

    # Setup

    async def assign_seat(self, table: UUID, seat: int, occupant: Occupant) -> None:
        """Take a free seat; raises `Problem.SEAT_TAKEN` if it is not free."""
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            await self._assign_seat(connection, table, seat, occupant)

    async def clear_seat(self, table: UUID, seat: int) -> None:
        """Free a seat and remove its holders."""
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            await connection.execute(CLEAR_CHAIR, (table, seat))
            await connection.execute(DELETE_HOLDERS, (table, seat))

    async def swap_seats(self, table: UUID, one: int, other: int) -> None:
        """Swap two seats with their players and holders."""
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            await self._swap(connection, table, one, other)

    async def move_seat(self, table: UUID, person: UUID, seat: int, to: int) -> None:
        """Move a person from a seat they hold to a free one, with all data of the seat.

        Raises `Problem.NOT_YOURS` if the person does not hold the seat, and `Problem.SEAT_TAKEN` if the target is not
        free.
        """
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            if await (await connection.execute(SELECT_HOLDER, (table, seat, person))).fetchone() is None:
                raise ProblemError(Problem.NOT_YOURS, "you do not hold this seat")
            if await (await connection.execute(SELECT_FREE_CHAIR, (table, to))).fetchone() is None:
                raise ProblemError(Problem.SEAT_TAKEN, "the seat is taken, or there is no such seat")
            await self._swap(connection, table, seat, to)

    async def start(self, card: TableCard, header: str, first: NewStepRow) -> bool:
        """Start the game of this card with its first step; return False if it has already started.

        Raises `Problem.NOT_NOW` if the seats differ from the card.
        """
        table = card.id
        async with self._database.transaction() as connection:
            if await (await connection.execute(UPDATE_HEADER, (header, table))).fetchone() is None:
                return False
            row = await (await connection.execute(SELECT_CARD, (table,))).fetchone()
            if row is None or _to_card(row).chairs != card.chairs:
                raise ProblemError(Problem.NOT_NOW, "the seats changed while the game was starting")
            await connection.execute(
                INSERT_FIRST_TURN,
                (
                    table,
                    ENTRY_FORMAT,
                    first.is_over,
                    list(first.awaited),
                    list(first.owing),
                    None if first.ranks is None else list(first.ranks),
                    None if first.points is None else list(first.points),
                    first.is_bot_due,
                    first.deadline,
                ),
            )
            await connection.execute(INSERT_FIRST_STEP, (table, first.entries, first.clocks))
            return True

    async def seed(self, table: UUID) -> str:
        """Return the seed of a table's chance; it is secret until the game is over."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SELECT_SEED, (table,))).fetchone()
        assert row is not None, "the caller has its card"
        return str(row[0])

    # Take-back requests

    async def save_proposal(self, table: UUID, proposal: TakeBackProposal) -> None:
        """Store a take-back request; replaces an earlier one."""
        async with self._database.connection() as connection:
            await connection.execute(
                UPSERT_PROPOSAL,
                (table, proposal.seat, proposal.target, proposal.cursor, list(proposal.agreed), proposal.move_id),
            )

    async def proposal(self, table: UUID) -> TakeBackProposal | None:
        """Return the latest take-back request, or None; it may be out of date."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SELECT_PROPOSAL, (table,))).fetchone()
        return None if row is None else _to_proposal(row)

    async def add_agreement(self, table: UUID, seat: int, cursor: int) -> TakeBackProposal | None:
        """Add a seat to the agreement to the request at this cursor; None if there is no such request."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(UPDATE_AGREED, (seat, table, cursor))).fetchone()
        return None if row is None else _to_proposal(row)

    async def drop_proposal(self, table: UUID) -> None:
        """Withdraw the take-back request."""
        async with self._database.connection() as connection:
            await connection.execute(DELETE_PROPOSAL, (table,))

    # Private helpers

    @staticmethod
    async def _swap(connection: AsyncConnection[TupleRow], table: UUID, one: int, other: int) -> None:
        for moved in ("chairs", "holders"):
            for first, then in ((one, -1), (other, one), (-1, other)):
                await connection.execute(
                    f"UPDATE {moved} SET seat = %(then)s WHERE table_id = %(table)s AND seat = %(first)s",  # noqa: S608 - constants
                    {"table": table, "first": first, "then": then},
                )

    @staticmethod
    async def _lock_in_setup(connection: AsyncConnection[TupleRow], table: UUID) -> None:
        """Lock the table for this transaction; raises `Problem.NOT_NOW` if its game has started."""
        if await (await connection.execute(LOCK_TABLE_IN_SETUP, (table,))).fetchone() is None:
            raise ProblemError(Problem.NOT_NOW, "the game has begun")

    @staticmethod
    async def _assign_seat(connection: AsyncConnection[TupleRow], table: UUID, seat: int, occupant: Occupant) -> None:
        """Put a person or bot on a free seat; raises `Problem.SEAT_TAKEN` if it is not free."""
        sat = {"table": table, "seat": seat, "name": occupant.name, "bot": occupant.bot, "seed": occupant.seed}
        if await (await connection.execute(UPDATE_FREE_CHAIR, sat)).fetchone() is None:
            raise ProblemError(Problem.SEAT_TAKEN, "the seat is taken, or there is no such seat")
        for person in occupant.holders:
            await connection.execute(INSERT_HOLDER, (table, seat, person))
            await connection.execute(INSERT_MEMBER, (person, table))


def _to_proposal(row: Sequence[Any]) -> TakeBackProposal:
    seat, target, cursor, agreed, move_id = row
    return TakeBackProposal(seat, target, cursor, tuple(agreed), move_id)


def _to_card(row: Sequence[Any]) -> TableCard:
    """Build a card from a row of `SELECT_CARDS`."""
    chairs = msgspec.json.decode(row[13], type=list[tuple[str | None, str | None, str, tuple[UUID, ...]]])
    return TableCard(
        id=row[0],
        game=row[1],
        rules=row[2],
        options=msgspec.json.decode(row[3]),
        recall=row[4],
        visibility=row[5],
        clock=msgspec.json.decode(row[6], type=TimeControl),
        on_timeout=row[7],
        host=row[8],
        commitment=row[9],
        previous=row[10],
        rematch=row[11],
        phase=row[12],
        chairs=tuple(ServerChair(*chair) for chair in chairs),
        members=tuple(row[14]),
        what_if=row[15],
        series=None if row[16] is None else msgspec.json.decode(row[16], type=TableSeries),
        result=None if row[17] is None else Result(tuple(row[17]), None if row[18] is None else tuple(row[18])),
    )
