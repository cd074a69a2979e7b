"""Throughput measurement: the candidates play whole games in turns."""

from itertools import count
from random import Random

from bench import tictactoe
from bench.environments import ours_bare, ours_documented
from bench.ours import bare, recorded, with_views
from bench.pace import pace, paces


def test_a_pace_is_the_steps_of_whole_games_by_the_time_they_took() -> None:
    ticks = count(step=2)

    assert pace(lambda: 7, seconds=5, clock=lambda: next(ticks)) == 7 * 3 / 6


def test_all_play_in_turns_and_the_best_round_of_each_counts() -> None:
    lengths = iter([3, 30, 5, 50, 4, 40])
    played: list[str] = []

    def player(name: str) -> int:
        played.append(name)
        return next(lengths)

    ticks = count()
    figures = paces(
        {"a": lambda: player("a"), "b": lambda: player("b")}, rounds=3, seconds=1, clock=lambda: next(ticks)
    )

    assert played == ["a", "b", "a", "b", "a", "b"]
    assert figures == {"a": 5, "b": 50}


def test_every_way_of_ours_plays_whole_games() -> None:
    rng = Random(1)
    ways = [way(tictactoe.GAME, 2, rng) for way in (bare, with_views, recorded)]
    environments = [way(tictactoe.GAME, 2, rng.random) for way in (ours_bare, ours_documented)]

    lengths = [{way() for _ in range(200)} for way in (*ways, *environments)]

    assert lengths == [{5, 6, 7, 8, 9}] * 5
