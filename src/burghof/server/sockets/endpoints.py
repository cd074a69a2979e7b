"""The WebSocket of a page, and the same messages over HTTP as server-sent events."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, TypeAlias
from uuid import UUID

import msgspec
from litestar import Request, Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, HeaderParameter
from litestar.response import Stream
from msgspec import Struct

from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import Journal
from burghof.hosting.people.session import Person, Session, require_person
from burghof.hosting.people.sessions import Sessions
from burghof.hosting.sockets.connection import Connection, EndReason
from burghof.hosting.sockets.messages import full_view
from burghof.hosting.sockets.room import encode
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Seat
from burghof.server.clock.serving_time import ServingTime
from burghof.server.http.openapi import OWN_SEAT, json_response, problem_responses
from burghof.server.http.parameters import Inject, TableId
from burghof.server.http.refusals import refuse, security_headers
from burghof.server.people.authentication import AnyConnection, find_session, person_of
from burghof.server.people.parameters import CurrentSession, CurrentVisitor
from burghof.server.settings import Settings
from burghof.server.sockets.connections import Connections
from burghof.wire.client_in import OLDEST_PROTOCOL, PROTOCOL, Watch
from burghof.wire.client_out import ServerDraining, Welcome
from burghof.wire.problem import Problem, ProblemError

Socket: TypeAlias = WebSocket[Any, Any, Any]

HEARTBEAT_S = 20
"""Seconds between keepalive messages; a client that stays silent for twice as long counts as disconnected."""

MAX_CURSOR_DIGITS = 15
"""Maximum number of digits of a cursor."""

CLOSE_GRACE_S = 5.0
"""Seconds that messages in progress may take when their socket is closed."""

FIRST_MESSAGE_TIMEOUT_S = 10.0
"""Maximum seconds until the first message of a client."""

CLOSE_CODES: Final[Mapping[EndReason | None, int]] = {
    None: 1000,
    "draining": 1012,
    "silent": 1008,
    "too-slow": 1013,
    "logged-out": 4001,
}
"""WebSocket close codes: normal, service restart, policy violation, try again later, and one of our own."""

SIGHT_RESPONSE = json_response("The message `sight` of the socket.")
EVENTS_RESPONSE = json_response("Messages of the socket.", "text/event-stream")


@websocket("/socket")
async def serve_socket(
    socket: Socket, connections: Inject[Connections], sessions: Inject[Sessions], settings: Inject[Settings]
) -> None:
    """Serve one socket per page: messages as in `client_in` and `client_out`, as JSON text."""
    session = find_session(socket, sessions)
    try:
        connection = _connect(connections, session, read_address(socket), _read_protocol(socket))
    except ProblemError as error:
        await refuse(socket.scope, socket.send, error, security_headers(settings.public_url))
        return
    try:
        await socket.accept()
        connection.send(Welcome(PROTOCOL, session.name if session else "", HEARTBEAT_S))
        await _serve_until_end(socket, connection)
    finally:
        connections.disconnect(connection)


@get("/socket", status_code=204, responses=problem_responses(Problem.FULL))
async def check_socket(
    request: Request[Any, Any, Any], visitor: CurrentVisitor, connections: Inject[Connections]
) -> None:
    """Succeed if the caller may open one more socket: a browser does not tell a page why a socket was refused."""
    connections.require_room(visitor, read_address(request))


def _connect(
    connections: Connections, session: Session | None, address: str, protocol: int = OLDEST_PROTOCOL
) -> Connection:
    """Register a client with this session. Raises `Problem.FULL`."""
    issued_at = session.issued_at if session else 0
    return connections.connect(person_of(session), address, protocol, issued_at=issued_at)


async def _serve_until_end(socket: Socket, connection: Connection) -> None:
    """Serve an accepted socket until the client leaves or the connection is ended, then close it."""
    writer = asyncio.create_task(_send_loop(socket, connection))
    reader = asyncio.create_task(_receive_loop(socket, connection))
    ending = asyncio.create_task(connection.ended.wait())
    silence = asyncio.get_running_loop().call_later(FIRST_MESSAGE_TIMEOUT_S, connection.end_if_silent)
    try:
        await asyncio.wait([writer, reader, ending], return_when=asyncio.FIRST_COMPLETED)
        if connection.end_reason == "draining" and not reader.done():
            connection.send(ServerDraining())
    finally:
        silence.cancel()
        await _finish_reading(reader, connection)
        await _cancel_and_wait(ending)
        await connection.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(writer, CLOSE_GRACE_S)
        with suppress(Exception):
            await socket.close(CLOSE_CODES[connection.end_reason])


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


@get("/tables/{table_id:uuid}/events", responses={200: EVENTS_RESPONSE, **problem_responses(*OWN_SEAT, Problem.FULL)})
async def stream_events(  # noqa: PLR0913, PLR0917 - injected parts and query parameters
    table_id: TableId,
    visitor: CurrentVisitor,
    session: CurrentSession,
    cards: Inject[TableCards],
    connections: Inject[Connections],
    request: Request[Any, Any, Any],
    seat: FromQuery[int | None] = None,
    cursor: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a query parameter
    last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id")] = None,
) -> Stream:
    """Stream the messages that a socket receives after `watch`, as server-sent events; their ids are cursors."""
    audience = await require_audience(table_id, visitor, cards, seat)
    since = int(last_event_id) if last_event_id and _is_cursor(last_event_id) else cursor
    connections.require_room(visitor, address := read_address(request))
    events = _event_stream(connections, session, address, Watch(table_id, audience, since, outline))
    return Stream(events, media_type="text/event-stream", headers={"cache-control": "no-store"})


def read_address(connection: AnyConnection) -> str:
    """Return the address of a client, as the request guard found it."""
    return connection.client.host if connection.client else ""


async def require_audience(table: UUID, person: Person | None, cards: TableCards, seat: int | None) -> Seat | None:
    """Return the requested audience.

    Raises `ProblemError` if the person does not hold the seat, has no session, or may not see the table.
    """
    if seat is None:
        await cards.require_visible(table, person)
        return None
    await cards.require_seat(table, require_person(person), seat)
    return Seat(seat)


async def _event_stream(
    connections: Connections, session: Session | None, address: str, watch: Watch
) -> AsyncGenerator[bytes, None]:
    """Yield queued messages as server-sent events, and a comment after `HEARTBEAT_S` seconds without a message."""
    connection = _connect(connections, session, address)
    messages = connection.queue.messages()
    ending = asyncio.create_task(connection.ended.wait())
    upcoming = asyncio.ensure_future(anext(messages, b""))
    try:
        await connection.subscribe(watch)
        while True:
            await asyncio.wait([upcoming, ending], timeout=HEARTBEAT_S, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                return
            if not upcoming.done():
                yield b": still here\n\n"
                continue
            data = upcoming.result()
            upcoming = asyncio.ensure_future(anext(messages, b""))
            if data is None:
                connection.resend_all()
            elif data:
                yield _format_event(data)
            else:
                return
    finally:
        # Nothing is awaited here: when the client disconnects, each `await` of this task is cancelled again.
        upcoming.cancel()
        ending.cancel()
        connections.disconnect(connection)
        connections.close_soon(connection)


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
