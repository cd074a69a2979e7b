"""Responses whose bodies are already encoded, and compressed if the client accepts it."""

from typing import Any

from litestar import Request, Response


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    """Return whether the client accepts bodies that are compressed with gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def encoded_response(body: bytes, *, is_gzipped: bool, status: int = 200) -> Response[bytes]:
    """Return a response with this body, which is JSON."""
    headers = {"vary": "accept-encoding"}
    if is_gzipped:
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, media_type="application/json", headers=headers)
