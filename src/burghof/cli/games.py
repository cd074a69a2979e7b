"""`burghof games`: the list of games."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from burghof.cli.context import cli_context
from burghof.kernel import say


def games(
    context: typer.Context,
    *,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """List the installed games."""
    cli = cli_context(context)
    cards = [found.card for found in cli.games.values()]
    if as_json:
        typer.echo(msgspec.json.encode(cards).decode())
        return
    console = cli.console()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in (
        say("cli-shelf-id"),
        say("cli-shelf-title"),
        say("cli-shelf-seats"),
        say("cli-shelf-minutes"),
        say("cli-shelf-age"),
    ):
        table.add_column(console.text(heading), no_wrap=True)
    for card in cards:
        shortest, longest = card.minutes
        table.add_row(
            card.id, card.titles[cli.language], format_range(card.seats), f"{shortest}–{longest}", f"{card.age}+"
        )
    console.print_table(table)


def format_range(numbers: Sequence[int]) -> str:
    """Format rising numbers in short: `2–4` if none is missing, else `2, 4, 6`."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 1 and len(numbers) == last - first + 1:
        return f"{first}–{last}"
    return ", ".join(str(number) for number in numbers)
