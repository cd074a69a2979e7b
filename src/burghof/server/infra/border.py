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

from burghof.server.infra.metrics import Metrics
from burghof.server.infra.origins import SAFE, Network, address_of, household, may_act
from burghof.server.infra.problems import MEDIA_TYPE, RETRY_AFTER
from burghof.server.infra.tracing import Tracing
from burghof.server.people.limits import Limits
from burghof.server.people.recognition import COOKIE
from burghof.server.settings import Settings
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

LARGEST: Final = 64 * 1024
"""Maximum size of a request or a message in bytes."""

Headers: TypeAlias = list[tuple[bytes, bytes]]

CONTENT_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
NO_SENSORS: Final = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def safe_headers(public_url: str) -> Headers:
    """Return the security headers of every response."""
    headers = {
        "content-security-policy": CONTENT_POLICY,
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": NO_SENSORS,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
    }
    if public_url.startswith("https:"):
        headers["strict-transport-security"] = "max-age=31536000"
        headers["cross-origin-opener-policy"] = "same-origin"  # browsers ignore it without HTTPS, and log a complaint
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Asked(Struct, frozen=True):
    """The parts of a request that the guard checks."""

    method: str
    path: str
    host: str
    origin: str
    has_bearer: bool
    has_cookie: bool
    length: int
    address: str


class Border:
    """Wraps the application: limits requests per address, checks origins, hides internal errors, adds headers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        *,
        tracing: Tracing | None,
        is_leaving: Callable[[], bool],
    ) -> None:
        """Wrap this application; `limits` are the rate limits per address.

        While the process drains, it creates no tables, and clients open a new connection for their next request.
        """
        self._app = app
        self._public_url = settings.public_url
        self._trusted = settings.proxies
        self._limits = limits
        self._metrics = metrics
        self._tracing = tracing
        self._headers = safe_headers(settings.public_url)
        self._is_leaving = is_leaving

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        asked = _read(scope, self._trusted)
        cast("dict[str, Any]", scope)["client"] = (asked.address, 0)
        try:
            self._let_in(asked)
        except Trouble as trouble:
            self._metrics.troubled(trouble.problem)
            await self._refuse(scope, send, trouble)
        else:
            await (
                self._serve(scope, receive, send, asked)
                if scope["type"] == ScopeType.HTTP
                else self._app(scope, receive, send)
            )

    def _let_in(self, asked: Asked) -> None:
        """Raise `Trouble` if the request exceeds a limit, has a wrong origin, or creates a table in a drain."""
        self._limits.bucket(household(asked.address)).take()
        if asked.method not in SAFE and not may_act(
            asked.origin, self._public_url, asked.host, has_cookie=asked.has_cookie, has_bearer=asked.has_bearer
        ):
            raise Trouble(Problem.WRONG_ORIGIN, "requires our own origin, or a bearer token without an origin")
        if asked.length > LARGEST:
            raise Trouble(Problem.TOO_LARGE)
        if asked.method == "POST" and self._is_leaving() and _sets_a_table(asked.path):
            raise Trouble(Problem.ELSEWHERE, "this process is about to stop")

    async def _serve(self, scope: Scope, receive: Receive, send: Send, asked: Asked) -> None:
        """Serve a request; an unhandled error becomes a response without any details."""
        status = 0
        start = time.perf_counter()

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._with_ours(message["headers"], asked.path)
            await send(message)

        with self._span(asked.method) as span:
            try:
                await self._app(scope, receive, answer)
            except Exception:
                if status:
                    raise
                log.exception("a request failed outside its handlers")
                self._metrics.troubled(Problem.BROKEN)
                await self._refuse(scope, answer, Trouble(Problem.BROKEN))
            route = str(scope.get("path_template", "")) or "unknown"
            if span is not None:
                span.update_name(f"{asked.method} {route}")
                span.set_attribute("http.response.status_code", status)
        if log.isEnabledFor(logging.DEBUG):
            spent = round((time.perf_counter() - start) * 1000, 2)
            served = {"method": asked.method, "route": route, "status": status, "milliseconds": spent}
            log.debug("served", extra=served)

    def _span(self, name: str) -> AbstractContextManager[Span | None]:
        """Return a span around a request if traces are collected, else an empty context."""
        return nullcontext() if self._tracing is None else self._tracing.served(name)

    def _with_ours(self, headers: Any, path: str) -> Headers:  # noqa: ANN401 - any iterable of pairs
        """Return the headers of a response, with our defaults for the names that it lacks."""
        given = list(headers)
        names = {name.lower() for name, _ in given}
        given += [header for header in self._headers if header[0] not in names]
        if path.startswith("/api") and b"cache-control" not in names:
            given.append((b"cache-control", b"no-store"))
        if self._is_leaving():
            given.append((b"connection", b"close"))
        return given

    async def _refuse(self, scope: Scope, send: Send, trouble: Trouble) -> None:
        """Answer with a problem document, also during the handshake of a socket."""
        if scope["type"] == ScopeType.WEBSOCKET and "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": trouble.problem.type})
            return
        body = msgspec.json.encode(trouble.document())
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode()), *self._headers]
        if trouble.problem in RETRY_AFTER:
            headers.append((b"retry-after", RETRY_AFTER[trouble.problem].encode()))
        kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
        start = {"type": f"{kind}.start", "status": trouble.problem.status, "headers": headers}
        await send(cast("Message", start))
        await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))


def _read(scope: Scope, trusted: Sequence[Network]) -> Asked:
    """Return the parts of a request that the guard checks."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    hops = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    peer = scope["client"][0] if scope["client"] else ""
    length = headers.get(b"content-length", "0")
    return Asked(
        # A socket can change data, so its handshake is checked like a request that does.
        method=str(scope.get("method", "SOCKET")),
        path=scope["path"],
        host=headers.get(b"host", ""),
        origin=headers.get(b"origin", ""),
        has_bearer=headers.get(b"authorization", "").lower().startswith("bearer "),
        has_cookie=f"{COOKIE}=" in headers.get(b"cookie", ""),
        length=int(length) if length.isdecimal() else 0,
        address=address_of(peer, hops, trusted),
    )


def _sets_a_table(path: str) -> bool:
    """Return whether a POST to this path creates a table."""
    return path.rstrip("/") == "/api/tables" or path.rstrip("/").endswith(("/rematch", "/next"))
