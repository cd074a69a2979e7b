"""The shelf of games, and the list of tables."""

from litestar import get

from burghof.bots.roster import ROSTER
from burghof.server.given import TheGames, TheTables, TheVisitor
from burghof.server.infra.documented import problems
from burghof.wire.answers import Shelf, TableFor, TableList

SHOWN = 100
"""How many tables a list shows."""


@get("/games", responses=problems())
async def list_games(games: TheGames) -> Shelf:
    """The games one can play here, and the bots one can play against."""
    return Shelf(games.cards, tuple(ROSTER))


@get("/tables", responses=problems())
async def list_tables(visitor: TheVisitor, tables: TheTables) -> TableList:
    """Public tables that gather or run, and one's own, the latest first."""
    public = await tables.public(SHOWN)
    mine = await tables.of(visitor.id, SHOWN) if visitor else []
    return TableList(
        tuple(card.shown for card in public), tuple(TableFor(card.shown, card.mine(visitor)) for card in mine)
    )
