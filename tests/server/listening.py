"""A server process inside the test that listens on a port of this machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from burghof.server.process.container import Container
from burghof.server.web import WebServer
from tests.server.processes import ServerProcesses, wait_until


class Listening(Struct, frozen=True):
    """A listening process, its server and its port."""

    process: Container
    server: WebServer
    port: int

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    async def raw(self, sent: bytes) -> bytes:
        """Open a connection, send these bytes, and return everything received until the server closes it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        with closing(writer):
            writer.write(sent)
            async with asyncio.timeout(30):
                return await reader.read()


@asynccontextmanager
async def listening(servers: ServerProcesses, **settings: Any) -> AsyncIterator[Listening]:  # noqa: ANN401 - any setting
    """Run a server process that listens on a free port."""
    process = Container(replace(servers.settings, port=0, drain_seconds=0, **settings))
    server = WebServer(process)
    serving = asyncio.create_task(server._serve())
    await wait_until(lambda: server.started or serving.done())
    try:
        yield Listening(process, server, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        async with asyncio.timeout(60):
            await serving
