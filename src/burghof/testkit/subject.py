"""Game under test: what the tests of a game pass to the kit."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, InstalledGame, Plugin, Recall, Rng
from burghof.kernel.game import E, M, O, P, S, V


class Twin(Protocol[S]):
    """Rearranges what an audience may not know; written from the rules alone, without `view` and `determinize`.

    The result has the same public facts and the same facts known to that audience under that recall, and the knowledge
    in the state stays consistent. None is a spectator.
    """

    def __call__(self, state: S, seat: Audience, recall: Recall, rng: Rng, /) -> S:
        """Return a state that this audience cannot distinguish from the given one."""


class GameUnderTest(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """A game under test: its plugin, and what only the author of its rules can provide."""

    plugin: Plugin[O, S, M, E, V, P]
    twin: Twin[S]
    invariant: Callable[[S], None]
    """Asserts the invariant; it holds on any state reached."""
    options: Callable[[Rng, int], O]
    """Returns random valid options for this many seats."""
    worlds: Callable[[S, Audience, Recall], Iterable[tuple[S, int]]] | None = None
    """For small boards only: returns all twins with their weights of chance, including the state itself."""

    @property
    def home(self) -> InstalledGame:
        """The installed game: the nearest folder with a `game.toml` above the module of its rules."""
        for rules in type(self.plugin.newest_rules).__mro__:
            file = getattr(sys.modules[rules.__module__], "__file__", None)
            package = rules.__module__.split(".")
            for folder in Path(file or "/").parents[: len(package) - 1]:
                package.pop()
                if (folder / "game.toml").exists():
                    return InstalledGame(self.plugin.card, folder, ".".join(package))
        raise AssertionError(f"no game.toml above the rules of {self.plugin.card.id}")

    @property
    def folder(self) -> Path:
        """The game's folder."""
        return self.home.folder


AnyTrial: TypeAlias = GameUnderTest[Any, Any, Any, Any, Any, Any]
"""A game under test inside the kit, which treats every game alike and never inspects its values."""
