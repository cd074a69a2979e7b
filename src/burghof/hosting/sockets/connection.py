"""One client connection: serves its messages and manages its subscriptions."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Literal, Protocol, TypeAlias, assert_never
from uuid import UUID

import msgspec

from burghof.hosting.people.session import Person, require_person
from burghof.hosting.rate_limits import TokenBucket
from burghof.hosting.sockets.room import OutlineMode, encode
from burghof.hosting.sockets.rooms import Rooms
from burghof.hosting.sockets.send_queue import SendQueue
from burghof.hosting.tables.player_aids import PlayerAidService
from burghof.hosting.tables.playing_service import PlayingService
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Audience, Seat
from burghof.wire.client_in import (
    OUTLINE_CHANGES_PROTOCOL,
    ClientIn,
    CompleteShowing,
    Ping,
    Play,
    ReportShown,
    RequestPlayerAid,
    TakeBack,
    Unwatch,
    VoteOnTakeBack,
    Watch,
    WithdrawTakeBack,
)
from burghof.wire.client_out import ClientOut, CommandAccepted, MoveRefused, PlayerAidResult, Pong, ProblemMessage
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

MAX_SUBSCRIPTIONS = 8
"""Maximum number of tables that one client may subscribe to at the same time."""

EndReason: TypeAlias = Literal["draining", "silent", "too-slow", "logged-out"]
"""Why a connection is ended: the process stops, the client sent no message, reads too slowly, or was logged out."""

decode: Callable[[bytes | str], ClientIn] = msgspec.json.Decoder(ClientIn).decode


class MessageMetrics(Protocol):
    """Metrics of the messages that clients send."""

    def count_problem(self, problem: Problem) -> None:
        """Count a message that could not be served."""

    def count_closed(self, reason: str) -> None:
        """Count a connection that the server ends."""

    def message_span(self, kind: str) -> AbstractContextManager[object]:
        """Return a context manager that surrounds the handling of one message."""


class Subscription:
    """A client's subscription to one table, as one audience."""

    def __init__(
        self, queue: SendQueue, person: Person | None, audience: Audience, watch: Watch, protocol: int
    ) -> None:
        """Create a subscription that sends through this queue, with the options of the `watch` message."""
        self.person = person
        self.audience = audience
        self.outline: OutlineMode = "none"
        if watch.outline:
            self.outline = "changes" if protocol >= OUTLINE_CHANGES_PROTOCOL else "whole"
        self.is_screen = watch.screen
        self.send = queue.send


