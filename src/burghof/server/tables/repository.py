"""The SQL of tables: creation, seats, and the start of a game."""

from collections.abc import Sequence
from uuid import UUID

import msgspec
from msgspec import Struct
from psycopg.rows import class_row, scalar_row

from burghof.hosting.journal.rows import ENTRY_FORMAT, NewStepRow
from burghof.hosting.people.names import require_distinct
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.hosting.tables.turn_status import TurnStatus
from burghof.server.infra.database import Connection, Database
from burghof.server.tables.cards_repository import (
    select_card,
    select_member_cards,
    select_public_cards,
    select_turn_statuses,
)
from burghof.server.tables.proposals_repository import ProposalsRepository
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import RemovedGuest

INSERT_TABLE = """
INSERT INTO tables (id, game, rules, options, recall, visibility, clock, on_timeout, seats, host, seed, commitment,
                    invitation, previous, what_if, series, has_hints, network)
VALUES (%(id)s, %(game)s, %(rules)s, %(options)s, %(recall)s, %(visibility)s, %(clock)s, %(on_timeout)s, %(seats)s,
        %(host)s, %(seed)s, %(commitment)s, %(invitation)s, %(previous)s, %(what_if)s, %(series)s, %(has_hints)s,
        %(network)s)
"""
INSERT_CHAIRS = "INSERT INTO chairs (table_id, seat) SELECT %s, generate_series(0, %s - 1)"
INSERT_MEMBER = "INSERT INTO members (person, table_id) VALUES (%s, %s) ON CONFLICT DO NOTHING"

SELECT_FINGERPRINTS = """
SELECT tables.id, md5(concat_ws(
    '|', tables.rematch, tables.header IS NULL,
    (SELECT string_agg(concat_ws(',', chairs.seat, chairs.name, chairs.bot), ';' ORDER BY chairs.seat)
     FROM chairs WHERE chairs.table_id = tables.id),
    (SELECT string_agg(concat_ws(',', holders.seat, holders.person), ';' ORDER BY holders.seat, holders.person)
     FROM holders WHERE holders.table_id = tables.id),
    (SELECT count(*) FROM removed_guests WHERE removed_guests.table_id = tables.id),
    (SELECT concat_ws(',', proposals.seat, proposals.cursor, proposals.agreed)
     FROM proposals WHERE proposals.table_id = tables.id)
)) AS fingerprint
FROM tables WHERE tables.id = ANY(%s)
"""
COPY_MEMBERS = (
    "INSERT INTO members (person, table_id) SELECT person, %s FROM members WHERE table_id = %s ON CONFLICT DO NOTHING"
)
SELECT_HEADER = "SELECT header FROM tables WHERE id = %s"

