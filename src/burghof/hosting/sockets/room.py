"""A room: the subscribers of one table at this process, and what they were sent."""

from collections import defaultdict
from typing import Literal, Protocol, TypeAlias

import msgspec

from burghof.hosting.journal.live import LiveTable
from burghof.hosting.people.session import Person
from burghof.hosting.sockets.messages import whole_outline
from burghof.hosting.sockets.presence import Presence
from burghof.hosting.tables.card import TableCard
from burghof.kernel import Audience, Outline, OutlineChanges, outline_changes
from burghof.wire.bus import ScreenReport
from burghof.wire.client_out import ClientOut

encode = msgspec.json.Encoder().encode

OutlineMode: TypeAlias = Literal["none", "whole", "changes"]
"""What a subscriber is sent of the outline with each step."""


class Subscriber(Protocol):
    """A client's subscription to one table, as one audience."""

    person: Person | None
    audience: Audience
    outline: OutlineMode
    is_screen: bool

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""


class Room:
    """The subscribers of one table at this process."""

    def __init__(self, card: TableCard) -> None:
        """Create an empty room."""
        self.card = card
        self.has_begun = False
        """Whether the game is shown in this room; its live table is then held in memory."""
        self.entering = 0
        """Number of subscribers that are entering; the room stays open for them."""
        self.subscribers: defaultdict[Audience, set[Subscriber]] = defaultdict(set)
        self.presence = Presence()
        self.screen_report: ScreenReport | None = None
        """What a table screen showed at its last report; None without a screen."""
        self.sent_outlines: dict[Audience, tuple[int, Outline]] = {}
        """The outline that the subscribers of an audience have, and its cursor; a step sends only its changes."""
        self.fingerprint: str | None = None
        """Fingerprint of the card at the last comparison; empty if the latest change could not be sent."""

    @property
    def all_subscribers(self) -> list[Subscriber]:
        """All subscribers."""
        return [follower for group in self.subscribers.values() for follower in group]

    def may_follow(self, subscriber: Subscriber) -> bool:
        """Return whether a subscriber may see what its audience sees: a seat is visible to its holder only."""
        return subscriber.audience is None or self.card.is_held_by(subscriber.person, subscriber.audience)

    def demote_to_spectators(self) -> list[Subscriber]:
        """Make spectators of the subscribers that no longer hold their seat, and return them."""
        demoted = [one for one in self.all_subscribers if not self.may_follow(one)]
        for follower in demoted:
            self.subscribers[follower.audience].discard(follower)
            follower.audience = None
            self.subscribers[None].add(follower)
        return demoted

    def note_whole_outline(self, live: LiveTable, audience: Audience) -> None:
        """Note that a subscriber of this audience was sent the whole outline of the newest state."""
        cursor, outline = live.cursor_of(audience), live.views.outline(live.match.state, audience)
        sent = self.sent_outlines.get(audience)
        if sent is not None and sent[0] == cursor and sent[1] != outline:
            del self.sent_outlines[audience]  # not all have the same one: the next step sends it as a whole
        else:
            self.sent_outlines[audience] = (cursor, outline)

    def outline_after_step(self, live: LiveTable, audience: Audience, mode: OutlineMode) -> OutlineChanges | None:
        """Return what subscribers of this mode are sent of the outline after a step."""
        match mode:
            case "none":
                return None
            case "whole":
                return whole_outline(live, audience)
            case "changes":
                return self._outline_changes(live, audience)

    def _outline_changes(self, live: LiveTable, audience: Audience) -> OutlineChanges:
        """Return what a step has changed of the outline of this audience; the whole outline if that is not known."""
        cursor, outline = live.cursor_of(audience), live.views.outline(live.match.state, audience)
        sent = self.sent_outlines.get(audience)
        self.sent_outlines[audience] = (cursor, outline)
        return outline_changes(sent[1] if sent is not None and sent[0] == cursor - 1 else None, outline)

    def close_to_strangers(self) -> list[Subscriber]:
        """End the subscriptions of people who may no longer see the table, and return them."""
        strangers = [one for one in self.all_subscribers if not self.card.is_visible_to(one.person)]
        for follower in strangers:
            self.subscribers[follower.audience].discard(follower)
        return strangers

    def broadcast(self, message: ClientOut) -> None:
        """Send one message to all subscribers."""
        data = encode(message)
        for follower in self.all_subscribers:
            follower.send(data)
