"""`burghof rules`: the rules of a game, by clause."""

from typing import Annotated

import typer

from burghof.cli.house import house_of
from burghof.cli.talk import Talk
from burghof.kernel import Chapter, Clause, Message, Rulebook, read_rulebook, say
from burghof.words.layout import INDENT, aligned


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game").key)],
    clause: Annotated[str | None, typer.Argument(help=say("help-rules-clause").key)] = None,
) -> None:
    """Print the rules of a game, one chapter of them, or one clause."""
    house = house_of(context)
    found, talk = house.found(game), house.talk()
    rulebook = read_rulebook(found.folder, house.language)
    if clause is None:
        talk.show(found.card.titles[house.language], "bold")
        show_aim(talk, rulebook)
        for chapter in rulebook.chapters:
            _show_chapter(talk, chapter)
    elif not show_rule(talk, rulebook, clause):
        talk.fail(unknown(rulebook, clause))


def show_aim(talk: Talk, rulebook: Rulebook) -> None:
    """Print the aim of the game and how to win, then the introduction."""
    talk.show(rulebook.aim)
    talk.show(rulebook.introduction)


def show_chapters(talk: Talk, rulebook: Rulebook) -> None:
    """Print the numbers and titles of the chapters."""
    talk.show("\n".join(f"{chapter.number}  {chapter.title}" for chapter in rulebook.chapters))


def show_rule(talk: Talk, rulebook: Rulebook, number: str) -> bool:
    """Print the clause or the chapter with this number; return False if there is none."""
    match rulebook.clause(number) or rulebook.chapter(number):
        case Clause() as clause:
            _show_clause(talk, clause)
        case Chapter() as chapter:
            _show_chapter(talk, chapter)
        case None:
            return False
    return True


def unknown(rulebook: Rulebook, number: str) -> Message:
    """Return the message for a number that these rules do not have."""
    return say("cli-clause-unknown", clause=number, known=tuple(chapter.number for chapter in rulebook.chapters))


def _show_clause(talk: Talk, clause: Clause) -> None:
    talk.show(f"{clause.number}  {clause.text}")
    talk.lines(f"{INDENT}{line}" for line in aligned(clause.table))


def _show_chapter(talk: Talk, chapter: Chapter) -> None:
    talk.gap()
    talk.show(f"{chapter.number}  {chapter.title}", "bold")
    for clause in chapter.clauses:
        _show_clause(talk, clause)
