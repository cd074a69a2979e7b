"""Lists of tables: the public tables, and a visitor's own tables with turns and results."""

from burghof.server.people.session import Person
from burghof.server.tables.card import TableCard
from burghof.server.tables.repository import Standing, TablesRepository
from burghof.wire.answers import MyTable, TableList

SHOWN = 100
"""Maximum number of tables per list."""


async def tables_for(visitor: Person | None, tables: TablesRepository) -> TableList:
    """Return the public tables that have not ended, and this visitor's own tables, latest first."""
    public = await tables.public(SHOWN)
    mine = await tables.of(visitor.id, SHOWN) if visitor else []
    standings = await tables.standings([card.id for card in mine])
    return TableList(
        tuple(card.shown for card in public),
        tuple(_my_table(card, visitor, standings.get(card.id, Standing())) for card in mine),
    )


def _my_table(card: TableCard, visitor: Person | None, standing: Standing) -> MyTable:
    """Return a table for the visitor's own list; `owing` contains only the visitor's own seats."""
    mine = card.mine(visitor)
    owing = tuple(seat for seat in standing.owing if seat in mine.seats)
    return MyTable(card.shown, mine, standing.awaited, owing, standing.ranks, standing.quiet)
