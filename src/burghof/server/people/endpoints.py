"""HTTP routes for the caller's session."""

from litestar import Response, get, post
from litestar.params import JSONBody

from burghof.hosting.people.names import checked_name
from burghof.hosting.people.session import Session, require_session
from burghof.hosting.people.sessions import Sessions
from burghof.server.http.cookies import make_session_cookie
from burghof.server.http.openapi import UNSUITABLE_NAME, problem_responses
from burghof.server.http.parameters import Inject
from burghof.server.people.parameters import CurrentSession
from burghof.server.settings import Settings
from burghof.wire.problem import Problem
from burghof.wire.requests import CheckNames, StartSession
from burghof.wire.responses import SessionStarted


@post("/session", status_code=200, responses=problem_responses(*UNSUITABLE_NAME))
async def start_session(
    data: JSONBody[StartSession], session: CurrentSession, sessions: Inject[Sessions], settings: Inject[Settings]
) -> Response[SessionStarted]:
    """Start a guest session under a name; a caller who already has a session stays the same person."""
    return _respond(await sessions.start(data.name, session), sessions, settings)


@post("/names", status_code=204, responses=problem_responses(*UNSUITABLE_NAME))
async def check_names(data: JSONBody[CheckNames]) -> None:
    """Check names of people, before a table is created for them."""
    for name in data.names:
        checked_name(name)


@get("/session", responses=problem_responses(Problem.NO_SESSION))
async def read_session(session: CurrentSession, sessions: Inject[Sessions]) -> SessionStarted:
    """Return the caller's session; its token is a new one if it is older than 7 days."""
    known = require_session(session)
    return _started(await sessions.renew_if_due(known) or known, sessions)


@post("/session/end-everywhere", status_code=200, responses=problem_responses(Problem.NO_SESSION))
async def end_sessions(
    session: CurrentSession, sessions: Inject[Sessions], settings: Inject[Settings]
) -> Response[SessionStarted]:
    """End all sessions of the caller on all devices, and start a new one on this device."""
    return _respond(await sessions.end_everywhere(require_session(session)), sessions, settings)


def _started(session: Session, sessions: Sessions) -> SessionStarted:
    """Return a session as it is sent."""
    return SessionStarted(session.person, session.name, sessions.sign(session))


def _respond(session: Session, sessions: Sessions, settings: Settings) -> Response[SessionStarted]:
    """Return the response that gives the caller a session."""
    started = _started(session, sessions)
    cookie = make_session_cookie(started.token, is_secure=settings.has_https)
    return Response(started, cookies=[cookie])
