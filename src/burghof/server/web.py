"""Server processes: run a web process or a bot worker, and drain it without losing anything."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from socket import socket
from types import FrameType
from typing import Any, Final

import uvicorn

from burghof.hosting.background_tasks import BackgroundTasks
from burghof.server.app import make_app
from burghof.server.http.request_body import MAX_BODY_BYTES
from burghof.server.http.request_timeout import timed_http_protocol
from burghof.server.infra.logs import configure_logging
from burghof.server.process.container import Container
from burghof.server.process.lifecycle import Lifecycle
from burghof.server.process.status import ProcessStatus
from burghof.server.settings import Settings

if sys.platform == "win32":
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.SelectorEventLoop
else:
    from uvloop import new_event_loop as new_loop

log = logging.getLogger(__name__)

REQUEST_GRACE_S: Final = 5
"""Seconds that running requests may still take after the process has stopped listening."""

KEEPALIVE_S: Final = 20.0
"""Seconds between two WebSocket pings, and seconds to wait for the reply before the socket is closed."""

IDLE_TIMEOUT_S: Final = 5
"""Seconds that a connection stays open after a response, without another request."""

BACKLOG: Final = 2048
"""Maximum number of connections that wait to be accepted."""

MAX_OTHER_CONNECTIONS: Final = 2000
"""Maximum number of connections beside the sockets; beyond it, requests get status 503."""

STUCK_CHECK_TICKS: Final = 300
"""Ticks of uvicorn, each a tenth of a second, between two searches for connections that do not finish closing."""

HEALTH_TOUCH_S: Final = 2.0
"""Seconds between two touches of a worker's health file."""

EXIT_NOT_STARTED: Final = 3
"""Exit code of a process that could not start to serve."""


def uvicorn_config(parts: Container) -> uvicorn.Config:
    """Return the configuration of uvicorn: no log of its own, and no messages larger than `MAX_BODY_BYTES`."""
    return uvicorn.Config(
        make_app(parts),
        host=parts.settings.host,
        port=parts.settings.port,
        backlog=BACKLOG,
        limit_concurrency=parts.settings.sockets_per_process + MAX_OTHER_CONNECTIONS,
        timeout_keep_alive=IDLE_TIMEOUT_S,
        http=timed_http_protocol(lambda: parts.metrics.count_closed("no-request")),
        ws="websockets-sansio",
        ws_max_size=MAX_BODY_BYTES,
        ws_per_message_deflate=False,  # a compressor per socket costs memory, and messages are short
        ws_ping_interval=KEEPALIVE_S,
        ws_ping_timeout=KEEPALIVE_S,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the request guard reads them, only from trusted proxies
        timeout_graceful_shutdown=REQUEST_GRACE_S,
    )


class WebServer(uvicorn.Server):
    """A uvicorn server that drains before it stops, so that other processes can take over its clients."""

    def __init__(self, parts: Container) -> None:
        super().__init__(uvicorn_config(parts))
        self._lifecycle = Lifecycle(parts)
        self._drain_seconds = parts.settings.drain_seconds
        self._drain_task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._metrics = parts.metrics
        self._unsent_bytes: dict[Any, int] = {}
        """The bytes that each closing connection still had to send at the last search."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start to serve, and log the address."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("serving", extra={"address": f"{host}:{port}"})

    async def on_tick(self, counter: int) -> bool:
        """Abort connections that do not finish closing; return whether the server should stop."""
        if counter % STUCK_CHECK_TICKS == 0:
            self._abort_stuck()
        return await super().on_tick(counter)

    def _abort_stuck(self) -> None:
        """Abort the closing connections that have sent nothing since the last search: their clients do not read."""
        closing = {
            connection: connection.transport.get_write_buffer_size()
            for connection in self.server_state.connections
            if connection.transport.is_closing()
        }
        for connection, unsent in closing.items():
            if self._unsent_bytes.get(connection) == unsent:
                self._metrics.count_closed("stuck")
                connection.transport.abort()
        self._unsent_bytes = closing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start to drain; on a second signal, or before the server has started, stop at once."""
        del frame
        if self._drain_task is not None or self._loop is None or not self.started:
            self.should_exit = True
            return
        self._loop.call_soon_threadsafe(self._start_draining, sig)

    def _start_draining(self, sig: int) -> None:
        """Log the signal and start to drain."""
        if self._drain_task is None:
            log.info("draining", extra={"signal": signal.Signals(sig).name})
            self._drain_task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Ask the clients to connect to another process, serve requests for `drain_seconds` more, then stop."""
        self._lifecycle.drain()
        await asyncio.sleep(self._drain_seconds)
        self.should_exit = True


def run_web(settings: Settings) -> int:
    """Run one web process until it receives a signal, and return its exit code."""
    return _run(settings, _serve)


def run_worker(settings: Settings, health_file: Path | None = None) -> int:
    """Run one bot worker, which plays bot turns and runs slow jobs, until it receives a signal; return its exit code.

    While the process is ready, it touches the file `health_file` every `HEALTH_TOUCH_S` seconds. It removes the file at
    the end.
    """
    return _run(settings, partial(_work, health_file=health_file))


async def _serve(parts: Container) -> int:
    server = WebServer(parts)
    try:
        await server.serve()
    except SystemExit:
        # uvicorn raises SystemExit if it cannot listen on the address.
        return EXIT_NOT_STARTED
    log.info("stopped")
    return 0 if server.started else EXIT_NOT_STARTED


async def _work(parts: Container, health_file: Path | None) -> int:
    """Play bot turns and run jobs until SIGTERM or SIGINT."""
    stop_requested = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sig in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sig, lambda *_: loop.call_soon_threadsafe(stop_requested.set))
    lifecycle = Lifecycle(parts)
    await lifecycle.open()
    log.info("working")
    background_tasks = BackgroundTasks()
    if health_file is not None:
        background_tasks.every(HEALTH_TOUCH_S, partial(_touch_health_file, parts.status, health_file))
    try:
        await stop_requested.wait()
    finally:
        await background_tasks.close()
        if health_file is not None:
            health_file.unlink(missing_ok=True)  # noqa: ASYNC240 - too fast to block
        lifecycle.drain()
        await lifecycle.close()
    log.info("stopped")
    return 0


async def _touch_health_file(status: ProcessStatus, health_file: Path) -> None:
    """Touch the health file if the process is ready."""
    if await status.readiness() == "ready":
        health_file.touch()  # noqa: ASYNC240 - too fast to block


def tune_garbage_collector() -> None:
    """Make garbage collections rare: most objects of the server are immutable values, which form no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def _run(settings: Settings, work: Callable[[Container], Coroutine[Any, Any, int]]) -> int:
    """Run `work` with the log and the event loop of a process; return its exit code."""
    configure_logging(sys.stderr, settings.log_level)

    async def main() -> int:
        try:
            parts = Container(settings)
            tune_garbage_collector()
            return await work(parts)
        except Exception:
            log.exception("the process failed")
            return EXIT_NOT_STARTED

    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(main())
