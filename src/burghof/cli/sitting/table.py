"""Table: the match, its players, and the events that each audience has not read yet."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from burghof.bots.transcript import answer, question
from burghof.kernel import Answer, AnyMatch, AnyStep, Audience, Decision, Event, Offer, Seat, Step, log_for

AnyOffer: TypeAlias = Offer[Any, Any]


class Table:
    """A match with its players; each audience at this terminal has a list of unread events."""

    def __init__(self, match: AnyMatch) -> None:
        """Use a new or continued match; in a continued one, the log so far is unread."""
        seats = [Seat(seat) for seat in range(match.seats)]
        self.match = match
        self.persons = tuple(seat for seat in seats if match.players[seat].bot is None)
        self.bots = {seat: bot for seat in seats if (bot := match.players[seat].bot) is not None}
        self._news: dict[Audience, list[Event]] = {
            audience: list(log_for(match, audience)) for audience in self.persons or (None,)
        }
        self._has_shown = False

    @property
    def names(self) -> list[str]:
        """Names of the players, by seat."""
        return [player.name for player in self.match.players]

    @property
    def is_curtained(self) -> bool:
        """Whether players at this terminal must not see each other's screen."""
        return self.match.plugin.card.hides and len(self.persons) > 1

    def reader(self, seat: Seat) -> Audience:
        """Return the audience that reads news at this seat's turn: the seat, or all players if nothing is hidden."""
        return seat if self.is_curtained else self.onlooker

    @property
    def onlooker(self) -> Audience:
        """The first player, or a spectator if all seats are bots."""
        return self.persons[0] if self.persons else None

    def news(self, audience: Audience) -> list[Event]:
        """Return the events that this audience has not read yet, and mark them as read."""
        news, self._news[audience] = self._news[audience], []
        self._has_shown |= any(event.kept(self.match.header.recall) is not event for event in news)
        return news

    def has_passed(self) -> bool:
        """Return whether a transient event was read since the last call: it must not stay visible."""
        has_passed, self._has_shown = self._has_shown, False
        return has_passed

    def due(self) -> Decision | None:
        """Return the next open decision; a ballot is answered in its own order."""
        return next((decision for decision in self.match.pending if not decision.answered), None)

    def open(self) -> None:
        """Close the seats and draw the setup."""
        self._note(self.match.open())

    def let_move(self, seat: Seat) -> None:
        """Play the move of the bot on this seat; it gets what its seat may know and do, as on the server."""
        move = answer(self.match.plugin, question(self.match, seat, self.bots[seat]))
        decision = self.match.decision_of(seat)
        assert decision is not None, "the seat of the bot has an open decision"
        step = self.play(decision, move)
        assert isinstance(step, Step), f"a bot chose an illegal move: {step}"

    def play(self, decision: Decision, move: object) -> Answer[Any, Any]:
        """Answer an open decision."""
        answer = self.match.play(decision.seat, move, decision.token)
        if isinstance(answer, Step):
            self._note(answer)
        return answer

    def last_of_a_person(self) -> tuple[int, Seat] | None:
        """Return position and seat of the last move by a human player that still counts."""
        moves = [(position, seat) for seat in self.persons if (position := self.match.last_move_of(seat)) is not None]
        return max(moves, default=None)

    def take_back(self, to: int, agreed: Sequence[Seat]) -> None:
        """Go back to just before an entry."""
        self._note(self.match.take_back(to, agreed))

    def _note(self, step: AnyStep) -> None:
        """Add the events of a step, in full, to the unread events of each audience that may know them."""
        for audience, news in self._news.items():
            news += [told.event for told in step.told if told.event.is_for(audience)]
