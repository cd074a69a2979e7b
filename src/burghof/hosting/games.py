"""The games of this server; each is imported when it is first played."""

from functools import cached_property

from burghof.kernel import AnyPlugin, Card, InstalledGame, find_games, load_plugin
from burghof.kernel.discovery import GAMES_PACKAGE
from burghof.wire.problem import Problem, ProblemError


class GameRegistry:
    """The installed games by id."""

    def __init__(self, package: str = GAMES_PACKAGE) -> None:
        self._package = package
        self._loaded: dict[str, AnyPlugin] = {}

    @cached_property
    def installed(self) -> dict[str, InstalledGame]:
        """All installed games by id; not imported yet."""
        return find_games(self._package)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of all installed games."""
        return tuple(found.card for found in self.installed.values())

    def plugin(self, game: str) -> AnyPlugin:
        """Return the plugin of a game, imported on first use. Raises `Problem.NOT_FOUND` if there is no such game."""
        if game not in self._loaded:
            if game not in self.installed:
                raise ProblemError(Problem.NOT_FOUND, "no such game")
            self._loaded[game] = load_plugin(self.installed[game])
        return self._loaded[game]
