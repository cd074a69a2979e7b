"""`burghof analyse`: the turning points of a recorded game, and how much luck and skill contributed."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace
from rich.progress import Progress

from burghof.bots.analysis.analyse import analyse as analysed
from burghof.bots.analysis.review import ResultBreakdown, Review, TurningPoint
from burghof.bots.analysis.verdict import SIGNIFICANCE_SE, JudgedMove, Verdict
from burghof.bots.roster import LEVELS, search_config_for
from burghof.bots.search import SearchConfig
from burghof.cli.console import CliConsole
from burghof.cli.context import cli_context
from burghof.cli.names import names_of
from burghof.cli.verify import load_verified
from burghof.kernel import AnyMatch, Message, say

POINTS_PER_VICTORY = 100
"""Win chances are printed in points: hundredths of a victory."""

MINUS = "\N{MINUS SIGN}"


def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-analyse-file").key)],
    *,
    level: Annotated[str, typer.Option(help=say("help-analyse-level").key)] = "knight",
    iterations: Annotated[int | None, typer.Option(min=4, help=say("help-analyse-iterations").key)] = None,
    seat: Annotated[int | None, typer.Option(min=0, help=say("help-analyse-seat").key)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """Judge every choice of a finished game by what its seat could know; exit code 1 if the record is not valid."""
    cli = cli_context(context)
    filed, match = load_verified(cli, file)
    console = CliConsole(cli.language, filed.found, names_of(match))
    if not match.is_over:
        console.fail(say("cli-analyse-not-over", file=str(file)))
    if level not in LEVELS:
        console.fail(say("cli-analyse-level-unknown", level=level, known=tuple(LEVELS)))
    if seat is not None and seat >= match.seats:
        console.fail(say("cli-seat-unknown", seat=seat, last=match.seats - 1))
    thought = search_config_for(filed.plugin, level)
    thought = replace(thought, iterations=iterations) if iterations else thought
    review = _review_with_progress(console, match, thought, filed.record.id)
    if as_json:
        typer.echo(msgspec.json.encode({"iterations": thought.iterations, "review": review}).decode())
    else:
        _print_review(console, review, thought, seat)


def _review_with_progress(console: CliConsole, match: AnyMatch, thought: SearchConfig, seed: str) -> Review:
    """Review the match, with a progress bar."""
    with Progress(console=console.errors, transient=True) as progress:
        bar = progress.add_task("", total=None)

        def goes_on(done: int, total: int) -> bool:
            progress.update(bar, completed=done, total=total)
            return True

        review = analysed(match, thought, seed, goes_on)
    assert review is not None, "the callback never stops the analysis"
    return review


def _print_review(console: CliConsole, review: Review, thought: SearchConfig, seat: int | None) -> None:
    """Print the review as text."""
    console.print_message(say("cli-analysed", choices=len(review.verdicts), worlds=thought.iterations), "bold")
    console.print_blank_line()
    turns = [turn for turn in review.turning_points if seat in (None, turn.seat)]
    console.print_message(say("cli-analysed-turns", turns=len(turns)), "bold")
    for turn in turns:
        _print_turning_point(console, review.verdicts[turn.at], turn)
    console.print_blank_line()
    console.print_message(say("cli-analysed-ledgers", lone=int(review.seats == 1)), "bold")
    for ledger in review.ledgers:
        console.print_message(_ledger_message(console, ledger))


def _print_turning_point(console: CliConsole, verdict: Verdict, turn: TurningPoint) -> None:
    """Print what happened at a turning point, and the better move."""
    name = console.names[turn.seat]
    console.print_message(say("cli-analysed-turn", turn=turn.at + 1, name=name, swing=_format_points(turn.swing)))
    played, better = verdict.played, verdict.better
    before, chance = _percent(verdict.best, verdict), _percent(played, verdict)
    move = console.text(played.offer.message)
    console.print_message(
        say("cli-analysed-played", move=move, before=before, chance=chance, noise=_uncertainty_points(played.error))
    )
    if better:
        move = console.text(better.offer.message)
        console.print_message(
            say("cli-analysed-better", move=move, chance=before, noise=_uncertainty_points(better.error))
        )
        for why in filter(None, (better.why, played.why)):
            words = say("cli-analysed-why", name=name, words=console.text(why.message), clause=why.clause)
            console.print_message(words)


def _ledger_message(console: CliConsole, ledger: ResultBreakdown) -> Message:
    return say(
        "cli-analysed-ledger",
        name=console.names[ledger.seat],
        start=round(ledger.start * POINTS_PER_VICTORY),
        luck=_format_points(ledger.luck),
        skill=_format_points(ledger.skill),
        result=round(ledger.result * POINTS_PER_VICTORY),
        noise=_uncertainty_points(ledger.error),
    )


def _percent(weighed: JudgedMove, verdict: Verdict) -> int:
    """Return the win chance of the deciding seat, in percent."""
    return round(weighed.chances[verdict.seat] * POINTS_PER_VICTORY)


def _uncertainty_points(error: float) -> int:
    """Return how far a value may be off by chance, in points; at least 1."""
    return max(1, round(SIGNIFICANCE_SE * error * POINTS_PER_VICTORY))


def _format_points(part: float) -> str:
    """Format a change in points, with its sign."""
    points = round(part * POINTS_PER_VICTORY)
    return f"{points:+d}".replace("-", MINUS)
