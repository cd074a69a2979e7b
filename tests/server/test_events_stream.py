"""Server-sent events: the messages of a socket, for scripts that have none."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from burghof.hosting.people.session import Session
from burghof.server.sockets.endpoints import _event_stream, _format_event, _is_cursor
from burghof.wire.client_in import Watch
from tests.server.processes import Json, ServerProcesses, run, wait_until
from tests.server.seated_table import ANNA, BEN, SeatedTable


async def read_events(events: AsyncIterator[bytes], number: int) -> list[tuple[str | None, Json]]:
    """Read this many events, each with its id."""
    result = []
    for _ in range(number):
        *first, data = (await anext(events)).decode().strip().split("\n")
        number_line = first[0].removeprefix("id: ") if first else None
        result.append((number_line, msgspec.json.decode(data.removeprefix("data: "))))
    return result


def test_the_stream_has_what_a_socket_has_and_cursors_as_ids(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            events = _event_stream(process.connections, Session(ANNA.id, "Anna"), "", Watch(seated.table, 0))
            first = await read_events(events, 4)
            await seated.play_step(process)
            then = await read_events(events, 1)
            await events.aclose()

            assert [(name, message["type"]) for name, message in (*first, *then)] == [
                (None, "table"),
                ("1", "sight"),
                (None, "asked-back"),
                (None, "present"),
                ("2", "step"),
            ]
            assert len(process.connections) == 0
            await wait_until(lambda: not len(process.rooms))

    run(work)


def test_a_stream_ends_when_the_process_leaves(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            events = _event_stream(process.connections, Session(BEN.id, "Ben"), "", Watch(seated.table, 1))
            await read_events(events, 4)
            rest = asyncio.create_task(_read_to_end(events))
            await asyncio.sleep(0)
            process.connections.drain()

            async with asyncio.timeout(10):
                await rest

            await wait_until(lambda: not len(process.rooms))

    run(work)


async def _read_to_end(events: AsyncIterator[bytes]) -> list[bytes]:
    """Read everything until the stream ends."""
    return [event async for event in events]


def test_a_slow_reader_of_a_stream_is_shown_everything_anew(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            seated = await SeatedTable.start(process)
            events = _event_stream(process.connections, Session(ANNA.id, "Anna"), "", Watch(seated.table, 0))
            await read_events(events, 4)
            (connection,) = process.connections
            connection.queue._max_bytes = 100
            await seated.play_steps(process, 3)

            ((name, shown),) = await read_events(events, 1)
            await events.aclose()

            assert (name, shown["type"]) == ("4", "sight")

    run(work)


def test_only_a_number_of_ours_is_taken_for_a_cursor() -> None:
    assert [_is_cursor(text) for text in ("12", "", "-1", "1.5", "9" * 5000)] == [True, False, False, False, False]
    assert _format_event(b'{"cursor":7}') == b'id: 7\ndata: {"cursor":7}\n\n'
