"""The random player: every legal move is equally likely."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

M = TypeVar("M")


class RandomPlayer:
    """Ignores the view: a driver may skip computing it and choose at random itself."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, view: object, legal: Sequence[M]) -> M:
        """Return a random legal move."""
        del view
        return legal[int(self._random() * len(legal))]
