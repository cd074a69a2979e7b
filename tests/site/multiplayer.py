"""Several players at one table, each at a separate browser."""

from collections.abc import Callable, Sequence
from random import Random
from time import sleep
from typing import Final, Literal, Protocol

from tests.site.guest import Guest

MAX_POLLS: Final = 3000
"""Maximum number of polls until a player moves or pages agree; machines may be busy."""
POLL_S: Final = 0.05
"""Seconds between two polls."""


class TurnPlayer(Protocol):
    """A way to play: by the table in words, or on its board."""

    def turn_state(self) -> Literal["mine", "others", "over"]:
        """Return the state of the player's page."""

    def play_random_move(self, rng: Random) -> None:
        """Play a random offered move."""

    def pause(self) -> None:
        """Wait for one poll interval."""


def play_together(people: Sequence[TurnPlayer], rng: Random, moves: int | None = None) -> int:
    """Play random moves for each player until the game is over for all or `moves` are made; return their number."""
    made, waited = 0, 0
    while made != moves and (standings := [one.turn_state() for one in people]) != ["over"] * len(people):
        able = [one for one, standing in zip(people, standings, strict=True) if standing == "mine"]
        if able:
            able[0].play_random_move(rng)
            made, waited = made + 1, 0
        else:
            waited += 1
            assert waited < MAX_POLLS, "no player moves"
            people[0].pause()
    return made


def wait_until_equal(values: Callable[[], Sequence[object]]) -> None:
    """Wait until all values are equal; one page may be ahead of another."""
    for _ in range(MAX_POLLS):
        first, *others = values()
        if all(other == first for other in others):
            return
        sleep(POLL_S)
    raise AssertionError(f"the values differ: {values()}")


def expect_played_together(guests: Sequence[Guest], moves: int | None) -> None:
    """Check that all pages show the same result of a whole game or, after some moves, logs of the same length."""
    for guest in guests:
        guest.expect_played(moves)
    if moves is None:
        first, *others = [guest.totals() for guest in guests]
        assert all(other == first for other in others), [first, *others]
    else:
        wait_until_equal(lambda: [guest.log.count() for guest in guests])
        assert guests[0].log.count() >= moves
