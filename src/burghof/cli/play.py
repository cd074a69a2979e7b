"""`burghof play`: a home server for all devices in the local network."""

import webbrowser
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from burghof.cli.console import CliConsole, PlainOption
from burghof.cli.context import cli_context
from burghof.cli.extras import extras
from burghof.kernel import say

DataOption: TypeAlias = Annotated[Path | None, typer.Option(help=say("help-data").key)]
"""Option of every command that uses the data of a home server."""


def play(
    context: typer.Context,
    *,
    port: Annotated[int | None, typer.Option(help=say("help-play-port").key, min=1, max=65535)] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("help-play-browser").key)] = True,
    data: DataOption = None,
    plain: PlainOption = False,
) -> None:
    """Run the home server until Ctrl-C; if it is already running, print its address."""
    cli = cli_context(context)
    console = cli.console()
    with extras(cli):
        from burghof.server.home.errors import HomeServerError  # noqa: PLC0415 - same
        from burghof.server.home.folder import Folder  # noqa: PLC0415 - may not be installed
        from burghof.server.home.process import claim_folder, serve_home  # noqa: PLC0415 - same

    def show(at: int) -> None:
        _print_addresses(console, at, has_picture=not plain)
        if browser:
            _open_browser(at)

    folder = Folder(data)
    try:
        folder.create()
        with claim_folder(folder) as other:
            if other is not None:
                console.print_message(say("cli-play-already"))
                show(other.port)
                return

            def ready(at: int) -> None:
                show(at)
                console.print_message(say("cli-play-kept", folder=str(folder.path)))

            console.print_message(say("cli-play-starts"))
            serve_home(folder, port, cli.package, ready)
    except HomeServerError as trouble:
        console.fail(trouble.message)
    console.print_message(say("cli-play-stopped"))


def _print_addresses(console: CliConsole, port: int, *, has_picture: bool) -> None:
    """Print the addresses of the server, for this device and for others."""
    from burghof.server.home.address import network_url, own_url, qr_code  # noqa: PLC0415 - may not be installed

    console.print_message(say("cli-play-here", url=own_url(port)), "bold")
    others = network_url(port)
    if others is None:
        console.print_message(say("cli-play-alone"))
        return
    console.print_message(say("cli-play-others", url=others), "bold")
    if has_picture:
        console.print_picture(qr_code(others))


def _open_browser(port: int) -> None:
    """Open the server in the browser, if there is a browser."""
    from burghof.server.home.address import own_url  # noqa: PLC0415 - may not be installed

    webbrowser.open(own_url(port))
