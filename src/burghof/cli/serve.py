"""`burghof serve` and `burghof worker`: the server for many players, with an external PostgreSQL and NATS."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from burghof.cli.context import CliContext, cli_context
from burghof.cli.extras import extras
from burghof.kernel import say

if TYPE_CHECKING:
    from burghof.server.settings import Settings


def serve(context: typer.Context) -> None:
    """Run one web process, configured by the environment, until it is stopped."""
    cli = cli_context(context)
    with extras(cli):
        from burghof.server.web import run_web  # noqa: PLC0415 - may not be installed
    raise typer.Exit(run_web(_prepare_settings(cli, is_web=True)))


def worker(
    context: typer.Context,
    *,
    health: Annotated[Path | None, typer.Option(help=say("help-worker-health").key)] = None,
) -> None:
    """Run one process without web that plays bot turns and runs slow jobs, until it is stopped."""
    cli = cli_context(context)
    with extras(cli):
        from burghof.server.web import run_worker  # noqa: PLC0415 - may not be installed
    settings = _prepare_settings(cli, is_web=False)
    bot_workers = settings.bot_workers or (os.cpu_count() or 1) - 1
    raise typer.Exit(run_worker(msgspec.structs.replace(settings, plays_bots=True, bot_workers=bot_workers), health))


def _prepare_settings(cli: CliContext, *, is_web: bool) -> "Settings":
    """Return the settings, after migrating the database; wrong settings or a missing database end the command."""
    from burghof.server.infra.schema import migrate  # noqa: PLC0415 - may not be installed
    from burghof.server.settings import SettingsError, check_public, read_settings  # noqa: PLC0415 - same
    from burghof.wire.problem import ProblemError  # noqa: PLC0415 - same

    console = cli.console()
    try:
        settings = read_settings(os.environ)
        if is_web:
            check_public(settings)
        migrate(settings.database_url)
    except SettingsError as wrong:
        console.fail(say("cli-settings-wrong", kind=wrong.kind, about=wrong.about))
    except ProblemError:
        console.fail(say("cli-no-database"))
    return settings
