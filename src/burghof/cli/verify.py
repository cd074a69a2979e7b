"""`burghof verify`: checks that records are complete, legal and as chance dealt them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from burghof.cli.bot_check import BotCheck, recheck_bots
from burghof.cli.context import CliContext, cli_context
from burghof.cli.files import LoadedGame, UnreadableFileError, read_file, verify_loaded
from burghof.kernel import AnyMatch, Fault, Message, say


class FileReport(Struct, frozen=True):
    """Result of checking one file."""

    file: str
    readable: bool
    right: bool
    game: str | None = None
    entries: int | None = None
    finished: bool | None = None
    chance_checked: bool | None = None
    fault: str | None = None
    position: int | None = None
    """The entry at fault, from 0; None if the record as a whole is at fault."""
    decisions: int | None = None
    """Number of bot decisions that were repeated; None if not requested, or if the seed is still secret."""
    different: tuple[int, ...] = ()
    """Entries where a bot now decides differently."""


def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help=say("help-verify-files").key)],
    *,
    bots: Annotated[bool, typer.Option("--bots", help=say("help-verify-bots").key)] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """Check each file; exit code 1 if one is at fault, 2 if one cannot be read."""
    cli = cli_context(context)
    console = cli.console()
    findings = []
    for file in files:
        finding, messages = _check_file(cli, file, bots=bots)
        findings.append(finding)
        for message in () if as_json else messages:
            if finding.right:
                console.print_message(message, "green")
            else:
                console.print_error(message)
    if as_json:
        typer.echo(msgspec.json.encode(findings).decode())
    if not all(finding.readable for finding in findings):
        raise typer.Exit(2)
    if not all(finding.right for finding in findings):
        raise typer.Exit(1)


def load_verified(cli: CliContext, file: Path) -> tuple[LoadedGame, AnyMatch]:
    """Return the game in a file and its match; an unreadable or faulty file ends the command."""
    try:
        filed = read_file(file, cli.games)
    except UnreadableFileError as error:
        cli.console().fail(error.message)
    result = verify_loaded(filed)
    if isinstance(result, Fault):
        cli.console().print_error(fault_message(str(file), result))
        raise typer.Exit(1)
    return filed, result.match


def fault_message(file: str, fault: Fault) -> Message:
    """Return the message that says what is wrong with a file, and where."""
    if fault.position is None:
        return say("cli-fault", file=file, why=fault.why)
    return say("cli-fault-at-entry", file=file, why=fault.why, position=fault.position)


def _check_file(cli: CliContext, file: Path, *, bots: bool) -> tuple[FileReport, list[Message]]:
    """Return the result of checking a file, and the messages that describe it."""
    name = str(file)
    try:
        filed = read_file(file, cli.games)
    except UnreadableFileError as error:
        return FileReport(name, readable=False, right=False, fault=error.message.key), [error.message]
    game, entries = filed.found.card.id, len(filed.record.entries)
    result = verify_loaded(filed)
    if isinstance(result, Fault):
        finding = FileReport(
            name, readable=True, right=False, game=game, entries=entries, fault=result.why, position=result.position
        )
        return finding, [fault_message(name, result)]
    over, checked = result.match.is_over, result.chance_checked
    again = recheck_bots(filed) if bots else None
    different = again.different if again else ()
    finding = FileReport(
        name,
        readable=True,
        right=not different,
        game=game,
        entries=entries,
        finished=over,
        chance_checked=checked,
        decisions=again.repeated if again else None,
        different=different,
    )
    if different:
        return finding, [say("cli-bot-decides-otherwise", file=name, position=position) for position in different]
    title = filed.found.card.titles[cli.language]
    right = say("cli-right", file=name, title=title, entries=entries, finished=int(over), checked=int(checked))
    return finding, [right, *([_bots_message(name, again)] if bots else [])]


def _bots_message(name: str, again: BotCheck | None) -> Message:
    """Return the message that the bots decide as recorded, or that it cannot be checked yet."""
    if again is None:
        return say("cli-bots-not-yet", file=name)
    return say("cli-bots-right", file=name, decisions=again.repeated)
