"""Asking what lies in unseen holes, only as far as an answer matters, with exact numbers."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from burghof.games.appenzell.model.castle import Hole
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import Tile
from burghof.games.appenzell.puzzles.unseen import unseen_kinds

R = TypeVar("R")

MAX_ANSWERS: Final = 2_000
"""Maximum number of different answers for one move."""


class TooManyAnswersError(Exception):
    """Raised if unseen tiles matter in more ways than are looked at."""


class UnknownTileError(Exception):
    """Raised by a question about a hole whose tile must be dealt first."""

    def __init__(self, hole: Hole) -> None:
        self.hole = hole
        super().__init__(hole)


class Answer(Struct, Generic[R], frozen=True):
    """What follows if these tiles lie in these holes; and in how many ways single tiles can be dealt to them."""

    result: R
    dealt: dict[Hole, Tile]
    ways: int


class Guess:
    """Some tiles dealt to unseen holes, and how many of each kind are left; a guess of nothing denies everything."""

    def __init__(self, dealt: Mapping[Hole, Tile], left: Mapping[Tile, int]) -> None:
        self._dealt = dealt
        self._left = left

    def is_tile(self, hole: Hole, tile: Tile) -> bool:
        """Return whether this tile lies in this unseen hole of the first state. Raises `UnknownTileError`."""
        if hole in self._dealt:
            return self._dealt[hole] is tile
        if not self._left.get(tile):
            return False
        raise UnknownTileError(hole)


def ask(state: State, judge: Callable[[Guess], R], kinds: Collection[Tile]) -> Iterator[Answer[R]]:
    """Yield the results of `judge` for all deals of unseen tiles that it asks about.

    Tiles of kinds other than `kinds` must not make a difference. Raises `TooManyAnswersError`.
    """
    for number, answer in enumerate(_ask(state, judge, kinds, {}, 1)):
        if number >= MAX_ANSWERS:
            raise TooManyAnswersError
        yield answer


def _ask(
    state: State, judge: Callable[[Guess], R], kinds: Collection[Tile], dealt: dict[Hole, Tile], ways: int
) -> Iterator[Answer[R]]:
    left = unseen_kinds(state)
    for tile in dealt.values():
        left[tile] -= 1
    try:
        yield Answer(judge(Guess(dealt, left)), dealt, ways)
    except UnknownTileError as unknown:
        for group in _groups(left, kinds):
            number = sum(left[tile] for tile in group)
            tile = max(group, key=lambda one: left[one])
            if number:
                yield from _ask(state, judge, kinds, dealt | {unknown.hole: tile}, ways * number)


def _groups(left: dict[Tile, int], kinds: Collection[Tile]) -> list[Sequence[Tile]]:
    """Return the kinds that matter, each by itself, and the others together."""
    others = [tile for tile in left if tile not in kinds]
    return [*([tile] for tile in left if tile in kinds), *([others] if others else [])]
