"""Context of the command line: the global options, and the package with the games."""

from importlib.util import find_spec
from typing import cast

import typer
from msgspec import Struct

from burghof.cli.console import CliConsole
from burghof.kernel import AnyPlugin, InstalledGame, Language, find_games, load_plugin, say


class CliContext(Struct, frozen=True):
    """The language, and the package that contains the games."""

    language: Language
    package: str

    @property
    def games(self) -> dict[str, InstalledGame]:
        """The games by id; a missing package ends the command."""
        if not _package_exists(self.package):
            self.console().fail(say("cli-shelf-unknown", package=self.package))
        return find_games(self.package)

    def console(self) -> CliConsole:
        """Return a console without a game's translations."""
        return CliConsole(self.language)

    def find_game(self, game: str) -> InstalledGame:
        """Return the game with this id; an unknown id ends the command."""
        games = self.games
        if game not in games:
            self.console().fail(say("cli-game-unknown", game=game, known=tuple(games)))
        return games[game]


def _package_exists(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


class ChosenGame(Struct, frozen=True):
    """Game named on the command line: the installed game, its plugin, and a console with its translations."""

    installed: InstalledGame
    plugin: AnyPlugin
    console: CliConsole


def cli_context(context: typer.Context) -> CliContext:
    """Return the context of a running command."""
    return cast("CliContext", context.obj)


def choose_game(context: typer.Context, game: str, *, is_plain: bool = False) -> ChosenGame:
    """Return the game with this id, with its plugin imported; an unknown id ends the command."""
    cli = cli_context(context)
    found = cli.find_game(game)
    return ChosenGame(found, load_plugin(found), CliConsole(cli.language, found, is_plain=is_plain))
