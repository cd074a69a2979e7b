"""Arenas: who plays whom on which seats, with which chance; every game follows from the arena and its number."""

from functools import cache
from itertools import combinations, permutations
from math import ceil
from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = bool | int | str


class Arena(Struct, frozen=True, forbid_unknown_fields=True, tag="arena"):
    """All that decides the games of an arena, whoever computes them: two runs with equal arenas play equal games.

    How many games there are is no part of it, so that an arena can be prolonged.
    """

    shelf: str
    """The package that holds the game."""
    game: str
    rules: int
    code: str
    """A fingerprint of the rules and the bots: other code plays other games."""
    options: dict[str, Value]
    players: tuple[str, ...]
    """Names of bots; one may be named several times."""
    seats: int
    seed: int
    cap: int
    goal: float | None = None
    """The share of wins that the first of a line-up is measured against."""
    until: bool = False
    """Whether a line-up ends as soon as its interval clears the goal."""

    @property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """Who meets whom: as many names as there are seats, for each line-up."""
        return line_ups(self.players, self.seats)

    def size(self, games: int) -> int:
        """How many games there are if each line-up plays this many, rounded up to whole rounds of its seats."""
        return len(self.line_ups) * self.seats * ceil(games / self.seats)

    def slot(self, number: int) -> "Slot":
        """Where this game stands in the plan.

        A round is one deal, played once with everybody on each seat. The rounds of all line-ups alternate, and the next
        deal seats them in the next circular order, so that everybody also has everybody as a neighbour.
        """
        rounds, turn = divmod(number, self.seats)
        deal, line_up = divmod(rounds, len(self.line_ups))
        circle = _circles(self.seats)
        order = circle[deal % len(circle)]
        return Slot(line_up, deal, tuple(order[(seat - turn) % self.seats] for seat in range(self.seats)))

    def seated(self, number: int) -> tuple[str, ...]:
        """The player on each seat of this game."""
        slot = self.slot(number)
        return tuple(self.line_ups[slot.line_up][place] for place in slot.places)


class Slot(Struct, frozen=True):
    """A game's place in the plan: its line-up, its deal, and who of the line-up sits on each seat."""

    line_up: int
    deal: int
    places: tuple[int, ...]


class ArenaGame(Struct, frozen=True):
    """One game to be played: all a worker needs to know."""

    arena: Arena
    number: int

    @property
    def seed(self) -> str:
        """What the bots' own chance is made of: each game has another."""
        return f"{self.arena.seed}/{self.number}"

    @property
    def deal(self) -> str:
        """What the chance of the game is made of: a deal is shared by all games of its round, and by all line-ups."""
        return f"{self.arena.seed}/deal/{self.arena.slot(self.number).deal}"


@cache
def line_ups(players: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of as many players as there are seats.

    If there are fewer, they are repeated in turn; where that does not come out even, there is one line-up beginning
    with each, so that everybody is repeated equally often.
    """
    if len(players) >= seats:
        return tuple(dict.fromkeys(combinations(players, seats)))
    starts = range(len(players)) if seats % len(players) else range(1)
    return tuple(dict.fromkeys(tuple(players[(start + n) % len(players)] for n in range(seats)) for start in starts))


@cache
def _circles(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every order of this many around a table, the first of them always first."""
    return tuple((0, *others) for others in permutations(range(1, seats)))
