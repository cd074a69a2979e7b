"""The games of this server, loaded when somebody plays them."""

from functools import cached_property

from burghof.kernel import AnyPlugin, Card, Found, load, shelf
from burghof.kernel.discovery import GAMES
from burghof.wire.problem import Problem, Trouble


class Games:
    """A shelf of games by id."""

    def __init__(self, package: str = GAMES) -> None:
        """The games in this package."""
        self._package = package
        self._loaded: dict[str, AnyPlugin] = {}

    @cached_property
    def shelf(self) -> dict[str, Found]:
        """Where each game lies."""
        return shelf(self._package)

    @property
    def cards(self) -> tuple[Card, ...]:
        """What the shelf shows."""
        return tuple(found.card for found in self.shelf.values())

    def plugin(self, game: str) -> AnyPlugin:
        """The game of this id."""
        if game not in self._loaded:
            if game not in self.shelf:
                raise Trouble(Problem.NOT_FOUND, "no such game")
            self._loaded[game] = load(self.shelf[game])
        return self._loaded[game]
