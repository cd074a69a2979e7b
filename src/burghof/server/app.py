"""The web application: routes, what they need, and how problems are answered."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from burghof.server.assembly import Assembly
from burghof.server.given import TheVisitor
from burghof.server.history.endpoints import read_record
from burghof.server.lobby.endpoints import list_games, list_tables
from burghof.server.people.endpoints import read_session, start_session
from burghof.server.people.recognition import known, visitor
from burghof.server.people.session import Person
from burghof.server.sockets.endpoints import follow_tables, read_sight, stream_events
from burghof.server.tables import endpoints as tables
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes that a request may have."""

ROUTES: list[Any] = [
    start_session,
    read_session,
    list_games,
    list_tables,
    read_record,
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
    tables.submit_move,
    tables.take_back,
    tables.answer_take_back,
    tables.resign,
    tables.leave,
    tables.come_back,
]


def make_app(assembly: Assembly) -> Litestar:
    """The application over these parts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        del app
        await assembly.open()
        try:
            yield
        finally:
            assembly.leave()
            await assembly.close()

    async def recognised(request: Request[Any, Any, Any]) -> Person | None:
        return visitor(request, assembly.signer)

    async def somebody(visitor: TheVisitor) -> Person:
        return known(visitor)

    @get("/healthz", sync_to_thread=False)
    def healthz() -> dict[str, str]:
        """The process is alive."""
        return {"status": "alive"}

    @get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
    def metrics() -> bytes:
        """What the process counts of itself, for Prometheus."""
        return assembly.metrics.page()

    parts = {
        "assembly": assembly,
        "settings": assembly.settings,
        "signer": assembly.signer,
        "games": assembly.games,
        "tables": assembly.tables,
        "cards": assembly.cards,
        "live": assembly.live,
        "journal": assembly.journal,
        "gathering": assembly.gathering,
        "playing": assembly.playing,
    }
    return Litestar(
        route_handlers=[Router("/api", route_handlers=ROUTES), healthz, metrics],
        dependencies={
            **{name: Provide(_always(part), sync_to_thread=False) for name, part in parts.items()},
            "visitor": Provide(recognised),
            "person": Provide(somebody),
        },
        exception_handlers={
            Trouble: _troubled,
            HTTPException: _refused_by_framework,
            msgspec.ValidationError: _malformed,
            Exception: _broken,
        },
        lifespan=[running],
        openapi_config=OpenAPIConfig(title="Burghof", version=version("burghof"), path="/api/docs"),
        request_max_body_size=LARGEST,
        debug=False,
    )


def _always(part: object) -> Any:  # noqa: ANN401 - what is injected has a type of its own
    """A provider of this part."""

    def provide() -> Any:  # noqa: ANN401 - same
        return part

    return provide


def _answer(trouble: Trouble) -> Response[bytes]:
    """A problem as an answer."""
    return Response(
        msgspec.json.encode(trouble.document()),
        status_code=trouble.problem.status,
        media_type="application/problem+json",
    )


def _troubled(_: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    return _answer(trouble)


BY_STATUS = {404: Problem.NOT_FOUND, 405: Problem.WRONG_METHOD, 413: Problem.TOO_LARGE}


def _refused_by_framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: unknown addresses, wrong methods, bodies that are none of ours."""
    is_ours = error.status_code >= 500  # noqa: PLR2004 - the class of server errors
    problem = Problem.BROKEN if is_ours else BY_STATUS.get(error.status_code, Problem.MALFORMED)
    return _answer(Trouble(problem))


def _malformed(_: Request[Any, Any, Any], __: msgspec.ValidationError) -> Response[bytes]:
    return _answer(Trouble(Problem.MALFORMED))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A bug: it reaches the log, never the client."""
    log.error("a request failed", exc_info=error, extra={"route": request.route_handler.name or ""})
    return _answer(Trouble(Problem.BROKEN))
