"""Authentication: finds the sender of a request by session cookie (browsers) or bearer token (scripts)."""

from typing import Any
from uuid import uuid4

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from burghof.server.people.session import Person, Signer

COOKIE = "burghof_session"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def visitor(request: AnyConnection, signer: Signer) -> Person | None:
    """Return the person who sent the request; None without a valid session."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return signer.person(token) if token else None


def guest(name: str, before: Person | None) -> Person:
    """Create a guest with this name; the id of a previous session stays."""
    return Person(before.id if before else uuid4(), name.strip())


def session_cookie(token: str, *, is_secure: bool) -> Cookie:
    """Return the session cookie: not readable by scripts, not sent with cross-site subrequests (SameSite=Lax)."""
    return Cookie(key=COOKIE, value=token, httponly=True, secure=is_secure, samesite="lax", max_age=YEAR, path="/")
