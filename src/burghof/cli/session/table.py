"""Table: the match, its players, and the events that each audience has not read yet."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from burghof.bots.transcript import decide, decision_request
from burghof.cli.names import names_of
from burghof.kernel import AnyMatch, AnyStep, Audience, Decision, Event, Offer, PlayResult, Seat, Step, log_for

AnyOffer: TypeAlias = Offer[Any, Any]


class Table:
    """A match with its players; each audience at this terminal has a list of unread events."""

    def __init__(self, match: AnyMatch) -> None:
        """Use a new or continued match; in a continued one, the log so far is unread."""
        seats = [Seat(seat) for seat in range(match.seats)]
        self.match = match
        self.human_seats = tuple(seat for seat in seats if match.players[seat].bot is None)
        self.bots = {seat: bot for seat in seats if (bot := match.players[seat].bot) is not None}
        self._news: dict[Audience, list[Event]] = {
            audience: list(log_for(match, audience)) for audience in self.human_seats or (None,)
        }
        self._transient_was_read = False

    @property
    def names(self) -> list[str]:
        """Names of the players, by seat."""
        return names_of(self.match)

    @property
    def needs_handover(self) -> bool:
        """Whether players at this terminal must not see each other's screen."""
        return self.match.plugin.card.has_hidden_information and len(self.human_seats) > 1

    def news_audience(self, seat: Seat) -> Audience:
        """Return the audience that reads news at this seat's turn: the seat, or all players if nothing is hidden."""
        return seat if self.needs_handover else self.observer

    @property
    def observer(self) -> Audience:
        """The first player, or a spectator if all seats are bots."""
        return self.human_seats[0] if self.human_seats else None

    def take_news(self, audience: Audience) -> list[Event]:
        """Return the events that this audience has not read yet, and mark them as read."""
        news, self._news[audience] = self._news[audience], []
        self._transient_was_read |= any(event.for_log(self.match.header.recall) is not event for event in news)
        return news

    def take_transient_flag(self) -> bool:
        """Return whether a transient event was read since the last call: it must not stay visible."""
        has_passed, self._transient_was_read = self._transient_was_read, False
        return has_passed

    def next_decision(self) -> Decision | None:
        """Return the next open decision; a ballot is answered in its own order."""
        return next((decision for decision in self.match.pending if not decision.answered), None)

    def open(self) -> None:
        """Close the seats and draw the setup."""
        self._collect_news(self.match.open())

    def play_bot(self, seat: Seat) -> None:
        """Play the move of the bot on this seat; it gets what its seat may know and do, as on the server."""
        move = decide(self.match.plugin, decision_request(self.match, seat, self.bots[seat]))
        decision = self.match.decision_of(seat)
        assert decision is not None, "the seat of the bot has an open decision"
        step = self.play(decision, move)
        assert isinstance(step, Step), f"a bot chose an illegal move: {step}"

    def play(self, decision: Decision, move: object) -> PlayResult[Any, Any]:
        """Answer an open decision."""
        answer = self.match.play(decision.seat, move, decision.token)
        if isinstance(answer, Step):
            self._collect_news(answer)
        return answer

    def last_human_move(self) -> tuple[int, Seat] | None:
        """Return position and seat of the last move by a human player that still counts."""
        moves = [
            (position, seat) for seat in self.human_seats if (position := self.match.last_move_of(seat)) is not None
        ]
        return max(moves, default=None)

    def take_back(self, to: int, agreed: Sequence[Seat]) -> None:
        """Go back to just before an entry."""
        self._collect_news(self.match.take_back(to, agreed))

    def _collect_news(self, step: AnyStep) -> None:
        """Add the events of a step, in full, to the unread events of each audience that may know them."""
        for audience, news in self._news.items():
            news += [emitted.event for emitted in step.emitted if emitted.event.is_visible_to(audience)]
