"""Console: prints translated messages and reads input."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, NoReturn, TypeAlias

import typer
from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table

from burghof.cli.keyboard import read_line
from burghof.kernel import Event, InstalledGame, Language, Message, Node, Outcome, Outline, say
from burghof.words.compact import compact_text, prompt_text
from burghof.words.layout import number_lines, wrap_text
from burghof.words.text import log_text, outcome_text, outline_text
from burghof.words.translator import Form, Translator

CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"
"""Control sequence that clears a terminal together with its scrollback."""

PlainOption: TypeAlias = Annotated[bool, typer.Option("--plain", help=say("help-plain").key, envvar="BURGHOF_PLAIN")]
"""Option of every command that shows a table."""


class InputClosedError(Exception):
    """The input has ended, or the player pressed Ctrl-C."""


class CliConsole:
    """Input and output of a command: its translations, its streams, and the names of the players."""

    def __init__(
        self,
        language: Language,
        game: InstalledGame | None = None,
        names: Sequence[str] = (),
        *,
        is_plain: bool = False,
    ) -> None:
        """Use this language and the translations of this game; plain output is for screen readers."""
        folders: list[Path] = [game.folder / "words"] if game else []
        self.language = language
        self.translator = Translator(language, folders)
        self.names = names
        self.is_plain = is_plain
        """Whether output is linear: one thing per line, in whole sentences."""
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def text(self, message: Message, form: Form = "full") -> str:
        """Return the sentence of a message."""
        return self.translator.format(message, self.names, form=form)

    def format_number(self, value: float) -> str:
        """Format a number for the language, with at most two decimals."""
        return format_decimal(value, format="#,##0.##", locale=self.language)

    def print_message(self, message: Message, style: str | None = None) -> None:
        """Print a message."""
        self.print_text(self.text(message), style)

    def print_text(self, text: str, style: str | None = None) -> None:
        """Print a text unless it is empty; on a terminal, lines are wrapped to its width."""
        if text:
            self._out.print(wrap_text(text, self._out.width) if self._out.is_terminal else text, style=style)

    def print_lines(self, lines: Iterable[str]) -> None:
        """Print lines without wrapping: rows of a table are never broken."""
        for line in lines:
            self._out.print(line)

    def print_log(self, events: Iterable[Event]) -> None:
        """Print events."""
        self.print_text(log_text(self.translator, events, self.names))

    def print_outline(self, outline: Outline) -> None:
        """Print the table in short form, or in whole sentences if plain; then what is to be done."""
        self._print_compact(outline.nodes[1:])
        self.print_blank_line()
        self.print_text(prompt_text(self.translator, outline, self.names), "bold")

    def print_aid(self, outline: Outline) -> None:
        """Print the result of a player aid: its title, then its content in short form, or in sentences if plain."""
        self.print_text(prompt_text(self.translator, outline, self.names), "bold")
        self._print_compact(outline.nodes[1:])

    def _print_compact(self, nodes: Sequence[Node]) -> None:
        if self.is_plain:
            self.print_sentences(nodes)
        else:
            self.print_text(compact_text(self.translator, nodes, self.names, self._out.width))

    def print_sentences(self, nodes: Iterable[Node]) -> None:
        """Print nodes in whole sentences."""
        self.print_text(outline_text(self.translator, nodes, self.names))

    def print_menu(self, lines: Sequence[str]) -> None:
        """Print choices with their numbers."""
        self.print_text(number_lines(lines, 0 if self.is_plain else self._out.width))

    def print_outcome(self, outcome: Outcome) -> None:
        """Print the outcome."""
        self.print_text(outcome_text(self.translator, outcome, self.names), "bold")

    def print_table(self, table: Table) -> None:
        """Print a table."""
        self._out.print(table)

    def print_picture(self, text: str) -> None:
        """Print a picture made of blocks, light on dark in any colour scheme; only on a terminal, never into a file."""
        if self._out.is_terminal:
            self._out.print(text, style="bright_white on black")

    def print_blank_line(self) -> None:
        """Print an empty line."""
        self._out.print()

    def print_error(self, message: Message) -> None:
        """Print an error message on the error stream."""
        self.errors.print(self.text(message), style="red")

    def fail(self, message: Message) -> NoReturn:
        """Print an error message and end the command with exit code 2."""
        self.print_error(message)
        raise typer.Exit(2)

    def ask(self, message: Message) -> str:
        """Print a message and return the line that is typed; raises `InputClosedError` when the input has ended."""
        try:
            return read_line(self.text(message)).strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self._out.print()
            raise InputClosedError from gone

    def confirm(self, message: Message) -> bool:
        """Ask a yes/no question; anything but yes is no."""
        return self.ask(message).casefold() in self.text(say("words-for-yes")).split()

    def ask_for_name(self, message: Message) -> str | None:
        """Ask for a name; an empty line or a no returns None."""
        answer = self.ask(message)
        return None if answer.casefold() in ("", *self.text(say("words-for-no")).split()) else answer

    def clear(self) -> None:
        """Clear the screen, so that the next player sees nothing of the previous player's."""
        if self._out.is_terminal:
            self._out.file.write(CLEAR_SCREEN)
            self._out.file.flush()
