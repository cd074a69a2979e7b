"""Statistics of many games: wins, lengths, and the game's own statistics."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from burghof.bots.playout import Playout


class Tally:
    """Counters over all games of a simulation.

    A win shared by k seats counts 1/k for each, so that the wins of all seats add up to the games that were won.
    """

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.steps = 0
        self.longest = 0
        """Moves of the longest game, including chance moves."""
        self.seconds = 0.0
        self.unfinished = 0
        self.shared = 0
        """Games that several seats won together."""
        self.unwon = 0
        """Finished games without a winner."""
        self.figures: Counter[str] = Counter()
        self.options: dict[str, Counter[str]] = {}
        """For each option, the number of games per value."""
        self._by_seat = [Fraction(0)] * seats
        self._by_player: dict[str, Fraction] = {}

    def add(self, played: Playout, players: Sequence[str], options: Mapping[str, object], seconds: float) -> None:
        """Count one game, with the player on each seat and the value of each option."""
        self.games += 1
        self.steps += played.steps
        self.longest = max(self.longest, played.steps)
        self.seconds += seconds
        for name, value in options.items():
            self.options.setdefault(name, Counter())[msgspec.json.encode(value).decode().strip('"')] += 1
        for player in players:
            self._by_player.setdefault(player, Fraction(0))
        if played.outcome is None:
            self.unfinished += 1
            return
        self.figures.update(played.statistics)
        winners = played.outcome.winners
        self.shared += len(winners) > 1
        self.unwon += not winners
        for seat in winners:
            self._by_seat[seat] += Fraction(1, len(winners))
            self._by_player[players[seat]] += Fraction(1, len(winners))

    @property
    def finished(self) -> int:
        """Number of games that ended by their rules."""
        return self.games - self.unfinished

    @property
    def wins(self) -> list[float]:
        """Wins of each seat."""
        return [float(wins) for wins in self._by_seat]

    @property
    def wins_by_player(self) -> dict[str, float]:
        """Wins of each player by name, over all seats."""
        return {player: float(wins) for player, wins in self._by_player.items()}

    @property
    def steps_per_second(self) -> float:
        """Moves per second of playing time."""
        return self.steps / self.seconds if self.seconds else 0.0

    @property
    def mean_length(self) -> float:
        """Moves per game, including chance moves."""
        return self.steps / self.games

    @property
    def mean_figures(self) -> dict[str, float]:
        """The game's own statistics, averaged over the finished games."""
        return {name: count / self.finished for name, count in self.figures.items()}
