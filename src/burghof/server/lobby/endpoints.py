"""HTTP routes for the address of this server, the installed games, and the list of tables."""

from litestar import get

from burghof.bots.roster import LEVELS, ROSTER, USUAL
from burghof.server.given import TheGames, TheSettings, TheTables, TheVisitor
from burghof.server.infra.documented import problems
from burghof.server.lobby.service import tables_for
from burghof.wire.answers import Address, Shelf, TableList


@get("/address", responses=problems())
async def read_address(settings: TheSettings) -> Address:
    """Return the address at which other devices reach this server; links for other people start with it."""
    return Address(settings.public_url.rstrip("/"))


@get("/games", responses=problems())
async def list_games(games: TheGames) -> Shelf:
    """Return the games on this server, and the bots to play against."""
    return Shelf(games.cards, tuple(ROSTER), tuple(LEVELS), USUAL)


@get("/tables", responses=problems())
async def list_tables(visitor: TheVisitor, tables: TheTables) -> TableList:
    """Return the public tables that have not ended, and the visitor's own tables, latest first."""
    return await tables_for(visitor, tables)
