"""The random player: every legal move is equally likely."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

M = TypeVar("M")


class RandomPlayer:
    """Looks at nothing: a driver may spare the view and choose in its place."""

    def __init__(self, rng: Random) -> None:
        """A player with this chance of its own."""
        self._random = rng.random

    def choose(self, view: object, legal: Sequence[M]) -> M:
        """Any of them."""
        del view
        return legal[int(self._random() * len(legal))]
