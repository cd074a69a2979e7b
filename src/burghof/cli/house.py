"""Context of the command line: the global options, and the package with the games."""

from importlib.util import find_spec
from typing import cast

import typer
from msgspec import Struct

from burghof.cli.talk import Talk
from burghof.kernel import AnyPlugin, Found, Language, load, say, shelf


class House(Struct, frozen=True):
    """The language, and the package that contains the games."""

    language: Language
    package: str

    @property
    def shelf(self) -> dict[str, Found]:
        """The games by id; a missing package ends the command."""
        if not _exists(self.package):
            self.talk().fail(say("cli-shelf-unknown", package=self.package))
        return shelf(self.package)

    def talk(self) -> Talk:
        """Return a console without a game's translations."""
        return Talk(self.language)

    def found(self, game: str) -> Found:
        """Return the game with this id; an unknown id ends the command."""
        games = self.shelf
        if game not in games:
            self.talk().fail(say("cli-game-unknown", game=game, known=tuple(games)))
        return games[game]


def _exists(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


class Choice(Struct, frozen=True):
    """Game named on the command line: the installed game, its plugin, and a console with its translations."""

    found: Found
    plugin: AnyPlugin
    talk: Talk


def house_of(context: typer.Context) -> House:
    """Return the context of a running command."""
    return cast("House", context.obj)


def chosen(context: typer.Context, game: str, *, is_plain: bool = False) -> Choice:
    """Return the game with this id, with its plugin imported; an unknown id ends the command."""
    house = house_of(context)
    found = house.found(game)
    return Choice(found, load(found), Talk(house.language, found, is_plain=is_plain))
