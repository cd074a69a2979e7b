"""Throughput measurement: the candidates play whole games in turns."""

from itertools import count
from random import Random

from bench import tictactoe
from bench.burghof_games import play_recorded, play_rules_only, play_with_views
from bench.environments import burghof_as_documented, burghof_bare
from bench.throughput import compare_throughput, steps_per_second


def test_a_pace_is_the_steps_of_whole_games_by_the_time_they_took() -> None:
    ticks = count(step=2)

    assert steps_per_second(lambda: 7, seconds=5, clock=lambda: next(ticks)) == 7 * 3 / 6


def test_all_play_in_turns_and_the_best_round_of_each_counts() -> None:
    lengths = iter([3, 30, 5, 50, 4, 40])
    played: list[str] = []

    def player(name: str) -> int:
        played.append(name)
        return next(lengths)

    ticks = count()
    figures = compare_throughput(
        {"a": lambda: player("a"), "b": lambda: player("b")}, rounds=3, seconds=1, clock=lambda: next(ticks)
    )

    assert played == ["a", "b", "a", "b", "a", "b"]
    assert figures == {"a": 5, "b": 50}


def test_every_way_of_ours_plays_whole_games() -> None:
    rng = Random(1)
    ways = [way(tictactoe.GAME, 2, rng) for way in (play_rules_only, play_with_views, play_recorded)]
    environments = [way(tictactoe.GAME, 2, rng.random) for way in (burghof_bare, burghof_as_documented)]

    lengths = [{way() for _ in range(200)} for way in (*ways, *environments)]

    assert lengths == [{5, 6, 7, 8, 9}] * 5
