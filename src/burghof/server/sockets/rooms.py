"""Rooms: the subscribers of each table at this process, and the broadcast of steps to them."""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, TypeAlias
from uuid import UUID

import msgspec

from burghof.kernel import Audience
from burghof.server.journal.live import LiveTable, Past
from burghof.server.journal.live_tables import LiveTables
from burghof.server.journal.service import Time
from burghof.server.people.session import Person
from burghof.server.sockets.messages import frames_missed, frames_now, sighted, stepped
from burghof.server.sockets.presence import Presence
from burghof.server.tables.card import TableCard
from burghof.server.tables.cards import Cards
from burghof.server.tables.repository import TablesRepository
from burghof.wire.bus import Here, Hint
from burghof.wire.client_out import AskedBack, ClientOut, TableSent
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode


Refresh: TypeAlias = Callable[[UUID], Awaitable[None]]
"""Applies the steps of other processes to a table."""


async def _no_refresh(table: UUID) -> None:
    """Do nothing: the default until `refresh_by` is called."""
    del table


class Follower(Protocol):
    """A client's subscription to one table, as one audience."""

    person: Person | None
    audience: Audience
    wants_outline: bool
    is_screen: bool

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""


class Announces(Protocol):
    """Publishes notifications to other processes, and subscribes to theirs."""

    def publish(self, hint: Hint) -> None:
        """Send a notification to the other processes, without waiting."""

    async def follow(self, table: UUID) -> None:
        """Subscribe to the notifications about this table."""

    async def unfollow(self, table: UUID) -> None:
        """Unsubscribe from the notifications about this table."""


class Room:
    """The subscribers of one table at this process."""

    def __init__(self, card: TableCard) -> None:
        """Create an empty room."""
        self.card = card
        self.has_begun = False
        """Whether the game is shown in this room; its live table is then held in memory."""
        self.coming = 0
        """Number of subscribers that are entering; the room stays open for them."""
        self.followers: defaultdict[Audience, set[Follower]] = defaultdict(set)
        self.presence = Presence()
        self.fingerprint: str | None = None
        """Fingerprint of the card at the last comparison; empty if the latest change could not be sent."""

    @property
    def everybody(self) -> list[Follower]:
        """All subscribers."""
        return [follower for group in self.followers.values() for follower in group]

    def holds(self, follower: Follower) -> bool:
        """Return whether a subscriber may see what its audience sees: a seat is visible to its holder only."""
        return follower.audience is None or self.card.is_held_by(follower.person, follower.audience)

    def turn_away(self) -> None:
        """Make spectators of the subscribers that no longer hold their seat."""
        for follower in [one for one in self.everybody if not self.holds(one)]:
            self.followers[follower.audience].discard(follower)
            follower.audience = None
            self.followers[None].add(follower)

    def send(self, message: ClientOut) -> None:
        """Send one message to all subscribers."""
        data = encode(message)
        for follower in self.everybody:
            follower.send(data)


