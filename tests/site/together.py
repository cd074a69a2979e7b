"""Several players at one table, each at a separate browser."""

from collections.abc import Callable, Sequence
from random import Random
from time import sleep
from typing import Final, Literal, Protocol

from tests.site.guest import Guest

PATIENCE: Final = 3000
"""Maximum number of polls until a player moves or pages agree; machines may be busy."""
A_MOMENT: Final = 0.05
"""Seconds between two polls."""


class Plays(Protocol):
    """A way to play: by the table in words, or on its board."""

    def standing(self) -> Literal["mine", "others", "over"]:
        """Return the state of the player's page."""

    def chooses(self, rng: Random) -> None:
        """Play a random offered move."""

    def rests(self) -> None:
        """Wait for one poll interval."""


def play_together(people: Sequence[Plays], rng: Random, moves: int | None = None) -> int:
    """Play random moves for each player until the game is over for all or `moves` are made; return their number."""
    made, waited = 0, 0
    while made != moves and (standings := [one.standing() for one in people]) != ["over"] * len(people):
        able = [one for one, standing in zip(people, standings, strict=True) if standing == "mine"]
        if able:
            able[0].chooses(rng)
            made, waited = made + 1, 0
        else:
            waited += 1
            assert waited < PATIENCE, "no player moves"
            people[0].rests()
    return made


def agree(said: Callable[[], Sequence[object]]) -> None:
    """Wait until all values are equal; one page may be ahead of another."""
    for _ in range(PATIENCE):
        first, *others = said()
        if all(other == first for other in others):
            return
        sleep(A_MOMENT)
    raise AssertionError(f"the values differ: {said()}")


def expect_played_together(guests: Sequence[Guest], moves: int | None) -> None:
    """Check that all pages show the same result of a whole game or, after some moves, logs of the same length."""
    for guest in guests:
        guest.has_played(moves)
    if moves is None:
        assert len({guest.herald.inner_text() for guest in guests}) == 1
    else:
        agree(lambda: [guest.log.count() for guest in guests])
        assert guests[0].log.count() >= moves
