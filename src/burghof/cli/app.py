"""The command `burghof`: its commands, its language, its help."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from burghof.cli.analyse import analyse
from burghof.cli.arena import arena
from burghof.cli.backup import backup, restore
from burghof.cli.context import CliContext
from burghof.cli.games import games
from burghof.cli.language import environment_language, move_language_first, requested_language
from burghof.cli.play import play
from burghof.cli.puzzles import puzzles
from burghof.cli.replay import replay
from burghof.cli.report import report
from burghof.cli.rules import rules
from burghof.cli.serve import serve, worker
from burghof.cli.simulate import simulate
from burghof.cli.sit import sit
from burghof.cli.verify import verify
from burghof.kernel import Language, Message, say
from burghof.kernel.discovery import GAMES_PACKAGE
from burghof.words.translator import Translator


class TranslatedGroup(TyperGroup):
    """Group of all commands; chooses the language before it parses the arguments, so that help is translated too."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002 - the signature is Typer's
        windows_expand_args: bool = True,  # noqa: FBT001, FBT002 - same
        **extra: Any,  # noqa: ANN401 - same
    ) -> Any:  # noqa: ANN401 - same
        """Parse the arguments and run the command."""
        arguments = move_language_first(sys.argv[1:] if args is None else args)
        if "--help" in arguments or not self.commands.keys() & set(arguments):
            self.translate(Translator(requested_language(arguments) or environment_language(os.environ)))
        return super().main(arguments, prog_name, complete_var, standalone_mode, windows_expand_args, **extra)

    def translate(self, speaker: Translator) -> None:
        """Replace the message keys in help texts by sentences."""
        from typer import rich_utils  # noqa: PLC0415 - it takes a third of the start-up time, and only help needs it

        rich_utils.ARGUMENTS_PANEL_TITLE = speaker.format(say("help-arguments"))
        rich_utils.OPTIONS_PANEL_TITLE = speaker.format(say("help-options"))
        rich_utils.COMMANDS_PANEL_TITLE = speaker.format(say("help-commands"))
        for command in (self, *self.commands.values()):
            command.help = speaker.format(Message(command.help or ""))
            for parameter in command.params:
                if isinstance(parameter, TyperOption | TyperArgument) and parameter.help:
                    parameter.help = speaker.format(Message(parameter.help))


def _print_version(is_requested: bool) -> None:  # noqa: FBT001 - the signature is Typer's
    """Print the version and exit, if it is requested."""
    if is_requested:
        from importlib.metadata import version  # noqa: PLC0415 - only this option needs it

        typer.echo(f"burghof {version('burghof')}")
        raise typer.Exit


app = typer.Typer(cls=TranslatedGroup, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
"""All commands. Their help texts are message keys; `TranslatedGroup` replaces them by sentences."""


@app.callback(help=say("help-burghof").key)
def burghof(
    context: typer.Context,
    lang: Annotated[Language | None, typer.Option(help=say("help-lang").key)] = None,
    shelf: Annotated[str, typer.Option(help=say("help-shelf").key, envvar="BURGHOF_SHELF")] = GAMES_PACKAGE,
    *,
    show_version: Annotated[
        bool, typer.Option("--version", help=say("help-version").key, is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    """Store the options that apply to every command."""
    del show_version
    context.obj = CliContext(lang or environment_language(os.environ), shelf)


app.command(help=say("help-play").key)(play)
app.command(help=say("help-games").key)(games)
app.command(help=say("help-sit").key)(sit)
app.command(help=say("help-rules").key)(rules)
app.command(help=say("help-replay").key)(replay)
app.command(help=say("help-verify").key)(verify)
app.command(help=say("help-analyse").key)(analyse)
app.command(help=say("help-simulate").key)(simulate)
app.command(help=say("help-arena").key)(arena)
app.command(help=say("help-puzzles").key)(puzzles)
app.command(help=say("help-report").key)(report)
app.command(help=say("help-backup").key)(backup)
app.command(help=say("help-restore").key)(restore)
app.command(help=say("help-serve").key)(serve)
app.command(help=say("help-worker").key)(worker)


def main() -> None:
    """Run the program (entry point)."""
    app(prog_name="burghof")