class Rooms:
    """The rooms of this process, by table."""

    def __init__(
        self, tables: TablesRepository, cards: Cards, live: LiveTables, time: Time, bus: Announces, process: str
    ) -> None:
        """Create an empty set of rooms; `process` identifies this process in presence reports."""
        self._tables = tables
        self._cards = cards
        self._live = live
        self._time = time
        self._bus = bus
        self._process = process
        self._refresh: Refresh = _no_refresh
        self._rooms: dict[UUID, Room] = {}

    def refresh_by(self, refresh: Refresh) -> None:
        """Set the function that catches up with the journal before a table is sent."""
        self._refresh = refresh

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def followed(self) -> dict[UUID, int]:
        """The step number of each subscribed table; 0 while the game is not shown here."""
        lives = {table: self._live_of(table) for table in self._rooms}
        return {table: live.seq if live else 0 for table, live in lives.items()}

    def unlike(self, fingerprints: Mapping[UUID, str]) -> list[UUID]:
        """Return the tables whose card changed since the last call, and store the new fingerprints."""
        changed = []
        for table, fingerprint in fingerprints.items():
            room = self._rooms.get(table)
            if room is not None and room.fingerprint != fingerprint:
                changed += [] if room.fingerprint is None else [table]
                room.fingerprint = fingerprint
        return changed

    async def enter(self, table: UUID, follower: Follower, cursor: int | None = None) -> None:
        """Subscribe to a table; sends its card, then the missed steps or the full view, then the take-back request."""
        card = await self._cards.seen(table, follower.person)
        is_new = table not in self._rooms
        room = self._rooms.setdefault(table, Room(card))
        room.coming += 1
        try:
            if is_new:
                await self._bus.follow(table)
            room.card = card
            await self._begin(table, room)
            await self._refresh(table)
            if not room.holds(follower):
                raise Trouble(Problem.NOT_YOURS, "you do not hold this seat")
            follower.send(encode(TableSent(card.shown, card.mine(follower.person))))
            self.show(table, follower, cursor)
            room.followers[follower.audience].add(follower)
            await self._send_proposal(table, [follower])
        finally:
            room.coming -= 1
            await self._close_if_empty(table, room)
        self._announce(table, room)

    async def leave(self, table: UUID, follower: Follower) -> None:
        """Unsubscribe from a table; does nothing without a subscription."""
        room = self._rooms.get(table)
        if room is None or follower not in room.followers[follower.audience]:
            return
        room.followers[follower.audience].discard(follower)
        self._announce(table, room)
        await self._close_if_empty(table, room)

    async def _close_if_empty(self, table: UUID, room: Room) -> None:
        """Close a room without subscribers, unless some are entering."""
        if not room.coming and not room.everybody and self._rooms.get(table) is room:
            del self._rooms[table]
            self._live.release(table)
            await self._bus.unfollow(table)

    async def _begin(self, table: UUID, room: Room) -> None:
        """Load the game once it has begun, and send it to all subscribers that waited for it."""
        if room.has_begun or room.card.phase == "gathering":
            return
        await self._live.hold(table)
        if table not in self._rooms:  # All subscribers left during the load.
            self._live.release(table)
        elif not room.has_begun:
            room.has_begun = True
            room.turn_away()
            for follower in room.everybody:
                self.show(table, follower)

    def show(self, table: UUID, follower: Follower, cursor: int | None = None) -> None:
        """Send the steps since this cursor, or the full view if they are not cached."""
        live = self._live_of(table)
        if live is None:
            return
        audience, now = follower.audience, self._time.now()
        missed = None if cursor is None else live.missed(audience, cursor)
        if missed is None:
            follower.send(encode(sighted(live, audience, now, outline=follower.wants_outline)))
        elif missed or live.cursor_of(audience) == cursor:
            told = frames_missed(live.match, missed, audience)
            follower.send(encode(stepped(live, missed, told, audience, now, outline=follower.wants_outline)))

    # Events

    def stepped(self, live: LiveTable, past: Past) -> None:
        """Broadcast a step to every audience that it reaches."""
        room = self._rooms.get(live.id)
        if room is None or not room.has_begun:
            return
        now = self._time.now()
        for audience, group in room.followers.items():
            if group and past.told[live.place_of(audience)]:
                self._tell(live, past, audience, group, now)

    async def changed(self, table: UUID) -> None:
        """Send the current card of the table to all subscribers, and the game once it has begun."""
        room = self._rooms.get(table)
        if room is None:
            return
        try:
            card = await self._cards.read(table)
            if card is None:
                return
            room.card = card
            for follower in room.everybody:
                follower.send(encode(TableSent(card.shown, card.mine(follower.person))))
            await self._begin(table, room)
            await self._refresh(table)
        except Trouble:
            log.warning("a changed table could not be read", exc_info=True)
            room.fingerprint = ""
            return
        await self._send_proposal(table, room.everybody)

    def heard(self, here: Here) -> None:
        """Handle a presence report of another process."""
        room = self._rooms.get(here.table)
        if room is not None and here.process != self._process and room.presence.heard(here):
            room.send(room.presence.shown(here.table, self._here(here.table, room)))

    def announce_all(self) -> None:
        """Publish the presence at this process again, for processes that missed it, and drop outdated reports."""
        for table, room in self._rooms.items():
            self._bus.publish(self._here(table, room))
            if room.presence.forget():
                room.send(room.presence.shown(table, self._here(table, room)))

    # Private helpers

    def _live_of(self, table: UUID) -> LiveTable | None:
        """Return the live table if its game is shown here, otherwise None."""
        room = self._rooms.get(table)
        return self._live.at_hand(table) if room is not None and room.has_begun else None

    def _tell(self, live: LiveTable, past: Past, audience: Audience, group: set[Follower], now: int) -> None:
        """Build the message of one audience and send it to its subscribers.

        An error is logged and costs this audience the frames of the step; other audiences are not affected.
        """
        try:
            told = frames_now(live.match, past.step, audience)
            for outline in {follower.wants_outline for follower in group}:
                data = encode(stepped(live, [past.step], told, audience, now, outline=outline))
                for follower in group:
                    if follower.wants_outline == outline:
                        follower.send(data)
        except Exception:
            log.exception("a step could not be broadcast", extra={"table": str(live.id)})

    async def _send_proposal(self, table: UUID, to: list[Follower]) -> None:
        """Send the open take-back request, or that there is none."""
        live = self._live_of(table)
        if live is None:
            return
        try:
            proposal = await self._tables.proposal(table)
        except Trouble:
            return
        is_open = proposal is not None and proposal.cursor == live.cursor_of(None)
        asked = AskedBack(table, proposal.seat, proposal.agreed) if proposal and is_open else AskedBack(table, None, ())
        for follower in to:
            follower.send(encode(asked))

    def _here(self, table: UUID, room: Room) -> Here:
        """Return the presence report of this process."""
        seats = tuple(sorted(seat for seat, group in room.followers.items() if seat is not None and group))
        spectators = room.followers[None]
        return Here(self._process, table, seats, len(spectators), sum(follower.is_screen for follower in spectators))

    def _announce(self, table: UUID, room: Room) -> None:
        """Publish the presence at this process, and send it to all subscribers of the room."""
        here = self._here(table, room)
        self._bus.publish(here)
        room.send(room.presence.shown(table, here))
