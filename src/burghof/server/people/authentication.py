"""Authentication: finds the sender of a request by session cookie (browsers) or bearer token (scripts)."""

from typing import Any
from uuid import uuid4

from litestar.connection import ASGIConnection

from burghof.hosting.people.session import Person, Signer
from burghof.server.http.cookies import SESSION_COOKIE

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def read_visitor(request: AnyConnection, signer: Signer) -> Person | None:
    """Return the person who sent the request; None without a valid session."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else request.cookies.get(SESSION_COOKIE, "")
    return signer.verify(token) if token else None


def make_guest(name: str, previous: Person | None) -> Person:
    """Create a guest with this name; the id of a previous session stays."""
    return Person(previous.id if previous else uuid4(), name.strip())
