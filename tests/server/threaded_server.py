"""A server that listens on a port of this machine, in its own thread."""

import asyncio
from threading import Thread

from msgspec.structs import replace

from burghof.server.process.container import Container
from burghof.server.web import WebServer
from tests.ports import free_port
from tests.server.chaos.cluster import wait_until_ready
from tests.server.processes import ServerProcesses


class ThreadedServer:
    """A server in its own thread that can be stopped and started again."""

    def __init__(self, servers: ServerProcesses) -> None:
        """Choose a free port; `start` starts the server."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = replace(servers.settings, plays_bots=True, port=self.port)

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        self._thread = Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        asyncio.run(wait_until_ready(self.port))

    def stop(self) -> None:
        """Stop the server and wait for its thread."""
        self._server.should_exit = True
        self._thread.join()

    async def _serve(self) -> None:
        self._server = WebServer(Container(self._settings))
        await self._server.serve()
