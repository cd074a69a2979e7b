"""Lists of tables: the public tables, and a visitor's own tables with turns and results."""

from burghof.hosting.people.session import Person
from burghof.hosting.tables.card import TableCard
from burghof.hosting.tables.store import TableStore
from burghof.hosting.tables.turn_status import TurnStatus
from burghof.wire.responses import MyTable, TableList

MAX_LISTED = 100
"""Maximum number of tables per list."""


async def tables_for(visitor: Person | None, tables: TableStore) -> TableList:
    """Return the public tables that have not ended, and this visitor's own tables, latest first."""
    public = await tables.public_cards(MAX_LISTED)
    mine = await tables.for_person(visitor.id, MAX_LISTED) if visitor else []
    statuses = await tables.turn_statuses([card.id for card in mine])
    return TableList(
        tuple(card.public_view for card in public),
        tuple(_my_table(card, visitor, statuses.get(card.id, TurnStatus())) for card in mine),
    )


def _my_table(card: TableCard, visitor: Person | None, status: TurnStatus) -> MyTable:
    """Return a table for the visitor's own list; `owing` contains only the visitor's own seats."""
    mine = card.rights_of(visitor)
    owing = tuple(seat for seat in status.owing if seat in mine.seats)
    return MyTable(card.public_view, mine, status.awaited, owing, status.ranks, status.quiet_s)
