"""Authentication: finds the sender of a request by session cookie (browsers) or bearer token (scripts)."""

from typing import Any
from uuid import uuid4

from litestar.connection import ASGIConnection

from burghof.hosting.people.session import Person, Signer, hash_network
from burghof.server.http.cookies import SESSION_COOKIE
from burghof.server.http.origins import rate_limit_key

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def read_visitor(request: AnyConnection, signer: Signer) -> Person | None:
    """Return the person who sent the request; None without a valid session."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else request.cookies.get(SESSION_COOKIE, "")
    return signer.verify(token) if token else None


def read_network(request: AnyConnection, key: str) -> bytes:
    """Return the keyed hash of the sender's network address; empty if the address is unknown."""
    address = request.client.host if request.client else ""
    return hash_network(key, rate_limit_key(address)) if address else b""


def make_guest(name: str, previous: Person | None) -> Person:
    """Create a guest with this name; the id of a previous session stays."""
    return Person(previous.id if previous else uuid4(), name.strip())
