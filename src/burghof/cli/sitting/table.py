"""The table: who sits at it, what each of them was told, and the match between them."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from burghof.bots.transcript import answer, question
from burghof.kernel import Answer, AnyMatch, AnyStep, Audience, Decision, Event, Offer, Seat, Step, log_for

AnyOffer: TypeAlias = Offer[Any, Any]


class Table:
    """A match with its company; each audience at this terminal has the news it has not read yet."""

    def __init__(self, match: AnyMatch) -> None:
        """The table of a match, new or continued; who continues one first hears what happened so far."""
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
        """The players' names, by seat."""
        return [player.name for player in self.match.players]

    @property
    def is_curtained(self) -> bool:
        """Whether persons here may not look over each other's shoulder."""
        return self.match.plugin.card.hides and len(self.persons) > 1

    def reader(self, seat: Seat) -> Audience:
        """Who reads the news when this seat is asked: itself, or all persons at once where nothing is hidden."""
        return seat if self.is_curtained else self.onlooker

    @property
    def onlooker(self) -> Audience:
        """The first person, or a spectator if bots are alone."""
        return self.persons[0] if self.persons else None

    def news(self, audience: Audience) -> list[Event]:
        """What this audience has not read yet; now it has."""
        news, self._news[audience] = self._news[audience], []
        self._has_shown |= any(event.kept(self.match.header.recall) is not event for event in news)
        return news

    def has_passed(self) -> bool:
        """Whether something that was read since this was asked last is not to be seen any more."""
        has_passed, self._has_shown = self._has_shown, False
        return has_passed

    def due(self) -> Decision | None:
        """The next open decision: a ballot is answered in its own order."""
        return next((decision for decision in self.match.pending if not decision.answered), None)

    def open(self) -> None:
        """Close the seats and draw the set-up."""
        self._note(self.match.open())

    def let_move(self, seat: Seat) -> None:
        """Let the bot on this seat move: it is told what its seat may know and do, as on a server."""
        move = answer(self.match.plugin, question(self.match, seat, self.bots[seat]))
        decision = self.match.decision_of(seat)
        assert decision is not None, "a bot moves when it is asked"
        step = self.play(decision, move)
        assert isinstance(step, Step), f"a bot chose what is not legal: {step}"

    def play(self, decision: Decision, move: object) -> Answer[Any, Any]:
        """Answer an open decision."""
        answer = self.match.play(decision.seat, move, decision.token)
        if isinstance(answer, Step):
            self._note(answer)
        return answer

    def last_of_a_person(self) -> tuple[int, Seat] | None:
        """The last move by a person that counts: where it stands, and whose it is."""
        moves = [(position, seat) for seat in self.persons if (position := self.match.last_move_of(seat)) is not None]
        return max(moves, default=None)

    def take_back(self, to: int, agreed: Sequence[Seat]) -> None:
        """Go back to just before an entry."""
        self._note(self.match.take_back(to, agreed))

    def _note(self, step: AnyStep) -> None:
        """Keep the events of a step for all who may know them, as they are told once."""
        for audience, news in self._news.items():
            news += [told.event for told in step.told if told.event.is_for(audience)]
