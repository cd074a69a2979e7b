"""Stopping: when the result of a line-up is clear. Games are checked in order of number, so it is reproducible."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Literal, TypeAlias

from burghof.lab.arena import Arena
from burghof.lab.interval import Share, wilson
from burghof.lab.result import GameResult

GoalStatus: TypeAlias = Literal["above", "below", "open"]

CHECK_EVERY_GAMES = 20
"""Games between two checks, rounded up to whole rounds; each check may stop by luck, so there are few."""


def goal_status(share: Share, goal: float) -> GoalStatus:
    """Return "above" or "below" if the whole interval lies on that side of the goal, else "open"."""
    if share.low > goal:
        return "above"
    return "below" if share.high < goal else "open"


class StoppingRule:
    """Decides which games of an arena count: all of them, or those of each line-up up to its stopping point."""

    def __init__(self, arena: Arena, results: Mapping[int, GameResult] | None = None) -> None:
        self.arena = arena
        self._check_every = arena.seats * ceil(CHECK_EVERY_GAMES / arena.seats)
        self._results: dict[int, GameResult] = {}
        self._shares: list[list[float]] = [[] for _ in arena.line_ups]
        """For each line-up the share of its first player, game by game, up to the first missing game."""
        self._stopping_points: list[int | None] = [None for _ in arena.line_ups]
        for number in sorted(results or ()):
            self.add((results or {})[number])

    def add(self, result: GameResult) -> None:
        """Add a result; results may arrive in any order."""
        self._results[result.number] = result
        line_up = self.arena.slot(result.number).line_up
        first, shares = self.arena.line_ups[line_up][0], self._shares[line_up]
        while (known := self._results.get(self._game_number(line_up, len(shares)))) is not None:
            shares.append(known.share_of(first))
            if self.arena.until and self.arena.goal is not None and self._stopping_points[line_up] is None:
                self._stopping_points[line_up] = self._stopping_point(shares, self.arena.goal)

    def counts(self, number: int) -> bool:
        """Return whether a game comes before the stopping point of its line-up."""
        end = self._stopping_points[self.arena.slot(number).line_up]
        return end is None or self._index_in_line_up(number) < end

    def total_games(self, games: int) -> int:
        """Return the total number of games if each line-up plays `games`, without those after a stopping point."""
        each = self.arena.size(games) // len(self._stopping_points)
        return sum(each if end is None else min(each, end) for end in self._stopping_points)

    def _stopping_point(self, shares: Sequence[float], goal: float) -> int | None:
        if len(shares) % self._check_every:
            return None
        return len(shares) if goal_status(wilson(sum(shares), len(shares)), goal) != "open" else None

    def _index_in_line_up(self, number: int) -> int:
        """Return the index of a game within its line-up, from 0."""
        rounds, turn = divmod(number, self.arena.seats)
        return rounds // len(self._stopping_points) * self.arena.seats + turn

    def _game_number(self, line_up: int, place: int) -> int:
        """Return the number of a line-up's game from its index; the inverse of `_index_in_line_up`."""
        deal, turn = divmod(place, self.arena.seats)
        return (deal * len(self._stopping_points) + line_up) * self.arena.seats + turn
