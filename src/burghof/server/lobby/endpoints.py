"""HTTP routes for the address of this server, the installed games, and the list of tables."""

from litestar import get

from burghof.bots.roster import BOT_FACTORIES, DEFAULT_BOT, LEVELS
from burghof.hosting.games import GameRegistry
from burghof.hosting.lobby.service import tables_for
from burghof.server.http.openapi import problem_responses
from burghof.server.http.parameters import Inject
from burghof.server.people.parameters import CurrentVisitor
from burghof.server.settings import Settings
from burghof.server.tables.repository import TablesRepository
from burghof.wire.responses import GameList, ServerAddress, TableList


@get("/address", responses=problem_responses())
async def read_address(settings: Inject[Settings]) -> ServerAddress:
    """Return the address at which other devices reach this server; links for other people start with it."""
    return ServerAddress(settings.public_url.rstrip("/"))


@get("/games", responses=problem_responses())
async def list_games(games: Inject[GameRegistry]) -> GameList:
    """Return the games on this server, and the bots to play against."""
    return GameList(tuple(card.public() for card in games.cards), tuple(BOT_FACTORIES), tuple(LEVELS), DEFAULT_BOT)


@get("/tables", responses=problem_responses())
async def list_tables(visitor: CurrentVisitor, tables: Inject[TablesRepository]) -> TableList:
    """Return the public tables that have not ended, and the visitor's own tables, latest first."""
    return await tables_for(visitor, tables)
