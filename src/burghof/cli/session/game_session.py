"""Game session: a table from the first decision to the outcome, or until the players leave."""

from contextlib import suppress

from burghof.cli.console import CliConsole, InputClosedError
from burghof.cli.session.saving import GameSaver
from burghof.cli.session.table import Table
from burghof.cli.session.turn import Turn
from burghof.kernel import Decision, PlayerName, Rulebook, Seat, audience_view, say


class GameSession:
    """Runs a table: asks players and bots for their decisions in turn."""

    def __init__(self, console: CliConsole, table: Table, rulebook: Rulebook, keeper: GameSaver) -> None:
        self._talk = console
        self._table = table
        self._rulebook = rulebook
        self._keeper = keeper
        self._seat_at_screen: Seat | None = None
        """The seat of the player at the screen, if secrets are hidden between players."""
        self._has_unread_screen = False
        """Whether that player has unread news on the screen."""

    def run(self) -> None:
        """Play until the game is over or a player leaves; then offer to save it."""
        self._talk.names = self._table.names
        if len(self._table.human_seats) == 1:
            self._talk.translator = self._talk.translator.for_reader(self._table.human_seats[0])
        try:
            while decision := self._table.next_decision():
                self._decide(decision)
            self._end()
        except InputClosedError:
            self._talk.print_message(say("cli-game-left"))
        # A player who left does not answer this question either.
        with suppress(InputClosedError):
            self._keeper.offer_to_save()

    def _decide(self, decision: Decision) -> None:
        """Get this decision from its player or bot."""
        seat = decision.seat
        if seat in self._table.bots:
            self._table.play_bot(seat)
            return
        self._keeper.autosave()
        self._hand_over(seat)
        Turn(self._talk, self._table, decision, self._rulebook, self._keeper).run()
        if self._table.needs_handover:
            news = self._table.take_news(seat)
            self._talk.print_log(news)
            self._has_unread_screen = bool(news)

    def _hand_over(self, seat: Seat) -> None:
        """Hand the screen over if another player comes next; otherwise clear it of transient events."""
        has_passed = self._table.take_transient_flag()
        if not self._table.needs_handover or seat == self._seat_at_screen:
            if has_passed:
                self._talk.clear()
            return
        if self._seat_at_screen is not None:
            if self._has_unread_screen:
                self._talk.ask(say("cli-curtain-close", seat=PlayerName(self._seat_at_screen)))
            self._talk.clear()
        self._talk.ask(say("cli-curtain", seat=PlayerName(seat)))
        self._talk.clear()
        self._seat_at_screen = seat

    def _end(self) -> None:
        """Print the last news, the table and the outcome; several players together see what all may see."""
        onlooker = self._table.observer
        audience = onlooker if len(self._table.human_seats) == 1 else None
        seen = audience_view(self._table.match, audience)
        self._talk.print_blank_line()
        self._talk.print_log([event for event in self._table.take_news(onlooker) if event.is_visible_to(audience)])
        self._talk.print_blank_line()
        self._talk.print_outline(seen.outline)
        assert seen.outcome is not None, "no decision is pending"
        self._talk.print_outcome(seen.outcome)
