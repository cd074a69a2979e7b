"""`burghof arena`: bots against each other, each on every seat equally often, on one core or many."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from burghof.bots.playout import CAP
from burghof.cli.arena_tables import show
from burghof.cli.extras import extras
from burghof.cli.house import Choice, House, chosen, house_of
from burghof.cli.options import read_options, values_of
from burghof.cli.players import check_seats, read_names, usual_seats
from burghof.cli.talk import Talk
from burghof.kernel import say
from burghof.lab.arena import Arena
from burghof.lab.book import Book, OtherArena, Unreadable
from burghof.lab.code import fingerprint
from burghof.lab.play import OtherCode, play_game
from burghof.lab.result import GameResult
from burghof.lab.run import Spread, here, run
from burghof.lab.standings import Standings, standings

JSON_LINES, PARQUET = ".jsonl", ".parquet"


class Contest(Struct, frozen=True):
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
    cap: Annotated[int, typer.Option(min=1, help=say("help-simulate-cap").key)] = CAP,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """Play the missing games and print the standings after all games; exit code 1 if a game did not end."""
    house, choice = house_of(context), chosen(context, game)
    if until and goal is None:
        choice.talk.fail(say("cli-arena-until-what"))
    plan = Arena(
        shelf=house.package,
        game=game,
        rules=choice.plugin.card.rules_version,
        code=fingerprint(house.package, game),
        options=values_of(choice.found.card, read_options(choice, option or (), options)),
        players=read_names(choice, players),
        seats=_read_seats(choice, seats),
        seed=seed,
        cap=cap,
        goal=goal,
        until=until,
    )
    try:
        with _book(house, out, plan) as book, _workforce(house, workers, address) as spread:
            contest = _contest(choice.talk, plan, games, spread, book)
    except ConnectionError:
        choice.talk.fail(say("cli-arena-no-cluster", address=address or ""))
    except OtherCode:
        choice.talk.fail(say("cli-arena-other-code"))
    if as_json:
        typer.echo(msgspec.json.encode(contest).decode())
    else:
        show(choice.talk, contest.standings, contest.played, contest.seconds)
    if contest.standings.unfinished:
        raise typer.Exit(1)


def _read_seats(choice: Choice, seats: int | None) -> int:
    """Return the number of seats, or the default; end the command if the game does not allow it."""
    number = usual_seats(choice) if seats is None else seats
    check_seats(choice, number)
    return number


@contextmanager
def _workforce(house: House, workers: int | None, address: str | None) -> Iterator[Spread]:
    """Yield what plays the games: this process, several processes on this machine, or a cluster."""
    if workers is None:
        workers = (os.cpu_count() or 1) if find_spec("ray") else 1
    if workers == 1 and address is None:
        yield here
        return
    with extras(house, "lab"):
        from burghof.lab.cluster import cluster, spread  # noqa: PLC0415 - may not be installed
    with cluster(workers, address) as size:
        yield lambda jobs: spread(play_game, jobs, size)


def _contest(talk: Talk, plan: Arena, games: int, spread: Spread, book: Book | None) -> Contest:
    """Play the games that are missing in the results file and append them; without a file, play all games."""
    known = {} if book is None else dict(book.results)
    begun, played = perf_counter(), 0
    with _bar(talk, plan.size(games), len(known)) as moved:

        def note(result: GameResult, total: int) -> None:
            nonlocal played
            played += 1
            if book is not None:
                book.add(result)
            moved(total)

        results = run(plan, games, known, spread, note)
    return Contest(plan, standings(plan, list(results.values())), played, round(perf_counter() - begun, 3))


@contextmanager
def _bar(talk: Talk, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the error stream; yield a function that advances it by one game."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=talk.errors, transient=True, disable=not talk.errors.is_terminal, refresh_per_second=2
    ) as progress:
        bar = progress.add_task("", total=total, completed=done)
        yield lambda of: progress.update(bar, advance=1, total=of)


@contextmanager
def _book(house: House, out: Path | None, plan: Arena) -> Iterator[Book | None]:
    """Open the results file, if any: the output file itself, or the one that a Parquet file is made from at the end."""
    if out is None:
        yield None
        return
    talk = house.talk()
    if out.suffix not in {JSON_LINES, PARQUET}:
        talk.fail(say("cli-arena-suffix", file=str(out), known=(JSON_LINES, PARQUET)))
    with extras(house, "lab"):
        write = _parquet_writer() if out.suffix == PARQUET else None
    with _opened(talk, out.with_suffix(JSON_LINES), plan) as book:
        yield book
    if write is not None:
        write(out, plan, [book.results[number] for number in sorted(book.results)])


def _parquet_writer() -> Callable[[Path, Arena, list[GameResult]], None]:
    from burghof.lab.parquet import write_parquet  # noqa: PLC0415 - may not be installed

    return write_parquet


def _opened(talk: Talk, path: Path, plan: Arena) -> Book:
    """Open the results file at this path; end the command if it cannot be used."""
    try:
        return Book(path, plan)
    except OtherArena as error:
        talk.fail(say("cli-arena-other", file=str(path), difference=str(error)))
    except Unreadable as error:
        talk.fail(say("cli-arena-unreadable", file=str(path), why=str(error)))
    except OSError as error:
        talk.fail(say("cli-file-not-written", file=str(path), why=error.strerror or ""))
