"""`burghof rules`: a game's rules, by clause."""

from typing import Annotated

import typer

from burghof.cli.house import house_of
from burghof.cli.talk import Talk
from burghof.kernel import Chapter, Clause, read_rulebook, say


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
        for chapter in rulebook.chapters:
            _show_chapter(talk, chapter)
        return
    match rulebook.clause(clause) or rulebook.chapter(clause):
        case Clause() as one:
            show_clause(talk, one)
        case Chapter() as chapter:
            _show_chapter(talk, chapter)
        case None:
            talk.fail(say("cli-clause-unknown", clause=clause))


def show_clause(talk: Talk, clause: Clause) -> None:
    """Print a clause with its number."""
    talk.show(f"{clause.number}  {clause.text}")


def _show_chapter(talk: Talk, chapter: Chapter) -> None:
    talk.gap()
    talk.show(f"{chapter.number}  {chapter.title}", "bold")
    for clause in chapter.clauses:
        show_clause(talk, clause)
