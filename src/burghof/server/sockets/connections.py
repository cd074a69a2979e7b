"""The clients that are connected to this process, and the signal that asks them to connect to another one."""

import asyncio
from collections.abc import Iterator

from burghof.hosting.people.session import Person
from burghof.hosting.rate_limits import RateLimits
from burghof.hosting.sockets.connection import Connection, MessageMetrics
from burghof.hosting.sockets.rooms import Rooms
from burghof.hosting.tables.player_aids import PlayerAidService
from burghof.hosting.tables.playing_service import PlayingService
from burghof.hosting.tables.table_cards import TableCards
from burghof.wire.client_in import OLDEST_PROTOCOL


class Connections:
    """The open connections of this process."""

    def __init__(
        self,
        rooms: Rooms,
        cards: TableCards,
        playing: PlayingService,
        aids: PlayerAidService,
        *,
        limits: RateLimits,
        metrics: MessageMetrics,
    ) -> None:
        """Create an empty set of connections; `limits` are the rate limits per person or address."""
        self._rooms = rooms
        self._cards = cards
        self._playing = playing
        self._aids = aids
        self._limits = limits
        self._metrics = metrics
        self._open: set[Connection] = set()
        self.is_draining = asyncio.Event()
        """Set once this process drains: its clients should connect to another process."""

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    def connect(self, person: Person | None, address: str, protocol: int = OLDEST_PROTOCOL) -> Connection:
        """Register a client that understands this protocol.

        Its rate limit is that of the person, or of the address if there is no session.
        """
        bucket = self._limits.bucket(person.id if person else address)
        connection = Connection(
            person,
            self._rooms,
            self._cards,
            self._playing,
            self._aids,
            bucket=bucket,
            metrics=self._metrics,
            protocol=protocol,
        )
        self._open.add(connection)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Remove a client that has disconnected."""
        self._open.discard(connection)

    def drain(self) -> None:
        """Ask all clients to connect to another process. Work that has started is finished."""
        self.is_draining.set()
