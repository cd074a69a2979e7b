"""Game session: a table from the first decision to the outcome, or until the players leave."""

from contextlib import suppress

from burghof.cli.sitting.keeping import Keeper
from burghof.cli.sitting.table import Table
from burghof.cli.sitting.turn import Turn
from burghof.cli.talk import Left, Talk
from burghof.kernel import Decision, Rulebook, Seat, Who, say, sight


class Evening:
    """Runs a table: asks players and bots for their decisions in turn."""

    def __init__(self, talk: Talk, table: Table, rulebook: Rulebook, keeper: Keeper) -> None:
        self._talk = talk
        self._table = table
        self._rulebook = rulebook
        self._keeper = keeper
        self._present: Seat | None = None
        """The seat of the player at the screen, if secrets are hidden between players."""
        self._is_reading = False
        """Whether that player has unread news on the screen."""

    def run(self) -> None:
        """Play until the game is over or a player leaves; then offer to save it."""
        self._talk.names = self._table.names
        try:
            while decision := self._table.due():
                self._decide(decision)
            self._end()
        except Left:
            self._talk.tell(say("cli-game-left"))
        # A player who left does not answer this question either.
        with suppress(Left):
            self._keeper.offer()

    def _decide(self, decision: Decision) -> None:
        """Get this decision from its player or bot."""
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
        """Hand the screen over if another player comes next; otherwise clear it of transient events."""
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
        """Print the last news, the table and the outcome; several players together see what all may see."""
        onlooker = self._table.onlooker
        audience = onlooker if len(self._table.persons) == 1 else None
        seen = sight(self._table.match, audience)
        self._talk.gap()
        self._talk.log([event for event in self._table.news(onlooker) if event.is_for(audience)])
        self._talk.gap()
        self._talk.table(seen.outline)
        assert seen.outcome is not None, "no decision is pending"
        self._talk.outcome(seen.outcome)
