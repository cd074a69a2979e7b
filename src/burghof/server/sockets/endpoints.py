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

from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal
from burghof.hosting.people.session import Person, Signer, require_person
from burghof.hosting.sockets.connection import Connection
from burghof.hosting.sockets.messages import full_view
from burghof.hosting.sockets.room import encode
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Seat
from burghof.server.clock.serving_time import ServingTime
from burghof.server.http.openapi import OWN_SEAT, json_response, problem_responses
from burghof.server.http.parameters import Inject, TableId
from burghof.server.people.authentication import read_visitor
from burghof.server.people.parameters import CurrentVisitor
from burghof.server.sockets.connections import Connections
from burghof.wire.client_in import OLDEST_PROTOCOL, PROTOCOL, Watch
from burghof.wire.client_out import ServerDraining, Welcome

Socket: TypeAlias = WebSocket[Any, Any, Any]

HEARTBEAT_S = 20
"""Seconds between keepalive messages; a client that stays silent for twice as long counts as disconnected."""

MAX_CURSOR_DIGITS = 15
"""Maximum number of digits of a cursor."""

CLOSE_GRACE_S = 5.0
"""Seconds that messages in progress may take when their socket is closed."""

CLOSE_SERVICE_RESTART = 1012
"""WebSocket close code for a service restart: the client should reconnect."""

SIGHT_RESPONSE = json_response("The message `sight` of the socket.")
EVENTS_RESPONSE = json_response("Messages of the socket.", "text/event-stream")


@websocket("/socket")
async def serve_socket(socket: Socket, connections: Inject[Connections], signer: Inject[Signer]) -> None:
    """Serve one socket per page: messages as in `client_in` and `client_out`, as JSON text."""
    person = read_visitor(socket, signer)
    await socket.accept()
    connection = connections.connect(person, socket.client.host if socket.client else "", _read_protocol(socket))
    connection.send(Welcome(PROTOCOL, person.name if person else "", HEARTBEAT_S))
    writer = asyncio.create_task(_send_loop(socket, connection))
    reader = asyncio.create_task(_receive_loop(socket, connection))
    draining = asyncio.create_task(connections.is_draining.wait())
    try:
        await asyncio.wait([writer, reader, draining], return_when=asyncio.FIRST_COMPLETED)
        if connections.is_draining.is_set() and not reader.done():
            connection.send(ServerDraining())
    finally:
        await _finish_reading(reader, connection)
        await _cancel_and_wait(draining)
        await connection.close()
        connections.disconnect(connection)
        with suppress(TimeoutError):
            await asyncio.wait_for(writer, CLOSE_GRACE_S)
        with suppress(Exception):
            await socket.close(CLOSE_SERVICE_RESTART if connections.is_draining.is_set() else 1000)


def _read_protocol(socket: Socket) -> int:
    """Return the protocol that the client names in the address of its socket."""
    protocol = socket.query_params.get("protocol", "")
    return int(protocol) if _is_cursor(protocol) else OLDEST_PROTOCOL


async def _send_loop(socket: Socket, connection: Connection) -> None:
    """Send queued messages until the queue is closed or the connection is lost."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        async for data in connection.queue.messages():
            if data is None:
                connection.resend_all()
            else:
                await socket.send_data(data.decode(), mode="text")


async def _receive_loop(socket: Socket, connection: Connection) -> None:
    """Serve the client's messages until it disconnects. The pings of the WebSocket protocol detect dead connections."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await connection.receive(await socket.receive_data("text"))


async def _finish_reading(reader: asyncio.Task[None], connection: Connection) -> None:
    """Stop reading once the message in progress is served, after `CLOSE_GRACE_S` seconds at the latest."""
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_GRACE_S), connection.serve_lock:
            reader.cancel()
    await _cancel_and_wait(reader)


async def _cancel_and_wait(*tasks: asyncio.Future[Any]) -> None:
    """Cancel tasks and wait for them."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


@get("/tables/{table_id:uuid}/sight", responses={200: SIGHT_RESPONSE, **problem_responses(*OWN_SEAT)})
async def read_sight(  # noqa: PLR0913, PLR0917 - injected parts and query parameters
    table_id: TableId,
    visitor: CurrentVisitor,
    cards: Inject[TableCards],
    live: Inject[LiveTableCache],
    journal: Inject[Journal],
    time: Inject[ServingTime],
    seat: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a query parameter
) -> Response[bytes]:
    """Return the full view of a table for a seat that the caller holds, or for a spectator."""
    audience = await require_audience(table_id, visitor, cards, seat)
    table = await live.get(table_id)
    await journal.refresh(table_id)
    data = encode(full_view(table, audience, time.now(), outline=outline))
    return Response(data, media_type="application/json")


@get("/tables/{table_id:uuid}/events", responses={200: EVENTS_RESPONSE, **problem_responses(*OWN_SEAT)})
async def stream_events(  # noqa: PLR0913, PLR0917 - injected parts and query parameters
    table_id: TableId,
    visitor: CurrentVisitor,
    cards: Inject[TableCards],
    connections: Inject[Connections],
    seat: FromQuery[int | None] = None,
    cursor: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a query parameter
    last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id")] = None,
) -> Stream:
    """Stream the messages that a socket receives after `watch`, as server-sent events; their ids are cursors."""
    audience = await require_audience(table_id, visitor, cards, seat)
    since = int(last_event_id) if last_event_id and _is_cursor(last_event_id) else cursor
    watch = Watch(table_id, audience, since, outline)
    events = _event_stream(connections, visitor, watch)
    return Stream(events, media_type="text/event-stream", headers={"cache-control": "no-store"})


async def require_audience(table: UUID, person: Person | None, cards: TableCards, seat: int | None) -> Seat | None:
    """Return the requested audience.

    Raises `ProblemError` if the person does not hold the seat, has no session, or may not see the table.
    """
    if seat is None:
        await cards.require_visible(table, person)
        return None
    await cards.require_seat(table, require_person(person), seat)
    return Seat(seat)


async def _event_stream(connections: Connections, person: Person | None, watch: Watch) -> AsyncGenerator[bytes, None]:
    """Yield queued messages as server-sent events, and a comment after `HEARTBEAT_S` seconds without a message."""
    connection = connections.connect(person, "")
    messages = connection.queue.messages()
    draining = asyncio.create_task(connections.is_draining.wait())
    upcoming = asyncio.ensure_future(anext(messages))
    try:
        await connection.subscribe(watch)
        while not draining.done():
            await asyncio.wait([upcoming, draining], timeout=HEARTBEAT_S, return_when=asyncio.FIRST_COMPLETED)
            if not upcoming.done():
                yield b": still here\n\n"
                continue
            data = upcoming.result()
            upcoming = asyncio.ensure_future(anext(messages))
            if data is None:
                connection.resend_all()
            else:
                yield _format_event(data)
    finally:
        await _cancel_and_wait(upcoming, draining)
        await connection.close()
        connections.disconnect(connection)


class _CursorOnly(Struct):
    """The cursor of a message, if it has one."""

    cursor: int | None = None


def _format_event(data: bytes) -> bytes:
    """Format a message as a server-sent event; its id is the message's cursor, if it has one."""
    cursor = msgspec.json.decode(data, type=_CursorOnly).cursor
    return (b"" if cursor is None else f"id: {cursor}\n".encode()) + b"data: " + data + b"\n\n"


def _is_cursor(text: str) -> bool:
    """Return whether this text can be a cursor."""
    return len(text) <= MAX_CURSOR_DIGITS and text.isdecimal()
