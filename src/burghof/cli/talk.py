"""Talk: how the command line speaks and listens."""

from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import typer
from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table

from burghof.kernel import Found, Language, Message, say
from burghof.words.speaker import Speaker

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal with everything above it."""


class Left(Exception):
    """Nobody answers any more: the input has ended, or somebody pressed Ctrl-C."""


class Talk:
    """One conversation: its words, where it speaks, and what the players are called."""

    def __init__(self, language: Language, game: Found | None = None, names: Sequence[str] = ()) -> None:
        """A conversation in this language, with the words of this game."""
        folders: list[Path] = [game.folder / "words"] if game else []
        self.language = language
        self.speaker = Speaker(language, folders)
        self.names = names
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def text(self, message: Message) -> str:
        """The sentence of a message."""
        return self.speaker.speak(message, self.names)

    def number(self, value: float) -> str:
        """A number as the language writes it, with two decimals at most."""
        return format_decimal(value, format="#,##0.##", locale=self.language)

    def tell(self, message: Message, style: str | None = None) -> None:
        """Say a message."""
        self.show(self.text(message), style)

    def show(self, text: str, style: str | None = None) -> None:
        """Print a text as it is, unless there is none."""
        if text:
            self._out.print(text, style=style)

    def draw(self, table: Table) -> None:
        """Print a table."""
        self._out.print(table)

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
        self._out.print(self.text(message), end=" ", style="bold")
        try:
            return input().strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self._out.print()
            raise Left from gone

    def agree(self, message: Message) -> bool:
        """Ask a question that wants yes or no; anything but yes is no."""
        answer = self.ask(message).casefold()
        return bool(answer) and answer in self.text(say("words-for-yes")).split()

    def wipe(self) -> None:
        """Clear the screen, so that the next person sees nothing of the last one's."""
        if self._out.is_terminal:
            self._out.file.write(WIPE)
            self._out.file.flush()
