"""The SQL of tables: cards, seats, the start of a game, and take-back requests."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct
from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from burghof.server.infra.database import Database
from burghof.server.journal.rows import FORMAT, Append
from burghof.server.tables.card import Seated, TableCard
from burghof.server.tables.series import Result, TableSeries
from burghof.wire.clock import TimeControl
from burghof.wire.problem import Problem, Trouble

CREATE = """
INSERT INTO tables (id, game, rules, options, recall, visibility, clock, on_timeout, seats, host, seed, commitment,
                    invitation, previous, what_if, series)
VALUES (%(id)s, %(game)s, %(rules)s, %(options)s, %(recall)s, %(visibility)s, %(clock)s, %(on_timeout)s, %(seats)s,
        %(host)s, %(seed)s, %(commitment)s, %(invitation)s, %(previous)s, %(what_if)s, %(series)s)
"""
CREATE_CHAIRS = "INSERT INTO chairs (table_id, seat) SELECT %s, generate_series(0, %s - 1)"
ADD_MEMBER = "INSERT INTO members (person, table_id) VALUES (%s, %s) ON CONFLICT DO NOTHING"

CARDS = """
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
CARD = CARDS + "WHERE tables.id = %s"
PUBLIC = (
    CARDS  # noqa: S608 - constants
    + """
WHERE tables.id IN (
    SELECT id FROM tables WHERE visibility = 'public' AND ended_at IS NULL ORDER BY created_at DESC LIMIT %s
) AND NOT coalesce(turns.is_over, false)
ORDER BY tables.created_at DESC
"""
)
"""The latest tables that have not ended; also filters tables that ended under a release without `ended_at`."""
MINE = (
    CARDS
    + """
JOIN members ON members.table_id = tables.id
WHERE members.person = %s AND tables.what_if IS NULL
ORDER BY members.since DESC LIMIT %s
"""
)
STANDINGS = """
SELECT table_id, awaited, owing, ranks, extract(epoch FROM now() - moved_at)::int4
FROM turns WHERE table_id = ANY(%s)
"""

FINGERPRINTS = """
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
KEEP_CHAIR_LINK = "UPDATE chairs SET secret = %s WHERE table_id = %s AND seat = %s"
HEADER = "SELECT header FROM tables WHERE id = %s"
FIND_INVITATION = "SELECT id FROM tables WHERE invitation = %s"
FIND_CHAIR = "SELECT table_id, seat FROM chairs WHERE secret = %s"

GATHERING = "SELECT seats FROM tables WHERE id = %s AND header IS NULL FOR UPDATE"
SIT = """
UPDATE chairs SET name = %(name)s, bot = %(bot)s, seed = %(seed)s
WHERE table_id = %(table)s AND seat = %(seat)s AND name IS NULL RETURNING seat
"""
STAND = "UPDATE chairs SET name = NULL, bot = NULL, seed = '', secret = NULL WHERE table_id = %s AND seat = %s"
HOLD = "INSERT INTO holders (table_id, seat, person) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
IS_HELD = "SELECT FROM holders WHERE table_id = %s AND seat = %s AND person = %s"
IS_FREE = "SELECT FROM chairs WHERE table_id = %s AND seat = %s AND name IS NULL"
LET_GO = "DELETE FROM holders WHERE table_id = %s AND seat = %s"
START = "UPDATE tables SET header = %s WHERE id = %s AND header IS NULL RETURNING id"
FIRST_TURN = """
INSERT INTO turns (table_id, seq, format, is_over, awaited, owing, ranks, points, bot_due, deadline)
VALUES (%s, 1, %s, %s, %s, %s, %s, %s, CASE WHEN %s THEN now() END, %s)
"""
FIRST_STEP = "INSERT INTO steps (table_id, seq, entries, clocks) VALUES (%s, 1, %s, %s)"
SEED = "SELECT seed FROM tables WHERE id = %s"
REMATCH = "UPDATE tables SET rematch = %s WHERE id = %s AND rematch IS NULL RETURNING id"

PROPOSE = """
INSERT INTO proposals (table_id, seat, target, cursor, agreed, move_id) VALUES (%s, %s, %s, %s, %s, %s)
ON CONFLICT (table_id) DO UPDATE
SET seat = excluded.seat, target = excluded.target, cursor = excluded.cursor, agreed = excluded.agreed,
    move_id = excluded.move_id
