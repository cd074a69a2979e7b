"""`burghof backup` and `burghof restore`: all data of a home server in one file."""

from pathlib import Path
from typing import Annotated

import typer

from burghof.cli.context import cli_context
from burghof.cli.extras import extras
from burghof.cli.play import DataOption
from burghof.kernel import say


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-backup-file").key)],
    *,
    data: DataOption = None,
) -> None:
    """Write all data into a file; games may be running."""
    cli = cli_context(context)
    with extras(cli):
        from burghof.server.home.backup import back_up  # noqa: PLC0415 - may not be installed
        from burghof.server.home.errors import HomeServerError  # noqa: PLC0415 - same
        from burghof.server.home.folder import Folder  # noqa: PLC0415 - same
    console = cli.console()
    try:
        back_up(Folder(data), file)
    except HomeServerError as trouble:
        console.fail(trouble.message)
    console.print_message(say("cli-backed-up", file=str(file)))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-restore-file").key)],
    *,
    data: DataOption = None,
) -> None:
    """Replace all data by those of a backup, and print where the previous data were saved."""
    cli = cli_context(context)
    with extras(cli):
        from burghof.server.home.backup import restore as put_back  # noqa: PLC0415 - may not be installed
        from burghof.server.home.errors import HomeServerError  # noqa: PLC0415 - same
        from burghof.server.home.folder import Folder  # noqa: PLC0415 - same
    console = cli.console()
    try:
        before = put_back(Folder(data), file)
    except HomeServerError as trouble:
        console.fail(trouble.message)
    console.print_message(say("cli-restored", file=str(file)))
    if before is not None:
        console.print_message(say("cli-restored-before", file=str(before)))
