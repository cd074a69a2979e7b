"""The SQL of table cards and turn statuses, on the connection of the caller."""

from collections.abc import Sequence
from uuid import UUID

import msgspec
from msgspec import Struct
from psycopg.rows import class_row

from burghof.hosting.tables.card import ServerChair, TableCard
from burghof.hosting.tables.series import Result, TableSeries
from burghof.hosting.tables.turn_status import TurnStatus
from burghof.kernel import Recall
from burghof.server.infra.database import Connection
from burghof.wire.clock import OnTimeout, TimeControl
from burghof.wire.requests import Visibility
from burghof.wire.responses import Phase

SELECT_CARDS = """
SELECT tables.id, tables.game, tables.rules, tables.options, tables.recall, tables.visibility, tables.clock,
       tables.on_timeout, tables.host, tables.commitment, tables.previous, tables.rematch,
       CASE WHEN tables.header IS NULL THEN 'gathering' WHEN turns.is_over THEN 'over' ELSE 'running' END AS phase,
       (SELECT json_agg(json_build_object(
            'name', chairs.name, 'bot', chairs.bot, 'seed', chairs.seed,
            'holders', (SELECT coalesce(json_agg(holders.person), '[]') FROM holders
                        WHERE holders.table_id = tables.id AND holders.seat = chairs.seat)
        ) ORDER BY chairs.seat)
        FROM chairs WHERE chairs.table_id = tables.id)::text AS chairs,
       (SELECT coalesce(array_agg(members.person), '{}') FROM members WHERE members.table_id = tables.id) AS members,
       (SELECT coalesce(array_agg(removed_guests.person), '{}') FROM removed_guests
        WHERE removed_guests.table_id = tables.id) AS removed,
       tables.what_if, tables.series, tables.has_hints, turns.ranks, turns.points
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
SELECT table_id, awaited, owing, ranks, extract(epoch FROM now() - moved_at)::int4 AS quiet_s
FROM turns WHERE table_id = ANY(%s)
"""


class CardRow(Struct, frozen=True):
    """A row of `SELECT_CARDS`."""

    id: UUID
    game: str
    rules: int
    options: str
    recall: Recall
    visibility: Visibility
    clock: str
    on_timeout: OnTimeout
    host: UUID
    commitment: str
    previous: UUID | None
    rematch: UUID | None
    phase: Phase
    chairs: str
    members: list[UUID]
    removed: list[UUID]
    what_if: UUID | None
    series: str | None
    has_hints: bool
    ranks: list[int] | None
    points: list[int] | None

    def to_card(self) -> TableCard:
        """Return the card, with all JSON decoded."""
        return TableCard(
            id=self.id,
            game=self.game,
            rules=self.rules,
            options=msgspec.json.decode(self.options),
            recall=self.recall,
            visibility=self.visibility,
            clock=msgspec.json.decode(self.clock, type=TimeControl),
            on_timeout=self.on_timeout,
            host=self.host,
            commitment=self.commitment,
            previous=self.previous,
            rematch=self.rematch,
            phase=self.phase,
            chairs=msgspec.json.decode(self.chairs, type=tuple[ServerChair, ...]),
            members=tuple(self.members),
            removed=tuple(self.removed),
            what_if=self.what_if,
            series=None if self.series is None else msgspec.json.decode(self.series, type=TableSeries),
            has_hints=self.has_hints,
            result=None
            if self.ranks is None
            else Result(tuple(self.ranks), None if self.points is None else tuple(self.points)),
        )


class TurnStatusRow(Struct, frozen=True):
    """A row of `SELECT_TURN_STATUSES`."""

    table_id: UUID
    awaited: list[int]
    owing: list[int]
    ranks: list[int] | None
    quiet_s: int

    def to_status(self) -> TurnStatus:
        """Return the status."""
        ranks = None if self.ranks is None else tuple(self.ranks)
        return TurnStatus(tuple(self.awaited), tuple(self.owing), ranks, self.quiet_s)


async def select_card(connection: Connection, table: UUID) -> TableCard | None:
    """Return the card of a table, or None."""
    cursor = connection.cursor(row_factory=class_row(CardRow))
    row = await (await cursor.execute(SELECT_CARD, (table,))).fetchone()
    return None if row is None else row.to_card()


async def select_public_cards(connection: Connection, limit: int) -> list[TableCard]:
    """Return the public tables that have not ended, latest first."""
    cursor = connection.cursor(row_factory=class_row(CardRow))
    return [row.to_card() for row in await (await cursor.execute(SELECT_PUBLIC_CARDS, (limit,))).fetchall()]


async def select_member_cards(connection: Connection, person: UUID, limit: int) -> list[TableCard]:
    """Return the tables of which a person is a member, latest first; without what-if tables."""
    cursor = connection.cursor(row_factory=class_row(CardRow))
    return [row.to_card() for row in await (await cursor.execute(SELECT_MEMBER_CARDS, (person, limit))).fetchall()]


async def select_turn_statuses(connection: Connection, tables: Sequence[UUID]) -> dict[UUID, TurnStatus]:
    """Return the status of each of these tables; tables that have not started are left out."""
    cursor = connection.cursor(row_factory=class_row(TurnStatusRow))
    rows = await (await cursor.execute(SELECT_TURN_STATUSES, (list(tables),))).fetchall()
    return {row.table_id: row.to_status() for row in rows}
