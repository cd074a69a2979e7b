"""`burghof report`: a report on the games of arenas, as a page with plots or as Markdown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from burghof.cli.extras import extras
from burghof.cli.house import Choice, House, chosen, house_of
from burghof.cli.talk import Talk
from burghof.kernel import Message, say
from burghof.lab.book import Kept, Unreadable, read_book
from burghof.words.keys import figure_key

if TYPE_CHECKING:
    from burghof.lab.report.text import Report

HTML, MARKDOWN, PARQUET = ".html", ".md", ".parquet"


def report(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game").key)],
    files: Annotated[list[Path], typer.Argument(help=say("help-report-files").key)],
    *,
    out: Annotated[Path, typer.Option(help=say("help-report-out").key)],
) -> None:
    """Read results files and write a report on them."""
    house, choice = house_of(context), chosen(context, game)
    place = out / f"{game}{HTML}" if out.is_dir() else out
    if place.suffix not in {HTML, MARKDOWN}:
        choice.talk.fail(say("cli-arena-suffix", file=str(place), known=(HTML, MARKDOWN)))
    books = [_read(house, file, game) for file in files]
    with extras(house, "lab"):
        from burghof.lab.report.text import write_report  # noqa: PLC0415 - may not be installed
    speaker = Talk("en", choice.found).speaker
    written = write_report(choice.found.card, books, lambda name: speaker.speak(Message(figure_key(name))))
    if not written.chapters:
        choice.talk.fail(say("cli-report-empty"))
    _write(choice, place, written)


def _read(house: House, file: Path, game: str) -> Kept:
    """Read a results file; one that is unreadable or of another game ends the command."""
    talk = house.talk()
    try:
        if file.suffix == PARQUET:
            with extras(house, "lab"):
                from burghof.lab.parquet import read_parquet  # noqa: PLC0415 - may not be installed
            book = read_parquet(file)
        else:
            book = read_book(file)
    except Unreadable as error:
        talk.fail(say("cli-arena-unreadable", file=str(file), why=str(error)))
    if book.arena.game != game:
        talk.fail(say("cli-report-other-game", file=str(file), game=book.arena.game))
    return book


def _write(choice: Choice, place: Path, written: "Report") -> None:
    """Render the report and write it."""
    from burghof.lab.report.markdown import markdown  # noqa: PLC0415 - only needed when a report is written
    from burghof.lab.report.page import page  # noqa: PLC0415 - same

    try:
        place.write_text(markdown(written) if place.suffix == MARKDOWN else page(written), encoding="utf-8")
    except OSError as error:
        choice.talk.fail(say("cli-file-not-written", file=str(place), why=error.strerror or ""))
    choice.talk.tell(say("cli-report-written", file=str(place)))
