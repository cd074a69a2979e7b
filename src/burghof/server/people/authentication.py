"""Authentication: finds the sender of a request by session cookie (browsers) or bearer token (scripts)."""

from typing import Any
from uuid import uuid4

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from burghof.server.people.session import Person, Signer

SESSION_COOKIE = "burghof_session"
COOKIE_AGE_S = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def read_visitor(request: AnyConnection, signer: Signer) -> Person | None:
    """Return the person who sent the request; None without a valid session."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else request.cookies.get(SESSION_COOKIE, "")
    return signer.verify(token) if token else None


def make_guest(name: str, previous: Person | None) -> Person:
    """Create a guest with this name; the id of a previous session stays."""
    return Person(previous.id if previous else uuid4(), name.strip())


def make_session_cookie(token: str, *, is_secure: bool) -> Cookie:
    """Return the session cookie: not readable by scripts, not sent with cross-site subrequests (SameSite=Lax)."""
    return Cookie(
        key=SESSION_COOKIE, value=token, httponly=True, secure=is_secure, samesite="lax", max_age=COOKIE_AGE_S, path="/"
    )
