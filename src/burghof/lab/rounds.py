"""Rounds: the games of one deal in which a line-up sat on every seat; only whole rounds are reported."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from burghof.lab.arena import Arena
from burghof.lab.book import Kept
from burghof.lab.result import GameResult
from burghof.lab.stopping import Stops


class Round(Struct, frozen=True):
    """One deal, played by one line-up with everybody on each seat."""

    line_up: tuple[str, ...]
    deal: str
    games: tuple[GameResult, ...]
    places: tuple[tuple[int, ...], ...]
    """For each game who of the line-up sits on each seat."""

    @property
    def is_over(self) -> bool:
        """Whether all its games ended by their rules."""
        return all(game.is_over for game in self.games)


def rounds(kept: Kept) -> list[Round]:
    """The whole rounds of a book, in the order of their numbers, up to the stopping point of each line-up."""
    stops = Stops(kept.arena, kept.results)
    counted = {number: result for number, result in kept.results.items() if stops.counts(number)}
    return list(_whole(kept.arena, counted))


def _whole(arena: Arena, results: Mapping[int, GameResult]) -> Iterator[Round]:
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
