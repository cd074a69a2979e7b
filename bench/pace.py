"""Pace: steps a second of several players of games, measured in turns since no machine is quiet."""

from collections.abc import Callable, Mapping
from time import process_time
from typing import TypeAlias

PlayGame: TypeAlias = Callable[[], int]
"""Plays one whole game with random moves and gives the number of moves that were made."""

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment."""

ROUNDS = 7
SECONDS = 0.4


def paces(
    players: Mapping[str, PlayGame], rounds: int = ROUNDS, seconds: float = SECONDS, clock: Clock = process_time
) -> dict[str, float]:
    """The best pace of each, in steps a second: what else the machine does can only slow a round down.

    They play A B C, A B C, … so that a busy while hits all alike. Everything here runs in one thread, so the clock
    counts the time of the processor and not that of other programs.
    """
    best = dict.fromkeys(players, 0.0)
    for _ in range(rounds):
        for name, play in players.items():
            best[name] = max(best[name], pace(play, seconds, clock))
    return best


def pace(play: PlayGame, seconds: float, clock: Clock) -> float:
    """Steps a second over as many whole games as fill these seconds, at least one."""
    steps, spent = 0, 0.0
    start = clock()
    while not steps or spent < seconds:
        steps += play()
        spent = clock() - start
    return steps / spent
