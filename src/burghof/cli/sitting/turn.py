"""A person's turn: shows what that seat may see, listens, and answers one decision."""

from collections.abc import Sequence
from typing import Any

import msgspec

from burghof.cli.sitting.keeping import Keeper
from burghof.cli.sitting.menu import Choice, choices, matching, node_messages
from burghof.cli.sitting.table import AnyOffer, Table
from burghof.cli.talk import Left, Talk
from burghof.kernel import (
    Answer,
    Decision,
    Malformed,
    Message,
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
from burghof.words.text import log_text, numbered, outline_text


class Turn:
    """One decision of one person; `run` ends when something was done to the match."""

    def __init__(self, talk: Talk, table: Table, decision: Decision, rulebook: Rulebook, keeper: Keeper) -> None:
        """The turn of the seat that owes this decision."""
        self._talk = talk
        self._table = table
        self._decision = decision
        self._seat = decision.seat
        self._rulebook = rulebook
        self._keeper = keeper
        self._sight = sight(table.match, decision.seat)
        self._nodes = node_messages(self._sight.outline)
        self._offers: Sequence[AnyOffer] = self._sight.offers
        self._menu: tuple[Choice, ...] = ()

    def run(self) -> None:
        """Show the table, then listen until the match has changed; raises Left when the person leaves."""
        self._look()
        self._narrow(self._sight.offers)
        while not self.hear(self._talk.ask(say("cli-prompt", seat=Who(self._seat)))):
            pass

    def _look(self) -> None:
        """Say what is new, and the table as it stands."""
        self._talk.gap()
        self._talk.show(
            log_text(self._talk.speaker, self._table.news(self._table.reader(self._seat)), self._talk.names)
        )
        self._talk.gap()
        self._talk.show(outline_text(self._talk.speaker, self._sight.outline, self._talk.names))
        self._talk.gap()

    def _narrow(self, offers: Sequence[AnyOffer], depth: int = 0) -> None:
        """Go on with these offers."""
        self._offers = offers
        self._menu = choices(offers, depth)
        self._talk.show(numbered([self._words(choice) for choice in self._menu]))

    def _words(self, choice: Choice) -> str:
        """A line of the menu."""
        if choice.pick is None:
            return self._talk.text(choice.offers[0].message)
        node = self._nodes.get(choice.pick)
        picked = choice.pick if node is None else self._talk.text(node)
        return self._talk.text(say("cli-menu-more", node=picked, offers=len(choice.offers)))

    def hear(self, line: str) -> bool:
        """Do what a line says; True when the match has changed."""
        word, _, rest = line.partition(" ")
        match word:
            case "u":
                return self._take_back()
            case "m":
                return self._play_raw(rest)
            case _ if word.isdecimal() and not rest:
                return self._pick(int(word))
            case "" | "?" | "v" | "l" | "r" | "s" | "q":
                self._serve(word, rest.strip())
            case _:
                self._search(line)
        return False

    def _serve(self, word: str, rest: str) -> None:
        """Do what changes nothing at the table."""
        match word:
            case "?":
                self._talk.tell(say("cli-sit-help"))
            case "l":
                log = log_for(self._table.match, self._seat)
                self._talk.show(log_text(self._talk.speaker, log, self._talk.names))
            case "r":
                self._cite(rest)
            case "s":
                self._keeper.save(rest)
            case "q":
                raise Left
            case "v":
                self._look()
                self._narrow(self._sight.offers)
            case _:
                self._narrow(self._sight.offers)

    # Choosing

    def _pick(self, number: int) -> bool:
        """Take a line of the menu: play its offer, or go on with its offers."""
        if not 1 <= number <= len(self._menu):
            self._talk.tell(say("cli-menu-no-such-number", last=len(self._menu)))
            return False
        choice = self._menu[number - 1]
        if choice.pick is None:
            return self._answered(self._table.play(self._decision, choice.offers[0].move))
        self._narrow(choice.offers, choice.depth)
        return False

    def _search(self, text: str) -> None:
        """Go on with the offers that hold these words."""
        found = matching(self._sight.offers, text, self._talk.text)
        if found:
            self._narrow(found)
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
        """Whether a move was made; if not, say why."""
        match answer:
            case Step():
                return True
            case Refusal(clause=clause, message=message):
                self._talk.tell(message, "yellow")
                self._cite(clause)
            case Malformed() | Stale():
                self._talk.tell(_why(answer), "yellow")
        return False

    def _cite(self, number: str) -> None:
        """Say a clause of the rules."""
        clause = self._rulebook.clause(number)
        if clause is None:
            self._talk.tell(say("cli-clause-unknown", clause=number))
        else:
            self._talk.show(f"{clause.number}  {clause.text}")

    # Taking back

    def _take_back(self) -> bool:
        """Take back the last move a person made: freely, or if all persons agree; bots do."""
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
            if not self._talk.agree(say("cli-take-back-agree", seat=Who(seat), mover=Who(mover))):
                self._talk.tell(say("cli-take-back-refused", seat=Who(seat)))
                return False
        self._table.take_back(to, agreed)
        return True


def _why(answer: Malformed | Stale) -> Message:
    """What to say of an answer that broke no rule of the game."""
    match answer:
        case Malformed(why=why):
            return say("malformed", why=why)
        case Stale(why=why):
            return say("stale", why=why)
