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

from burghof.server.app import make_app
from burghof.server.assembly import Assembly
from burghof.server.infra.border import LARGEST
from burghof.server.infra.logs import log_to
from burghof.server.infra.upkeep import Upkeep
from burghof.server.settings import Settings

if sys.platform == "win32":
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.SelectorEventLoop
else:
    from uvloop import new_event_loop as new_loop

log = logging.getLogger(__name__)

GRACE: Final = 5
"""Seconds that running requests may still take after the process has stopped listening."""

QUIET: Final = 20.0
"""Seconds between two WebSocket pings, and seconds to wait for the reply before the socket is closed."""

SIGN_OF_LIFE: Final = 2.0
"""Seconds between two touches of a worker's health file."""

NOT_STARTED: Final = 3
"""Exit code of a process that could not start to serve."""


def config_of(assembly: Assembly) -> uvicorn.Config:
    """Return the configuration of uvicorn: no log of its own, and no messages larger than `LARGEST`."""
    return uvicorn.Config(
        make_app(assembly),
        host=assembly.settings.host,
        port=assembly.settings.port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a compressor per socket costs memory, and messages are short
        ws_ping_interval=QUIET,
        ws_ping_timeout=QUIET,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the request guard reads them, only from trusted proxies
        timeout_graceful_shutdown=GRACE,
    )


class WebServer(uvicorn.Server):
    """A uvicorn server that drains before it stops, so that other processes can take over its clients."""

    def __init__(self, assembly: Assembly) -> None:
        super().__init__(config_of(assembly))
        self._assembly = assembly
        self._draining: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start to serve, and log the address."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("serving", extra={"address": f"{host}:{port}"})

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start to drain; on a second signal, or before the server has started, stop at once."""
        del frame
        if self._draining is not None or self._loop is None or not self.started:
            self.should_exit = True
            return
        self._loop.call_soon_threadsafe(self._leave, sig)

    def _leave(self, sig: int) -> None:
        """Log the signal and start to drain."""
        if self._draining is None:
            log.info("draining", extra={"signal": signal.Signals(sig).name})
            self._draining = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Ask the clients to connect to another process, serve requests for `drain_seconds` more, then stop."""
        self._assembly.leave()
        await asyncio.sleep(self._assembly.settings.drain_seconds)
        self.should_exit = True


def run_web(settings: Settings) -> int:
    """Run one web process until it receives a signal, and return its exit code."""
    return _run(settings, _serve)


def run_worker(settings: Settings, health: Path | None = None) -> int:
    """Run one bot worker, which plays bot turns and runs slow jobs, until it receives a signal; return its exit code.

    While the process is ready, it touches the file `health` every `SIGN_OF_LIFE` seconds. It removes the file at the
    end.
    """
    return _run(settings, partial(_work, health=health))


async def _serve(assembly: Assembly) -> int:
    server = WebServer(assembly)
    try:
        await server.serve()
    except SystemExit:
        # uvicorn raises SystemExit if it cannot listen on the address.
        return NOT_STARTED
    log.info("stopped")
    return 0 if server.started else NOT_STARTED


async def _work(assembly: Assembly, health: Path | None) -> int:
    """Play bot turns and run jobs until SIGTERM or SIGINT."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sig in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sig, lambda *_: loop.call_soon_threadsafe(told.set))
    await assembly.open()
    log.info("working")
    upkeep = Upkeep()
    if health is not None:
        upkeep.every(SIGN_OF_LIFE, partial(_show_health, assembly, health))
    try:
        await told.wait()
    finally:
        await upkeep.close()
        if health is not None:
            health.unlink(missing_ok=True)  # noqa: ASYNC240 - too fast to block
        assembly.leave()
        await assembly.close()
    log.info("stopped")
    return 0


async def _show_health(assembly: Assembly, health: Path) -> None:
    """Touch the health file if the process is ready."""
    if await assembly.standing() == "ready":
        health.touch()  # noqa: ASYNC240 - too fast to block


def calm_collector() -> None:
    """Make garbage collections rare: most objects of the server are immutable values, which form no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def _run(settings: Settings, work: Callable[[Assembly], Coroutine[Any, Any, int]]) -> int:
    """Run `work` with the log and the event loop of a process; return its exit code."""
    log_to(sys.stderr, settings.log_level)

    async def main() -> int:
        try:
            assembly = Assembly(settings)
            calm_collector()
            return await work(assembly)
        except Exception:
            log.exception("the process failed")
            return NOT_STARTED

    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(main())
