"""`burghof simulate`: many games between bots, and their statistics."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.progress import Progress

from burghof.bots.playout import MAX_STEPS, playout
from burghof.bots.roster import make_bot, recall_of
from burghof.cli.console import CliConsole
from burghof.cli.context import ChosenGame, choose_game
from burghof.cli.options import option_values, randomized, read_options
from burghof.cli.players import read_bots
from burghof.cli.tally import Tally
from burghof.kernel import MessageRef, say
from burghof.words.keys import statistic_key

REFRESH_S = 0.2
"""Seconds between two updates of the progress bar; it is drawn between games, so it does not count as game time."""


class Simulation(Struct, frozen=True):
    """Parameters of a simulation."""

    game: str
    options: Struct
    players: tuple[str, ...]
    swap: bool
    """Whether every player moves on by one seat after each game."""
    vary: bool
    """Whether the options of each game are drawn at random."""
    games: int
    seed: int
    cap: int
    """Maximum number of moves per game."""


def simulate(  # noqa: PLR0913 - one parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game").key)],
    *,
    games: Annotated[int, typer.Option(min=1, help=say("help-simulate-games").key)] = 100,
    seats: Annotated[str | None, typer.Option(help=say("help-simulate-seats").key)] = None,
    seed: Annotated[int, typer.Option(help=say("help-simulate-seed").key)] = 0,
    player: Annotated[list[str] | None, typer.Option(help=say("help-simulate-player").key)] = None,
    swap: Annotated[bool, typer.Option(help=say("help-simulate-swap").key)] = False,
    options: Annotated[str | None, typer.Option(help=say("help-options-json").key)] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help-option").key)] = None,
    vary: Annotated[bool, typer.Option(help=say("help-simulate-vary").key)] = False,
    cap: Annotated[int, typer.Option(min=1, help=say("help-simulate-cap").key)] = MAX_STEPS,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """Play games between bots; exit code 1 if a game reached the cap."""
    choice = choose_game(context, game)
    players = read_bots(choice, player or (), seats)
    setting = Simulation(
        game=game,
        options=read_options(choice, option or (), options),
        players=players,
        swap=swap,
        vary=vary,
        games=games,
        seed=seed,
        cap=cap,
    )
    tally = run(choice, setting)
    if as_json:
        typer.echo(msgspec.json.encode(report(setting, tally)).decode())
    else:
        _print_result(choice.console, setting, tally)
    if tally.unfinished:
        raise typer.Exit(1)


def run(choice: ChosenGame, setting: Simulation) -> Tally:
    """Play all games sequentially; each has its own random numbers, seeded by the seed and its number."""
    tally = Tally(len(setting.players))
    refreshed_at = perf_counter()
    with Progress(console=choice.console.errors, transient=True, auto_refresh=False) as progress:
        bar = progress.add_task("", total=setting.games)
        for number in range(setting.games):
            _play(choice, setting, number, tally)
            if perf_counter() - refreshed_at > REFRESH_S:
                progress.update(bar, completed=number + 1, refresh=True)
                refreshed_at = perf_counter()
    return tally


def _play(choice: ChosenGame, setting: Simulation, number: int, tally: Tally) -> None:
    plugin = choice.plugin
    rng = Random(f"{setting.seed}/{number}")
    players = rotate_players(setting.players, number) if setting.swap else setting.players
    bots = [make_bot(name, plugin, plugin.card.rules_version, rng) for name in players]
    options = randomized(plugin.card, setting.options, len(players), rng) if setting.vary else setting.options
    started_at = perf_counter()
    played = playout(plugin, options, bots, rng, recalls=[recall_of(name) for name in players], max_steps=setting.cap)
    tally.add(played, players, option_values(plugin.card, options), perf_counter() - started_at)


def rotate_players(players: Sequence[str], number: int) -> tuple[str, ...]:
    """Return the players of a game, each moved on by as many seats as games were played before."""
    start = -number % len(players)
    return (*players[start:], *players[:start])


def report(setting: Simulation, tally: Tally) -> dict[str, object]:
    """Return the result for `--json`; the game's own statistics are on the same level as the general ones."""
    return {
        **tally.mean_figures,
        "game": setting.game,
        "options": tally.options if setting.vary else setting.options,
        "seats": len(setting.players),
        "players": setting.players,
        "swap": setting.swap,
        "seed": setting.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "steps": tally.steps,
        "seconds": round(tally.seconds, 6),
        "steps_per_second": round(tally.steps_per_second, 1),
        "mean_length": tally.mean_length,
        "longest": tally.longest,
        "wins": tally.wins,
        "wins_by_player": tally.wins_by_player,
        "shared": tally.shared,
        "unwon": tally.unwon,
    }


def _print_result(console: CliConsole, setting: Simulation, tally: Tally) -> None:
    """Print the result as text."""
    speed, seconds = console.format_number(round(tally.steps_per_second)), console.format_number(tally.seconds)
    console.print_message(say("cli-simulated", games=tally.games, steps=tally.steps, seconds=seconds, speed=speed))
    console.print_message(
        say("cli-simulated-length", steps=console.format_number(tally.mean_length), longest=tally.longest)
    )
    _print_wins(console, setting, tally)
    if tally.shared or tally.unwon:
        console.print_message(say("cli-simulated-ties", shared=tally.shared, unwon=tally.unwon))
    for name, mean in tally.mean_figures.items():
        console.print_message(
            say("cli-simulated-figure", figure=MessageRef(statistic_key(name)), mean=console.format_number(mean))
        )
    if tally.unfinished:
        console.print_error(say("cli-simulated-unfinished", games=tally.unfinished, cap=setting.cap))


def _print_wins(console: CliConsole, setting: Simulation, tally: Tally) -> None:
    """Print the wins by seat and, if a player sat on several seats, by player."""
    games = tally.finished
    for number, (player, won) in enumerate(zip(setting.players, tally.wins, strict=True), start=1):
        wins = console.format_number(won)
        if setting.swap:
            console.print_message(say("cli-simulated-seat", number=number, wins=wins, games=games))
        else:
            console.print_message(say("cli-simulated-seat-of", number=number, player=player, wins=wins, games=games))
    has_several_seats = setting.swap or len(tally.wins_by_player) < len(setting.players)
    if has_several_seats and len(tally.wins_by_player) > 1:
        for player, won in tally.wins_by_player.items():
            console.print_message(
                say("cli-simulated-player", player=player, wins=console.format_number(won), games=games)
            )
