"""Standings: statistics of an arena's players, seats and line-ups."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil

from msgspec import Struct

from burghof.lab.arena import Arena
from burghof.lab.interval import Share, wilson
from burghof.lab.result import GameResult
from burghof.lab.stopping import GoalStatus, goal_status


class PlayerStats(Struct, frozen=True):
    """Statistics of a player over all its games, on any number of seats: share of victories and mean score."""

    player: str
    share: Share
    fair: float
    """Share that the player would have if all players were equally strong."""
    mean_score: float


class SeatStats(Struct, frozen=True):
    """Statistics of a seat over all games and players."""

    seat: int
    """Counted from 1."""
    share: Share


class LineUpStats(Struct, frozen=True):
    """Statistics of a line-up: the share of its first player, and the mean statistics of its games."""

    players: tuple[str, ...]
    share: Share
    against_goal: GoalStatus | None
    figures: dict[str, float]


class ThinkingStats(Struct, frozen=True):
    """Thinking time of a player per decision, in seconds."""

    player: str
    decisions: int
    mean: float
    p95: float


class Standings(Struct, frozen=True):
    """All statistics of an arena; only `thinking` depends on the machine."""

    games: int
    unfinished: int
    mean_length: float
    decisions_per_game: float
    branching: float
    """Mean number of legal moves per decision."""
    widest: int
    players: tuple[PlayerStats, ...]
    seats: tuple[SeatStats, ...]
    line_ups: tuple[LineUpStats, ...]
    thinking: tuple[ThinkingStats, ...]


def standings(arena: Arena, results: Sequence[GameResult]) -> Standings:
    """Compute the standings after these games of the arena."""
    names = tuple(dict.fromkeys(arena.players))
    decisions = sum(sum(result.decisions) for result in results)
    return Standings(
        games=len(results),
        unfinished=sum(not result.is_over for result in results),
        mean_length=mean([result.length for result in results]),
        decisions_per_game=decisions / max(1, len(results)),
        branching=sum(result.choices for result in results) / max(1, decisions),
        widest=max((result.widest for result in results), default=0),
        players=tuple(player_stats(name, results) for name in names),
        seats=tuple(
            SeatStats(seat + 1, wilson(sum(result.win_of(seat) for result in results), len(results)))
            for seat in range(arena.seats)
        ),
        line_ups=tuple(_line_up_stats(arena, number, results) for number in range(len(arena.line_ups))),
        thinking=tuple(thinking_stats(name, results) for name in names),
    )


def player_stats(name: str, results: Iterable[GameResult]) -> PlayerStats:
    """Compute the statistics of a player."""
    played = [result for result in results if name in result.players]
    return PlayerStats(
        name,
        wilson(sum(result.share_of(name) for result in played), len(played)),
        mean([result.players.count(name) / len(result.players) for result in played]),
        mean(scores_of(name, played)),
    )


def thinking_stats(name: str, results: Iterable[GameResult]) -> ThinkingStats:
    """Compute the thinking time of a player: the mean and the 95th percentile."""
    times = sorted(
        time
        for result in results
        for player, thought in zip(result.players, result.thought, strict=True)
        if player == name
        for time in thought
    )
    p95 = times[ceil(0.95 * len(times)) - 1] if times else 0
    return ThinkingStats(name, len(times), mean(times) / 1e6, p95 / 1e6)


def scores_of(name: str, results: Iterable[GameResult]) -> list[int]:
    """Return every score of a player in finished games."""
    return [
        score
        for result in results
        if result.is_over
        for player, score in zip(result.players, result.scores, strict=True)
        if player == name
    ]


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 if there are no values."""
    return sum(values) / len(values) if values else 0.0


def _line_up_stats(arena: Arena, number: int, results: Iterable[GameResult]) -> LineUpStats:
    players = arena.line_ups[number]
    played = [result for result in results if arena.slot(result.number).line_up == number]
    share = wilson(sum(result.share_of(players[0]) for result in played), len(played))
    return LineUpStats(
        players,
        share,
        None if arena.goal is None else goal_status(share, arena.goal),
        _mean_statistics([result for result in played if result.is_over]),
    )


def _mean_statistics(results: Sequence[GameResult]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for result in results:
        total.update(result.figures)
    return {name: count / len(results) for name, count in total.items()}
