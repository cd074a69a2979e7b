"""Authentication: finds the sender of a request by session cookie (browsers) or bearer token (scripts)."""

from typing import Any

from litestar.connection import ASGIConnection

from burghof.hosting.people.session import Person, Session, hash_network
from burghof.hosting.people.sessions import Sessions
from burghof.server.http.cookies import RENEWED_STATE, SESSION_COOKIE, make_session_cookie
from burghof.server.http.origins import rate_limit_key

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def find_session(request: AnyConnection, sessions: Sessions) -> Session | None:
    """Return the session of a request; None without a valid one."""
    bearer = _read_bearer(request)
    token = request.cookies.get(SESSION_COOKIE, "") if bearer is None else bearer
    return sessions.read(token) if token else None


async def renew_cookie(request: AnyConnection, session: Session, sessions: Sessions, *, is_secure: bool) -> Session:
    """Return the session of a request; one in an old cookie is renewed, and the response gets the new cookie."""
    renewed = await sessions.renew_if_due(session) if _read_bearer(request) is None else None
    if renewed is None:
        return session
    request.scope["state"][RENEWED_STATE] = make_session_cookie(sessions.sign(renewed), is_secure=is_secure)
    return renewed


def person_of(session: Session | None) -> Person | None:
    """Return the person of a session."""
    return None if session is None else Person(session.person, session.name)


def read_network(request: AnyConnection, key: str) -> bytes:
    """Return the keyed hash of the sender's network address; empty if the address is unknown."""
    address = request.client.host if request.client else ""
    return hash_network(key, rate_limit_key(address)) if address else b""


def _read_bearer(request: AnyConnection) -> str | None:
    """Return the bearer token of a request; None without one, so that its cookie counts."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer if scheme.lower() == "bearer" else None
