"""Refusals outside of Litestar: a problem document as the whole response, also to the handshake of a socket."""

from typing import Final, TypeAlias, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

from burghof.server.http.problems import MEDIA_TYPE, RETRY_AFTER_S
from burghof.wire.problem import ProblemError

Headers: TypeAlias = list[tuple[bytes, bytes]]

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
PERMISSIONS_POLICY: Final = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def security_headers(public_url: str) -> Headers:
    """Return the security headers of every response."""
    headers = {
        "content-security-policy": CONTENT_SECURITY_POLICY,
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": PERMISSIONS_POLICY,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
    }
    if public_url.startswith("https:"):
        headers["strict-transport-security"] = "max-age=31536000"
        headers["cross-origin-opener-policy"] = "same-origin"  # browsers ignore it without HTTPS, and log a complaint
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def refuse(scope: Scope, send: Send, error: ProblemError, headers: Headers) -> None:
    """Answer a request or the handshake of a socket with a problem document, with these further headers."""
    if scope["type"] == ScopeType.WEBSOCKET and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": error.problem.type})
        return
    body = msgspec.json.encode(error.document())
    own = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    if error.problem in RETRY_AFTER_S:
        own.append((b"retry-after", RETRY_AFTER_S[error.problem].encode()))
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    start = {"type": f"{kind}.start", "status": error.problem.status, "headers": [*own, *headers]}
    await send(cast("Message", start))
    await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))
