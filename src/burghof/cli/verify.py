"""`burghof verify`: checks that records are complete, legal and as chance dealt them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from burghof.cli.decisions import Decisions, decisions_again
from burghof.cli.files import Filed, Unreadable, check, read_file
from burghof.cli.house import House, house_of
from burghof.kernel import AnyMatch, Fault, Message, say


class Finding(Struct, frozen=True):
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
    house = house_of(context)
    talk = house.talk()
    findings = []
    for file in files:
        finding, messages = _examine(house, file, bots=bots)
        findings.append(finding)
        for message in () if as_json else messages:
            if finding.right:
                talk.tell(message, "green")
            else:
                talk.complain(message)
    if as_json:
        typer.echo(msgspec.json.encode(findings).decode())
    if not all(finding.readable for finding in findings):
        raise typer.Exit(2)
    if not all(finding.right for finding in findings):
        raise typer.Exit(1)


def read_right(house: House, file: Path) -> tuple[Filed, AnyMatch]:
    """Return the game in a file and its match; an unreadable or faulty file ends the command."""
    try:
        filed = read_file(file, house.shelf)
    except Unreadable as error:
        house.talk().fail(error.message)
    result = check(filed)
    if isinstance(result, Fault):
        house.talk().complain(fault_message(str(file), result))
        raise typer.Exit(1)
    return filed, result.match


def fault_message(file: str, fault: Fault) -> Message:
    """Return the message that says what is wrong with a file, and where."""
    if fault.position is None:
        return say("cli-fault", file=file, why=fault.why)
    return say("cli-fault-at-entry", file=file, why=fault.why, position=fault.position)


def _examine(house: House, file: Path, *, bots: bool) -> tuple[Finding, list[Message]]:
    """Return the result of checking a file, and the messages that describe it."""
    name = str(file)
    try:
        filed = read_file(file, house.shelf)
    except Unreadable as error:
        return Finding(name, readable=False, right=False, fault=error.message.key), [error.message]
    game, entries = filed.found.card.id, len(filed.record.entries)
    result = check(filed)
    if isinstance(result, Fault):
        finding = Finding(
            name, readable=True, right=False, game=game, entries=entries, fault=result.why, position=result.position
        )
        return finding, [fault_message(name, result)]
    over, checked = result.match.is_over, result.chance_checked
    again = decisions_again(filed) if bots else None
    different = again.different if again else ()
    finding = Finding(
        name,
        readable=True,
        right=not different,
        game=game,
        entries=entries,
        finished=over,
        chance_checked=checked,
        decisions=again.made if again else None,
        different=different,
    )
    if different:
        return finding, [say("cli-bot-decides-otherwise", file=name, position=position) for position in different]
    title = filed.found.card.titles[house.language]
    right = say("cli-right", file=name, title=title, entries=entries, finished=int(over), checked=int(checked))
    return finding, [right, *([_decided(name, again)] if bots else [])]


def _decided(name: str, again: Decisions | None) -> Message:
    """Return the message that the bots decide as recorded, or that it cannot be checked yet."""
    if again is None:
        return say("cli-bots-not-yet", file=name)
    return say("cli-bots-right", file=name, decisions=again.made)
