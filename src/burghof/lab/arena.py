"""Arenas: the plan of line-ups, seats and deals. Each game follows from the arena and its number alone."""

from functools import cache
from itertools import combinations, permutations
from math import ceil
from typing import TypeAlias

from msgspec import Struct

OptionValue: TypeAlias = bool | int | str


class Arena(Struct, frozen=True, forbid_unknown_fields=True, tag="arena"):
    """Everything that determines the games of an arena: runs with equal arenas play equal games on any machine.

    The number of games is not part of it, so an arena can be extended later.
    """

    shelf: str
    """Package that contains the game."""
    game: str
    rules: int
    code: str
    """Fingerprint of the rules and the bots: different code plays different games."""
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    """Names of bots; a name may occur several times."""
    seats: int
    seed: int
    cap: int
    goal: float | None = None
    """Share of wins that the first player of a line-up is measured against."""
    until: bool = False
    """Whether a line-up stops as soon as its whole interval lies above or below the goal."""

    @property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """All line-ups, each with one name per seat."""
        return line_ups(self.players, self.seats)

    def size(self, games: int) -> int:
        """Return the total number of games if each line-up plays `games`, rounded up to whole rounds."""
        return len(self.line_ups) * self.seats * ceil(games / self.seats)

    def slot(self, number: int) -> "Slot":
        """Return the place of a game in the plan.

        A round is one deal, played once per seat, so that each player of the line-up sits on each seat once. The rounds
        of all line-ups alternate. The next deal seats a line-up in the next circular order, so each player also has
        each other player as a neighbour.
        """
        rounds, turn = divmod(number, self.seats)
        deal, line_up = divmod(rounds, len(self.line_ups))
        circle = _circular_orders(self.seats)
        order = circle[deal % len(circle)]
        return Slot(line_up, deal, tuple(order[(seat - turn) % self.seats] for seat in range(self.seats)))

    def players_by_seat(self, number: int) -> tuple[str, ...]:
        """Return the player on each seat of a game."""
        slot = self.slot(number)
        return tuple(self.line_ups[slot.line_up][place] for place in slot.places)


class Slot(Struct, frozen=True):
    """Place of a game in the plan: its line-up, its deal, and the line-up index of the player on each seat."""

    line_up: int
    deal: int
    places: tuple[int, ...]


class ArenaGame(Struct, frozen=True):
    """One game to be played: everything a worker needs."""

    arena: Arena
    number: int

    @property
    def seed(self) -> str:
        """Seed of the bots' own random numbers; different for each game."""
        return f"{self.arena.seed}/{self.number}"

    @property
    def deal(self) -> str:
        """Seed of the game's chance; shared by all games of a round and by all line-ups."""
        return f"{self.arena.seed}/deal/{self.arena.slot(self.number).deal}"


@cache
def line_ups(players: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return every combination of players that fills the seats.

    If there are fewer players than seats, the players are repeated in turn. If the number of seats is not a multiple of
    the number of players, there is one line-up starting with each player, so that all players are repeated equally
    often.
    """
    if len(players) >= seats:
        return tuple(dict.fromkeys(combinations(players, seats)))
    starts = range(len(players)) if seats % len(players) else range(1)
    return tuple(dict.fromkeys(tuple(players[(start + n) % len(players)] for n in range(seats)) for start in starts))


@cache
def _circular_orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return every circular order of `seats` players; player 0 always comes first."""
    return tuple((0, *others) for others in permutations(range(1, seats)))
