"""Rooms: who follows which table at this process, and how a step reaches them."""

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
"""Follows what other processes have done to a table."""


async def _no_refresh(table: UUID) -> None:
    """Nobody else does anything to a table."""
    del table


class Follower(Protocol):
    """Somebody on the line who follows one table as one audience."""

    person: Person | None
    audience: Audience
    wants_outline: bool
    is_screen: bool

    def send(self, data: bytes) -> None:
        """Put a message in the line; never waits."""


class Announces(Protocol):
    """The way to other processes."""

    def publish(self, hint: Hint) -> None:
        """Tell the others; returns at once."""

    async def follow(self, table: UUID) -> None:
        """Hear hints about this table from now on."""

    async def unfollow(self, table: UUID) -> None:
        """Hear no more about it."""


class Room:
    """All who follow one table here."""

    def __init__(self, card: TableCard) -> None:
        """An empty room, whose game has not been shown to anybody."""
        self.card = card
        self.has_begun = False
        """Whether the game is shown here; its table is then held in memory and looked up there."""
        self.coming = 0
        """How many are about to enter: the room is kept for them."""
        self.followers: defaultdict[Audience, set[Follower]] = defaultdict(set)
        self.presence = Presence()
        self.fingerprint: str | None = None
        """What the card looked like when all were compared last; empty if what changed could not be shown."""

    @property
    def everybody(self) -> list[Follower]:
        """All followers."""
        return [follower for group in self.followers.values() for follower in group]

    def holds(self, follower: Follower) -> bool:
        """Whether a follower may see what their audience sees: a seat is for who holds it."""
        return follower.audience is None or self.card.is_held_by(follower.person, follower.audience)

    def turn_away(self) -> None:
        """Let whoever has left their seat before the game began watch from outside."""
        for follower in [one for one in self.everybody if not self.holds(one)]:
            self.followers[follower.audience].discard(follower)
            follower.audience = None
            self.followers[None].add(follower)

    def send(self, message: ClientOut) -> None:
        """Tell everybody the same."""
        data = encode(message)
        for follower in self.everybody:
            follower.send(data)


class Rooms:
    """The rooms of this process."""

    def __init__(
        self, tables: TablesRepository, cards: Cards, live: LiveTables, time: Time, bus: Announces, process: str
    ) -> None:
        """No rooms yet; `process` is how others tell us apart."""
        self._tables = tables
        self._cards = cards
        self._live = live
        self._time = time
        self._bus = bus
        self._process = process
        self._refresh: Refresh = _no_refresh
        self._rooms: dict[UUID, Room] = {}

    def refresh_by(self, refresh: Refresh) -> None:
        """Catch up with the journal this way before somebody is shown a table."""
        self._refresh = refresh

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def followed(self) -> dict[UUID, int]:
        """The tables followed here, each with the step it stands at; 0 while people gather."""
        lives = {table: self._live_of(table) for table in self._rooms}
        return {table: live.seq if live else 0 for table, live in lives.items()}

    def unlike(self, fingerprints: Mapping[UUID, str]) -> list[UUID]:
        """The tables whose card looks different from when this was asked last."""
        changed = []
        for table, fingerprint in fingerprints.items():
            room = self._rooms.get(table)
            if room is not None and room.fingerprint != fingerprint:
                changed += [] if room.fingerprint is None else [table]
                room.fingerprint = fingerprint
        return changed

    async def enter(self, table: UUID, follower: Follower, cursor: int | None = None) -> None:
        """Follow a table; the first messages are the table and either what was missed or the whole sight."""
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
        """Follow a table no more."""
        room = self._rooms.get(table)
        if room is None or follower not in room.followers[follower.audience]:
            return
        room.followers[follower.audience].discard(follower)
        self._announce(table, room)
        await self._close_if_empty(table, room)

    async def _close_if_empty(self, table: UUID, room: Room) -> None:
        """Give up a room where nobody is and nobody comes."""
        if not room.coming and not room.everybody and self._rooms.get(table) is room:
            del self._rooms[table]
            self._live.release(table)
            await self._bus.unfollow(table)

    async def _begin(self, table: UUID, room: Room) -> None:
        """Take up the game once it has begun, and show it to everybody who waited for it."""
        if room.has_begun or room.card.phase == "gathering":
            return
        await self._live.hold(table)
        if table not in self._rooms:  # all have left meanwhile
            self._live.release(table)
        elif not room.has_begun:
            room.has_begun = True
            room.turn_away()
            for follower in room.everybody:
                self.show(table, follower)

    def show(self, table: UUID, follower: Follower, cursor: int | None = None) -> None:
        """Send what was missed since this cursor, or the whole sight."""
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

    # What happens

    def stepped(self, live: LiveTable, past: Past) -> None:
        """Tell every audience that follows the table here what the step means for it."""
        room = self._rooms.get(live.id)
        if room is None or not room.has_begun:
            return
        now = self._time.now()
        for audience, group in room.followers.items():
            if group and past.told[live.place_of(audience)]:
                self._tell(live, past, audience, group, now)

    async def changed(self, table: UUID) -> None:
        """Show everybody the table's card as it is now, and the game once it has begun."""
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
            log.warning("a change was heard of but could not be read", exc_info=True)
            room.fingerprint = ""
            return
        await self._send_proposal(table, room.everybody)

    def heard(self, here: Here) -> None:
        """Somebody follows a table at another process."""
        room = self._rooms.get(here.table)
        if room is not None and here.process != self._process and room.presence.heard(here):
            room.send(room.presence.shown(here.table, self._here(here.table, room)))

    def announce_all(self) -> None:
        """Say again who is here: those who did not hear it the first time hear it now."""
        for table, room in self._rooms.items():
            self._bus.publish(self._here(table, room))
            if room.presence.forget():
                room.send(room.presence.shown(table, self._here(table, room)))

    # Parts

    def _live_of(self, table: UUID) -> LiveTable | None:
        """The table in memory, if its game is shown here."""
        room = self._rooms.get(table)
        return self._live.at_hand(table) if room is not None and room.has_begun else None

    def _tell(self, live: LiveTable, past: Past, audience: Audience, group: set[Follower], now: int) -> None:
        """Make an audience's message and send it to all of them; a fault costs that audience its frames, no more."""
        try:
            told = frames_now(live.match, past.step, audience)
            for outline in {follower.wants_outline for follower in group}:
                data = encode(stepped(live, [past.step], told, audience, now, outline=outline))
                for follower in group:
                    if follower.wants_outline == outline:
                        follower.send(data)
        except Exception:
            log.exception("a step could not be shown", extra={"table": str(live.id)})

    async def _send_proposal(self, table: UUID, to: list[Follower]) -> None:
        """Show whether somebody asks all to take back."""
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
        """Who follows the table at this process."""
        seats = tuple(sorted(seat for seat, group in room.followers.items() if seat is not None and group))
        spectators = room.followers[None]
        return Here(self._process, table, seats, len(spectators), sum(follower.is_screen for follower in spectators))

    def _announce(self, table: UUID, room: Room) -> None:
        """Tell everybody who is here now."""
        here = self._here(table, room)
        self._bus.publish(here)
        room.send(room.presence.shown(table, here))
