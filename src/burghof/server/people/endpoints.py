"""HTTP routes for the caller's session."""

from litestar import Response, get, post
from litestar.params import JSONBody

from burghof.server.given import ThePerson, TheSettings, TheSigner, TheVisitor
from burghof.server.infra.documented import problems
from burghof.server.people.recognition import guest, session_cookie
from burghof.wire.answers import SessionStarted
from burghof.wire.problem import Problem
from burghof.wire.requests import StartSession


@post("/session", status_code=200, responses=problems())
async def start_session(
    data: JSONBody[StartSession], visitor: TheVisitor, signer: TheSigner, settings: TheSettings
) -> Response[SessionStarted]:
    """Start a guest session under a name; a caller who already has a session stays the same person."""
    person = guest(data.name, visitor)
    token = signer.token(person)
    cookie = session_cookie(token, is_secure=settings.public_url.startswith("https:"))
    return Response(SessionStarted(person.id, person.name, token), cookies=[cookie])


@get("/session", responses=problems(Problem.NO_SESSION))
async def read_session(person: ThePerson, signer: TheSigner) -> SessionStarted:
    """Return the caller's session."""
    return SessionStarted(person.id, person.name, signer.token(person))
