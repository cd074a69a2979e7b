"""The socket of a page, and the same over plain HTTP with server-sent events."""

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
from burghof.server.people.session import Person
from burghof.server.sockets.connection import Connection
from burghof.server.sockets.messages import sighted
from burghof.server.sockets.rooms import encode
from burghof.server.tables.cards import Cards
from burghof.wire.client_in import PROTOCOL, Watch
from burghof.wire.client_out import Leaving, Welcome
from burghof.wire.problem import Problem, Trouble

Socket: TypeAlias = WebSocket[Any, Any, Any]

HEARTBEAT = 20
"""Seconds between signs of life; twice as long without one, and a client is taken for gone."""

LONGEST_CURSOR = 15
"""Digits."""

GRACE = 5.0
"""Seconds that messages under way may take when their socket is closed."""

GOING_AWAY = 1012
"""The close code that says: the service restarts, connect again."""

SIGHT = document("The message `sight` of the socket.")
EVENTS = document("Messages of the socket.", "text/event-stream")


@websocket("/socket")
async def follow_tables(socket: Socket, assembly: TheAssembly) -> None:
    """One socket a page: messages as in `client_in` and `client_out`, as JSON text."""
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
    """Send what waits, for as long as the line holds."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        async for data in connection.line.messages():
            if data is None:
                connection.show_anew()
            else:
                await socket.send_data(data.decode(), mode="text")


async def _read(socket: Socket, connection: Connection) -> None:
    """Hear what the client says until it has gone; a dead line is found by the pings of the protocol itself."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await connection.hear(await socket.receive_data("text"))


async def _finish(reading: asyncio.Task[None], connection: Connection) -> None:
    """Hear no more, once what the client said last is done."""
    with suppress(TimeoutError):
        async with asyncio.timeout(GRACE), connection.hearing:
            reading.cancel()
    await _end(reading)


async def _end(*tasks: asyncio.Future[Any]) -> None:
    """Stop these."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


@get("/tables/{table_id:uuid}/sight", responses={200: SIGHT, **problems(*HELD)})
async def read_sight(
    table_id: TableId,
    visitor: TheVisitor,
    assembly: TheAssembly,
    seat: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a parameter of the address
) -> Response[bytes]:
    """The whole table as a seat one holds sees it, or as a spectator."""
    audience = await audience_of(table_id, visitor, assembly.cards, seat)
    table = await assembly.live.get(table_id)
    await assembly.journal.refresh(table_id)
    data = encode(sighted(table, audience, assembly.time.now(), outline=outline))
    return Response(data, media_type="application/json")


@get("/tables/{table_id:uuid}/events", responses={200: EVENTS, **problems(*HELD)})
async def stream_events(  # noqa: PLR0913, PLR0917 - what a stream can be asked for
    table_id: TableId,
    visitor: TheVisitor,
    assembly: TheAssembly,
    seat: FromQuery[int | None] = None,
    cursor: FromQuery[int | None] = None,
    outline: FromQuery[bool] = False,  # noqa: FBT002 - a parameter of the address
    last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id")] = None,
) -> Stream:
    """What a socket would be sent after `watch`, as server-sent events; their ids are cursors."""
    audience = await audience_of(table_id, visitor, assembly.cards, seat)
    since = int(last_event_id) if last_event_id and _is_cursor(last_event_id) else cursor
    watch = Watch(table_id, audience, since, outline)
    return Stream(
        _events(assembly, visitor, watch), media_type="text/event-stream", headers={"cache-control": "no-store"}
    )


async def audience_of(table: UUID, person: Person | None, cards: Cards, seat: int | None) -> Seat | None:
    """The audience somebody asks to be; they must hold the seat, or at least may see the table."""
    if seat is None:
        await cards.seen(table, person)
        return None
    if person is None:
        raise Trouble(Problem.NO_SESSION, "say first who you are: POST /api/session")
    await cards.require_seat(table, person, seat)
    return Seat(seat)


async def _events(assembly: Assembly, person: Person | None, watch: Watch) -> AsyncGenerator[bytes, None]:
    """The messages of a line as server-sent events, with a comment where nothing happens for a while."""
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
    """A message that has a cursor, or has none."""

    cursor: int | None = None


def _event(data: bytes) -> bytes:
    """A message as a server-sent event; its id is its cursor, if it has one."""
    cursor = msgspec.json.decode(data, type=_Numbered).cursor
    return (b"" if cursor is None else f"id: {cursor}\n".encode()) + b"data: " + data + b"\n\n"


def _is_cursor(text: str) -> bool:
    """Whether this can be a cursor of ours."""
    return len(text) <= LONGEST_CURSOR and text.isdecimal()
