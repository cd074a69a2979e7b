"""Receiving from a WebSocket: the one function in which the two clients differ by more than `await`."""

import asyncio

from websockets.asyncio.client import ClientConnection as AsyncClientConnection
from websockets.sync.client import ClientConnection

from burghof.client.protocol import PING, PING_AFTER_S


async def receive_async(socket: AsyncClientConnection) -> str | bytes:
    """Return the next message; send a ping after every `PING_AFTER_S` seconds without one."""
    while True:
        try:
            return await asyncio.wait_for(socket.recv(), PING_AFTER_S)
        except TimeoutError:
            await socket.send(PING)


def receive(socket: ClientConnection) -> str | bytes:
    """Return the next message; send a ping after every `PING_AFTER_S` seconds without one."""
    while True:
        try:
            return socket.recv(timeout=PING_AFTER_S)
        except TimeoutError:
            socket.send(PING)
