"""Standings computed from synthetic games."""

import pytest

from burghof.lab.interval import wilson
from burghof.lab.result import BROKEN_OFF
from burghof.lab.standings import LineUpStats, PlayerStats, SeatStats, ThinkingStats, standings, thinking_stats
from tests.lab.synthetic_results import arena, arena_results, first_wins, result, seat_one_wins


def test_players_seats_and_line_ups_are_counted() -> None:
    plan = arena(["knight", "page"], goal=0.70)

    found = standings(plan, list(arena_results(plan, 10, first_wins).results.values()))

    assert found.players == (PlayerStats("knight", wilson(10, 10), 0.5, 9), PlayerStats("page", wilson(0, 10), 0.5, 8))
    assert found.seats == (SeatStats(1, wilson(5, 10)), SeatStats(2, wilson(5, 10)))
    assert found.line_ups == (LineUpStats(("knight", "page"), wilson(10, 10), "above", {"days": 3}),)
    assert found.thinking == (ThinkingStats("knight", 100, 1, 1), ThinkingStats("page", 100, 1, 1))
    assert (found.games, found.unfinished, found.mean_length) == (10, 0, 30)
    assert (found.decisions_per_game, found.branching, found.widest) == (20, 4, 9)


def test_a_shared_victory_counts_its_part() -> None:
    plan = arena(["knight", "page"])

    found = standings(plan, [result(plan, 0, (1, 1)), result(plan, 1, (1, 2))])

    assert [line.share.won for line in found.players] == [0.5, 1.5]
    assert [line.share.won for line in found.seats] == [1.5, 0.5]


def test_a_player_on_several_seats_wins_with_any_of_them() -> None:
    plan = arena(["marshal", "knight", "knight", "knight"], 4)

    found = standings(plan, list(arena_results(plan, 8, seat_one_wins).results.values()))

    assert [(line.player, line.share.won, line.fair) for line in found.players] == [
        ("marshal", 2, 0.25),
        ("knight", 6, 0.75),
    ]


def test_alone_a_game_is_won_or_not() -> None:
    plan = arena(["marshal", "greedy"], 1, game="the-castle")

    found = standings(plan, [result(plan, number, (1,) if number in (0, 1, 2) else (2,)) for number in range(8)])

    assert [(line.player, line.share.won, line.share.games) for line in found.players] == [
        ("marshal", 2, 4),
        ("greedy", 1, 4),
    ]


def test_a_game_that_was_broken_off_is_counted_and_won_by_nobody() -> None:
    plan = arena(["knight", "page"])

    found = standings(plan, [result(plan, 0, (), ended=BROKEN_OFF, scores=()), result(plan, 1, (1, 2))])

    assert (found.games, found.unfinished) == (2, 1)
    assert [line.share.won for line in found.players] == [0, 1]


def test_95_of_100_answers_come_within_the_time_that_is_told() -> None:
    plan = arena(["knight", "page"])
    times = (tuple(range(1, 101)), (7,))

    line = thinking_stats("knight", [result(plan, 0, (1, 2), thought=times)])

    assert (line.player, line.decisions) == ("knight", 100)
    assert line.mean == pytest.approx(50.5e-6)
    assert line.p95 == pytest.approx(95e-6)
