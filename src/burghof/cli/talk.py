"""Talk: how the command line speaks and listens."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, NoReturn, TypeAlias

import typer
from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table

from burghof.cli.keyboard import type_in
from burghof.kernel import Event, Found, Language, Message, Node, Outcome, Outline, say
from burghof.words.glance import glance_text, now_text
from burghof.words.layout import numbered, wrapped
from burghof.words.speaker import Form, Speaker
from burghof.words.text import log_text, outcome_text, outline_text

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal with everything above it."""

PlainOption: TypeAlias = Annotated[bool, typer.Option("--plain", help=say("help-plain").key, envvar="BURGHOF_PLAIN")]
"""The option of every command that shows a table."""


class Left(Exception):
    """Nobody answers any more: the input has ended, or somebody pressed Ctrl-C."""


class Talk:
    """One conversation: its words, where it speaks, and what the players are called."""

    def __init__(
        self, language: Language, game: Found | None = None, names: Sequence[str] = (), *, is_plain: bool = False
    ) -> None:
        """A conversation in this language, with the words of this game; a plain one is for screen readers."""
        folders: list[Path] = [game.folder / "words"] if game else []
        self.language = language
        self.speaker = Speaker(language, folders)
        self.names = names
        self.is_plain = is_plain
        """Whether things stand one below the other, in whole sentences."""
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def text(self, message: Message, form: Form = "full") -> str:
        """The sentence of a message."""
        return self.speaker.speak(message, self.names, form=form)

    def number(self, value: float) -> str:
        """A number as the language writes it, with two decimals at most."""
        return format_decimal(value, format="#,##0.##", locale=self.language)

    def tell(self, message: Message, style: str | None = None) -> None:
        """Say a message."""
        self.show(self.text(message), style)

    def show(self, text: str, style: str | None = None) -> None:
        """Print a text, unless there is none; a terminal gets lines that fit it."""
        if text:
            self._out.print(wrapped(text, self._out.width) if self._out.is_terminal else text, style=style)

    def lines(self, lines: Iterable[str]) -> None:
        """Print lines as they are: rows of a table are never broken."""
        for line in lines:
            self._out.print(line)

    def log(self, events: Iterable[Event]) -> None:
        """Print what happened."""
        self.show(log_text(self.speaker, events, self.names))

    def table(self, outline: Outline) -> None:
        """Print the table at a glance, or in whole sentences; then what is to do."""
        self._glance(outline.nodes[1:])
        self.gap()
        self.show(now_text(self.speaker, outline, self.names), "bold")

    def findings(self, outline: Outline) -> None:
        """Print what was worked out: what it is, then all of it at a glance, or in whole sentences."""
        self.show(now_text(self.speaker, outline, self.names), "bold")
        self._glance(outline.nodes[1:])

    def _glance(self, nodes: Sequence[Node]) -> None:
        if self.is_plain:
            self.sentences(nodes)
        else:
            self.show(glance_text(self.speaker, nodes, self.names, self._out.width))

    def sentences(self, nodes: Iterable[Node]) -> None:
        """Print things in whole sentences."""
        self.show(outline_text(self.speaker, nodes, self.names))

    def menu(self, lines: Sequence[str]) -> None:
        """Print what can be chosen by number."""
        self.show(numbered(lines, 0 if self.is_plain else self._out.width))

    def outcome(self, outcome: Outcome) -> None:
        """Print how it ended."""
        self.show(outcome_text(self.speaker, outcome, self.names), "bold")

    def draw(self, table: Table) -> None:
        """Print a table."""
        self._out.print(table)

    def picture(self, text: str) -> None:
        """Print a picture made of blocks, light on dark whatever the terminal's colours are; files get none."""
        if self._out.is_terminal:
            self._out.print(text, style="bright_white on black")

    def gap(self) -> None:
        """An empty line."""
        self._out.print()

    def complain(self, message: Message) -> None:
        """Say on the error stream what went wrong."""
        self.errors.print(self.text(message), style="red")

    def fail(self, message: Message) -> NoReturn:
        """Say what was asked for wrongly, and end with exit code 2."""
        self.complain(message)
        raise typer.Exit(2)

    def ask(self, message: Message) -> str:
        """Say a message and wait for a line; raises Left when there is none."""
        try:
            return type_in(self.text(message)).strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self._out.print()
            raise Left from gone

    def agree(self, message: Message) -> bool:
        """Ask a question that wants yes or no; anything but yes is no."""
        return self.ask(message).casefold() in self.text(say("words-for-yes")).split()

    def ask_for_name(self, message: Message) -> str | None:
        """Ask for a name; an empty line or a no gives none."""
        answer = self.ask(message)
        return None if answer.casefold() in ("", *self.text(say("words-for-no")).split()) else answer

    def wipe(self) -> None:
        """Clear the screen, so that the next person sees nothing of the last one's."""
        if self._out.is_terminal:
            self._out.file.write(WIPE)
            self._out.file.flush()
