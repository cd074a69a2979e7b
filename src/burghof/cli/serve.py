"""`burghof serve` and `burghof worker`: the server for many players, with an external PostgreSQL and NATS."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from burghof.cli.extras import extras
from burghof.cli.house import House, house_of
from burghof.kernel import say

if TYPE_CHECKING:
    from burghof.server.settings import Settings


def serve(context: typer.Context) -> None:
    """Run one web process, configured by the environment, until it is stopped."""
    house = house_of(context)
    with extras(house):
        from burghof.server.web import run_web  # noqa: PLC0415 - may not be installed
    raise typer.Exit(run_web(_ready(house, is_web=True)))


def worker(
    context: typer.Context,
    *,
    health: Annotated[Path | None, typer.Option(help=say("help-worker-health").key)] = None,
) -> None:
    """Run one process without web that plays bot turns and runs slow jobs, until it is stopped."""
    house = house_of(context)
    with extras(house):
        from burghof.server.web import run_worker  # noqa: PLC0415 - may not be installed
    settings = _ready(house, is_web=False)
    thinkers = settings.thinkers or (os.cpu_count() or 1) - 1
    raise typer.Exit(run_worker(msgspec.structs.replace(settings, plays_bots=True, thinkers=thinkers), health))


def _ready(house: House, *, is_web: bool) -> "Settings":
    """Return the settings, after migrating the database; wrong settings or a missing database end the command."""
    from burghof.server.infra.schema import migrate  # noqa: PLC0415 - may not be installed
    from burghof.server.settings import WrongSettings, check_public, read_settings  # noqa: PLC0415 - same
    from burghof.wire.problem import Trouble  # noqa: PLC0415 - same

    talk = house.talk()
    try:
        settings = read_settings(os.environ)
        if is_web:
            check_public(settings)
        migrate(settings.database_url)
    except WrongSettings as wrong:
        talk.fail(say("cli-settings-wrong", kind=wrong.kind, about=wrong.about))
    except Trouble:
        talk.fail(say("cli-no-database"))
    return settings
