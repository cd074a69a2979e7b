"""`burghof play`: a home server for all devices in the local network."""

import webbrowser
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from burghof.cli.extras import extras
from burghof.cli.house import house_of
from burghof.cli.talk import PlainOption, Talk
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
    house = house_of(context)
    talk = house.talk()
    with extras(house):
        from burghof.server.home.folder import Folder  # noqa: PLC0415 - may not be installed
        from burghof.server.home.process import serve_home, the_only_one  # noqa: PLC0415 - same
        from burghof.server.home.trouble import HomeTrouble  # noqa: PLC0415 - same

    def show(at: int) -> None:
        _show_way(talk, at, has_picture=not plain)
        if browser:
            _open(at)

    folder = Folder(data)
    try:
        folder.make()
        with the_only_one(folder) as other:
            if other is not None:
                talk.tell(say("cli-play-already"))
                show(other.port)
                return

            def ready(at: int) -> None:
                show(at)
                talk.tell(say("cli-play-kept", folder=str(folder.path)))

            talk.tell(say("cli-play-starts"))
            serve_home(folder, port, house.package, ready)
    except HomeTrouble as trouble:
        talk.fail(trouble.message)
    talk.tell(say("cli-play-stopped"))


def _show_way(talk: Talk, port: int, *, has_picture: bool) -> None:
    """Print the addresses of the server, for this device and for others."""
    from burghof.server.home.address import network_url, own_url, qr_code  # noqa: PLC0415 - may not be installed

    talk.tell(say("cli-play-here", url=own_url(port)), "bold")
    others = network_url(port)
    if others is None:
        talk.tell(say("cli-play-alone"))
        return
    talk.tell(say("cli-play-others", url=others), "bold")
    if has_picture:
        talk.picture(qr_code(others))


def _open(port: int) -> None:
    """Open the server in the browser, if there is a browser."""
    from burghof.server.home.address import own_url  # noqa: PLC0415 - may not be installed

    webbrowser.open(own_url(port))
