"""Several people at one table, each at a browser of their own."""

from collections.abc import Callable, Sequence
from random import Random
from time import sleep
from typing import Final, Literal, Protocol

PATIENCE: Final = 3000
"""Looks after which nobody is expected to play on, or to agree: machines may be busy."""
A_MOMENT: Final = 0.05
"""Seconds between two looks."""


class Plays(Protocol):
    """A way to play: by the table in words, or on its board."""

    def standing(self) -> Literal["mine", "others", "over"]:
        """How it stands right now."""

    def chooses(self, rng: Random) -> None:
        """Choose one of all moves that are offered."""

    def rests(self) -> None:
        """Let a moment pass."""


def play_together(people: Sequence[Plays], rng: Random, moves: int | None = None) -> int:
    """Let everybody choose whenever they can, until the game is over for all, or so often; how often it was."""
    made, waited = 0, 0
    while made != moves and (standings := [one.standing() for one in people]) != ["over"] * len(people):
        able = [one for one, standing in zip(people, standings, strict=True) if standing == "mine"]
        if able:
            able[0].chooses(rng)
            made, waited = made + 1, 0
        else:
            waited += 1
            assert waited < PATIENCE, "nobody plays on"
            people[0].rests()
    return made


def agree(said: Callable[[], Sequence[object]]) -> None:
    """Wait until all are told the same: one page may be ahead of another for a moment."""
    for _ in range(PATIENCE):
        first, *others = said()
        if all(other == first for other in others):
            return
        sleep(A_MOMENT)
    raise AssertionError(f"they are told different things: {said()}")
