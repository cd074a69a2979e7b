"""HTTP routes of the plain page: its files, tables as HTML fragments, and translations of socket messages."""

from pathlib import Path
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal
from burghof.hosting.sockets.messages import full_view
from burghof.hosting.tables.bot_names import named_players
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Language
from burghof.server.clock.serving_time import ServingTime
from burghof.server.http.parameters import Inject, TableId
from burghof.server.people.parameters import CurrentVisitor
from burghof.server.plain.table import TextPage
from burghof.server.plain.translation import (
    TranslateRequest,
    TranslateResponse,
    read_events,
    refusal_message,
    translator_for,
)
from burghof.server.sockets.endpoints import require_audience
from burghof.words.translator import Form

FILES: Final = Path(__file__).parent / "files"
NO_CACHE: Final = {"cache-control": "no-cache"}
"""Cache header: browsers must revalidate, so that a new release never runs with an old script."""
NO_STORE: Final = {"cache-control": "no-store"}
"""Cache header: caches must not store what one seat sees."""


def _file_response(name: str, media_type: str) -> Response[bytes]:
    return Response((FILES / name).read_bytes(), media_type=media_type, headers=NO_CACHE)


def show_plain_page() -> Response[bytes]:
    """Return the HTML of the plain page."""
    return _file_response("page.html", "text/html")


@get("/plain", include_in_schema=False, sync_to_thread=False)
def show_page() -> Response[bytes]:
    """Return the plain page at its own address."""
    return show_plain_page()


@get("/plain/page.css", include_in_schema=False, sync_to_thread=False)
def show_style() -> Response[bytes]:
    """Return the CSS of the plain page."""
    return _file_response("page.css", "text/css")


@get("/plain/page.js", include_in_schema=False, sync_to_thread=False)
def show_script() -> Response[bytes]:
    """Return the JavaScript of the plain page."""
    return _file_response("page.js", "text/javascript")


@get("/plain/tables/{table_id:uuid}", include_in_schema=False)
async def show_table(  # noqa: PLR0913, PLR0917 - injected parts and query parameters
    table_id: TableId,
    visitor: CurrentVisitor,
    cards: Inject[TableCards],
    live: Inject[LiveTableCache],
    journal: Inject[Journal],
    time: Inject[ServingTime],
    games: Inject[GameRegistry],
    seat: FromQuery[int | None] = None,
    lang: FromQuery[Language] = "en",
    form: FromQuery[Form] = "short",
) -> Response[str]:
    """Return a table as an HTML fragment, as seen by a seat that the visitor holds or by a spectator."""
    audience = await require_audience(table_id, visitor, cards, seat)
    table = await live.get(table_id)
    await journal.refresh(table_id)
    sight = full_view(table, audience, time.now(), outline=True)
    folder = games.installed[table.match.header.game].folder
    page = TextPage(translator_for(folder, lang), [player.name for player in sight.players], form)
    return Response(page.render_table(sight), media_type="text/html", headers=NO_STORE)


@post("/plain/tables/{table_id:uuid}/words", status_code=200, include_in_schema=False)
async def translate(
    table_id: TableId,
    data: JSONBody[TranslateRequest],
    visitor: CurrentVisitor,
    cards: Inject[TableCards],
    live: Inject[LiveTableCache],
    games: Inject[GameRegistry],
) -> TranslateResponse:
    """Translate events or a refusal that the socket sent; reveals nothing that the caller did not send."""
    await cards.require_visible(table_id, visitor)
    match = (await live.get(table_id)).match
    page = TextPage(
        translator_for(games.installed[match.header.game].folder, data.lang),
        [player.name for player in named_players(table_id, match.players)],
        "full",
    )
    lines = page.translate_lines([event.message() for event in read_events(match.plugin, data.events)])
    return TranslateResponse((*lines, *page.translate_lines([refusal_message(data.why)] if data.why else [])))


PLAIN_ROUTES: Final[list[Any]] = [show_page, show_style, show_script, show_table, translate]
"""All routes of the plain page."""
