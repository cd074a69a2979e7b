"""The session cookie of browsers."""

from typing import Final

from litestar.datastructures import Cookie

SESSION_COOKIE: Final = "burghof_session"
COOKIE_AGE_S: Final = 365 * 24 * 3600


def make_session_cookie(token: str, *, is_secure: bool) -> Cookie:
    """Return the session cookie: not readable by scripts, not sent with cross-site subrequests (SameSite=Lax)."""
    return Cookie(
        key=SESSION_COOKIE, value=token, httponly=True, secure=is_secure, samesite="lax", max_age=COOKIE_AGE_S, path="/"
    )
