"""`burghof analyse`: the turning points of a recorded game, and how much luck and skill contributed."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace
from rich.progress import Progress

from burghof.bots.analysis.analyse import analyse as analysed
from burghof.bots.analysis.review import Ledger, Review, Turn
from burghof.bots.analysis.verdict import SURE, Verdict, Weighed
from burghof.bots.roster import LEVELS, thought_of
from burghof.bots.search import Thought
from burghof.cli.house import house_of
from burghof.cli.talk import Talk
from burghof.cli.verify import read_right
from burghof.kernel import AnyMatch, Message, say

POINTS = 100
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
    house = house_of(context)
    filed, match = read_right(house, file)
    talk = Talk(house.language, filed.found, [player.name for player in match.players])
    if not match.is_over:
        talk.fail(say("cli-analyse-not-over", file=str(file)))
    if level not in LEVELS:
        talk.fail(say("cli-analyse-level-unknown", level=level, known=tuple(LEVELS)))
    if seat is not None and seat >= match.seats:
        talk.fail(say("cli-seat-unknown", seat=seat, last=match.seats - 1))
    thought = thought_of(filed.plugin, level)
    thought = replace(thought, iterations=iterations) if iterations else thought
    review = _watched(talk, match, thought, filed.record.id)
    if as_json:
        typer.echo(msgspec.json.encode({"iterations": thought.iterations, "review": review}).decode())
    else:
        _show(talk, review, thought, seat)


def _watched(talk: Talk, match: AnyMatch, thought: Thought, seed: str) -> Review:
    """Review the match, with a progress bar."""
    with Progress(console=talk.errors, transient=True) as progress:
        bar = progress.add_task("", total=None)

        def goes_on(done: int, total: int) -> bool:
            progress.update(bar, completed=done, total=total)
            return True

        review = analysed(match, thought, seed, goes_on)
    assert review is not None, "the callback never stops the analysis"
    return review


def _show(talk: Talk, review: Review, thought: Thought, seat: int | None) -> None:
    """Print the review as text."""
    talk.tell(say("cli-analysed", choices=len(review.verdicts), worlds=thought.iterations), "bold")
    talk.gap()
    turns = [turn for turn in review.turning_points if seat in (None, turn.seat)]
    talk.tell(say("cli-analysed-turns", turns=len(turns)), "bold")
    for turn in turns:
        _show_turn(talk, review.verdicts[turn.at], turn)
    talk.gap()
    talk.tell(say("cli-analysed-ledgers", lone=int(review.seats == 1)), "bold")
    for ledger in review.ledgers:
        talk.tell(_ledger_message(talk, ledger))


def _show_turn(talk: Talk, verdict: Verdict, turn: Turn) -> None:
    """Print what happened at a turning point, and the better move."""
    name = talk.names[turn.seat]
    talk.tell(say("cli-analysed-turn", turn=turn.at + 1, name=name, swing=_signed(turn.swing)))
    played, better = verdict.played, verdict.better
    before, chance = _percent(verdict.best, verdict), _percent(played, verdict)
    move = talk.text(played.offer.message)
    talk.tell(say("cli-analysed-played", move=move, before=before, chance=chance, noise=_noise(played.error)))
    if better:
        move = talk.text(better.offer.message)
        talk.tell(say("cli-analysed-better", move=move, chance=before, noise=_noise(better.error)))


def _ledger_message(talk: Talk, ledger: Ledger) -> Message:
    return say(
        "cli-analysed-ledger",
        name=talk.names[ledger.seat],
        start=round(ledger.start * POINTS),
        luck=_signed(ledger.luck),
        skill=_signed(ledger.skill),
        result=round(ledger.result * POINTS),
        noise=_noise(ledger.error),
    )


def _percent(weighed: Weighed, verdict: Verdict) -> int:
    """Return the win chance of the deciding seat, in percent."""
    return round(weighed.chances[verdict.seat] * POINTS)


def _noise(error: float) -> int:
    """Return how far a value may be off by chance, in points; at least 1."""
    return max(1, round(SURE * error * POINTS))


def _signed(part: float) -> str:
    """Format a change in points, with its sign."""
    points = round(part * POINTS)
    return f"{points:+d}".replace("-", MINUS)