"""
PROPOSAL = "SELECT seat, target, cursor, agreed, move_id FROM proposals WHERE table_id = %s"
AGREE = """
UPDATE proposals SET agreed = ARRAY(SELECT DISTINCT unnest(agreed || %s::int2) ORDER BY 1)
WHERE table_id = %s AND cursor = %s RETURNING seat, target, cursor, agreed, move_id
"""
DROP_PROPOSAL = "DELETE FROM proposals WHERE table_id = %s"


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


class Sitting(Struct, frozen=True):
    """The person or bot that takes a seat."""

    name: str
    bot: str | None = None
    seed: str = ""
    holders: tuple[UUID, ...] = ()


class Standing(Struct, frozen=True):
    """The status of a table's game: the seats to act, or the final ranks."""

    awaited: tuple[int, ...] = ()
    owing: tuple[int, ...] = ()
    ranks: tuple[int, ...] | None = None
    quiet: int = 0
    """Seconds since the last public step."""


class Proposal(Struct, frozen=True):
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

    async def create(self, table: NewTable, sitting: Sequence[Sitting | None] = ()) -> None:
        """Create a table, with these people and bots on its seats.

        Raises `Problem.NOT_NOW` if the previous table already has a rematch.
        """
        async with self._database.transaction() as connection:
            await connection.execute(CREATE, msgspec.structs.asdict(table))
            await connection.execute(CREATE_CHAIRS, (table.id, table.seats))
            await connection.execute(ADD_MEMBER, (table.host, table.id))
            for seat, who in enumerate(sitting):
                if who is not None:
                    await self._seat(connection, table.id, seat, who)
            if table.previous is not None:
                linked = await connection.execute(REMATCH, (table.id, table.previous))
                if await linked.fetchone() is None:
                    raise Trouble(Problem.NOT_NOW, "there is a rematch already")
                await connection.execute(COPY_MEMBERS, (table.id, table.previous))

    async def card(self, table: UUID) -> TableCard | None:
        """Return the card of a table, or None."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(CARD, (table,))).fetchone()
        return None if row is None else _card(row)

    async def public(self, limit: int) -> list[TableCard]:
        """Return the public tables that have not ended, latest first."""
        async with self._database.connection() as connection:
            return [_card(row) for row in await (await connection.execute(PUBLIC, (limit,))).fetchall()]

    async def of(self, person: UUID, limit: int) -> list[TableCard]:
        """Return the tables of which a person is a member, latest first; without what-if tables."""
        async with self._database.connection() as connection:
            return [_card(row) for row in await (await connection.execute(MINE, (person, limit))).fetchall()]

    async def standings(self, tables: Sequence[UUID]) -> dict[UUID, Standing]:
        """Return the status of each of these tables; tables that have not started are left out."""
        async with self._database.connection() as connection:
            rows = await (await connection.execute(STANDINGS, (list(tables),))).fetchall()
        return {
            table: Standing(tuple(awaited), tuple(owing), ranks and tuple(ranks), quiet)
            for table, awaited, owing, ranks, quiet in rows
        }

    async def redeem(self, secret: bytes, person: UUID) -> tuple[UUID, int | None] | None:
        """Grant a person the right that a link gives; return the table and the seat.

        The seat is None for an invitation, which only lets the person see the table. The result is None if the secret
        is unknown. `secret` is the hash of the secret.
        """
        async with self._database.transaction() as connection:
            row = await (await connection.execute(FIND_INVITATION, (secret,))).fetchone()
            if row is not None:
                await connection.execute(ADD_MEMBER, (person, row[0]))
                return row[0], None
            row = await (await connection.execute(FIND_CHAIR, (secret,))).fetchone()
            if row is None:
                return None
            table, seat = row
            await connection.execute(ADD_MEMBER, (person, table))
            await connection.execute(HOLD, (table, seat, person))
            return table, seat

    async def fingerprints(self, tables: Sequence[UUID]) -> dict[UUID, str]:
        """Return for each table a hash that changes with its seats, phase, rematch and take-back request."""
        async with self._database.connection() as connection:
            return dict(await (await connection.execute(FINGERPRINTS, (list(tables),))).fetchall())

    async def set_seat_secret(self, table: UUID, seat: int, secret: bytes) -> None:
        """Store the hash of the secret that grants the seat to another device; replaces the previous one."""
        async with self._database.connection() as connection:
            await connection.execute(KEEP_CHAIR_LINK, (secret, table, seat))

    async def header(self, table: UUID) -> str | None:
        """Return the header of a table's record, exactly as hashed; None before the game starts."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(HEADER, (table,))).fetchone()
        return None if row is None else row[0]

    # Setup

    async def sit(self, table: UUID, seat: int, who: Sitting) -> None:
        """Take a free seat; raises `Problem.SEAT_TAKEN` if it is not free."""
        async with self._database.transaction() as connection:
            await self._while_gathering(connection, table)
            await self._seat(connection, table, seat, who)

    async def stand(self, table: UUID, seat: int) -> None:
        """Free a seat and remove its holders."""
        async with self._database.transaction() as connection:
            await self._while_gathering(connection, table)
            await connection.execute(STAND, (table, seat))
            await connection.execute(LET_GO, (table, seat))

    async def swap(self, table: UUID, one: int, other: int) -> None:
        """Swap two seats with their players and holders."""
        async with self._database.transaction() as connection:
            await self._while_gathering(connection, table)
            await self._swap(connection, table, one, other)

    async def move(self, table: UUID, person: UUID, seat: int, to: int) -> None:
        """Move a person from a seat they hold to a free one, with all data of the seat.

        Raises `Problem.NOT_YOURS` if the person does not hold the seat, and `Problem.SEAT_TAKEN` if the target is not
        free.
        """
        async with self._database.transaction() as connection:
            await self._while_gathering(connection, table)
            if await (await connection.execute(IS_HELD, (table, seat, person))).fetchone() is None:
                raise Trouble(Problem.NOT_YOURS, "you do not hold this seat")
            if await (await connection.execute(IS_FREE, (table, to))).fetchone() is None:
                raise Trouble(Problem.SEAT_TAKEN, "the seat is taken, or there is no such seat")
            await self._swap(connection, table, seat, to)

    async def start(self, card: TableCard, header: str, first: Append) -> bool:
        """Start the game of this card with its first step; return False if it has already started.

        Raises `Problem.NOT_NOW` if the seats differ from the card.
        """
        table = card.id
        async with self._database.transaction() as connection:
            if await (await connection.execute(START, (header, table))).fetchone() is None:
                return False
            row = await (await connection.execute(CARD, (table,))).fetchone()
            if row is None or _card(row).chairs != card.chairs:
                raise Trouble(Problem.NOT_NOW, "the seats changed while the game was starting")
            await connection.execute(
                FIRST_TURN,
                (
                    table,
                    FORMAT,
                    first.is_over,
                    list(first.awaited),
                    list(first.owing),
                    None if first.ranks is None else list(first.ranks),
                    None if first.points is None else list(first.points),
                    first.is_bot_due,
                    first.deadline,
                ),
            )
            await connection.execute(FIRST_STEP, (table, first.entries, first.clocks))
            return True

    async def seed(self, table: UUID) -> str:
        """Return the seed of a table's chance; it is secret until the game is over."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(SEED, (table,))).fetchone()
        assert row is not None, "the caller has its card"
        return str(row[0])

    # Take-back requests

    async def propose(self, table: UUID, proposal: Proposal) -> None:
        """Store a take-back request; replaces an earlier one."""
        async with self._database.connection() as connection:
            await connection.execute(
                PROPOSE,
                (table, proposal.seat, proposal.target, proposal.cursor, list(proposal.agreed), proposal.move_id),
            )

    async def proposal(self, table: UUID) -> Proposal | None:
        """Return the latest take-back request, or None; it may be out of date."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(PROPOSAL, (table,))).fetchone()
        return None if row is None else _proposal(row)

    async def agree(self, table: UUID, seat: int, cursor: int) -> Proposal | None:
        """Add a seat to the agreement to the request at this cursor; None if there is no such request."""
        async with self._database.connection() as connection:
            row = await (await connection.execute(AGREE, (seat, table, cursor))).fetchone()
        return None if row is None else _proposal(row)

    async def drop_proposal(self, table: UUID) -> None:
        """Withdraw the take-back request."""
        async with self._database.connection() as connection:
            await connection.execute(DROP_PROPOSAL, (table,))

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
    async def _while_gathering(connection: AsyncConnection[TupleRow], table: UUID) -> None:
        """Lock the table for this transaction; raises `Problem.NOT_NOW` if its game has started."""
        if await (await connection.execute(GATHERING, (table,))).fetchone() is None:
            raise Trouble(Problem.NOT_NOW, "the game has begun")

    @staticmethod
    async def _seat(connection: AsyncConnection[TupleRow], table: UUID, seat: int, who: Sitting) -> None:
        """Put a person or bot on a free seat; raises `Problem.SEAT_TAKEN` if it is not free."""
        sat = {"table": table, "seat": seat, "name": who.name, "bot": who.bot, "seed": who.seed}
        if await (await connection.execute(SIT, sat)).fetchone() is None:
            raise Trouble(Problem.SEAT_TAKEN, "the seat is taken, or there is no such seat")
        for person in who.holders:
            await connection.execute(HOLD, (table, seat, person))
            await connection.execute(ADD_MEMBER, (person, table))


def _proposal(row: Sequence[Any]) -> Proposal:
    seat, target, cursor, agreed, move_id = row
    return Proposal(seat, target, cursor, tuple(agreed), move_id)


def _card(row: Sequence[Any]) -> TableCard:
    """Build a card from a row of `CARDS`."""
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
        chairs=tuple(Seated(*chair) for chair in chairs),
        members=tuple(row[14]),
        what_if=row[15],
        series=None if row[16] is None else msgspec.json.decode(row[16], type=TableSeries),
        result=None if row[17] is None else Result(tuple(row[17]), None if row[18] is None else tuple(row[18])),
    )
