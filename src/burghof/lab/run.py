"""Running an arena: the games that are missing, each written down as it comes back."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from burghof.lab.arena import Arena, ArenaGame
from burghof.lab.play import play_game
from burghof.lab.result import GameResult
from burghof.lab.stopping import Stops

Spread: TypeAlias = Callable[[Iterable[ArenaGame]], Iterator[GameResult]]
"""Plays games somewhere and gives the results in whatever order; it asks for the next game when it has room for it."""

Note: TypeAlias = Callable[[GameResult, int], None]
"""Is told each new result, and how many games there are to be in all."""


def here(jobs: Iterable[ArenaGame]) -> Iterator[GameResult]:
    """One game after the other, in this process."""
    return map(play_game, jobs)


def run(arena: Arena, games: int, known: Mapping[int, GameResult], spread: Spread, note: Note) -> dict[int, GameResult]:
    """The results that count, by number, if each line-up plays this many games; what is known is not played again."""
    size, results, stops = arena.size(games), dict(known), Stops(arena, known)

    def missing() -> Iterator[ArenaGame]:
        for number in range(size):
            if number not in known and stops.counts(number):
                yield ArenaGame(arena, number)

    for result in spread(missing()):
        results[result.number] = result
        stops.add(result)
        note(result, stops.left(games))
    return {number: results[number] for number in sorted(results) if number < size and stops.counts(number)}
