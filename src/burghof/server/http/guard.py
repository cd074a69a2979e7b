"""The request guard: checks every request, and adds headers to every response."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, cast

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from opentelemetry.trace import Span

from burghof.hosting.rate_limits import RateLimits
from burghof.server.http.cookies import RENEWED_STATE, SESSION_COOKIE
from burghof.server.http.hosts import PROBES, OwnHosts
from burghof.server.http.origins import SAFE_METHODS, Network, client_address, may_act, rate_limit_key
from burghof.server.http.refusals import Headers, refuse, security_headers
from burghof.server.http.request_body import MAX_BODY_BYTES, RequestBody
from burghof.server.infra.metrics import Metrics
from burghof.server.infra.tracing import Tracing
from burghof.server.settings import Settings
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

REQUEST_TIMEOUT_S: Final = 15.0
"""Maximum seconds of a request; an event stream is exempt once it has begun."""


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
    """Wraps the application: limits requests, checks hosts and origins, hides internal errors, adds headers."""

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
        self._hosts = OwnHosts(settings.public_url, settings.host_names, settings.host_networks)
        self._limits = limits
        self._metrics = metrics
        self._tracing = tracing
        self._headers = security_headers(settings.public_url)
        self._is_draining = is_draining

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        cast("dict[str, Any]", scope).setdefault("state", {})
        request = _read_request(scope, self._trusted)
        cast("dict[str, Any]", scope)["client"] = (request.address, 0)
        try:
            self._check(request)
        except ProblemError as error:
            self._metrics.count_problem(error.problem)
            await refuse(scope, send, error, self._headers)
        else:
            await (
                self._serve(scope, receive, send, request)
                if scope["type"] == ScopeType.HTTP
                else self._app(scope, receive, send)
            )

    def _check(self, request: RequestInfo) -> None:
        """Raise `ProblemError` for an exceeded limit, a wrong host or origin, and for a new table in a drain."""
        self._limits.bucket(rate_limit_key(request.address)).take()
        if request.path not in PROBES and not self._hosts.is_own(request.host):
            raise ProblemError(Problem.WRONG_HOST, "the server does not know itself by this name: see BURGHOF_HOSTS")
        if request.method not in SAFE_METHODS and not may_act(
            request.origin, self._public_url, request.host, has_cookie=request.has_cookie, has_bearer=request.has_bearer
        ):
            raise ProblemError(Problem.WRONG_ORIGIN, "requires our own origin, or a bearer token without an origin")
        if request.length > MAX_BODY_BYTES:
            raise ProblemError(Problem.TOO_LARGE)
        if request.method == "POST" and self._is_draining() and _creates_table(request.path):
            raise ProblemError(Problem.SERVED_ELSEWHERE, "this process is about to stop")

    async def _serve(self, scope: Scope, receive: Receive, send: Send, request: RequestInfo) -> None:
        """Serve a request; an unhandled error becomes a response without any details.

        After `REQUEST_TIMEOUT_S` seconds its work is cancelled. A response that has begun breaks off.
        """
        status = 0
        start = time.perf_counter()
        timeout = asyncio.timeout(REQUEST_TIMEOUT_S)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if _is_event_stream(message["headers"]):
                    timeout.reschedule(None)
                headers = self._add_default_headers(message["headers"], request.path)
                message["headers"] = [*headers, *_renewed_cookie(scope, headers)]
            await send(message)

        with self._span(request.method) as span:
            try:
                async with timeout:
                    await self._app(scope, RequestBody(receive).receive, send_with_headers)
            except Exception as error:
                if status:
                    raise
                await self._refuse_failed(scope, send_with_headers, error, is_late=timeout.expired())
            route = str(scope.get("path_template", "")) or "unknown"
            if span is not None:
                span.update_name(f"{request.method} {route}")
                span.set_attribute("http.response.status_code", status)
        if log.isEnabledFor(logging.DEBUG):
            spent = round((time.perf_counter() - start) * 1000, 2)
            served = {"method": request.method, "route": route, "status": status, "milliseconds": spent}
            log.debug("served", extra=served)

    async def _refuse_failed(self, scope: Scope, send: Send, error: Exception, *, is_late: bool) -> None:
        """Log and answer a request that took too long, or that failed outside its handlers."""
        if is_late:
            log.warning("a request took too long", extra={"path": scope["path"]})
        else:
            log.error("a request failed outside its handlers", exc_info=error)
        problem = Problem.TRY_AGAIN if is_late else Problem.INTERNAL
        self._metrics.count_problem(problem)
        await refuse(scope, send, ProblemError(problem), [])

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
        # A second Host header makes a list, which is no name of ours.
        host=",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"host"),
        origin=headers.get(b"origin", ""),
        has_bearer=headers.get(b"authorization", "").lower().startswith("bearer "),
        has_cookie=f"{SESSION_COOKIE}=" in headers.get(b"cookie", ""),
        length=int(length) if length.isdecimal() else 0,
        address=client_address(peer, hops, trusted),
    )


def _renewed_cookie(scope: Scope, headers: Headers) -> Headers:
    """Return the header with the session that was renewed in this request, unless the response sets its own."""
    cookie: Cookie | None = scope["state"].get(RENEWED_STATE)
    has_own = any(name == b"set-cookie" and value.startswith(SESSION_COOKIE.encode()) for name, value in headers)
    return [] if cookie is None or has_own else [cookie.to_encoded_header()]


def _is_event_stream(headers: Any) -> bool:  # noqa: ANN401 - any iterable of pairs
    """Return whether a response with these headers is an event stream."""
    return any(name.lower() == b"content-type" and value.startswith(b"text/event-stream") for name, value in headers)


def _creates_table(path: str) -> bool:
    """Return whether a POST to this path creates a table."""
    return path.rstrip("/") == "/api/tables" or path.rstrip("/").endswith(("/rematch", "/next"))
