"""Rounds: the games of one deal in which each player of a line-up sat on each seat; only whole rounds are reported."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from burghof.lab.arena import Arena
from burghof.lab.result import GameResult
from burghof.lab.results_file import ArenaResults
from burghof.lab.stopping import StoppingRule


class Round(Struct, frozen=True):
    """One deal, played by one line-up with each player on each seat."""

    line_up: tuple[str, ...]
    deal: str
    games: tuple[GameResult, ...]
    places: tuple[tuple[int, ...], ...]
    """For each game, the line-up index of the player on each seat."""

    @property
    def is_over(self) -> bool:
        """Whether all games of the round ended by their rules."""
        return all(game.is_over for game in self.games)


def rounds(kept: ArenaResults) -> list[Round]:
    """Return the whole rounds of a results file by game number, up to the stopping point of each line-up."""
    stops = StoppingRule(kept.arena, kept.results)
    counted = {number: result for number, result in kept.results.items() if stops.counts(number)}
    return list(_whole_rounds(kept.arena, counted))


def _whole_rounds(arena: Arena, results: Mapping[int, GameResult]) -> Iterator[Round]:
    for start in range(0, max(results, default=-1) + 1, arena.seats):
        numbers = range(start, start + arena.seats)
        if all(number in results for number in numbers):
            slots = [arena.slot(number) for number in numbers]
            yield Round(
                arena.line_ups[slots[0].line_up],
                results[start].deal,
                tuple(results[number] for number in numbers),
                tuple(slot.places for slot in slots),
            )
