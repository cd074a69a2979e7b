"""The session cookie of browsers."""

from typing import Final

from litestar.datastructures import Cookie

from burghof.hosting.people.sessions import MAX_SESSION_AGE_MS

SESSION_COOKIE: Final = "burghof_session"
COOKIE_AGE_S: Final = MAX_SESSION_AGE_MS // 1000
RENEWED_STATE: Final = "burghof_renewed_session"
"""Name in the state of a request under which a renewed session cookie waits for the response."""


def make_session_cookie(token: str, *, is_secure: bool) -> Cookie:
    """Return the session cookie: not readable by scripts, not sent with cross-site subrequests (SameSite=Lax)."""
    return Cookie(
        key=SESSION_COOKIE, value=token, httponly=True, secure=is_secure, samesite="lax", max_age=COOKIE_AGE_S, path="/"
    )
