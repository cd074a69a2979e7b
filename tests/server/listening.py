"""A server that listens at a port of this machine, on a thread of its own."""

import asyncio
from threading import Thread

from msgspec.structs import replace

from burghof.server.assembly import Assembly
from burghof.server.web import WebServer
from tests.server.chaos.cluster import free_port, is_ready
from tests.server.house import House


class Listening:
    """A server on a thread of its own that can be stopped and started again."""

    def __init__(self, house: House) -> None:
        """A server of this house, on a free port."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = replace(house.settings, plays_bots=True, port=self.port)

    def start(self) -> None:
        """Begin to listen."""
        self._thread = Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        asyncio.run(is_ready(self.port))

    def stop(self) -> None:
        """Listen no more."""
        self._server.should_exit = True
        self._thread.join()

    async def _serve(self) -> None:
        self._server = WebServer(Assembly(self._settings))
        await self._server.serve()
