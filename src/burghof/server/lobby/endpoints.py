"""Where this server is, the shelf of games, and the list of tables."""

from litestar import get

from burghof.bots.roster import LEVELS, ROSTER, USUAL
from burghof.server.given import TheGames, TheSettings, TheTables, TheVisitor
from burghof.server.infra.documented import problems
from burghof.server.lobby.service import tables_for
from burghof.wire.answers import Address, Shelf, TableList


@get("/address", responses=problems())
async def read_address(settings: TheSettings) -> Address:
    """Where other devices reach this server: what a link begins with that is meant for somebody else."""
    return Address(settings.public_url.rstrip("/"))


@get("/games", responses=problems())
async def list_games(games: TheGames) -> Shelf:
    """The games one can play here, and the bots one can play against."""
    return Shelf(games.cards, tuple(ROSTER), tuple(LEVELS), USUAL)


@get("/tables", responses=problems())
async def list_tables(visitor: TheVisitor, tables: TheTables) -> TableList:
    """Public tables that gather or run, and one's own, the latest first."""
    return await tables_for(visitor, tables)
