"""The WebSocket of a page, and the same messages over HTTP as server-sent events."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Annotated, Any, TypeAlias
from uuid import UUID

import msgspec
from litestar import Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, HeaderParameter
from litestar.response import Stream
from msgspec import Struct

from burghof.kernel import Seat
from burghof.server.assembly import Assembly
from burghof.server.given import TableId, TheAssembly, TheVisitor
from burghof.server.infra.documented import HELD, document, problems
from burghof.server.people.recognition import visitor as recognised
from burghof.server.people.session import Person, known
from burghof.server.sockets.connection import Connection
from burghof.server.sockets.messages import sighted
from burghof.server.sockets.rooms import encode
from burghof.server.tables.cards import Cards
from burghof.wire.client_in import PROTOCOL, Watch
from burghof.wire.client_out import Leaving, Welcome

Socket: TypeAlias = WebSocket[Any, Any, Any]

HEARTBEAT = 20
"""Seconds between keepalive messages; a client that stays silent for twice as long counts as disconnected."""

LONGEST_CURSOR = 15
"""Maximum number of digits of a cursor."""

GRACE = 5.0
"""Seconds that messages in progress may take when their socket is closed."""

GOING_AWAY = 1012
"""WebSocket close code for a service restart: the client should reconnect."""

SIGHT = document("The message `sight` of the socket.")
EVENTS = document("Messages of the socket.", "text/event-stream")


@websocket("/socket")
async def follow_tables(socket: Socket, assembly: TheAssembly) -> None:
    """Serve one socket per page: messages as in `client_in` and `client_out`, as JSON text."""
    person = recognised(socket, assembly.signer)
    await socket.accept()
    connection = assembly.connect(person, socket.client.host if socket.client else "")
    connection.tell(Welcome(PROTOCOL, person.name if person else "", HEARTBEAT))
    writing = asyncio.create_task(_write(socket, connection))
    reading = asyncio.create_task(_read(socket, connection))
    leaving = asyncio.create_task(assembly.is_leaving.wait())
    try:
        await asyncio.wait([writing, reading, leaving], return_when=asyncio.FIRST_COMPLETED)
        if assembly.is_leaving.is_set() and not reading.done():
            connection.tell(Leaving())
    finally:
        await _finish(reading, connection)
        await _end(leaving)
        await connection.close()
        assembly.disconnect(connection)
        with suppress(TimeoutError):
            await asyncio.wait_for(writing, GRACE)
        with suppress(Exception):
            await socket.close(GOING_AWAY if assembly.is_leaving.is_set() else 1000)


async def _write(socket: Socket, connection: Connection) -> None:
    """Send queued messages until the queue is closed or the connection is lost."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        async for data in connection.line.messages():
            if data is None:
                connection.show_anew()
            else:
                await socket.send_data(data.decode(), mode="text")


async def _read(socket: Socket, connection: Connection) -> None:
    """Serve the client's messages until it disconnects. The pings of the WebSocket protocol detect dead connections."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await connection.hear(await socket.receive_data("text"))


async def _finish(reading: asyncio.Task[None], connection: Connection) -> None:
    """Stop reading once the message in progress is served, after `GRACE` seconds at the latest."""
    with suppress(TimeoutError):
        async with asyncio.timeout(GRACE), connection.hearing:
            reading.cancel()
    await _end(reading)


async def _end(*tasks: asyncio.Future[Any]) -> None:
    """Cancel tasks and wait for them."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


@get("/tables/{table_id:uuid}/sight", responses={200: SIGHT, **problems(*HELD)})
async def read_sight(
    table_id: TableId,
    visitor: TheVisitor,
    assembly: TheAssembly,
    seat: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a query parameter
) -> Response[bytes]:
    """Return the full view of a table for a seat that the caller holds, or for a spectator."""
    audience = await audience_of(table_id, visitor, assembly.cards, seat)
    table = await assembly.live.get(table_id)
    await assembly.journal.refresh(table_id)
    data = encode(sighted(table, audience, assembly.time.now(), outline=outline))
    return Response(data, media_type="application/json")


@get("/tables/{table_id:uuid}/events", responses={200: EVENTS, **problems(*HELD)})
async def stream_events(  # noqa: PLR0913, PLR0917 - query parameters
    table_id: TableId,
    visitor: TheVisitor,
    assembly: TheAssembly,
    seat: FromQuery[int | None] = None,
    cursor: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a query parameter
    last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id")] = None,
) -> Stream:
    """Stream the messages that a socket receives after `watch`, as server-sent events; their ids are cursors."""
    audience = await audience_of(table_id, visitor, assembly.cards, seat)
    since = int(last_event_id) if last_event_id and _is_cursor(last_event_id) else cursor
    watch = Watch(table_id, audience, since, outline)
    return Stream(
        _events(assembly, visitor, watch), media_type="text/event-stream", headers={"cache-control": "no-store"}
    )


async def audience_of(table: UUID, person: Person | None, cards: Cards, seat: int | None) -> Seat | None:
    """Return the requested audience.

    Raises `Trouble` if the person does not hold the seat, has no session, or may not see the table.
    """
    if seat is None:
        await cards.seen(table, person)
        return None
    await cards.require_seat(table, known(person), seat)
    return Seat(seat)


async def _events(assembly: Assembly, person: Person | None, watch: Watch) -> AsyncGenerator[bytes, None]:
    """Yield queued messages as server-sent events, and a comment after `HEARTBEAT` seconds without a message."""
    connection = assembly.connect(person, "")
    messages = connection.line.messages()
    leaving = asyncio.create_task(assembly.is_leaving.wait())
    upcoming = asyncio.ensure_future(anext(messages))
    try:
        await connection.follow(watch)
        while not leaving.done():
            await asyncio.wait([upcoming, leaving], timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
            if not upcoming.done():
                yield b": still here\n\n"
                continue
            data = upcoming.result()
            upcoming = asyncio.ensure_future(anext(messages))
            if data is None:
                connection.show_anew()
            else:
                yield _event(data)
    finally:
        await _end(upcoming, leaving)
        await connection.close()
        assembly.disconnect(connection)


class _Numbered(Struct):
    """The cursor of a message, if it has one."""

    cursor: int | None = None


def _event(data: bytes) -> bytes:
    """Format a message as a server-sent event; its id is the message's cursor, if it has one."""
    cursor = msgspec.json.decode(data, type=_Numbered).cursor
    return (b"" if cursor is None else f"id: {cursor}\n".encode()) + b"data: " + data + b"\n\n"


def _is_cursor(text: str) -> bool:
    """Return whether this text can be a cursor."""
    return len(text) <= LONGEST_CURSOR and text.isdecimal()
