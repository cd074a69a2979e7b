"""The evening: a table from the first decision to the outcome, or until everybody leaves."""

from contextlib import suppress

from burghof.cli.sitting.keeping import Keeper
from burghof.cli.sitting.table import Table
from burghof.cli.sitting.turn import Turn
from burghof.cli.talk import Left, Talk
from burghof.kernel import Decision, Rulebook, Seat, Who, say, sight


class Evening:
    """Lets persons and bots decide one after the other."""

    def __init__(self, talk: Talk, table: Table, rulebook: Rulebook, keeper: Keeper) -> None:
        """An evening at this table."""
        self._talk = talk
        self._table = table
        self._rulebook = rulebook
        self._keeper = keeper
        self._present: Seat | None = None
        """Who sits in front of the screen, where that matters."""
        self._is_reading = False
        """Whether that person has news on the screen."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves; then offer to keep it."""
        self._talk.names = self._table.names
        try:
            while decision := self._table.due():
                self._decide(decision)
            self._end()
        except Left:
            self._talk.tell(say("cli-game-left"))
        # Who has left does not answer this question either.
        with suppress(Left):
            self._keeper.offer()

    def _decide(self, decision: Decision) -> None:
        """Let whoever owes this decision make it."""
        seat = decision.seat
        if seat in self._table.bots:
            self._table.let_move(seat)
            return
        self._keeper.keep()
        self._seat_down(seat)
        Turn(self._talk, self._table, decision, self._rulebook, self._keeper).run()
        if self._table.is_curtained:
            news = self._table.news(seat)
            self._talk.log(news)
            self._is_reading = bool(news)

    def _seat_down(self, seat: Seat) -> None:
        """Draw the curtain if somebody else is to look at the screen now; else clear it of what has passed."""
        has_passed = self._table.has_passed()
        if not self._table.is_curtained or seat == self._present:
            if has_passed:
                self._talk.wipe()
            return
        if self._present is not None:
            if self._is_reading:
                self._talk.ask(say("cli-curtain-close", seat=Who(self._present)))
            self._talk.wipe()
        self._talk.ask(say("cli-curtain", seat=Who(seat)))
        self._talk.wipe()
        self._present = seat

    def _end(self) -> None:
        """Tell what happened last, the table, and how it ended; several persons together see what all may see."""
        onlooker = self._table.onlooker
        audience = onlooker if len(self._table.persons) == 1 else None
        seen = sight(self._table.match, audience)
        self._talk.gap()
        self._talk.log([event for event in self._table.news(onlooker) if event.is_for(audience)])
        self._talk.gap()
        self._talk.table(seen.outline)
        assert seen.outcome is not None, "nobody is to act any more"
        self._talk.outcome(seen.outcome)
