"""Runs an arena: plays the missing games and reports each result as it arrives."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from burghof.lab.arena import Arena, ArenaGame
from burghof.lab.play import play_game
from burghof.lab.result import GameResult
from burghof.lab.stopping import StoppingRule

Executor: TypeAlias = Callable[[Iterable[ArenaGame]], Iterator[GameResult]]
"""Plays games and yields the results in any order; takes the next game when it has capacity for it."""

OnResult: TypeAlias = Callable[[GameResult, int], None]
"""Callback for each new result, with the total number of games to be played."""


def run_locally(jobs: Iterable[ArenaGame]) -> Iterator[GameResult]:
    """Play the games sequentially in this process."""
    return map(play_game, jobs)


def run(
    arena: Arena, games: int, known: Mapping[int, GameResult], executor: Executor, on_result: OnResult
) -> dict[int, GameResult]:
    """Play the missing games, and return the results that count by number, if each line-up plays `games` games.

    Known results are not played again.
    """
    size, results, stops = arena.size(games), dict(known), StoppingRule(arena, known)

    def missing() -> Iterator[ArenaGame]:
        for number in range(size):
            if number not in known and stops.counts(number):
                yield ArenaGame(arena, number)

    for result in executor(missing()):
        results[result.number] = result
        stops.add(result)
        on_result(result, stops.total_games(games))
    return {number: results[number] for number in sorted(results) if number < size and stops.counts(number)}
