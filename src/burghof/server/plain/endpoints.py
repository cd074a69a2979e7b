"""HTTP routes of the plain page: its files, tables as HTML fragments, and translations of socket messages."""

from pathlib import Path
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from burghof.kernel import Language
from burghof.server.given import TableId, TheAssembly, TheCards, TheGames, TheLiveTables, TheVisitor
from burghof.server.plain.table import Page
from burghof.server.plain.words import WordsGiven, WordsWanted, read_events, speaker_of, why_message
from burghof.server.sockets.endpoints import audience_of
from burghof.server.sockets.messages import sighted
from burghof.words.speaker import Form

FILES: Final = Path(__file__).parent / "files"
FRESH: Final = {"cache-control": "no-cache"}
"""Cache header: browsers must revalidate, so that a new release never runs with an old script."""
UNKEPT: Final = {"cache-control": "no-store"}
"""Cache header: caches must not store what one seat sees."""


def _file(name: str, media_type: str) -> Response[bytes]:
    return Response((FILES / name).read_bytes(), media_type=media_type, headers=FRESH)


def show_plain_page() -> Response[bytes]:
    """Return the HTML of the plain page."""
    return _file("page.html", "text/html")


@get("/plain", include_in_schema=False, sync_to_thread=False)
def show_page() -> Response[bytes]:
    """Return the plain page at its own address."""
    return show_plain_page()


@get("/plain/page.css", include_in_schema=False, sync_to_thread=False)
def show_style() -> Response[bytes]:
    """Return the CSS of the plain page."""
    return _file("page.css", "text/css")


@get("/plain/page.js", include_in_schema=False, sync_to_thread=False)
def show_script() -> Response[bytes]:
    """Return the JavaScript of the plain page."""
    return _file("page.js", "text/javascript")


@get("/plain/tables/{table_id:uuid}", include_in_schema=False)
async def show_table(
    table_id: TableId,
    visitor: TheVisitor,
    assembly: TheAssembly,
    seat: FromQuery[int | None] = None,
    lang: FromQuery[Language] = "en",
    form: FromQuery[Form] = "short",
) -> Response[str]:
    """Return a table as an HTML fragment, as seen by a seat that the visitor holds or by a spectator."""
    audience = await audience_of(table_id, visitor, assembly.cards, seat)
    live = await assembly.live.get(table_id)
    await assembly.journal.refresh(table_id)
    sight = sighted(live, audience, assembly.time.now(), outline=True)
    folder = assembly.games.shelf[live.match.header.game].folder
    page = Page(speaker_of(folder, lang), [player.name for player in sight.players], form)
    return Response(page.table(sight), media_type="text/html", headers=UNKEPT)


@post("/plain/tables/{table_id:uuid}/words", status_code=200, include_in_schema=False)
async def put_into_words(
    table_id: TableId,
    data: JSONBody[WordsWanted],
    visitor: TheVisitor,
    cards: TheCards,
    live: TheLiveTables,
    games: TheGames,
) -> WordsGiven:
    """Translate events or a refusal that the socket sent; reveals nothing that the caller did not send."""
    await cards.seen(table_id, visitor)
    match = (await live.get(table_id)).match
    page = Page(
        speaker_of(games.shelf[match.header.game].folder, data.lang), [player.name for player in match.players], "full"
    )
    lines = page.lines([event.message() for event in read_events(match.plugin, data.events)])
    return WordsGiven((*lines, *page.lines([why_message(data.why)] if data.why else [])))


PAGES: Final[list[Any]] = [show_page, show_style, show_script, show_table, put_into_words]
"""All routes of the plain page."""
