"""A player's turn: shows what the seat may see, reads input, and answers one decision."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from burghof.cli.console import CliConsole, InputClosedError
from burghof.cli.rules import print_chapters, print_rule, unknown_clause
from burghof.cli.session.aids import PlayerAids
from burghof.cli.session.menu import MenuItem, menu_items, node_messages, search_offers, sort_by_node
from burghof.cli.session.saving import GameSaver
from burghof.cli.session.table import Table
from burghof.kernel import (
    Decision,
    Malformed,
    PlayerName,
    PlayResult,
    Refusal,
    Rulebook,
    Seat,
    Stale,
    Step,
    audience_view,
    log_for,
    say,
)
from burghof.words.translator import Form

NUMBERS_PATTERN = re.compile(r"\d+(\s+\d+)*")


class Turn:
    """One decision of one player; `run` returns when the match has changed."""

    def __init__(
        self, console: CliConsole, table: Table, decision: Decision, rulebook: Rulebook, keeper: GameSaver
    ) -> None:
        self._talk = console
        self._table = table
        self._decision = decision
        self._seat = decision.seat
        self._rulebook = rulebook
        self._keeper = keeper
        self._sight = audience_view(table.match, decision.seat)
        self._aids = PlayerAids(console, table.match.plugin, self._sight)
        self._nodes = node_messages(self._sight.outline)
        self._offers = sort_by_node(self._nodes, self._sight.offers)
        self._full_menu = menu_items(self._offers)
        self._menu = self._full_menu

    def run(self) -> None:
        """Show the table, then read input until the match has changed.

        Raises `InputClosedError` when the player leaves.
        """
        self._show_table()
        while not self.handle_input(self._talk.ask(say("cli-prompt", seat=PlayerName(self._seat)))):
            pass

    def _show_table(self) -> None:
        """Print the news, the table, and the menu."""
        news = self._table.take_news(self._table.news_audience(self._seat))
        self._talk.print_blank_line()
        if news:
            self._talk.print_log(news)
            self._talk.print_blank_line()
        self._talk.print_outline(self._sight.outline)
        self._show_menu(self._full_menu)

    def _show_menu(self, menu: Sequence[MenuItem]) -> None:
        """Print this menu and make it the current one."""
        self._menu = tuple(menu)
        form: Form = "full" if self._talk.is_plain or all(choice.pick is None for choice in menu) else "short"
        self._talk.print_menu([self._line_text(choice, form) for choice in menu])
        if self._menu != self._full_menu:
            self._talk.print_message(say("cli-menu-part"))

    def _line_text(self, choice: MenuItem, form: Form) -> str:
        """Return the text of a menu line."""
        if choice.pick is None:
            return self._talk.text(choice.offers[0].message, form)
        node = self._nodes.get(choice.pick)
        picked = choice.pick if node is None else self._talk.text(node, form) or self._talk.text(node)
        return self._talk.text(say("cli-menu-more", node=picked, offers=len(choice.offers)))

    def handle_input(self, line: str) -> bool:
        """Execute a line of input; return whether the match has changed."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "u":
                return self._take_back()
            case "m":
                return self._play_raw(rest.strip())
            case _ if NUMBERS_PATTERN.fullmatch(line):
                return self._pick([int(number) for number in line.split()])
            case "" | "?" | "v" | "w" | "l" | "r" | "s" | "q" as letter:
                self._handle_query(letter, rest.strip())
            case "a" if self._aids:
                self._aids.show(rest.strip())
            case _:
                self._search(line)
        return False

    def _handle_query(self, letter: str, rest: str) -> None:
        """Execute a command that does not change the match."""
        match letter:
            case "?":
                self._help()
            case "w":
                self._talk.print_sentences(self._sight.outline.nodes)
            case "l":
                self._talk.print_log(log_for(self._table.match, self._seat))
            case "r" if rest:
                self._print_clause(rest)
            case "r":
                print_chapters(self._talk, self._rulebook)
            case "s":
                self._keeper.save(rest)
            case "q":
                raise InputClosedError
            case "v":
                self._show_table()
            case _:
                self._show_menu(self._full_menu)

    def _help(self) -> None:
        """Print the available commands."""
        self._talk.print_message(say("cli-sit-help"))
        if self._aids:
            self._talk.print_message(say("cli-sit-help-aids"))

    # Choosing

    def _pick(self, numbers: Sequence[int]) -> bool:
        """Follow these numbers through the menus: play an offer, or show the menu they lead to."""
        menu: Sequence[MenuItem] = self._menu
        for number in numbers:
            if not 1 <= number <= len(menu):
                self._talk.print_message(say("cli-menu-no-such-number", last=len(menu)))
                return False
            choice = menu[number - 1]
            if choice.pick is None:
                return self._report_result(self._table.play(self._decision, choice.offers[0].move))
            menu = menu_items(choice.offers, choice.depth)
        self._show_menu(menu)
        return False

    def _search(self, text: str) -> None:
        """Show the offers that contain these words as the current menu."""
        found = search_offers(self._offers, text, self._talk.text)
        if found:
            self._show_menu(menu_items(found))
        else:
            self._talk.print_message(say("cli-menu-nothing-found", text=text))

    def _play_raw(self, text: str) -> bool:
        """Play a move written as JSON, legal or not."""
        try:
            move = msgspec.json.decode(text, type=self._table.match.plugin.types.move)
        except msgspec.DecodeError as error:
            return self._report_result(Malformed(str(error)))
        return self._report_result(self._table.play(self._decision, move))

    def _report_result(self, answer: PlayResult[Any, Any]) -> bool:
        """Return whether a move was made; if not, print why."""
        match answer:
            case Step():
                return True
            case Refusal(clause=clause, message=message):
                self._talk.print_message(message, "yellow")
                self._print_clause(clause)
            case Malformed():
                # The decoder's error text is for programmers; an example of a valid move helps a player.
                example = msgspec.json.encode(self._offers[0].move).decode()
                self._talk.print_message(say("malformed"), "yellow")
                self._talk.print_message(say("cli-move-like", example=example))
            case Stale(why=why):
                self._talk.print_message(say("stale", why=why), "yellow")
        return False

    def _print_clause(self, number: str) -> None:
        """Print a clause or a chapter of the rules."""
        if not print_rule(self._talk, self._rulebook, number):
            self._talk.print_message(unknown_clause(self._rulebook, number))

    # Take-back

    def _take_back(self) -> bool:
        """Take back the last move of a human player: freely, or if all human players agree; bots always agree."""
        match, last = self._table.match, self._table.last_human_move()
        if last is None:
            self._talk.print_message(say("cli-nothing-to-take-back"))
            return False
        to, mover = last
        everyone = [Seat(seat) for seat in range(match.seats)]
        agreed = [mover] if match.may_take_back(to, [mover]) else everyone
        if not match.may_take_back(to, agreed):
            self._talk.print_message(say("cli-take-back-impossible"))
            return False
        asked = [seat for seat in agreed if seat in self._table.human_seats and seat != self._seat]
        for seat in asked:
            question = say("cli-take-back-agree", seat=PlayerName(seat), mover=PlayerName(mover), own=seat == mover)
            if not self._talk.confirm(question):
                self._talk.print_message(say("cli-take-back-refused", seat=PlayerName(seat)))
                return False
        self._table.take_back(to, agreed)
        return True
