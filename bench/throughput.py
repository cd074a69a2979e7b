"""Throughput: steps per second of several implementations, measured in turns because the load of a machine varies."""

from collections.abc import Callable, Mapping
from time import process_time
from typing import TypeAlias

PlayGame: TypeAlias = Callable[[], int]
"""Plays one whole game with random moves and returns the number of moves."""

Clock: TypeAlias = Callable[[], float]
"""Returns seconds since an arbitrary start."""

ROUNDS = 7
ROUND_S = 0.4


def compare_throughput(
    players: Mapping[str, PlayGame], rounds: int = ROUNDS, seconds: float = ROUND_S, clock: Clock = process_time
) -> dict[str, float]:
    """Return the best throughput of each, in steps per second: other load on the machine can only slow a round down.

    They play A B C, A B C, … so that a busy period affects all alike. Everything runs in one thread, so the clock
    counts the CPU time of this process and not that of other programs.
    """
    best = dict.fromkeys(players, 0.0)
    for _ in range(rounds):
        for name, play in players.items():
            best[name] = max(best[name], steps_per_second(play, seconds, clock))
    return best


def steps_per_second(play: PlayGame, seconds: float, clock: Clock) -> float:
    """Return steps per second over as many whole games as fill these seconds, at least one."""
    steps, spent = 0, 0.0
    start = clock()
    while not steps or spent < seconds:
        steps += play()
        spent = clock() - start
    return steps / spent
