"""`burghof report`: a report on the games of arenas, as a page with plots or as Markdown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from burghof.cli.console import CliConsole
from burghof.cli.context import ChosenGame, CliContext, choose_game, cli_context
from burghof.cli.extras import extras
from burghof.kernel import Message, say
from burghof.lab.results_file import ArenaResults, UnreadableResultsError, read_results
from burghof.words.keys import statistic_key

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
    cli, choice = cli_context(context), choose_game(context, game)
    place = out / f"{game}{HTML}" if out.is_dir() else out
    if place.suffix not in {HTML, MARKDOWN}:
        choice.console.fail(say("cli-arena-suffix", file=str(place), known=(HTML, MARKDOWN)))
    books = [_read(cli, file, game) for file in files]
    with extras(cli, "lab"):
        from burghof.lab.report.text import write_report  # noqa: PLC0415 - may not be installed
    speaker = CliConsole("en", choice.installed).translator
    written = write_report(choice.installed.card, books, lambda name: speaker.format(Message(statistic_key(name))))
    if not written.chapters:
        choice.console.fail(say("cli-report-empty"))
    _write(choice, place, written)


def _read(cli: CliContext, file: Path, game: str) -> ArenaResults:
    """Read a results file; one that is unreadable or of another game ends the command."""
    console = cli.console()
    try:
        if file.suffix == PARQUET:
            with extras(cli, "lab"):
                from burghof.lab.parquet import read_parquet  # noqa: PLC0415 - may not be installed
            book = read_parquet(file)
        else:
            book = read_results(file)
    except UnreadableResultsError as error:
        console.fail(say("cli-arena-unreadable", file=str(file), why=str(error)))
    if book.arena.game != game:
        console.fail(say("cli-report-other-game", file=str(file), game=book.arena.game))
    return book


def _write(choice: ChosenGame, place: Path, written: "Report") -> None:
    """Render the report and write it."""
    from burghof.lab.report.markdown import render_markdown  # noqa: PLC0415 - only needed when a report is written
    from burghof.lab.report.page import render_page  # noqa: PLC0415 - same

    try:
        place.write_text(
            render_markdown(written) if place.suffix == MARKDOWN else render_page(written), encoding="utf-8"
        )
    except OSError as error:
        choice.console.fail(say("cli-file-not-written", file=str(place), why=error.strerror or ""))
    choice.console.print_message(say("cli-report-written", file=str(place)))
