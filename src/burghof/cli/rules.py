"""`burghof rules`: the rules of a game, by clause."""

from typing import Annotated

import typer

from burghof.cli.console import CliConsole
from burghof.cli.context import cli_context
from burghof.kernel import Chapter, Clause, Message, Rulebook, read_rulebook, say
from burghof.words.layout import INDENT, align_columns


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game").key)],
    clause: Annotated[str | None, typer.Argument(help=say("help-rules-clause").key)] = None,
) -> None:
    """Print the rules of a game, one chapter of them, or one clause."""
    cli = cli_context(context)
    found, console = cli.find_game(game), cli.console()
    rulebook = read_rulebook(found.folder, cli.language)
    if clause is None:
        console.print_text(found.card.titles[cli.language], "bold")
        print_aim(console, rulebook)
        for chapter in rulebook.chapters:
            _show_chapter(console, chapter)
    elif not print_rule(console, rulebook, clause):
        console.fail(unknown_clause(rulebook, clause))


def print_aim(console: CliConsole, rulebook: Rulebook) -> None:
    """Print the aim of the game and how to win, then the introduction."""
    console.print_text(rulebook.aim)
    console.print_text(rulebook.introduction)


def print_chapters(console: CliConsole, rulebook: Rulebook) -> None:
    """Print the numbers and titles of the chapters."""
    console.print_text("\n".join(f"{chapter.number}  {chapter.title}" for chapter in rulebook.chapters))


def print_rule(console: CliConsole, rulebook: Rulebook, number: str) -> bool:
    """Print the clause or the chapter with this number; return False if there is none."""
    match rulebook.clause(number) or rulebook.chapter(number):
        case Clause() as clause:
            _show_clause(console, clause)
        case Chapter() as chapter:
            _show_chapter(console, chapter)
        case None:
            return False
    return True


def unknown_clause(rulebook: Rulebook, number: str) -> Message:
    """Return the message for a number that these rules do not have."""
    return say("cli-clause-unknown", clause=number, known=tuple(chapter.number for chapter in rulebook.chapters))


def _show_clause(console: CliConsole, clause: Clause) -> None:
    console.print_text(f"{clause.number}  {clause.text}")
    console.print_lines(f"{INDENT}{line}" for line in align_columns(clause.table))


def _show_chapter(console: CliConsole, chapter: Chapter) -> None:
    console.print_blank_line()
    console.print_text(f"{chapter.number}  {chapter.title}", "bold")
    for clause in chapter.clauses:
        _show_clause(console, clause)
