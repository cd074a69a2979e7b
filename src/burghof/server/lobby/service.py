"""Lists of tables: the public ones, and somebody's own with whose turn it is and who has won."""

from burghof.server.people.session import Person
from burghof.server.tables.card import TableCard
from burghof.server.tables.repository import Standing, TablesRepository
from burghof.wire.answers import MyTable, TableList

SHOWN = 100
"""How many tables a list shows."""


async def tables_for(visitor: Person | None, tables: TablesRepository) -> TableList:
    """Public tables that gather or run, and those of this visitor, the latest first."""
    public = await tables.public(SHOWN)
    mine = await tables.of(visitor.id, SHOWN) if visitor else []
    standings = await tables.standings([card.id for card in mine])
    return TableList(
        tuple(card.shown for card in public),
        tuple(_my_table(card, visitor, standings.get(card.id, Standing())) for card in mine),
    )


def _my_table(card: TableCard, visitor: Person | None, standing: Standing) -> MyTable:
    """A table in the list of somebody: which seats owe an answer they are told of their own seats only."""
    mine = card.mine(visitor)
    owing = tuple(seat for seat in standing.owing if seat in mine.seats)
    return MyTable(card.shown, mine, standing.awaited, owing, standing.ranks, standing.quiet)
