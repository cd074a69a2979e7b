"""`burghof puzzles`: search puzzles in games between bots, on one core or many."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from burghof.cli.context import choose_game, cli_context
from burghof.cli.options import option_values, read_options
from burghof.cli.players import check_seats, default_seats, read_names
from burghof.cli.workers import open_workers
from burghof.kernel import say
from burghof.lab.puzzles import PuzzleJob, find_puzzles


def puzzles(  # noqa: PLR0913 - one parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game").key)],
    out: Annotated[Path, typer.Argument(help=say("help-puzzles-out").key)],
    *,
    games: Annotated[int, typer.Option(min=1, help=say("help-puzzles-games").key)] = 10,
    first: Annotated[int, typer.Option(min=0, help=say("help-puzzles-first").key)] = 0,
    seats: Annotated[int | None, typer.Option(help=say("help-arena-seats").key)] = None,
    bot: Annotated[str, typer.Option(help=say("help-puzzles-bot").key)] = "squire",
    theme: Annotated[list[str] | None, typer.Option(help=say("help-puzzles-theme").key)] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help-option").key)] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-arena-workers").key)] = None,
    address: Annotated[str | None, typer.Option(help=say("help-arena-address").key)] = None,
) -> None:
    """Append the puzzles of each game to a file, one per line, and say how many each theme has."""
    cli, choice = cli_context(context), choose_game(context, game)
    unknown = sorted(set(theme or ()) - {known.id for known in choice.plugin.themes})
    if unknown:
        choice.console.fail(
            say("cli-puzzles-no-theme", theme=unknown[0], known=tuple(known.id for known in choice.plugin.themes))
        )
    chairs = default_seats(choice) if seats is None else seats
    check_seats(choice, chairs)
    (player,) = read_names(choice, bot)
    options = option_values(choice.installed.card, read_options(choice, option or (), None))
    jobs = [
        PuzzleJob(cli.package, game, chairs, options, player, number, tuple(theme or ()))
        for number in range(first, first + games)
    ]
    counts = Counter[str]()
    try:
        with open_workers(cli, find_puzzles, workers, address) as search, out.open("ab") as file:
            for found in search(jobs):
                file.writelines(msgspec.json.encode(puzzle) + b"\n" for puzzle in found)
                file.flush()
                counts.update(puzzle.theme for puzzle in found)
    except ConnectionError:
        choice.console.fail(say("cli-arena-no-cluster", address=address or ""))
    for name in (known.id for known in choice.plugin.themes):
        choice.console.print_message(say("cli-puzzles-found", theme=name, puzzles=counts[name]))
