"""One web process: listens, serves, and leaves without losing anything."""

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
"""Seconds that requests under way may take once a process has stopped listening."""

QUIET: Final = 20.0
"""Seconds after which a silent line is tried, and again as many until it is given up."""

SIGN_OF_LIFE: Final = 2.0
"""Seconds between two touches of a worker's health file."""

NOT_STARTED: Final = 3
"""The exit code of a process that could not begin to serve."""


def config_of(assembly: Assembly) -> uvicorn.Config:
    """How the web server is set up: no line of its own in the log, and nothing larger than we read."""
    return uvicorn.Config(
        make_app(assembly),
        host=assembly.settings.host,
        port=assembly.settings.port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a compressor for each socket costs memory, and messages are short
        ws_ping_interval=QUIET,
        ws_ping_timeout=QUIET,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the border reads them, from proxies it trusts
        timeout_graceful_shutdown=GRACE,
    )


class WebServer(uvicorn.Server):
    """Serves until it is told to stop, then lets others take over before it does."""

    def __init__(self, assembly: Assembly) -> None:
        """A server for this process."""
        super().__init__(config_of(assembly))
        self._assembly = assembly
        self._draining: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to serve."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("serving", extra={"address": f"{host}:{port}"})

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave; who cannot wait says so twice."""
        del frame
        if self._draining is not None or self._loop is None or not self.started:
            self.should_exit = True
            return
        self._loop.call_soon_threadsafe(self._leave, sig)

    def _leave(self, sig: int) -> None:
        """Begin to leave."""
        if self._draining is None:
            log.info("leaving", extra={"signal": signal.Signals(sig).name})
            self._draining = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Send clients elsewhere and serve what still comes for a while, then stop."""
        self._assembly.leave()
        await asyncio.sleep(self._assembly.settings.drain_seconds)
        self.should_exit = True


def run_web(settings: Settings) -> int:
    """Run one web process until it is told to stop; its exit code."""
    return _run(settings, _serve)


def run_worker(settings: Settings, health: Path | None = None) -> int:
    """Run one process that lets bots move and does slow jobs until it is told to stop; its exit code.

    While all is well it touches the file `health` every few seconds, and removes it in the end.
    """
    return _run(settings, partial(_work, health=health))


async def _serve(assembly: Assembly) -> int:
    """Serve."""
    server = WebServer(assembly)
    try:
        await server.serve()
    except SystemExit:
        # How the server says that it cannot listen there.
        return NOT_STARTED
    log.info("gone")
    return 0 if server.started else NOT_STARTED


async def _work(assembly: Assembly, health: Path | None) -> int:
    """Let bots move, and do jobs."""
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
            health.unlink(missing_ok=True)  # noqa: ASYNC240 - it takes no time
        assembly.leave()
        await assembly.close()
    log.info("gone")
    return 0


async def _show_health(assembly: Assembly, health: Path) -> None:
    """Touch the file, if all is well."""
    if await assembly.standing() == "ready":
        health.touch()  # noqa: ASYNC240 - it takes no time


def calm_collector() -> None:
    """Let Python look for cycles rarely: what we make by the thousand are values, and values have none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def _run(settings: Settings, work: Callable[[Assembly], Coroutine[Any, Any, int]]) -> int:
    """Run a process with its log and its event loop."""
    log_to(sys.stderr, settings.log_level)

    async def main() -> int:
        try:
            assembly = Assembly(settings)
            calm_collector()
            return await work(assembly)
        except Exception:
            log.exception("the process cannot go on")
            return NOT_STARTED

    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(main())
