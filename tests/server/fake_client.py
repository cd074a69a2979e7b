"""A client of a server process without a network, and the messages it has received."""

from typing import Any, TypeAlias
from uuid import UUID

import msgspec

from burghof.hosting.people.session import Person
from burghof.kernel import Seat
from burghof.server.process.container import Container
from burghof.wire.client_in import PROTOCOL, ClientIn, Watch
from tests.server.processes import wait_until

Json: TypeAlias = Any


def message_types(messages: list[Json]) -> list[str]:
    """Return the types of these messages."""
    return [message["type"] for message in messages]


class FakeClient:
    """A connected client and the messages it has received so far."""

    def __init__(self, process: Container, person: Person | None, protocol: int = PROTOCOL) -> None:
        self.connection = process.connections.connect(person, "", protocol)

    async def send(self, message: ClientIn) -> None:
        """Send a message to the process."""
        await self.connection.receive(msgspec.json.encode(message))

    async def watch(self, table: UUID, seat: int | None = None, cursor: int | None = None, **more: bool) -> list[Json]:
        """Watch a table, and return every message received by then."""
        await self.send(Watch(table, None if seat is None else Seat(seat), cursor, **more))
        return self.received()

    def received(self, *types: str) -> list[Json]:
        """Return the messages received since the last call; only those of these types, if any are given."""
        line = self.connection.queue
        messages = [msgspec.json.decode(data) for data, _ in line._queued]
        line._queued.clear()
        line._queued_bytes = 0
        return [message for message in messages if not types or message["type"] in types]

    async def wait_for(self, *types: str, number: int = 1) -> list[Json]:
        """Wait for at least `number` messages of these types and return them."""
        messages: list[Json] = []

        def has_come() -> bool:
            messages.extend(self.received(*types))
            return len(messages) >= number

        await wait_until(has_come)
        return messages