class Connection:
    """A client: the person of its session, if it has one, and its subscriptions."""

    def __init__(  # noqa: PLR0913 - all services that a client may use
        self,
        person: Person | None,
        rooms: Rooms,
        cards: TableCards,
        playing: PlayingService,
        aids: PlayerAidService,
        *,
        bucket: TokenBucket,
        metrics: MessageMetrics,
        protocol: int,
    ) -> None:
        """Create a client without subscriptions, which understands this protocol."""
        self._protocol = protocol
        self.person = person
        self.issued_at = 0
        """When the session was issued, in milliseconds since 1970."""
        self.queue = SendQueue(on_too_slow=lambda: self.end("too-slow"))
        self.ended = asyncio.Event()
        """Set once the connection should be closed."""
        self.end_reason: EndReason | None = None
        self._has_spoken = False
        self._rooms = rooms
        self._cards = cards
        self._playing = playing
        self._aids = aids
        self._bucket = bucket
        self._subscriptions: dict[UUID, Subscription] = {}
        self._metrics = metrics
        self.serve_lock = asyncio.Lock()
        """Held while a message is served."""

    def send(self, message: ClientOut) -> None:
        """Queue a message for the client."""
        self.queue.send(encode(message))

    def end(self, reason: EndReason) -> None:
        """Ask for the end of the connection. Its transport serves no further message and closes it."""
        if self.end_reason is None:
            self.end_reason = reason
            self.ended.set()
            if reason != "draining":
                self._metrics.count_closed(reason)

    def end_if_silent(self) -> None:
        """Ask for the end of the connection if the client has not sent a single message of the protocol."""
        if not self._has_spoken:
            self.end("silent")

    async def receive(self, data: bytes | str) -> None:
        """Serve a message of the client; every error is sent back as a problem."""
        move_id, table = None, None
        try:
            self._bucket.take()
            message = _decode_message(data)
            self._has_spoken = True
            move_id, table = getattr(message, "move_id", None), getattr(message, "table", None)
            async with self.serve_lock:
                with self._metrics.message_span(str(message.__struct_config__.tag)):
                    await self._serve(message)
        except ProblemError as error:
            self._send_problem(error, move_id, table)
        except Exception:
            log.exception("a message could not be served")
            self._send_problem(ProblemError(Problem.INTERNAL), move_id, table)

    def _send_problem(self, error: ProblemError, move_id: str | None, table: UUID | None) -> None:
        """Count a problem and send it to the client."""
        self._metrics.count_problem(error.problem)
        self.send(ProblemMessage(error.document(), move_id, table))

    def resend_all(self) -> None:
        """Send the full view of every subscribed table, because the client fell behind and messages were dropped."""
        with self.queue.without_limit():
            for table, subscription in self._subscriptions.items():
                self._rooms.send_state(table, subscription)

    async def close(self) -> None:
        """Close the send queue and end all subscriptions."""
        self.queue.close()
        for table, subscription in list(self._subscriptions.items()):
            await self._rooms.leave(table, subscription)
        self._subscriptions.clear()

    async def _serve(self, message: ClientIn) -> None:
        match message:
            case Watch():
                await self.subscribe(message)
            case Unwatch(table=table):
                await self._unsubscribe(table)
            case Play():
                refused = await self._playing.submit(
                    self._require_person(), message.table, message.seat, message.token, message.move_id, message.move
                )
                self.send(
                    CommandAccepted(message.move_id) if refused is None else MoveRefused(message.move_id, refused)
                )
            case TakeBack() | VoteOnTakeBack() | WithdrawTakeBack():
                await self._serve_take_back(message)
            case RequestPlayerAid(table=table, seat=seat, aid=aid):
                self.send(
                    PlayerAidResult(table, aid, await self._aids.compute(self._require_person(), table, seat, aid))
                )
            case ReportShown():
                self._report_shown(message)
            case CompleteShowing(table=table, seat=seat):
                await self._cards.require_seat(table, self._require_person(), seat)
                self._rooms.complete_showing(table)
            case Ping(n=n):
                self.send(Pong(n))
            case _:
                assert_never(message)

    async def _serve_take_back(self, message: TakeBack | VoteOnTakeBack | WithdrawTakeBack) -> None:
        person = self._require_person()
        match message:
            case TakeBack(table=table, seat=seat, move_id=move_id):
                await self._playing.take_back(person, table, seat, move_id)
                self.send(CommandAccepted(move_id))
            case VoteOnTakeBack(table=table, seat=seat, agrees=agrees):
                await self._playing.answer_take_back(person, table, seat, agrees=agrees)
            case WithdrawTakeBack(table=table, seat=seat):
                await self._playing.withdraw_take_back(person, table, seat)
            case _:
                assert_never(message)

    async def subscribe(self, message: Watch) -> None:
        """Subscribe to a table as the requested audience; replaces an earlier subscription to the same table."""
        if message.seat is not None:
            await self._cards.require_seat(message.table, self._require_person(), message.seat)
        await self._unsubscribe(message.table)
        if len(self._subscriptions) >= MAX_SUBSCRIPTIONS:
            raise ProblemError(Problem.NOT_NOW, "too many tables at the same time")
        audience = None if message.seat is None else Seat(message.seat)
        subscription = Subscription(self.queue, self.person, audience, message, self._protocol)
        self._subscriptions[message.table] = subscription
        try:
            await self._rooms.enter(message.table, subscription, message.cursor)
        except ProblemError:
            del self._subscriptions[message.table]
            raise

    def _report_shown(self, report: ReportShown) -> None:
        """Relay what this table screen shows; raises `Problem.NOT_YOURS` if it is none that players follow."""
        subscription = self._subscriptions.get(report.table)
        if subscription is None:
            raise ProblemError(Problem.NOT_FOUND, "no such table")
        if not self._rooms.may_lead(report.table, subscription):
            raise ProblemError(Problem.NOT_YOURS, "players follow only a table screen of their own")
        self._rooms.report_shown(report.table, report.cursor, report.events)

    async def _unsubscribe(self, table: UUID) -> None:
        """Unsubscribe from a table; does nothing without a subscription."""
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            await self._rooms.leave(table, subscription)

    def _require_person(self) -> Person:
        """Return the person of this client; raises `Problem.NO_SESSION` without a session."""
        return require_person(self.person)


def _decode_message(data: bytes | str) -> ClientIn:
    """Decode a message; raises `Problem.MALFORMED`."""
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError(Problem.MALFORMED, "not a message of this protocol") from error
