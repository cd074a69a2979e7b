"""Recognition: who sends a request, by cookie in a browser and by bearer token in a script."""

from typing import Any
from uuid import uuid4

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from burghof.server.people.session import Person, Signer
from burghof.wire.problem import Problem, Trouble

COOKIE = "burghof_session"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def visitor(request: AnyConnection, signer: Signer) -> Person | None:
    """Who this is, if they have a session."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return signer.person(token) if token else None


def known(visitor: Person | None) -> Person:
    """Who this is; they must have a session."""
    if visitor is None:
        raise Trouble(Problem.NO_SESSION, "say first who you are: POST /api/session")
    return visitor


def guest(name: str, before: Person | None) -> Person:
    """A guest under this name; somebody who was here before stays the same person."""
    return Person(before.id if before else uuid4(), name.strip())


def session_cookie(token: str, *, is_secure: bool) -> Cookie:
    """The session as the browser keeps it: out of reach of scripts, sent to us alone."""
    return Cookie(key=COOKIE, value=token, httponly=True, secure=is_secure, samesite="lax", max_age=YEAR, path="/")