LOCK_TABLE_IN_SETUP = "SELECT seats FROM tables WHERE id = %s AND header IS NULL FOR UPDATE"
UPDATE_FREE_CHAIR = """
UPDATE chairs SET name = %(name)s, bot = %(bot)s, seed = %(seed)s
WHERE table_id = %(table)s AND seat = %(seat)s AND name IS NULL RETURNING seat
"""
CLEAR_CHAIR = "UPDATE chairs SET name = NULL, bot = NULL, seed = '', secret = NULL WHERE table_id = %s AND seat = %s"
INSERT_HOLDER = "INSERT INTO holders (table_id, seat, person) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
SELECT_HOLDER = "SELECT FROM holders WHERE table_id = %s AND seat = %s AND person = %s"
SELECT_FREE_CHAIR = "SELECT FROM chairs WHERE table_id = %s AND seat = %s AND name IS NULL"
SELECT_NAMES = """
SELECT name FROM chairs WHERE table_id = %s AND name IS NOT NULL AND bot IS NULL AND NOT EXISTS (
    SELECT FROM holders
    WHERE holders.table_id = chairs.table_id AND holders.seat = chairs.seat AND holders.person = ANY(%s)
)
"""
"""The names of the other people at a table; the further names of the same person are numbered when the game starts."""
SELECT_ADMISSION = """
SELECT EXISTS (SELECT FROM removed_guests WHERE table_id = %(table)s AND person = %(person)s) AS is_removed,
       EXISTS (
           SELECT FROM tables JOIN holders ON holders.table_id = tables.id
           WHERE tables.id = %(table)s AND tables.visibility = 'public' AND tables.host <> %(person)s
             AND holders.person = %(person)s
       ) AS has_the_only_chair
"""
REMOVE_GUESTS = """
WITH freed AS (
    DELETE FROM holders WHERE table_id = %(table)s AND seat = %(seat)s RETURNING person
),
gone AS (
    SELECT freed.person, chairs.name
    FROM freed
    JOIN chairs ON chairs.table_id = %(table)s AND chairs.seat = %(seat)s
    JOIN tables ON tables.id = %(table)s AND tables.host <> freed.person
    WHERE NOT EXISTS (
        SELECT FROM holders
        WHERE holders.table_id = %(table)s AND holders.person = freed.person AND holders.seat <> %(seat)s
    )
),
noted AS (
    INSERT INTO removed_guests (table_id, person, name) SELECT %(table)s, person, name FROM gone
    ON CONFLICT DO NOTHING
)
DELETE FROM members USING gone WHERE members.table_id = %(table)s AND members.person = gone.person
"""
SELECT_REMOVED_GUESTS = "SELECT id, name FROM removed_guests WHERE table_id = %s ORDER BY name, id"
READMIT_GUEST = """
WITH readmitted AS (
    DELETE FROM removed_guests WHERE table_id = %(table)s AND id = %(guest)s RETURNING person
)
INSERT INTO members (person, table_id) SELECT person, %(table)s FROM readmitted
ON CONFLICT (person, table_id) DO UPDATE SET person = excluded.person
"""
DELETE_HOLDERS = "DELETE FROM holders WHERE table_id = %s AND seat = %s"
UPDATE_CHAIR_SEAT = "UPDATE chairs SET seat = %(to)s WHERE table_id = %(table)s AND seat = %(seat)s"
UPDATE_HOLDERS_SEAT = "UPDATE holders SET seat = %(to)s WHERE table_id = %(table)s AND seat = %(seat)s"
UPDATE_HEADER = "UPDATE tables SET header = %s WHERE id = %s AND header IS NULL RETURNING id"
INSERT_FIRST_TURN = """
INSERT INTO turns (table_id, seq, format, is_over, awaited, owing, ranks, points, bot_due, bot_is_slow, deadline)
VALUES (%s, 1, %s, %s, %s, %s, %s, %s, CASE WHEN %s THEN now() + interval '2 seconds' END, %s, %s)
"""
LET_BOTS_BEGIN = """
UPDATE turns SET bot_due = now() WHERE table_id = %s AND seq = 1 AND bot_due > now() RETURNING table_id
"""
MARK_FOLLOWED = """
UPDATE turns
SET followed_until = now() + make_interval(secs => %(seconds)s),
    bot_due = CASE WHEN bot_due = 'infinity' THEN now() ELSE bot_due END
WHERE table_id = ANY(%(tables)s) AND NOT is_over AND (
    followed_until IS NULL OR followed_until < now() + make_interval(secs => %(seconds)s / 2) OR bot_due = 'infinity'
)
RETURNING bot_due <= now()
"""
INSERT_FIRST_STEP = "INSERT INTO steps (table_id, seq, entries, clocks) VALUES (%s, 1, %s, %s)"
SELECT_SEED = "SELECT seed FROM tables WHERE id = %s"
UPDATE_REMATCH = "UPDATE tables SET rematch = %s WHERE id = %s AND rematch IS NULL RETURNING id"


class AdmissionRow(Struct, frozen=True):
    """The row of `SELECT_ADMISSION`."""

    is_removed: bool
    has_the_only_chair: bool


