"""The house: what the whole command line was told, and where it takes its games from."""

from importlib.util import find_spec
from typing import cast

import typer
from msgspec import Struct

from burghof.cli.talk import Talk
from burghof.kernel import AnyPlugin, Found, Language, load, say, shelf


class House(Struct, frozen=True):
    """The language, and the package that holds the games."""

    language: Language
    package: str

    @property
    def shelf(self) -> dict[str, Found]:
        """The games, by id; a package that is not there ends the command."""
        if not _exists(self.package):
            self.talk().fail(say("cli-shelf-unknown", package=self.package))
        return shelf(self.package)

    def talk(self) -> Talk:
        """A conversation about no game."""
        return Talk(self.language)

    def found(self, game: str) -> Found:
        """The game of this id; an unknown one ends the command."""
        games = self.shelf
        if game not in games:
            self.talk().fail(say("cli-game-unknown", game=game, known=tuple(games)))
        return games[game]


def _exists(package: str) -> bool:
    """Whether there is a Python package of this name."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


class Choice(Struct, frozen=True):
    """A game somebody named: its place on the shelf, the game itself, and a conversation with its words."""

    found: Found
    plugin: AnyPlugin
    talk: Talk


def house_of(context: typer.Context) -> House:
    """The house of a running command."""
    return cast("House", context.obj)


def chosen(context: typer.Context, game: str, *, is_plain: bool = False) -> Choice:
    """The game of this id, its rules imported."""
    house = house_of(context)
    found = house.found(game)
    return Choice(found, load(found), Talk(house.language, found, is_plain=is_plain))
