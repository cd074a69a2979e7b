"""Trials: what a game's tests hand to the kit."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, Found, Plugin, Recall, Rng
from burghof.kernel.game import E, M, O, P, S, V


class Twin(Protocol[S]):
    """Rearranges what an audience may not know; written from the rules' side, it calls neither `view` nor `imagine`.

    The result has the same public facts and the same facts known to that audience under that recall, and it keeps the
    knowledge that the state holds consistent. None is a spectator.
    """

    def __call__(self, state: S, seat: Audience, recall: Recall, rng: Rng, /) -> S:
        """A state that this audience cannot tell from the given one."""


class Trial(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """A game to be tried: its plugin, and what only somebody who knows its rules can say."""

    plugin: Plugin[O, S, M, E, V, P]
    twin: Twin[S]
    law: Callable[[S], None]
    """Asserts the conservation laws; holds on any state reached."""
    options: Callable[[Rng, int], O]
    """Random valid options for this many seats."""
    worlds: Callable[[S, Audience, Recall], Iterable[tuple[S, int]]] | None = None
    """Small boards only: all twins with their weights of chance, the state itself among them."""

    @property
    def home(self) -> Found:
        """Where the game lives: the nearest folder with a `game.toml` above the module of its rules."""
        for rules in type(self.plugin.game).__mro__:
            file = getattr(sys.modules[rules.__module__], "__file__", None)
            package = rules.__module__.split(".")
            for folder in Path(file or "/").parents[: len(package) - 1]:
                package.pop()
                if (folder / "game.toml").exists():
                    return Found(self.plugin.card, folder, ".".join(package))
        raise AssertionError(f"no game.toml above the rules of {self.plugin.card.id}")

    @property
    def folder(self) -> Path:
        """The game's folder."""
        return self.home.folder


AnyTrial: TypeAlias = Trial[Any, Any, Any, Any, Any, Any]
"""A trial inside the kit, which asks the same of every game and never looks into its values."""
