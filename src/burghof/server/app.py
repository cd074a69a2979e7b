"""The web application: routes, their dependencies, and the request guard around them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from burghof.server.assembly import Assembly
from burghof.server.given import TheVisitor
from burghof.server.history.endpoints import read_moment, read_record, read_replay, read_series
from burghof.server.infra.border import LARGEST, Border
from burghof.server.infra.documented import document, problems
from burghof.server.infra.origins import is_trusted
from burghof.server.infra.problems import Problems
from burghof.server.lobby.endpoints import list_games, list_tables, read_address
from burghof.server.people.endpoints import read_session, start_session
from burghof.server.people.recognition import visitor
from burghof.server.people.session import Person, known
from burghof.server.plain.endpoints import PAGES
from burghof.server.review.endpoints import ask_for_review, put_judged, read_review
from burghof.server.site.endpoints import SITE
from burghof.server.sockets.endpoints import follow_tables, read_sight, stream_events
from burghof.server.tables import endpoints as tables
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

ROUTES: list[Any] = [
    start_session,
    read_session,
    read_address,
    list_games,
    list_tables,
    read_record,
    read_replay,
    read_series,
    read_moment,
    ask_for_review,
    put_judged,
    read_review,
    read_sight,
    stream_events,
    follow_tables,
    tables.create_table,
    tables.redeem_link,
    tables.read_table,
    tables.take_seat,
    tables.put_bot,
    tables.free_seat,
    tables.make_seat_link,
    tables.swap_seats,
    tables.start_table,
    tables.rematch,
    tables.next_game,
    tables.move_chair,
    tables.play_on,
    tables.submit_move,
    tables.take_back,
    tables.answer_take_back,
    tables.resign,
    tables.leave,
    tables.come_back,
]


def make_app(assembly: Assembly) -> Litestar:
    """Build the Litestar application of this process."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        del app
        try:
            await assembly.open()
        except Exception:
            log.exception("the process cannot start")
            raise
        try:
            yield
        finally:
            assembly.leave()
            await assembly.close()

    async def recognised(request: Request[Any, Any, Any]) -> Person | None:
        person = visitor(request, assembly.signer)
        if person is not None:
            assembly.people_limits.bucket(person.id).take()
        return person

    async def somebody(visitor: TheVisitor) -> Person:
        return known(visitor)

    @get("/healthz", sync_to_thread=False)
    def healthz() -> dict[str, str]:
        """Report that the process is alive."""
        return {"status": "alive"}

    @get("/readyz", responses={503: document("Not ready; the status gives the reason.")})
    async def readyz() -> Response[dict[str, str]]:
        """Report whether this process takes clients: database reachable, schema current, not draining."""
        standing = await assembly.standing()
        return Response({"status": standing}, status_code=200 if standing == "ready" else 503)

    @get("/metrics", media_type="text/plain; version=0.0.4", responses=problems(Problem.NOT_FOUND))
    async def metrics(request: Request[Any, Any, Any]) -> bytes:
        """Return the metrics of this process, for Prometheus only: counters reveal when a sealed choice arrives.

        Answers 404 through a proxy, and for every address outside `BURGHOF_METRICS_FROM`.
        """
        asker = request.client.host if request.client else ""
        if "x-forwarded-for" in request.headers or not is_trusted(asker, assembly.settings.scrapers):
            raise Trouble(Problem.NOT_FOUND)
        return await assembly.counted()

    parts = {
        "assembly": assembly,
        "settings": assembly.settings,
        "signer": assembly.signer,
        "games": assembly.games,
        "tables": assembly.tables,
        "cards": assembly.cards,
        "live": assembly.live,
        "records": assembly.records,
        "replays": assembly.replays,
        "reviews": assembly.reviews,
        "journal": assembly.journal,
        "gathering": assembly.gathering,
        "playing": assembly.playing,
        "what_ifs": assembly.what_ifs,
    }
    app = Litestar(
        route_handlers=[Router("/api", route_handlers=ROUTES), *PAGES, *SITE, healthz, readyz, metrics],
        dependencies={
            **{name: Provide(_always(part), sync_to_thread=False) for name, part in parts.items()},
            "visitor": Provide(recognised),
            "person": Provide(somebody),
        },
        exception_handlers=Problems(assembly.metrics).handlers,
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Burghof", version=version("burghof"), path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Border(
        app.asgi_handler,
        assembly.settings,
        assembly.address_limits,
        assembly.metrics,
        tracing=assembly.tracing,
        is_leaving=assembly.is_leaving.is_set,
    )
    return app


def _always(part: object) -> Any:  # noqa: ANN401 - the parameter that receives the part declares its type
    """Return a dependency provider that always returns `part`."""

    def provide() -> Any:  # noqa: ANN401 - same
        return part

    return provide
