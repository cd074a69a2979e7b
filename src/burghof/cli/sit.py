"""`burghof sit`: play in the terminal, alone against bots or with several people at one keyboard."""

from pathlib import Path
from secrets import token_hex
from typing import Annotated

import msgspec
import typer

from burghof.bots.roster import BOT_FACTORIES
from burghof.cli.console import CliConsole, InputClosedError, PlainOption
from burghof.cli.context import ChosenGame, CliContext, choose_game, cli_context
from burghof.cli.files import LoadedGame
from burghof.cli.options import read_options
from burghof.cli.players import read_players
from burghof.cli.rules import print_aim
from burghof.cli.session.game_session import GameSession
from burghof.cli.session.saving import GameSaver
from burghof.cli.session.table import Table
from burghof.cli.verify import load_verified
from burghof.kernel import AnyMatch, Recall, new_match, read_rulebook, replay, say


def sit(  # noqa: PLR0913 - one parameter for each option of the command
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=say("help-sit-game").key)] = None,
    *,
    seats: Annotated[str | None, typer.Option(help=say("help-sit-seats").key)] = None,
    seed: Annotated[str | None, typer.Option(help=say("help-sit-seed").key)] = None,
    recall: Annotated[Recall, typer.Option(help=say("help-sit-recall").key)] = "pure",
    option: Annotated[list[str] | None, typer.Option(help=say("help-option").key)] = None,
    file: Annotated[Path | None, typer.Option(help=say("help-sit-file").key)] = None,
    saved: Annotated[Path | None, typer.Option("--continue", help=say("help-sit-continue").key)] = None,
    plain: PlainOption = False,
) -> None:
    """Start a new table or continue a saved one."""
    cli = cli_context(context)
    if (game is None) == (saved is None):
        cli.console().fail(say("cli-sit-what"))
    if saved is not None:
        _continue_game(cli, saved, file or saved, is_plain=plain)
        return
    choice = choose_game(context, game or "", is_plain=plain)
    players = read_players(choice, seats)
    _ask_before_overwriting(choice.console, file)
    options = read_options(choice, option or ())
    match: AnyMatch = new_match(choice.plugin, options, players, seed or token_hex(16), recall=recall)
    table = Table(match)
    table.open()
    _run_session(choice, table, file)


def _continue_game(cli: CliContext, saved: Path, file: Path, *, is_plain: bool) -> None:
    """Continue the game in a file."""
    filed, _ = load_verified(cli, saved)
    choice = ChosenGame(filed.found, filed.plugin, CliConsole(cli.language, filed.found, is_plain=is_plain))
    _ask_before_overwriting(choice.console, file if file != saved else None)
    _run_session(choice, Table(_resume_match(choice, filed)), file)


def _resume_match(choice: ChosenGame, filed: LoadedGame) -> AnyMatch:
    """Return the match of a saved game, ready to continue."""
    if filed.seed is None:
        choice.console.fail(say("cli-sit-without-seed"))
    # The record was verified with its seed. Replaying it with the seed allows further chance moves.
    match: AnyMatch = replay(choice.plugin, msgspec.structs.replace(filed.record, seed=filed.seed))
    if match.is_over:
        choice.console.fail(say("cli-sit-is-over"))
    unknown = [player.bot for player in match.players if player.bot is not None and player.bot not in BOT_FACTORIES]
    if unknown:
        choice.console.fail(say("cli-player-unknown", player=unknown[0], known=tuple(BOT_FACTORIES)))
    return match


def _ask_before_overwriting(console: CliConsole, file: Path | None) -> None:
    """End the command if the game's file exists and may not be overwritten."""
    if file is None or not file.exists():
        return
    try:
        may = console.confirm(say("cli-save-over", file=str(file)))
    except InputClosedError:
        may = False
    if not may:
        raise typer.Exit(2)


def _run_session(choice: ChosenGame, table: Table, file: Path | None) -> None:
    """Play at this table, saving the game to this file."""
    rulebook = read_rulebook(choice.installed.folder, choice.console.language)
    choice.console.print_text(choice.installed.card.titles[choice.console.language], "bold")
    if table.human_seats:
        print_aim(choice.console, rulebook)
        choice.console.print_message(say("cli-sit-welcome"))
    GameSession(choice.console, table, rulebook, GameSaver(choice.console, table.match, file)).run()
