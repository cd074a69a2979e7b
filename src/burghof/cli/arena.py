"""`burghof arena`: bots against each other, each on every seat equally often, on one core or many."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from burghof.bots.playout import MAX_STEPS
from burghof.cli.arena_tables import print_standings
from burghof.cli.console import CliConsole
from burghof.cli.context import ChosenGame, CliContext, choose_game, cli_context
from burghof.cli.extras import extras
from burghof.cli.options import option_values, read_options
from burghof.cli.players import check_seats, default_seats, read_names
from burghof.cli.workers import open_workers
from burghof.kernel import say
from burghof.lab.arena import Arena
from burghof.lab.code_fingerprint import fingerprint
from burghof.lab.play import CodeMismatchError, play_game
from burghof.lab.result import GameResult
from burghof.lab.results_file import ArenaMismatchError, ResultsFile, UnreadableResultsError
from burghof.lab.run import Executor, run
from burghof.lab.standings import Standings, standings

JSON_LINES, PARQUET = ".jsonl", ".parquet"


class ArenaRun(Struct, frozen=True):
    """Result of an arena run: the plan, the standings after all games, and what this run played."""

    arena: Arena
    standings: Standings
    played: int
    seconds: float


def arena(  # noqa: PLR0913 - one parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game").key)],
    *,
    players: Annotated[str, typer.Option(help=say("help-arena-players").key)],
    games: Annotated[int, typer.Option(min=1, help=say("help-arena-games").key)] = 100,
    seats: Annotated[int | None, typer.Option(help=say("help-arena-seats").key)] = None,
    options: Annotated[str | None, typer.Option(help=say("help-options-json").key)] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help-option").key)] = None,
    seed: Annotated[int, typer.Option(help=say("help-simulate-seed").key)] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-arena-workers").key)] = None,
    address: Annotated[str | None, typer.Option(help=say("help-arena-address").key)] = None,
    out: Annotated[Path | None, typer.Option(help=say("help-arena-out").key)] = None,
    goal: Annotated[float | None, typer.Option(min=0, max=1, help=say("help-arena-goal").key)] = None,
    until: Annotated[bool, typer.Option("--until", help=say("help-arena-until").key)] = False,
    cap: Annotated[int, typer.Option(min=1, help=say("help-simulate-cap").key)] = MAX_STEPS,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """Play the missing games and print the standings after all games; exit code 1 if a game did not end."""
    cli, choice = cli_context(context), choose_game(context, game)
    if until and goal is None:
        choice.console.fail(say("cli-arena-until-what"))
    plan = Arena(
        shelf=cli.package,
        game=game,
        rules=choice.plugin.card.rules_version,
        code=fingerprint(cli.package, game),
        options=option_values(choice.installed.card, read_options(choice, option or (), options)),
        players=read_names(choice, players),
        seats=_read_seats(choice, seats),
        seed=seed,
        cap=cap,
        goal=goal,
        until=until,
    )
    try:
        with _open_results(cli, out, plan) as book, open_workers(cli, play_game, workers, address) as spread:
            contest = _run_arena(choice.console, plan, games, spread, book)
    except ConnectionError:
        choice.console.fail(say("cli-arena-no-cluster", address=address or ""))
    except CodeMismatchError:
        choice.console.fail(say("cli-arena-other-code"))
    if as_json:
        typer.echo(msgspec.json.encode(contest).decode())
    else:
        print_standings(choice.console, contest.standings, contest.played, contest.seconds)
    if contest.standings.unfinished:
        raise typer.Exit(1)


def _read_seats(choice: ChosenGame, seats: int | None) -> int:
    """Return the number of seats, or the default; end the command if the game does not allow it."""
    number = default_seats(choice) if seats is None else seats
    check_seats(choice, number)
    return number


def _run_arena(console: CliConsole, plan: Arena, games: int, spread: Executor, book: ResultsFile | None) -> ArenaRun:
    """Play the games that are missing in the results file and append them; without a file, play all games."""
    known = {} if book is None else dict(book.results)
    begun, played = perf_counter(), 0
    with _progress_bar(console, plan.size(games), len(known)) as moved:

        def note(result: GameResult, total: int) -> None:
            nonlocal played
            played += 1
            if book is not None:
                book.add(result)
            moved(total)

        results = run(plan, games, known, spread, note)
    return ArenaRun(plan, standings(plan, list(results.values())), played, round(perf_counter() - begun, 3))


@contextmanager
def _progress_bar(console: CliConsole, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the error stream; yield a function that advances it by one game."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console.errors, transient=True, disable=not console.errors.is_terminal, refresh_per_second=2
    ) as progress:
        bar = progress.add_task("", total=total, completed=done)
        yield lambda of: progress.update(bar, advance=1, total=of)


@contextmanager
def _open_results(cli: CliContext, out: Path | None, plan: Arena) -> Iterator[ResultsFile | None]:
    """Open the results file, if any: the output file itself, or the one that a Parquet file is made from at the end."""
    if out is None:
        yield None
        return
    console = cli.console()
    if out.suffix not in {JSON_LINES, PARQUET}:
        console.fail(say("cli-arena-suffix", file=str(out), known=(JSON_LINES, PARQUET)))
    with extras(cli, "lab"):
        write = _parquet_writer() if out.suffix == PARQUET else None
    with _open_results_file(console, out.with_suffix(JSON_LINES), plan) as book:
        yield book
    if write is not None:
        write(out, plan, [book.results[number] for number in sorted(book.results)])


def _parquet_writer() -> Callable[[Path, Arena, list[GameResult]], None]:
    from burghof.lab.parquet import write_parquet  # noqa: PLC0415 - may not be installed

    return write_parquet


def _open_results_file(console: CliConsole, path: Path, plan: Arena) -> ResultsFile:
    """Open the results file at this path; end the command if it cannot be used."""
    try:
        return ResultsFile(path, plan)
    except ArenaMismatchError as error:
        console.fail(say("cli-arena-other", file=str(path), difference=str(error)))
    except UnreadableResultsError as error:
        console.fail(say("cli-arena-unreadable", file=str(path), why=str(error)))
    except OSError as error:
        console.fail(say("cli-file-not-written", file=str(path), why=error.strerror or ""))
