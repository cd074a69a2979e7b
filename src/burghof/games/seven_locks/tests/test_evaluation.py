"""The evaluation, and the statistics of a game."""

import random

import pytest
from msgspec.structs import replace

from burghof.bots.playout import playout
from burghof.bots.roster import BOT_FACTORIES
from burghof.games.seven_locks.bots.evaluation import ALL_LOST_VALUE, evaluate, fit_percent
from burghof.games.seven_locks.model.castle import Key, Tower
from burghof.games.seven_locks.model.moves import LocksMove
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.rules.unlocking import JOIN, PASS
from burghof.games.seven_locks.tests.tables import (
    A,
    B,
    bet,
    drop,
    play,
    table,
    table_to_bet,
    table_to_drop,
    table_to_unlock,
    table_to_walk,
    take,
    walk,
)

SHARP = Options(echo="sharp")
FIVE = [1, 2, 3, 4, 5]
GAMES = 30


def value_after(state: State, move: LocksMove) -> int:
    """Return the evaluation for A after this move."""
    return evaluate(play(state, move)[0], A)


def test_pearls_are_good_and_others_pearls_are_bad() -> None:
    assert evaluate(table(boxes={A: 3}), A) > evaluate(table(), A) > evaluate(table(boxes={B: 3}), A)


def test_the_likeliest_key_is_best() -> None:
    state = table_to_unlock(table(pearls={3: 6}, options=SHARP), at=3)

    assert max(range(1, 9), key=lambda key: value_after(state, take(key))) == 4


def test_a_walk_to_a_sure_lock_with_many_pearls_is_best() -> None:
    state = table_to_walk(table(pearls={3: 6}, options=SHARP), steps=3)

    assert max((2, 3, 4), key=lambda tower: value_after(state, walk(tower))) == 3


def test_a_pearl_goes_best_where_the_keymaster_can_walk() -> None:
    state = table_to_drop(table(pearls={3: 6}, options=SHARP), pearls=1, steps=2)

    assert value_after(state, drop(3)) > value_after(state, drop(6))


def test_joining_in_is_good_if_the_key_is_likely_to_fit() -> None:
    likely, _ = play(table_to_unlock(table(pearls={3: 8}, options=SHARP, active=B), at=3), take(4))
    unlikely, _ = play(table_to_unlock(table(pearls={3: 8}, options=SHARP, active=B), at=3), take(8))

    assert value_after(likely, JOIN) > value_after(likely, PASS)
    assert value_after(unlikely, JOIN) < value_after(unlikely, PASS)


def test_a_wager_on_the_likeliest_key_is_good() -> None:
    state = table_to_bet(table(opened=FIVE, pearls={6: 6, 7: 6}, options=SHARP), A)

    assert value_after(state, bet(6)) > value_after(state, PASS) > value_after(state, bet(7))


def test_an_empty_bin_is_the_worst() -> None:
    assert evaluate(replace(table(boxes={A: 9}), phase="over"), A) == ALL_LOST_VALUE


def test_in_the_end_only_pearls_count() -> None:
    ended, _ = play(table_to_unlock(table(opened=FIVE, coats={A: 0, B: 0}), at=6), take(7))

    assert evaluate(ended, A) == 200


def test_nothing_is_hoped_for_while_the_first_pearls_fall() -> None:
    state = replace(table(), turn=0, phase="echo", falling=Tower(0))

    assert evaluate(state, A) == 0


def test_chances_are_what_everybody_can_work_out() -> None:
    assert fit_percent(table(opened=[1]), Tower(0), Key(3)) == 100


@pytest.mark.full
@pytest.mark.parametrize("greedy", [0, 1])
def test_the_greedy_player_beats_the_random_one_on_either_seat(greedy: int) -> None:
    rng = random.Random(greedy)
    names = ["greedy" if seat == greedy else "random" for seat in range(2)]
    bots = [BOT_FACTORIES[name](GAME, 1, rng) for name in names]
    outcomes = [playout(GAME, Options(), bots, rng).outcome for _ in range(GAMES)]

    assert sum(outcome is not None and outcome.winners == (greedy,) for outcome in outcomes) > 0.65 * GAMES


def test_the_figures_of_a_game_are_turns_pearls_towers_and_wagers() -> None:
    assert GAME.statistics(table(opened=FIVE, wagers={A: 6})) == {
        "turns": 1,
        "pearls_left": 76,
        "towers_left": 2,
        "wagers": 1,
    }
