"""HTTP routes for the caller's session."""

from litestar import Response, get, post
from litestar.params import JSONBody

from burghof.hosting.people.session import Signer
from burghof.server.http.cookies import make_session_cookie
from burghof.server.http.openapi import problem_responses
from burghof.server.http.parameters import Inject
from burghof.server.people.authentication import make_guest
from burghof.server.people.parameters import CurrentPerson, CurrentVisitor
from burghof.server.settings import Settings
from burghof.wire.problem import Problem
from burghof.wire.requests import StartSession
from burghof.wire.responses import SessionStarted


@post("/session", status_code=200, responses=problem_responses())
async def start_session(
    data: JSONBody[StartSession], visitor: CurrentVisitor, signer: Inject[Signer], settings: Inject[Settings]
) -> Response[SessionStarted]:
    """Start a guest session under a name; a caller who already has a session stays the same person."""
    person = make_guest(data.name, visitor)
    token = signer.sign(person)
    cookie = make_session_cookie(token, is_secure=settings.public_url.startswith("https:"))
    return Response(SessionStarted(person.id, person.name, token), cookies=[cookie])


@get("/session", responses=problem_responses(Problem.NO_SESSION))
async def read_session(person: CurrentPerson, signer: Inject[Signer]) -> SessionStarted:
    """Return the caller's session."""
    return SessionStarted(person.id, person.name, signer.sign(person))
