"""The single process of a home server: web, bots and record files."""

import asyncio
import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from typing import Final

from burghof.hosting.background_tasks import BackgroundTasks
from burghof.kernel import say
from burghof.server.home.address import is_our_server, listen, network_url, own_hosts
from burghof.server.home.backup import upgrade_home
from burghof.server.home.errors import HomeServerError
from burghof.server.home.folder import Folder, ServingProcess
from burghof.server.home.lock import LockHeldError
from burghof.server.home.records import RecordFiles
from burghof.server.home.repository import FinishedTablesRepository
from burghof.server.home.service import running_postgres
from burghof.server.infra.logs import configure_logging
from burghof.server.process.container import Container
from burghof.server.settings import Settings, variable_name
from burghof.server.web import WebServer

TAKEOVER_TIMEOUT_S: Final = 30.0
"""Maximum seconds to wait for another process that is starting or stopping with the same folder."""

MAX_SOCKETS_PER_PERSON: Final = 40
"""Maximum number of open pages of one person at a home, also of several people in the tabs of one device."""

MAX_SOCKETS: Final = 1000
"""Maximum number of open pages at a home, also from one address: a whole club may come through one router."""

RECORD_SCAN_S: Final = 2.0
"""Seconds between two scans for finished games."""

MAX_LOG_BYTES: Final = 1_000_000


@contextmanager
def claim_folder(folder: Folder) -> Iterator[ServingProcess | None]:
    """Lock the folder and yield None, or yield the process that already serves it.

    Raises `HomeServerError` if, after `TAKEOVER_TIMEOUT_S` seconds, another process has the lock but does not answer.
    """
    deadline = time.monotonic() + TAKEOVER_TIMEOUT_S
    with ExitStack() as stack:
        while True:
            with suppress(LockHeldError):
                stack.enter_context(folder.locked())
                yield None
                return
            running = folder.serving_process
            if running is not None and is_our_server(running.port):
                yield running
                return
            if time.monotonic() > deadline:
                raise HomeServerError(say("home-busy", folder=str(folder.path)))
            time.sleep(0.1)


def serve_home(folder: Folder, port: int | None, games: str, on_ready: Callable[[int], None]) -> None:
    """Serve a folder that this process has locked until a signal stops it; calls `on_ready` with the port."""
    _handle_stop_signals()
    with (
        suppress(KeyboardInterrupt),
        _log_to_file(folder),
        closing(listen(port)) as server_socket,
        running_postgres(folder) as postgres,
    ):
        at = server_socket.getsockname()[1]
        settings = _home_settings(folder, at, upgrade_home(folder, postgres), games)

        def on_serving() -> None:
            folder.write_status(at)
            on_ready(at)

        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(_serve(settings, server_socket, folder, on_serving))


def _home_settings(folder: Folder, port: int, database_url: str, games: str) -> Settings:
    """Return the settings of a home. Raises `HomeServerError` if the further names in `BURGHOF_HOSTS` are wrong."""
    try:
        return Settings(
            database_url=database_url,
            secret=folder.secret,
            public_url=(network_url(port) or "").rstrip("/"),
            hosts=own_hosts(os.environ.get(variable_name("hosts"), "")),
            port=port,
            plays_bots=True,
            games=games,
            sockets_per_person=MAX_SOCKETS_PER_PERSON,
            sockets_per_address=MAX_SOCKETS,
            sockets_per_process=MAX_SOCKETS,
            thinking_seconds=0,  # the machine belongs to those who play
            drain_seconds=0,  # no other process takes over
        )
    except ValueError as error:
        raise HomeServerError(say("cli-settings-wrong", kind="wrong", about=str(error))) from error


async def _serve(
    settings: Settings, server_socket: socket.socket, folder: Folder, on_ready: Callable[[], None]
) -> None:
    """Serve until a signal stops the server, and write the record files of finished games."""
    parts = Container(settings)
    records = RecordFiles(folder.games, FinishedTablesRepository(parts.database), parts.records)
    background_tasks = BackgroundTasks()

    def on_started() -> None:
        background_tasks.spawn(records.write_missing())
        background_tasks.every(RECORD_SCAN_S, records.write_missing)
        on_ready()

    try:
        await _HomeServer(parts, on_started).serve(sockets=[server_socket])
    except SystemExit as error:
        raise HomeServerError(say("home-start-fails", log=str(folder.log))) from error
    finally:
        await background_tasks.close()


class _HomeServer(WebServer):
    """A web server that calls `on_started` once it serves."""

    def __init__(self, parts: Container, on_started: Callable[[], None]) -> None:
        super().__init__(parts)
        self._on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, then call `on_started`."""
        await super().startup(sockets)
        self._on_started()


def _handle_stop_signals() -> None:
    """Make SIGTERM, and SIGHUP of a closed terminal, stop the process like Ctrl-C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


@contextmanager
def _log_to_file(folder: Folder) -> Iterator[None]:
    """Log warnings to a file during the block, since the terminal is for the user; one older file remains."""
    with suppress(FileNotFoundError):
        if folder.log.stat().st_size > MAX_LOG_BYTES:
            folder.log.replace(folder.log.with_suffix(".before.log"))
    with folder.log.open("a", encoding="utf-8", buffering=1) as file:
        configure_logging(file, "WARNING")
        try:
            yield
        finally:
            logging.captureWarnings(capture=False)
            logging.basicConfig(handlers=[logging.NullHandler()], force=True)
