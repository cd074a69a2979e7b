"""One client connection: serves its messages and manages its subscriptions."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol, assert_never
from uuid import UUID

import msgspec

from burghof.kernel import Audience, Seat
from burghof.server.people.limits import Bucket
from burghof.server.people.session import Person, known
from burghof.server.sockets.line import Line
from burghof.server.sockets.rooms import Rooms, encode
from burghof.server.tables.aids import Aids
from burghof.server.tables.cards import Cards
from burghof.server.tables.playing_service import PlayingService
from burghof.wire.client_in import Agree, AskAid, ClientIn, Ping, Play, TakeBack, Unwatch, Watch
from burghof.wire.client_out import Accepted, Aided, ClientOut, Pong, Refused, Troubled
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

MOST_TABLES = 8
"""Maximum number of tables that one client may subscribe to at the same time."""

decode: Callable[[bytes | str], ClientIn] = msgspec.json.Decoder(ClientIn).decode


class Watches(Protocol):
    """Metrics of the messages that clients send."""

    def troubled(self, problem: Problem) -> None:
        """Count a message that could not be served."""

    def message(self, kind: str) -> AbstractContextManager[object]:
        """Return a context manager that surrounds the handling of one message."""


class Following:
    """A client's subscription to one table, as one audience."""

    def __init__(self, line: Line, person: Person | None, audience: Audience, watch: Watch) -> None:
        """Create a subscription that sends through this queue, with the options of the `watch` message."""
        self.person = person
        self.audience = audience
        self.wants_outline = watch.outline
        self.is_screen = watch.screen
        self.send = line.send


class Connection:
    """A client: the person of its session, if it has one, and its subscriptions."""

    def __init__(  # noqa: PLR0913 - all services that a client may use
        self,
        person: Person | None,
        rooms: Rooms,
        cards: Cards,
        playing: PlayingService,
        aids: Aids,
        *,
        bucket: Bucket,
        watches: Watches,
    ) -> None:
        """Create a client without subscriptions."""
        self.person = person
        self.line = Line()
        self._rooms = rooms
        self._cards = cards
        self._playing = playing
        self._aids = aids
        self._bucket = bucket
        self._followed: dict[UUID, Following] = {}
        self._watches = watches
        self.hearing = asyncio.Lock()
        """Held while a message is served."""

    def tell(self, message: ClientOut) -> None:
        """Queue a message for the client."""
        self.line.send(encode(message))

    async def hear(self, data: bytes | str) -> None:
        """Serve a message of the client; every error is sent back as a problem."""
        move_id, table = None, None
        try:
            self._bucket.take()
            message = _read(data)
            move_id, table = getattr(message, "move_id", None), getattr(message, "table", None)
            async with self.hearing:
                with self._watches.message(type(message).__name__.lower()):
                    await self._serve(message)
        except Trouble as trouble:
            self._complain(trouble, move_id, table)
        except Exception:
            log.exception("a message could not be served")
            self._complain(Trouble(Problem.BROKEN), move_id, table)

    def _complain(self, trouble: Trouble, move_id: str | None, table: UUID | None) -> None:
        """Count a problem and send it to the client."""
        self._watches.troubled(trouble.problem)
        self.tell(Troubled(trouble.document(), move_id, table))

    def show_anew(self) -> None:
        """Send the full view of every subscribed table, because the client fell behind and messages were dropped."""
        with self.line.uncounted():
            for table, following in self._followed.items():
                self._rooms.show(table, following)

    async def close(self) -> None:
        """Close the send queue and end all subscriptions."""
        self.line.close()
        for table, following in list(self._followed.items()):
            await self._rooms.leave(table, following)
        self._followed.clear()

    async def _serve(self, message: ClientIn) -> None:
        match message:
            case Watch():
                await self.follow(message)
            case Unwatch(table=table):
                await self._unwatch(table)
            case Play():
                refused = await self._playing.submit(
                    self._somebody(), message.table, message.seat, message.token, message.move_id, message.move
                )
                self.tell(Accepted(message.move_id) if refused is None else Refused(message.move_id, refused))
            case TakeBack(table=table, seat=seat, move_id=move_id):
                await self._playing.take_back(self._somebody(), table, seat, move_id)
                self.tell(Accepted(move_id))
            case Agree(table=table, seat=seat, agrees=agrees):
                await self._playing.agree(self._somebody(), table, seat, agrees=agrees)
            case AskAid(table=table, seat=seat, aid=aid):
                self.tell(Aided(table, aid, await self._aids.work_out(self._somebody(), table, seat, aid)))
            case Ping(n=n):
                self.tell(Pong(n))
            case _:
                assert_never(message)

    async def follow(self, message: Watch) -> None:
        """Subscribe to a table as the requested audience; replaces an earlier subscription to the same table."""
        if message.seat is not None:
            await self._cards.require_seat(message.table, self._somebody(), message.seat)
        await self._unwatch(message.table)
        if len(self._followed) >= MOST_TABLES:
            raise Trouble(Problem.NOT_NOW, "too many tables at the same time")
        audience = None if message.seat is None else Seat(message.seat)
        following = Following(self.line, self.person, audience, message)
        self._followed[message.table] = following
        try:
            await self._rooms.enter(message.table, following, message.cursor)
        except Trouble:
            del self._followed[message.table]
            raise

    async def _unwatch(self, table: UUID) -> None:
        """Unsubscribe from a table; does nothing without a subscription."""
        following = self._followed.pop(table, None)
        if following is not None:
            await self._rooms.leave(table, following)

    def _somebody(self) -> Person:
        """Return the person of this client; raises `Problem.NO_SESSION` without a session."""
        return known(self.person)


def _read(data: bytes | str) -> ClientIn:
    """Decode a message; raises `Problem.MALFORMED`."""
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(Problem.MALFORMED, "not a message of this protocol") from error
