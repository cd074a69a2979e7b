"""`burghof verify`: whether records are whole, legal and as chance dealt them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from burghof.cli.files import Unreadable, check, read_file
from burghof.cli.house import House, house_of
from burghof.kernel import Fault, Message, say


class Finding(Struct, frozen=True):
    """What is to be said of one file."""

    file: str
    readable: bool
    right: bool
    game: str | None = None
    entries: int | None = None
    finished: bool | None = None
    chance_checked: bool | None = None
    fault: str | None = None
    position: int | None = None
    """The entry at fault, from 0; None: the whole is."""


def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help=say("help-verify-files").key)],
    *,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json").key)] = False,
) -> None:
    """Check each file; exit code 1 if one is at fault, 2 if one cannot be read."""
    house = house_of(context)
    talk = house.talk()
    findings = []
    for file in files:
        finding, message = _examine(house, file)
        findings.append(finding)
        if not as_json and finding.right:
            talk.tell(message, "green")
        elif not as_json:
            talk.complain(message)
    if as_json:
        typer.echo(msgspec.json.encode(findings).decode())
    if not all(finding.readable for finding in findings):
        raise typer.Exit(2)
    if not all(finding.right for finding in findings):
        raise typer.Exit(1)


def fault_message(file: str, fault: Fault) -> Message:
    """What is wrong with a file, and where."""
    if fault.position is None:
        return say("cli-fault", file=file, why=fault.why)
    return say("cli-fault-at-entry", file=file, why=fault.why, position=fault.position)


def _examine(house: House, file: Path) -> tuple[Finding, Message]:
    """A file's finding, and the sentence that tells it."""
    name = str(file)
    try:
        filed = read_file(file, house.shelf)
    except Unreadable as error:
        return Finding(name, readable=False, right=False, fault=error.message.key), error.message
    game, entries = filed.found.card.id, len(filed.record.entries)
    result = check(filed)
    if isinstance(result, Fault):
        finding = Finding(
            name, readable=True, right=False, game=game, entries=entries, fault=result.why, position=result.position
        )
        return finding, fault_message(name, result)
    over, checked = result.match.is_over, result.chance_checked
    finding = Finding(
        name, readable=True, right=True, game=game, entries=entries, finished=over, chance_checked=checked
    )
    title = filed.found.card.titles[house.language]
    return finding, say("cli-right", file=name, title=title, entries=entries, finished=int(over), checked=int(checked))
