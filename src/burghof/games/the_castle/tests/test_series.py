"""Series: the points of several games with the same players are summed up (RULES.md chapter 9 for each game)."""

import random
from collections.abc import Sequence

import pytest

from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.scenarios import THE_CASTLE, CastleMatch, greedy_move
from burghof.kernel import FixedLength, Player, PointTarget, Series, new_match

SHORT = Options(rounds=20)


def play_next_game(series: Series, number: int) -> CastleMatch:
    """Play the next game of a series to its end."""
    previous = series.legs[-1].record if series.legs else None
    players = [Player(name) for name in THE_CASTLE.names[: series.seats]]
    match = new_match(GAME, SHORT, players, f"series-{number}", previous=previous)
    match.open()
    return THE_CASTLE.play_on(match, random.Random(number), greedy_move)


def play_series(series: Series) -> tuple[Series, list[CastleMatch]]:
    """Play the series to its end; return it and all its games."""
    games: list[CastleMatch] = []
    while not series.is_over:
        games.append(play_next_game(series, len(games)))
        series = series.with_game(games[-1].record())
    return series, games


def points_per_game(games: Sequence[CastleMatch]) -> list[tuple[int, ...]]:
    """Return the points of each seat in each game."""
    outcomes = [game.outcome for game in games]
    return [tuple(score.total for score in outcome.scores) for outcome in outcomes if outcome is not None]


@pytest.mark.rule("9.3", "9.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_series_of_three_games_sums_up_what_everybody_brought_out(seats: int) -> None:
    series, games = play_series(Series(FixedLength(3), seats))

    assert [leg.points for leg in series.legs] == points_per_game(games)
    assert len(games) == 3
    assert series.sums == tuple(map(sum, zip(*points_per_game(games), strict=True)))
    assert max(series.sums) > 0
    assert series.sums[series.ranks.index(1)] == max(series.sums)


@pytest.mark.no_cover
@pytest.mark.rule("9.3", "9.4")
def test_a_series_to_a_target_ends_with_the_game_that_reaches_it() -> None:
    series, games = play_series(Series(PointTarget(1000), 2))
    before = [sum(seat) for seat in zip(*points_per_game(games[:-1]), strict=True)]

    assert max(series.sums) >= 1000
    assert max(before, default=0) < 1000
    assert len(games) > 1


def test_every_game_of_a_series_names_the_one_before() -> None:
    series, games = play_series(Series(FixedLength(2), 2))

    assert [game.header.previous for game in games] == [None, series.legs[0].record]


@pytest.mark.rule("9.6")
def test_a_series_alone_goes_on_whether_the_princess_is_out_or_not() -> None:
    series, games = play_series(Series(FixedLength(3), 1))
    outcomes = [game.outcome for game in games]

    assert series.is_over
    assert series.sums == (sum(leg[0] for leg in points_per_game(games)),)
    assert {outcome.ranks for outcome in outcomes if outcome is not None} <= {(1,), (2,)}
