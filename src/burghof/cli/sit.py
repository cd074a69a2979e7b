"""`burghof sit`: play in the terminal, alone against bots or with several people at one keyboard."""

from pathlib import Path
from secrets import token_hex
from typing import Annotated

import msgspec
import typer

from burghof.bots.roster import ROSTER
from burghof.cli.files import Filed
from burghof.cli.house import Choice, House, chosen, house_of
from burghof.cli.options import read_options
from burghof.cli.players import read_players
from burghof.cli.rules import show_aim
from burghof.cli.sitting.evening import Evening
from burghof.cli.sitting.keeping import Keeper
from burghof.cli.sitting.table import Table
from burghof.cli.talk import Left, PlainOption, Talk
from burghof.cli.verify import read_right
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
    house = house_of(context)
    if (game is None) == (saved is None):
        house.talk().fail(say("cli-sit-what"))
    if saved is not None:
        _go_on(house, saved, file or saved, is_plain=plain)
        return
    choice = chosen(context, game or "", is_plain=plain)
    players = read_players(choice, seats)
    _ask_before_overwriting(choice.talk, file)
    options = read_options(choice, option or ())
    match: AnyMatch = new_match(choice.plugin, options, players, seed or token_hex(16), recall=recall)
    table = Table(match)
    table.open()
    _spend(choice, table, file)


def _go_on(house: House, saved: Path, file: Path, *, is_plain: bool) -> None:
    """Continue the game in a file."""
    filed, _ = read_right(house, saved)
    choice = Choice(filed.found, filed.plugin, Talk(house.language, filed.found, is_plain=is_plain))
    _ask_before_overwriting(choice.talk, file if file != saved else None)
    _spend(choice, Table(_taken_up(choice, filed)), file)


def _taken_up(choice: Choice, filed: Filed) -> AnyMatch:
    """Return the match of a saved game, ready to continue."""
    if filed.seed is None:
        choice.talk.fail(say("cli-sit-without-seed"))
    # The record was verified with its seed. Replaying it with the seed allows further chance moves.
    match: AnyMatch = replay(choice.plugin, msgspec.structs.replace(filed.record, seed=filed.seed))
    if match.is_over:
        choice.talk.fail(say("cli-sit-is-over"))
    unknown = [player.bot for player in match.players if player.bot is not None and player.bot not in ROSTER]
    if unknown:
        choice.talk.fail(say("cli-player-unknown", player=unknown[0], known=tuple(ROSTER)))
    return match


def _ask_before_overwriting(talk: Talk, file: Path | None) -> None:
    """End the command if the game's file exists and may not be overwritten."""
    if file is None or not file.exists():
        return
    try:
        may = talk.agree(say("cli-save-over", file=str(file)))
    except Left:
        may = False
    if not may:
        raise typer.Exit(2)


def _spend(choice: Choice, table: Table, file: Path | None) -> None:
    """Play at this table, saving the game to this file."""
    rulebook = read_rulebook(choice.found.folder, choice.talk.language)
    choice.talk.show(choice.found.card.titles[choice.talk.language], "bold")
    if table.persons:
        show_aim(choice.talk, rulebook)
        choice.talk.tell(say("cli-sit-welcome"))
    Evening(choice.talk, table, rulebook, Keeper(choice.talk, table.match, file)).run()
