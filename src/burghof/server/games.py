"""The games of this server; each is imported when it is first played."""

from functools import cached_property

from burghof.kernel import AnyPlugin, Card, Found, load, shelf
from burghof.kernel.discovery import GAMES
from burghof.wire.problem import Problem, Trouble


class Games:
    """The installed games by id."""

    def __init__(self, package: str = GAMES) -> None:
        self._package = package
        self._loaded: dict[str, AnyPlugin] = {}

    @cached_property
    def shelf(self) -> dict[str, Found]:
        """All installed games by id; not imported yet."""
        return shelf(self._package)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of all installed games."""
        return tuple(found.card for found in self.shelf.values())

    def plugin(self, game: str) -> AnyPlugin:
        """Return the plugin of a game, imported on first use. Raises `Problem.NOT_FOUND` if there is no such game."""
        if game not in self._loaded:
            if game not in self.shelf:
                raise Trouble(Problem.NOT_FOUND, "no such game")
            self._loaded[game] = load(self.shelf[game])
        return self._loaded[game]
