"""`burghof replay`: a recorded game as text, at any entry, for any audience."""

from pathlib import Path
from typing import Annotated

import typer

from burghof.cli.console import CliConsole, PlainOption
from burghof.cli.context import cli_context
from burghof.cli.files import LoadedGame
from burghof.cli.names import names_of
from burghof.cli.verify import load_verified
from burghof.kernel import Audience, Seat, audience_view, say
from burghof.kernel import replay as replayed


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-replay-file").key)],
    *,
    upto: Annotated[int | None, typer.Option(min=0, help=say("help-replay-upto").key)] = None,
    seat: Annotated[int | None, typer.Option(min=0, help=say("help-replay-seat").key)] = None,
    plain: PlainOption = False,
) -> None:
    """Print the log and the table as this audience may see them after `upto` entries."""
    cli = cli_context(context)
    filed, _ = load_verified(cli, file)
    console = CliConsole(cli.language, filed.found, is_plain=plain)
    seats = len(filed.record.header.seats)
    if seat is not None and seat >= seats:
        console.fail(say("cli-seat-unknown", seat=seat, last=seats - 1))
    print_replay(console, filed, upto, None if seat is None else Seat(seat))


def print_replay(console: CliConsole, filed: LoadedGame, upto: int | None, audience: Audience) -> None:
    """Print the table after the first `upto` entries, as this audience may see it."""
    match = replayed(filed.plugin, filed.record, upto)
    seen = audience_view(match, audience)
    console.names = names_of(match)
    total = len(filed.record.entries)
    title = filed.found.card.titles[console.language]
    console.print_message(say("cli-replay-title", title=title, position=match.position, total=total), "bold")
    console.print_message(say("cli-replay-players", names=tuple(console.names)))
    console.print_blank_line()
    console.print_log(seen.log)
    console.print_blank_line()
    console.print_outline(seen.outline)
    if seen.outcome is not None:
        console.print_outcome(seen.outcome)