class TablesRepository:
    """Storage of tables, their seats and their members."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.proposals = ProposalsRepository(database)
        """The take-back requests at these tables."""

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
            return await select_card(connection, table)

    async def public_cards(self, limit: int) -> list[TableCard]:
        """Return the public tables that have not ended, latest first."""
        async with self._database.connection() as connection:
            return await select_public_cards(connection, limit)

    async def for_person(self, person: UUID, limit: int) -> list[TableCard]:
        """Return the tables of which a person is a member, latest first; without what-if tables."""
        async with self._database.connection() as connection:
            return await select_member_cards(connection, person, limit)

    async def turn_statuses(self, tables: Sequence[UUID]) -> dict[UUID, TurnStatus]:
        """Return the status of each of these tables; tables that have not started are left out."""
        async with self._database.connection() as connection:
            return await select_turn_statuses(connection, tables)

    async def fingerprints(self, tables: Sequence[UUID]) -> dict[UUID, str]:
        """Return for each table a hash that changes with its seats, phase, rematch and take-back request."""
        async with self._database.connection() as connection:
            return dict(await (await connection.execute(SELECT_FINGERPRINTS, (list(tables),))).fetchall())

    async def header(self, table: UUID) -> str | None:
        """Return the header of a table's record, exactly as hashed; None before the game starts."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            return await (await cursor.execute(SELECT_HEADER, (table,))).fetchone()

    # Setup

    async def assign_seat(self, table: UUID, seat: int, occupant: Occupant) -> None:
        """Take a free seat.

        Raises `Problem.REMOVED` if the host has removed the person, `Problem.ONE_CHAIR` for a further seat at a public
        table that is not the person's own, `Problem.SEAT_TAKEN` if the seat is not free, and `Problem.NAME_TAKEN` if
        the name of another person at the table looks like this one.
        """
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            for person in occupant.holders:
                await self._require_admission(connection, table, person)
            people = await (await connection.execute(SELECT_NAMES, (table, list(occupant.holders)))).fetchall()
            await self._assign_seat(connection, table, seat, occupant)
            if occupant.bot is None:
                require_distinct(occupant.name, [str(name) for (name,) in people])

    async def clear_seat(self, table: UUID, seat: int) -> None:
        """Free a seat and remove its holders."""
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            await connection.execute(CLEAR_CHAIR, (table, seat))
            await connection.execute(DELETE_HOLDERS, (table, seat))

    async def remove_guests(self, table: UUID, seat: int) -> None:
        """Free a seat, and remove its holders from the table, unless they hold another seat or are its host."""
        async with self._database.transaction() as connection:
            await self._lock_in_setup(connection, table)
            await connection.execute(REMOVE_GUESTS, {"table": table, "seat": seat})
            await connection.execute(CLEAR_CHAIR, (table, seat))

    async def removed_guests(self, table: UUID) -> list[RemovedGuest]:
        """Return the people whom the host has removed, by name."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=class_row(RemovedGuest))
            return await (await cursor.execute(SELECT_REMOVED_GUESTS, (table,))).fetchall()

    async def readmit(self, table: UUID, guest: UUID) -> bool:
        """Make a removed person a member of the table again; return whether there is one with this id."""
        async with self._database.connection() as connection:
            return (await connection.execute(READMIT_GUEST, {"table": table, "guest": guest})).rowcount > 0

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

        A bot that must move first waits for a page that shows the game, but not for long.
        Raises `Problem.NOT_NOW` if the seats differ from the card.
        """
        table = card.id
        async with self._database.transaction() as connection:
            if await (await connection.execute(UPDATE_HEADER, (header, table))).fetchone() is None:
                return False
            current = await select_card(connection, table)
            if current is None or current.chairs != card.chairs:
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
                    first.bot_is_slow,
                    first.deadline,
                ),
            )
            await connection.execute(INSERT_FIRST_STEP, (table, first.entries, first.clocks))
            return True

    async def let_bots_begin(self, table: UUID) -> bool:
        """Let a bot make the first move at once; return False if it need not wait."""
        async with self._database.connection() as connection:
            return await (await connection.execute(LET_BOTS_BEGIN, (table,))).fetchone() is not None

    async def mark_followed(self, tables: Sequence[UUID], seconds: float) -> bool:
        """Note that a client follows these tables for some seconds; return whether a bot may move at one of them now.

        A table with bots only sleeps while nobody follows it.
        """
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            marked = await cursor.execute(MARK_FOLLOWED, {"tables": list(tables), "seconds": seconds})
            return any(await marked.fetchall())

    async def seed(self, table: UUID) -> str:
        """Return the seed of a table's chance; it is secret until the game is over."""
        async with self._database.connection() as connection:
            cursor = connection.cursor(row_factory=scalar_row)
            seed = await (await cursor.execute(SELECT_SEED, (table,))).fetchone()
        assert seed is not None, "the caller has its card"
        return str(seed)

    # Private helpers

    @staticmethod
    async def _swap(connection: Connection, table: UUID, one: int, other: int) -> None:
        """Swap two seats; -1 is the number of the first one while the second one moves."""
        for statement in (UPDATE_CHAIR_SEAT, UPDATE_HOLDERS_SEAT):
            for seat, to in ((one, -1), (other, one), (-1, other)):
                await connection.execute(statement, {"table": table, "seat": seat, "to": to})

    @staticmethod
    async def _lock_in_setup(connection: Connection, table: UUID) -> None:
        """Lock the table for this transaction; raises `Problem.NOT_NOW` if its game has started."""
        if await (await connection.execute(LOCK_TABLE_IN_SETUP, (table,))).fetchone() is None:
            raise ProblemError(Problem.NOT_NOW, "the game has begun")

    @staticmethod
    async def _require_admission(connection: Connection, table: UUID, person: UUID) -> None:
        """Raise a problem if this person may not take a seat, or no further one."""
        cursor = connection.cursor(row_factory=class_row(AdmissionRow))
        row = await (await cursor.execute(SELECT_ADMISSION, {"table": table, "person": person})).fetchone()
        assert row is not None, "the query always returns a row"
        if row.is_removed:
            raise ProblemError(Problem.REMOVED, "the host has removed this person from the table")
        if row.has_the_only_chair:
            raise ProblemError(Problem.ONE_CHAIR, "at a public table everybody has one seat")

    @staticmethod
    async def _assign_seat(connection: Connection, table: UUID, seat: int, occupant: Occupant) -> None:
        """Put a person or bot on a free seat; raises `Problem.SEAT_TAKEN` if it is not free."""
        sat = {"table": table, "seat": seat, "name": occupant.name, "bot": occupant.bot, "seed": occupant.seed}
        if await (await connection.execute(UPDATE_FREE_CHAIR, sat)).fetchone() is None:
            raise ProblemError(Problem.SEAT_TAKEN, "the seat is taken, or there is no such seat")
        for person in occupant.holders:
            await connection.execute(INSERT_HOLDER, (table, seat, person))
            await connection.execute(INSERT_MEMBER, (person, table))
