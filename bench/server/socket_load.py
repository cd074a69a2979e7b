"""Load through sockets, with a client as light as possible, so that the server is what is measured."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from random import random
from struct import pack, unpack_from
from time import perf_counter
from typing import cast

import msgspec
from msgspec import Struct

from bench.server.append_path import Throughput, percentile_ms
from bench.server.games import Script
from burghof.wire.client_in import PROTOCOL

TEXT_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x89, 0x8A
LENGTH_16_BIT, LENGTH_64_BIT = 126, 127


def frame(data: bytes, kind: int = TEXT_FRAME) -> bytes:
    """Return a client's frame; the mask is all zeros, so that the data stay unchanged."""
    if len(data) < LENGTH_16_BIT:
        return pack(">BB4x", kind, 0x80 | len(data)) + data
    return pack(">BBH4x", kind, 0x80 | LENGTH_16_BIT, len(data)) + data


class SeatSocket(asyncio.Protocol):
    """Socket of one seat: queues the sights and the answers to moves that it receives."""

    def __init__(self, path: str, token: str) -> None:
        key = b64encode(os.urandom(16)).decode()
        self._handshake = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._buffer = bytearray()
        self._is_open = False
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.steps = 0
        self.step_bytes = 0
        self.answers: asyncio.Queue[bytes] = asyncio.Queue()
        self.sights: asyncio.Queue[None] = asyncio.Queue()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the WebSocket handshake."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._handshake)

    def data_received(self, data: bytes) -> None:
        """Parse the frames as far as needed to distinguish kinds of messages."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer)
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while (whole := self._next_frame()) is not None:
            self._handle(whole)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the wait for an answer."""
        del exc
        self.answers.put_nowait(b"the connection was closed")

    def _next_frame(self) -> bytes | None:
        """Return the data of the next complete frame, or None."""
        buffer = self._buffer
        if len(buffer) < 2:  # noqa: PLR2004 - the shortest head
            return None
        length, head = buffer[1] & 0x7F, 2
        if length == LENGTH_16_BIT:
            if len(buffer) < 4:  # noqa: PLR2004 - the head with two bytes of length
                return None
            length, head = unpack_from(">H", buffer, 2)[0], 4
        elif length == LENGTH_64_BIT:
            if len(buffer) < 10:  # noqa: PLR2004 - the head with eight bytes of length
                return None
            length, head = unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < head + length:
            return None
        data = bytes(buffer[head : head + length])
        if buffer[0] == PING_FRAME and self.transport is not None:
            self.transport.write(frame(data, PONG_FRAME))
        del buffer[: head + length]
        return data

    def _handle(self, data: bytes) -> None:
        """Queue a message by its tag; count the steps and their bytes."""
        tag = data[:24]
        if tag.startswith(b'{"type":"step"'):
            self.steps += 1
            self.step_bytes += len(data)
        elif tag.startswith(b'{"type":"sight"'):
            self.sights.put_nowait(None)
        elif tag.startswith((b'{"type":"accepted"', b'{"type":"refused"', b'{"type":"problem"')):
            self.answers.put_nowait(data)

    def send(self, message: object) -> None:
        """Send a message."""
        assert self.transport is not None, "connected"
        self.transport.write(frame(msgspec.json.encode(message)))


async def connect(port: int, token: str) -> SeatSocket:
    """Open a socket."""
    loop = asyncio.get_running_loop()
    _, seat = await loop.create_connection(
        lambda: SeatSocket(f"/api/socket?protocol={PROTOCOL}", token), "127.0.0.1", port
    )
    await seat.opened
    return seat


async def follow_table(port: int, script: Script, tokens: list[str], *, outline: bool) -> list[SeatSocket]:
    """Open sockets that follow a table from all its seats, with its outline as the site does, or without."""
    seats = [await connect(port, token) for token in tokens]
    for number, seat in enumerate(seats):
        seat.send({"type": "watch", "table": str(script.table), "seat": number, "outline": outline})
        await seat.sights.get()
    return seats


async def play(script: Script, seats: list[SeatSocket], waits: list[float], pause_s: float = 0) -> None:
    """Play a table's script, each move as soon as the last was accepted, after a pause of up to twice `pause_s`."""
    table = str(script.table)
    for number, move in enumerate(script.moves):
        seat = seats[move.seat]
        await asyncio.sleep(pause_s * 2 * random())
        start = perf_counter()
        seat.send(
            {
                "type": "play",
                "table": table,
                "seat": move.seat,
                "token": move.token,
                "move_id": f"s{number}",
                "move": move.move,
            }
        )
        answer = await seat.answers.get()
        assert answer.startswith(b'{"type":"accepted"'), answer
        waits.append(perf_counter() - start)


class SocketPlay(Struct, frozen=True):
    """The throughput of tables through sockets, and the mean size of a step message in bytes."""

    pace: Throughput
    step_bytes: float


async def measure_socket_play(
    port: int, scripts: list[Script], tokens: dict[str, list[str]], cpu: Callable[[], float], *, outline: bool
) -> SocketPlay:
    """Return the throughput of all these tables playing concurrently through sockets, once all seats follow."""
    tables = [await follow_table(port, script, tokens[str(script.table)], outline=outline) for script in scripts]
    waits: list[float] = []
    start, used = perf_counter(), cpu()
    await asyncio.gather(*(play(script, seats, waits) for script, seats in zip(scripts, tables, strict=True)))
    seconds, used = perf_counter() - start, cpu() - used
    sockets = [seat for seats in tables for seat in seats]
    for seat in sockets:
        assert seat.transport is not None, "connected"
        seat.transport.close()
    pace = Throughput(
        len(waits) / seconds, percentile_ms(waits, 0.5), percentile_ms(waits, 0.99), used / len(waits) * 1e6
    )
    return SocketPlay(pace, sum(seat.step_bytes for seat in sockets) / sum(seat.steps for seat in sockets))
