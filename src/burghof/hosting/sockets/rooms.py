"""Rooms: the subscribers of each table at this process, and the broadcast of steps to them."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeAlias
from uuid import UUID

from burghof.hosting.journal.live import CommittedStep, LiveTable, has_bots, is_bot_due
from burghof.hosting.journal.live_tables import LiveTableCache
from burghof.hosting.journal.service import ServingClock
from burghof.hosting.sockets.messages import (
    catch_up_frames,
    full_view,
    live_frames,
    step_update,
    whole_outline,
)
from burghof.hosting.sockets.room import Room, Subscriber, encode
from burghof.hosting.tables.store import TableStore
from burghof.hosting.tables.table_cards import TableCards
from burghof.kernel import Audience
from burghof.wire.bus import BotTurnDue, Notification, PresenceReport, ScreenReport
from burghof.wire.client_out import ProblemMessage, ShowingCompleted, ShownOnScreen, TableUpdate, TakeBackProposed
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

FOLLOWED_S: Final = 20.0
"""Seconds after which a table counts as followed by nobody, if its process does not say otherwise."""


Refresh: TypeAlias = Callable[[UUID], Awaitable[None]]
"""Applies the steps of other processes to a table."""


async def _no_refresh(table: UUID) -> None:
    """Do nothing: the default until `set_refresh` is called."""
    del table


class NotificationBus(Protocol):
    """Publishes notifications to other processes, and subscribes to theirs."""

    def publish(self, notification: Notification) -> None:
        """Send a notification to the other processes, without waiting."""

    async def subscribe(self, table: UUID) -> None:
        """Subscribe to the notifications about this table."""

    async def unsubscribe(self, table: UUID) -> None:
        """Unsubscribe from the notifications about this table."""


class Rooms:
    """The rooms of this process, by table."""

    def __init__(
        self,
        tables: TableStore,
        cards: TableCards,
        live: LiveTableCache,
        time: ServingClock,
        bus: NotificationBus,
        process: str,
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

    def set_refresh(self, refresh: Refresh) -> None:
        """Set the function that catches up with the journal before a table is sent."""
        self._refresh = refresh

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def subscribed_tables(self) -> dict[UUID, int]:
        """The step number of each subscribed table; 0 while the game is not shown here."""
        lives = {table: self._live_table(table) for table in self._rooms}
        return {table: live.seq if live else 0 for table, live in lives.items()}

    def changed_since(self, fingerprints: Mapping[UUID, str]) -> list[UUID]:
        """Return the tables whose card changed since the last call, and store the new fingerprints."""
        changed = []
        for table, fingerprint in fingerprints.items():
            room = self._rooms.get(table)
            if room is not None and room.fingerprint != fingerprint:
                changed += [] if room.fingerprint is None else [table]
                room.fingerprint = fingerprint
        return changed

    async def enter(self, table: UUID, subscriber: Subscriber, cursor: int | None = None) -> None:
        """Subscribe to a table; sends its card, then the missed steps or the full view, then the take-back request.

        Before its game, a player is sent what a table screen shows of it, so that the player's device is not ahead.
        """
        card = await self._cards.require_visible(table, subscriber.person)
        is_new = table not in self._rooms
        room = self._rooms.setdefault(table, Room(card))
        room.entering += 1
        try:
            if is_new:
                await self._bus.subscribe(table)
            room.card = card
            await self._show_game(table, room)
            await self._refresh(table)
            if not room.may_follow(subscriber):
                raise ProblemError(Problem.NOT_YOURS, "you do not hold this seat")
            subscriber.send(encode(TableUpdate(card.public_view, card.rights_of(subscriber.person))))
            live = self._live_table(table)
            if live is not None and room.screen_report is not None and subscriber.audience is not None:
                subscriber.send(encode(_shown_to(live, subscriber.audience, room.screen_report)))
            self.send_state(table, subscriber, cursor)
            room.subscribers[subscriber.audience].add(subscriber)
            await self._send_proposal(table, [subscriber])
            await self._wake_bots(table)
        finally:
            room.entering -= 1
            await self._close_if_empty(table, room)
        self._announce_room(table, room)

    async def leave(self, table: UUID, subscriber: Subscriber) -> None:
        """Unsubscribe from a table; does nothing without a subscription."""
        room = self._rooms.get(table)
        if room is None or subscriber not in room.subscribers[subscriber.audience]:
            return
        room.subscribers[subscriber.audience].discard(subscriber)
        self._announce_room(table, room)
        await self._close_if_empty(table, room)

    def _close_to_strangers(self, table: UUID, room: Room) -> None:
        """Tell people who may no longer see the table so; they get no further message about it."""
        for follower in room.close_to_strangers():
            follower.send(encode(TableUpdate(room.card.public_view, room.card.rights_of(follower.person))))
            is_removed = follower.person is not None and follower.person.id in room.card.removed
            problem = ProblemError(Problem.REMOVED if is_removed else Problem.NOT_FOUND, "the table is closed to you")
            follower.send(encode(ProblemMessage(problem.document(), table=table)))
            self._announce_room(table, room)

    async def _close_if_empty(self, table: UUID, room: Room) -> None:
        """Close a room without subscribers, unless some are entering."""
        if not room.entering and not room.all_subscribers and self._rooms.get(table) is room:
            del self._rooms[table]
            self._live.release(table)
            await self._bus.unsubscribe(table)

    async def _show_game(self, table: UUID, room: Room) -> None:
        """Load the game once it has begun, and send it to all subscribers that waited for it."""
        if room.has_begun or room.card.phase == "gathering":
            return
        await self._live.hold(table)
        if table not in self._rooms:  # All subscribers left during the load.
            self._live.release(table)
        elif not room.has_begun:
            room.has_begun = True
            room.demote_to_spectators()
            for follower in room.all_subscribers:
                self.send_state(table, follower)
            if room.all_subscribers:
                await self._wake_bots(table)

    async def _wake_bots(self, table: UUID) -> None:
        """Let a bot make the first move of a game, or go on with a game of bots, because a client shows it now."""
        live = self._live_table(table)
        if live is None or live.match.is_over or not has_bots(live.match):
            return
        with suppress(ProblemError):  # Without this, the bot moves a little later.
            if live.seq == 1 and is_bot_due(live.match) and await self._tables.let_bots_begin(table):
                self._bus.publish(BotTurnDue())
            await self._mark_followed([table])

    async def mark_followed(self) -> None:
        """Note again which tables with bots are followed at this process."""
        lives = [self._live_table(table) for table, room in self._rooms.items() if room.all_subscribers]
        followed = [live.id for live in lives if live and not live.match.is_over and has_bots(live.match)]
        if followed:
            await self._mark_followed(followed)

    async def _mark_followed(self, tables: Sequence[UUID]) -> None:
        if await self._tables.mark_followed(tables, FOLLOWED_S):
            self._bus.publish(BotTurnDue())

    def send_state(self, table: UUID, subscriber: Subscriber, cursor: int | None = None) -> None:
        """Send the steps since this cursor, or the full view if they are not cached."""
        live = self._live_table(table)
        if live is None:
            return
        audience, now = subscriber.audience, self._time.now()
        missed = None if cursor is None else live.steps_since(audience, cursor)
        if missed is None:
            subscriber.send(encode(full_view(live, audience, now, outline=subscriber.outline != "none")))
        elif missed or live.cursor_of(audience) == cursor:
            step_frames = catch_up_frames(live.match, missed, audience)
            outline = None if subscriber.outline == "none" else whole_outline(live, audience)
            subscriber.send(encode(step_update(live, missed, step_frames, audience, now, outline=outline)))
        if subscriber.outline == "changes":
            self._rooms[table].note_whole_outline(live, audience)

    def may_lead(self, table: UUID, subscriber: Subscriber) -> bool:
        """Return whether players follow this subscriber: a table screen that a player or an invited person opened."""
        room = self._rooms.get(table)
        if room is None or not subscriber.is_screen:
            return False
        rights = room.card.rights_of(subscriber.person)
        return room.card.visibility == "private" or rights.is_host or bool(rights.seats)

    def report_shown(self, table: UUID, cursor: int, events: int) -> None:
        """Tell all players of a table what a table screen shows: this step to its end, and events of the next one."""
        self._relay_screen_report(ScreenReport(self._process, table, cursor, events))

    def complete_showing(self, table: UUID) -> None:
        """Tell all screens of a table to show the newest state."""
        self._relay_screen_report(ScreenReport(self._process, table, None))

    # Events

    def on_step(self, live: LiveTable, past: CommittedStep) -> None:
        """Broadcast a step to every audience that it reaches."""
        room = self._rooms.get(live.id)
        if room is None or not room.has_begun:
            return
        now = self._time.now()
        for audience, group in room.subscribers.items():
            if group and past.reaches[live.audience_index(audience)]:
                self._send_step(live, past, audience, room, now)
        # A screen does not see a private step, so it reports nothing that would let the step be shown.
        if room.screen_report is not None and not past.reaches[live.audience_index(None)]:
            self._send_shown(live, room, room.screen_report)

    async def on_table_changed(self, table: UUID) -> None:
        """Send the current card of the table to all subscribers, and the game once it has begun."""
        room = self._rooms.get(table)
        if room is None:
            return
        try:
            card = await self._cards.read(table)
            if card is None:
                return
            room.card = card
            self._close_to_strangers(table, room)
            for follower in room.all_subscribers:
                follower.send(encode(TableUpdate(card.public_view, card.rights_of(follower.person))))
            if room.has_begun:
                for follower in room.demote_to_spectators():
                    self.send_state(table, follower)
            await self._show_game(table, room)
            await self._refresh(table)
        except ProblemError:
            log.warning("a changed table could not be read", exc_info=True)
            room.fingerprint = ""
            return
        await self._send_proposal(table, room.all_subscribers)
        await self._close_if_empty(table, room)

    def on_presence(self, report: PresenceReport) -> None:
        """Handle a presence report of another process."""
        room = self._rooms.get(report.table)
        if room is not None and report.process != self._process and room.presence.update(report):
            self._send_presence(room, self._local_presence(report.table, room))

    def on_screen_report(self, report: ScreenReport) -> None:
        """Handle a screen report of another process."""
        if report.process != self._process:
            self._send_screen_report(report)

    def announce_presence(self) -> None:
        """Publish the presence at this process again, for processes that missed it, and drop outdated reports."""
        for table, room in self._rooms.items():
            here = self._local_presence(table, room)
            self._bus.publish(here)
            if room.presence.expire():
                self._send_presence(room, here)

    # Private helpers

    def _relay_screen_report(self, report: ScreenReport) -> None:
        """Send a screen report to the clients of this process and to the other processes."""
        self._bus.publish(report)
        self._send_screen_report(report)

    def _send_screen_report(self, report: ScreenReport) -> None:
        """Send a screen report: what is shown to the players, and that it is to be completed to the screens."""
        live = self._live_table(report.table)
        if live is None:
            return
        room = self._rooms[report.table]
        if report.cursor is not None:
            room.screen_report = report
            self._send_shown(live, room, report)
            return
        completed = encode(ShowingCompleted(report.table))
        for screen in room.subscribers[None]:
            if screen.is_screen:
                screen.send(completed)

    def _send_shown(self, live: LiveTable, room: Room, report: ScreenReport) -> None:
        """Send every player what may be shown because a table screen shows it."""
        for audience, group in room.subscribers.items():
            if audience is not None and group:
                shown = encode(_shown_to(live, audience, report))
                for follower in group:
                    follower.send(shown)

    def _live_table(self, table: UUID) -> LiveTable | None:
        """Return the live table if its game is shown here, otherwise None."""
        room = self._rooms.get(table)
        return self._live.cached(table) if room is not None and room.has_begun else None

    def _send_step(self, live: LiveTable, past: CommittedStep, audience: Audience, room: Room, now: int) -> None:
        """Build the message of one audience and send it to its subscribers.

        An error is logged and costs this audience the frames of the step; other audiences are not affected.
        """
        group = room.subscribers[audience]
        try:
            step_frames = live_frames(live, past.step, audience)
            for mode in {follower.outline for follower in group}:
                outline = room.outline_after_step(live, audience, mode)
                data = encode(step_update(live, [past.step], step_frames, audience, now, outline=outline))
                for follower in group:
                    if follower.outline == mode:
                        follower.send(data)
        except Exception:
            log.exception("a step could not be broadcast", extra={"table": str(live.id)})
            room.sent_outlines.pop(audience, None)  # nobody has it: the next step sends the whole outline

    async def _send_proposal(self, table: UUID, to: list[Subscriber]) -> None:
        """Send the open take-back request, or that there is none."""
        live = self._live_table(table)
        if live is None:
            return
        try:
            proposal = await self._tables.proposals.read(table)
        except ProblemError:
            return
        is_open = proposal is not None and proposal.cursor == live.cursor_of(None)
        asked = (
            TakeBackProposed(table, proposal.seat, proposal.agreed)
            if proposal and is_open
            else TakeBackProposed(table, None, ())
        )
        for follower in to:
            follower.send(encode(asked))

    def _local_presence(self, table: UUID, room: Room) -> PresenceReport:
        """Return the presence report of this process."""
        seats = tuple(sorted(seat for seat, group in room.subscribers.items() if seat is not None and group))
        spectators = room.subscribers[None]
        return PresenceReport(
            self._process, table, seats, len(spectators), sum(follower.is_screen for follower in spectators)
        )

    def _announce_room(self, table: UUID, room: Room) -> None:
        """Publish the presence at this process, and send it to all subscribers of the room."""
        here = self._local_presence(table, room)
        self._bus.publish(here)
        self._send_presence(room, here)

    def _send_presence(self, room: Room, local_report: PresenceReport) -> None:
        """Send the presence in all processes to all subscribers of the room; a screen that is gone leads nobody."""
        present = room.presence.to_message(local_report.table, local_report)
        if present.screens == 0:
            room.screen_report = None
        room.broadcast(present)


def _shown_to(live: LiveTable, audience: Audience, report: ScreenReport) -> ShownOnScreen:
    """Return what may be shown to a player because a table screen shows it."""
    cursor, events = live.shown_to(audience, report.cursor or 0, report.events)
    return ShownOnScreen(live.id, cursor, events)
