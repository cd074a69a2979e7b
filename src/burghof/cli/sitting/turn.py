"""A player's turn: shows what the seat may see, reads input, and answers one decision."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from burghof.cli.rules import show_chapters, show_rule, unknown
from burghof.cli.sitting.aids import Aids
from burghof.cli.sitting.keeping import Keeper
from burghof.cli.sitting.menu import Choice, choices, in_order_of, matching, node_messages
from burghof.cli.sitting.table import Table
from burghof.cli.talk import Left, Talk
from burghof.kernel import (
    Answer,
    Decision,
    Malformed,
    Refusal,
    Rulebook,
    Seat,
    Stale,
    Step,
    Who,
    log_for,
    say,
    sight,
)
from burghof.words.speaker import Form

NUMBERS = re.compile(r"\d+(\s+\d+)*")


class Turn:
    """One decision of one player; `run` returns when the match has changed."""

    def __init__(self, talk: Talk, table: Table, decision: Decision, rulebook: Rulebook, keeper: Keeper) -> None:
        self._talk = talk
        self._table = table
        self._decision = decision
        self._seat = decision.seat
        self._rulebook = rulebook
        self._keeper = keeper
        self._sight = sight(table.match, decision.seat)
        self._aids = Aids(talk, table.match.plugin, self._sight)
        self._nodes = node_messages(self._sight.outline)
        self._offers = in_order_of(self._nodes, self._sight.offers)
        self._all = choices(self._offers)
        self._menu = self._all

    def run(self) -> None:
        """Show the table, then read input until the match has changed; raises `Left` when the player leaves."""
        self._look()
        while not self.hear(self._talk.ask(say("cli-prompt", seat=Who(self._seat)))):
            pass

    def _look(self) -> None:
        """Print the news, the table, and the menu."""
        news = self._table.news(self._table.reader(self._seat))
        self._talk.gap()
        if news:
            self._talk.log(news)
            self._talk.gap()
        self._talk.table(self._sight.outline)
        self._list(self._all)

    def _list(self, menu: Sequence[Choice]) -> None:
        """Print this menu and make it the current one."""
        self._menu = tuple(menu)
        form: Form = "full" if self._talk.is_plain or all(choice.pick is None for choice in menu) else "short"
        self._talk.menu([self._words(choice, form) for choice in menu])
        if self._menu != self._all:
            self._talk.tell(say("cli-menu-part"))

    def _words(self, choice: Choice, form: Form) -> str:
        """Return the text of a menu line."""
        if choice.pick is None:
            return self._talk.text(choice.offers[0].message, form)
        node = self._nodes.get(choice.pick)
        picked = choice.pick if node is None else self._talk.text(node, form) or self._talk.text(node)
        return self._talk.text(say("cli-menu-more", node=picked, offers=len(choice.offers)))

    def hear(self, line: str) -> bool:
        """Execute a line of input; return whether the match has changed."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "u":
                return self._take_back()
            case "m":
                return self._play_raw(rest.strip())
            case _ if NUMBERS.fullmatch(line):
                return self._pick([int(number) for number in line.split()])
            case "" | "?" | "v" | "w" | "l" | "r" | "s" | "q" as letter:
                self._serve(letter, rest.strip())
            case "a" if self._aids:
                self._aids.serve(rest.strip())
            case _:
                self._search(line)
        return False

    def _serve(self, letter: str, rest: str) -> None:
        """Execute a command that does not change the match."""
        match letter:
            case "?":
                self._help()
            case "w":
                self._talk.sentences(self._sight.outline.nodes)
            case "l":
                self._talk.log(log_for(self._table.match, self._seat))
            case "r" if rest:
                self._cite(rest)
            case "r":
                show_chapters(self._talk, self._rulebook)
            case "s":
                self._keeper.save(rest)
            case "q":
                raise Left
            case "v":
                self._look()
            case _:
                self._list(self._all)

    def _help(self) -> None:
        """Print the available commands."""
        self._talk.tell(say("cli-sit-help"))
        if self._aids:
            self._talk.tell(say("cli-sit-help-aids"))

    # Choosing

    def _pick(self, numbers: Sequence[int]) -> bool:
        """Follow these numbers through the menus: play an offer, or show the menu they lead to."""
        menu: Sequence[Choice] = self._menu
        for number in numbers:
            if not 1 <= number <= len(menu):
                self._talk.tell(say("cli-menu-no-such-number", last=len(menu)))
                return False
            choice = menu[number - 1]
            if choice.pick is None:
                return self._answered(self._table.play(self._decision, choice.offers[0].move))
            menu = choices(choice.offers, choice.depth)
        self._list(menu)
        return False

    def _search(self, text: str) -> None:
        """Show the offers that contain these words as the current menu."""
        found = matching(self._offers, text, self._talk.text)
        if found:
            self._list(choices(found))
        else:
            self._talk.tell(say("cli-menu-nothing-found", text=text))

    def _play_raw(self, text: str) -> bool:
        """Play a move written as JSON, legal or not."""
        try:
            move = msgspec.json.decode(text, type=self._table.match.plugin.types.move)
        except msgspec.DecodeError as error:
            return self._answered(Malformed(str(error)))
        return self._answered(self._table.play(self._decision, move))

    def _answered(self, answer: Answer[Any, Any]) -> bool:
        """Return whether a move was made; if not, print why."""
        match answer:
            case Step():
                return True
            case Refusal(clause=clause, message=message):
                self._talk.tell(message, "yellow")
                self._cite(clause)
            case Malformed():
                # The decoder's error text is for programmers; an example of a valid move helps a player.
                example = msgspec.json.encode(self._offers[0].move).decode()
                self._talk.tell(say("malformed"), "yellow")
                self._talk.tell(say("cli-move-like", example=example))
            case Stale(why=why):
                self._talk.tell(say("stale", why=why), "yellow")
        return False

    def _cite(self, number: str) -> None:
        """Print a clause or a chapter of the rules."""
        if not show_rule(self._talk, self._rulebook, number):
            self._talk.tell(unknown(self._rulebook, number))

    # Take-back

    def _take_back(self) -> bool:
        """Take back the last move of a human player: freely, or if all human players agree; bots always agree."""
        match, last = self._table.match, self._table.last_of_a_person()
        if last is None:
            self._talk.tell(say("cli-nothing-to-take-back"))
            return False
        to, mover = last
        everyone = [Seat(seat) for seat in range(match.seats)]
        agreed = [mover] if match.may_take_back(to, [mover]) else everyone
        if not match.may_take_back(to, agreed):
            self._talk.tell(say("cli-take-back-impossible"))
            return False
        asked = [seat for seat in agreed if seat in self._table.persons and seat != self._seat]
        for seat in asked:
            question = say("cli-take-back-agree", seat=Who(seat), mover=Who(mover), own=seat == mover)
            if not self._talk.agree(question):
                self._talk.tell(say("cli-take-back-refused", seat=Who(seat)))
                return False
        self._table.take_back(to, agreed)
        return True
