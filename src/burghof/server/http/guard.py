"""The request guard: checks every request, and adds headers to every response."""

import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, TypeAlias, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from opentelemetry.trace import Span

from burghof.hosting.rate_limits import RateLimits
from burghof.server.http.cookies import SESSION_COOKIE
from burghof.server.http.origins import SAFE_METHODS, Network, client_address, may_act, rate_limit_key
from burghof.server.http.problems import MEDIA_TYPE, RETRY_AFTER_S
from burghof.server.infra.metrics import Metrics
from burghof.server.infra.tracing import Tracing
from burghof.server.settings import Settings
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

MAX_BODY_BYTES: Final = 64 * 1024
"""Maximum size of a request or a message in bytes."""

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


class RequestInfo(Struct, frozen=True):
    """The parts of a request that the guard checks."""

    method: str
    path: str
    host: str
    origin: str
    has_bearer: bool
    has_cookie: bool
    length: int
    address: str


class RequestGuard:
    """Wraps the application: limits requests per address, checks origins, hides internal errors, adds headers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: RateLimits,
        metrics: Metrics,
        *,
        tracing: Tracing | None,
        is_draining: Callable[[], bool],
    ) -> None:
        """Wrap this application; `limits` are the rate limits per address.

        While the process drains, it creates no tables, and clients open a new connection for their next request.
        """
        self._app = app
        self._public_url = settings.public_url
        self._trusted = settings.proxy_networks
        self._limits = limits
        self._metrics = metrics
        self._tracing = tracing
        self._headers = security_headers(settings.public_url)
        self._is_draining = is_draining

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        request = _read_request(scope, self._trusted)
        cast("dict[str, Any]", scope)["client"] = (request.address, 0)
        try:
            self._check(request)
        except ProblemError as error:
            self._metrics.count_problem(error.problem)
            await self._refuse(scope, send, error)
        else:
            await (
                self._serve(scope, receive, send, request)
                if scope["type"] == ScopeType.HTTP
                else self._app(scope, receive, send)
            )

    def _check(self, request: RequestInfo) -> None:
        """Raise `ProblemError` if the request exceeds a limit, has a wrong origin, or creates a table in a drain."""
        self._limits.bucket(rate_limit_key(request.address)).take()
        if request.method not in SAFE_METHODS and not may_act(
            request.origin, self._public_url, request.host, has_cookie=request.has_cookie, has_bearer=request.has_bearer
        ):
            raise ProblemError(Problem.WRONG_ORIGIN, "requires our own origin, or a bearer token without an origin")
        if request.length > MAX_BODY_BYTES:
            raise ProblemError(Problem.TOO_LARGE)
        if request.method == "POST" and self._is_draining() and _creates_table(request.path):
            raise ProblemError(Problem.SERVED_ELSEWHERE, "this process is about to stop")

    async def _serve(self, scope: Scope, receive: Receive, send: Send, request: RequestInfo) -> None:
        """Serve a request; an unhandled error becomes a response without any details."""
        status = 0
        start = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._add_default_headers(message["headers"], request.path)
            await send(message)

        with self._span(request.method) as span:
            try:
                await self._app(scope, receive, send_with_headers)
            except Exception:
                if status:
                    raise
                log.exception("a request failed outside its handlers")
                self._metrics.count_problem(Problem.INTERNAL)
                await self._refuse(scope, send_with_headers, ProblemError(Problem.INTERNAL))
            route = str(scope.get("path_template", "")) or "unknown"
            if span is not None:
                span.update_name(f"{request.method} {route}")
                span.set_attribute("http.response.status_code", status)
        if log.isEnabledFor(logging.DEBUG):
            spent = round((time.perf_counter() - start) * 1000, 2)
            served = {"method": request.method, "route": route, "status": status, "milliseconds": spent}
            log.debug("served", extra=served)

    def _span(self, name: str) -> AbstractContextManager[Span | None]:
        """Return a span around a request if traces are collected, else an empty context."""
        return nullcontext() if self._tracing is None else self._tracing.request_span(name)

    def _add_default_headers(self, headers: Any, path: str) -> Headers:  # noqa: ANN401 - any iterable of pairs
        """Return the headers of a response, with our defaults for the names that it lacks."""
        result = list(headers)
        names = {name.lower() for name, _ in result}
        result += [header for header in self._headers if header[0] not in names]
        if path.startswith("/api") and b"cache-control" not in names:
            result.append((b"cache-control", b"no-store"))
        if self._is_draining():
            result.append((b"connection", b"close"))
        return result

    async def _refuse(self, scope: Scope, send: Send, error: ProblemError) -> None:
        """Answer with a problem document, also during the handshake of a socket."""
        if scope["type"] == ScopeType.WEBSOCKET and "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": error.problem.type})
            return
        body = msgspec.json.encode(error.document())
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode()), *self._headers]
        if error.problem in RETRY_AFTER_S:
            headers.append((b"retry-after", RETRY_AFTER_S[error.problem].encode()))
        kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
        start = {"type": f"{kind}.start", "status": error.problem.status, "headers": headers}
        await send(cast("Message", start))
        await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))


def _read_request(scope: Scope, trusted: Sequence[Network]) -> RequestInfo:
    """Return the parts of a request that the guard checks."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    hops = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    peer = scope["client"][0] if scope["client"] else ""
    length = headers.get(b"content-length", "0")
    return RequestInfo(
        # A socket can change data, so its handshake is checked like a request that does.
        method=str(scope.get("method", "SOCKET")),
        path=scope["path"],
        host=headers.get(b"host", ""),
        origin=headers.get(b"origin", ""),
        has_bearer=headers.get(b"authorization", "").lower().startswith("bearer "),
        has_cookie=f"{SESSION_COOKIE}=" in headers.get(b"cookie", ""),
        length=int(length) if length.isdecimal() else 0,
        address=client_address(peer, hops, trusted),
    )


def _creates_table(path: str) -> bool:
    """Return whether a POST to this path creates a table."""
    return path.rstrip("/") == "/api/tables" or path.rstrip("/").endswith(("/rematch", "/next"))
