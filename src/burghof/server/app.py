"""The web application: routes, their dependencies, and the request guard around them."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from burghof.hosting.people.session import Person, Session, require_person
from burghof.server.history.endpoints import read_record, read_replay, read_replay_step, read_series
from burghof.server.http.guard import RequestGuard
from burghof.server.http.openapi import json_response, problem_responses
from burghof.server.http.origins import is_in_networks
from burghof.server.http.problems import ProblemHandlers
from burghof.server.http.request_body import MAX_BODY_BYTES
from burghof.server.lessons.endpoints import act_in_lesson, list_lessons, list_pictures, merge_progress, open_lesson
from burghof.server.lobby.endpoints import list_games, list_tables, read_address
from burghof.server.people.authentication import find_session, person_of, read_network, renew_cookie
from burghof.server.people.endpoints import check_names, end_sessions, read_session, start_session
from burghof.server.people.parameters import CurrentSession, CurrentVisitor
from burghof.server.plain.endpoints import PLAIN_ROUTES
from burghof.server.process.container import Container
from burghof.server.process.lifecycle import Lifecycle
from burghof.server.puzzles.endpoints import (
    list_days,
    list_puzzles,
    merge_tries,
    play_puzzle,
    read_case,
    read_proof,
    read_puzzle,
    try_choice,
)
from burghof.server.review.endpoints import ask_for_review, put_judged, read_review
from burghof.server.site.endpoints import SITE_ROUTES, missing_page
from burghof.server.sockets.endpoints import check_socket, read_sight, serve_socket, stream_events
from burghof.server.tables import endpoints as tables
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

ROUTES: list[Any] = [
    start_session,
    read_session,
    end_sessions,
    check_names,
    read_address,
    list_games,
    list_tables,
    list_pictures,
    list_lessons,
    open_lesson,
    act_in_lesson,
    merge_progress,
    list_days,
    list_puzzles,
    read_puzzle,
    try_choice,
    read_proof,
    read_case,
    play_puzzle,
    merge_tries,
    read_record,
    read_replay,
    read_series,
    read_replay_step,
    ask_for_review,
    put_judged,
    read_review,
    read_sight,
    stream_events,
    serve_socket,
    check_socket,
    tables.create_table,
    tables.redeem_link,
    tables.read_table,
    tables.take_seat,
    tables.assign_bot,
    tables.free_seat,
    tables.list_removed_guests,
    tables.readmit_guest,
    tables.make_seat_link,
    tables.withdraw_seat_link,
    tables.read_links,
    tables.renew_invitation,
    tables.withdraw_invitation,
    tables.find_hint,
    tables.swap_seats,
    tables.start_table,
    tables.rematch,
    tables.next_game,
    tables.move_chair,
    tables.start_what_if,
    tables.submit_move,
    tables.take_back,
    tables.answer_take_back,
    tables.withdraw_take_back,
    tables.resign,
    tables.leave,
    tables.return_to_seat,
]


def make_app(parts: Container) -> Litestar:
    """Build the Litestar application of the process that has these parts; its lifespan opens and closes them."""
    lifecycle = Lifecycle(parts)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        del app
        try:
            await lifecycle.open()
        except Exception:
            log.exception("the process cannot start")
            raise
        try:
            yield
        finally:
            lifecycle.drain()
            await lifecycle.close()

    @get("/healthz", sync_to_thread=False)
    def healthz() -> dict[str, str]:
        """Report that the process is alive."""
        return {"status": "alive"}

    @get("/readyz", responses={503: json_response("Not ready; the status gives the reason.")})
    async def readyz() -> Response[dict[str, str]]:
        """Report whether this process takes clients: database reachable, schema current, not draining."""
        readiness = await parts.status.readiness()
        return Response({"status": readiness}, status_code=200 if readiness == "ready" else 503)

    @get("/metrics", media_type="text/plain; version=0.0.4", responses=problem_responses(Problem.NOT_FOUND))
    async def metrics(request: Request[Any, Any, Any]) -> bytes:
        """Return the metrics of this process, for Prometheus only: counters reveal when a sealed choice arrives.

        Answers 404 through a proxy, and for every address outside `BURGHOF_METRICS_FROM`.
        """
        client_address = request.client.host if request.client else ""
        if "x-forwarded-for" in request.headers or not is_in_networks(client_address, parts.settings.metrics_networks):
            raise ProblemError(Problem.NOT_FOUND)
        return await parts.status.metrics_page()

    injected = {
        "settings": parts.settings,
        "sessions": parts.sessions,
        "games": parts.games,
        "tables": parts.tables,
        "cards": parts.cards,
        "live": parts.live,
        "records": parts.records,
        "replays": parts.replays,
        "reviews": parts.reviews,
        "journal": parts.journal,
        "time": parts.time,
        "connections": parts.connections,
        "table_setup": parts.table_setup,
        "links": parts.links,
        "playing": parts.playing,
        "what_ifs": parts.what_ifs,
        "hints": parts.hints,
        "lesson_service": parts.lessons,
        "progress": parts.progress,
        "puzzle_service": parts.puzzles,
        "puzzle_progress": parts.puzzle_progress,
    }
    app = Litestar(
        route_handlers=[Router("/api", route_handlers=ROUTES), *PLAIN_ROUTES, *SITE_ROUTES, healthz, readyz, metrics],
        dependencies={
            **{name: Provide(_provide_constant(part), sync_to_thread=False) for name, part in injected.items()},
            "network": Provide(_network_provider(parts.settings.signing_keys[0])),
            **_caller_dependencies(parts),
        },
        exception_handlers=ProblemHandlers(parts.metrics, missing_page).handlers,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Burghof", version=version("burghof"), path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = RequestGuard(
        app.asgi_handler,
        parts.settings,
        parts.address_limits,
        parts.metrics,
        tracing=parts.tracing,
        is_draining=parts.connections.is_draining.is_set,
    )
    return app


def _network_provider(key: str) -> Callable[[Request[Any, Any, Any]], Awaitable[bytes]]:
    """Return a dependency provider of the hash of the caller's network address, with this key."""

    async def provide(request: Request[Any, Any, Any]) -> bytes:
        return read_network(request, key)

    return provide


def _caller_dependencies(parts: Container) -> dict[str, Provide]:
    """Return the dependencies that say who sent the request."""

    async def provide_session(request: Request[Any, Any, Any]) -> Session | None:
        found = find_session(request, parts.sessions)
        if found is None:
            return None
        parts.people_limits.bucket(found.person).take()
        return await renew_cookie(request, found, parts.sessions, is_secure=parts.settings.has_https)

    async def provide_visitor(session: CurrentSession) -> Person | None:
        return person_of(session)

    async def provide_person(visitor: CurrentVisitor) -> Person:
        return require_person(visitor)

    return {"session": Provide(provide_session), "visitor": Provide(provide_visitor), "person": Provide(provide_person)}


def _provide_constant(part: object) -> Any:  # noqa: ANN401 - the parameter that receives the part declares its type
    """Return a dependency provider that always returns `part`."""

    def provide() -> Any:  # noqa: ANN401 - same
        return part

    return provide
