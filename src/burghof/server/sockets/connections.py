"""The clients that are connected to this process, and the signal that asks them to connect to another one."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from uuid import UUID

from msgspec import Struct

from burghof.hosting.background_tasks import BackgroundTasks
from burghof.hosting.people.session import Person
from burghof.hosting.rate_limits import RateLimits
from burghof.hosting.sockets.connection import Connection, MessageMetrics
from burghof.hosting.sockets.rooms import Rooms
from burghof.hosting.tables.player_aids import PlayerAidService
from burghof.hosting.tables.playing_service import PlayingService
from burghof.hosting.tables.table_cards import TableCards
from burghof.server.http.origins import rate_limit_key
from burghof.wire.client_in import OLDEST_PROTOCOL
from burghof.wire.problem import Problem, ProblemError


class ConnectionCaps(Struct, frozen=True):
    """How many connections may be open at the same time: of one person, from one address, and altogether."""

    per_person: int
    per_address: int
    per_process: int


class Connections:
    """The open connections of this process."""

    def __init__(  # noqa: PLR0913 - all services that a client may use
        self,
        rooms: Rooms,
        cards: TableCards,
        playing: PlayingService,
        aids: PlayerAidService,
        *,
        limits: RateLimits,
        caps: ConnectionCaps,
        revoked_before: Callable[[UUID], int],
        metrics: MessageMetrics,
    ) -> None:
        """Create an empty set of connections; `limits` are the rate limits per person or address.

        `revoked_before` returns the time before which sessions of a person are none.
        """
        self._rooms = rooms
        self._cards = cards
        self._playing = playing
        self._aids = aids
        self._limits = limits
        self._caps = caps
        self._revoked_before = revoked_before
        self._metrics = metrics
        self._open: dict[Connection, str] = {}
        """Every open connection, with the address under which it is counted."""
        self._closing = BackgroundTasks()
        self._counts: Counter[Hashable] = Counter()
        """The number of open connections per person and per address."""
        self.is_draining = asyncio.Event()
        """Set once this process drains: its clients should connect to another process."""

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    def require_room(self, person: Person | None, address: str) -> None:
        """Raise `Problem.FULL` if the person, the address or the process has too many open connections."""
        reasons = {
            "too many open connections of this person": person and self._counts[person.id] >= self._caps.per_person,
            "too many open connections from this address": self._counts[rate_limit_key(address)]
            >= self._caps.per_address,
            "too many open connections": len(self._open) >= self._caps.per_process,
        }
        for reason, is_reached in reasons.items():
            if is_reached:
                raise ProblemError(Problem.FULL, reason)

    def connect(
        self, person: Person | None, address: str, protocol: int = OLDEST_PROTOCOL, *, issued_at: int = 0
    ) -> Connection:
        """Register a client that understands this protocol, and whose session was issued at this time.

        Its rate limit is that of the person, or of the address if there is no session.
        Counts and raises `Problem.FULL` if there are too many. A client without an address is not counted under it.
        """
        try:
            self.require_room(person, address)
        except ProblemError as error:
            self._metrics.count_problem(error.problem)
            raise
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
        connection.issued_at = issued_at
        self._open[connection] = rate_limit_key(address)
        self._counts.update(self._keys(connection))
        if self.is_draining.is_set():
            connection.end("draining")
        if person is not None:
            self._end_if_revoked(connection, person.id, self._revoked_before(person.id))
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Remove a client that has disconnected."""
        if connection in self._open:
            self._counts.subtract(keys := self._keys(connection))
            for key in keys:
                if not self._counts[key]:
                    del self._counts[key]
            del self._open[connection]

    def end_person(self, person: UUID, before: int) -> None:
        """End the connections of a person whose sessions were issued before this time."""
        for connection in self._open:
            self._end_if_revoked(connection, person, before)

    def close_soon(self, connection: Connection) -> None:
        """End the subscriptions of a client that has disconnected, in the background."""
        self._closing.spawn(connection.close())

    def drain(self) -> None:
        """Ask all clients to connect to another process. Work that has started is finished."""
        self.is_draining.set()
        for connection in self._open:
            connection.end("draining")

    @staticmethod
    def _end_if_revoked(connection: Connection, person: UUID, before: int) -> None:
        if connection.person is not None and connection.person.id == person and connection.issued_at < before:
            connection.end("logged-out")

    def _keys(self, connection: Connection) -> list[Hashable]:
        """Return the keys under which an open connection is counted."""
        address, person = self._open[connection], connection.person
        return [*([person.id] if person else []), *([address] if address else [])]
