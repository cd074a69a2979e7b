"""The single process of a home server: web, bots and record files."""

import asyncio
import logging
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from typing import Final

from burghof.kernel import say
from burghof.server.assembly import Assembly
from burghof.server.home.address import answers, listen, network_url
from burghof.server.home.backup import upgrade_home
from burghof.server.home.folder import Folder, Running
from burghof.server.home.lock import Held
from burghof.server.home.records import RecordFiles
from burghof.server.home.repository import EndedRepository
from burghof.server.home.service import postgres_of
from burghof.server.home.trouble import HomeTrouble
from burghof.server.infra.logs import log_to
from burghof.server.infra.upkeep import Upkeep
from burghof.server.settings import Settings
from burghof.server.web import WebServer

PATIENCE: Final = 30.0
"""Maximum seconds to wait for another process that is starting or stopping with the same folder."""

WRITING: Final = 2.0
"""Seconds between two scans for finished games."""

LOG_BYTES: Final = 1_000_000


@contextmanager
def the_only_one(folder: Folder) -> Iterator[Running | None]:
    """Lock the folder and yield None, or yield the process that already serves it.

    Raises `HomeTrouble` if, after `PATIENCE` seconds, another process has the lock but does not answer.
    """
    deadline = time.monotonic() + PATIENCE
    with ExitStack() as stack:
        while True:
            with suppress(Held):
                stack.enter_context(folder.taken())
                yield None
                return
            running = folder.running
            if running is not None and answers(running.port):
                yield running
                return
            if time.monotonic() > deadline:
                raise HomeTrouble(say("home-busy", folder=str(folder.path)))
            time.sleep(0.1)


def serve_home(folder: Folder, port: int | None, games: str, ready: Callable[[int], None]) -> None:
    """Serve a folder that this process has locked until a signal stops it; calls `ready` with the port."""
    _stop_by_signals()
    with (
        suppress(KeyboardInterrupt),
        _log_into(folder),
        closing(listen(port)) as listening,
        postgres_of(folder) as postgres,
    ):
        at = listening.getsockname()[1]
        settings = Settings(
            database_url=upgrade_home(folder, postgres),
            secret=folder.secret,
            public_url=(network_url(at) or "").rstrip("/"),
            port=at,
            plays_bots=True,
            games=games,
            drain_seconds=0,  # no other process takes over
        )

        def serving() -> None:
            folder.note(at)
            ready(at)

        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(_serve(settings, listening, folder, serving))


async def _serve(settings: Settings, listening: socket.socket, folder: Folder, ready: Callable[[], None]) -> None:
    """Serve until a signal stops the server, and write the record files of finished games."""
    assembly = Assembly(settings)
    records = RecordFiles(folder.games, EndedRepository(assembly.database), assembly.records)
    upkeep = Upkeep()

    def begin() -> None:
        upkeep.soon(records.write_missing())
        upkeep.every(WRITING, records.write_missing)
        ready()

    try:
        await _HomeServer(assembly, begin).serve(sockets=[listening])
    except SystemExit as error:
        raise HomeTrouble(say("home-start-fails", log=str(folder.log))) from error
    finally:
        await upkeep.close()


class _HomeServer(WebServer):
    """A web server that calls `begin` once it serves."""

    def __init__(self, assembly: Assembly, begin: Callable[[], None]) -> None:
        super().__init__(assembly)
        self._begin = begin

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, then call `begin`."""
        await super().startup(sockets)
        self._begin()


def _stop_by_signals() -> None:
    """Make SIGTERM, and SIGHUP of a closed terminal, stop the process like Ctrl-C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


@contextmanager
def _log_into(folder: Folder) -> Iterator[None]:
    """Log warnings to a file during the block, since the terminal is for the user; one older file remains."""
    with suppress(FileNotFoundError):
        if folder.log.stat().st_size > LOG_BYTES:
            folder.log.replace(folder.log.with_suffix(".before.log"))
    with folder.log.open("a", encoding="utf-8", buffering=1) as file:
        log_to(file, "WARNING")
        try:
            yield
        finally:
            logging.captureWarnings(capture=False)
            logging.basicConfig(handlers=[logging.NullHandler()], force=True)
