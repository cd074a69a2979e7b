"""Sampled worlds have exactly their probability."""

from collections import Counter
from itertools import islice
from math import sqrt

import pytest
from msgspec.json import encode

from burghof.games.seven_locks.model.castle import TOWERS
from burghof.games.seven_locks.model.moves import Begin, MixTowers
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.tests.invariants import invariant, twin, worlds
from burghof.games.seven_locks.tests.tables import (
    DEFAULT_OPTIONS,
    RULES,
    A,
    B,
    drop,
    pearls_in,
    play,
    resound,
    roll,
    table,
    table_to_drop,
    take,
    walk,
)
from burghof.games.seven_locks.tests.test_posterior import GAME_UNDER_TEST
from burghof.kernel import ChanceStream
from burghof.testkit.effort import current_effort
from burghof.testkit.random_games import random_positions

MAX_WORLDS = 24
DRAWS = 2_000
SIGMAS = 5


def small_states(number: int) -> list[State]:
    """Return states of random games in which few arrangements are left."""
    late = (world.state for world in random_positions(GAME_UNDER_TEST, "imagining", "notebook"))
    small = (state for state in late if 1 < sum(shown is None for shown in state.shown) <= 4)
    return list(islice(small, number))


def test_from_a_notebook_every_arrangement_comes_as_often_as_its_weight() -> None:
    dice = ChanceStream(b"test", "seven-locks", "imagine", 0)
    for state in small_states(max(5, current_effort().positions // 12)):
        weights = {encode(world): weight for world, weight in worlds(state)}
        view = RULES.view(state, A, "notebook")
        counted = Counter(encode(RULES.determinize(view, dice)) for _ in range(DRAWS))
        expected = {world: DRAWS * weight / sum(weights.values()) for world, weight in weights.items()}

        assert len(weights) <= MAX_WORLDS
        assert set(counted) <= set(weights)
        assert all(abs(counted[world] - often) <= SIGMAS * sqrt(often) + 1 for world, often in expected.items())


@pytest.mark.parametrize("n", range(20))
def test_without_a_notebook_a_past_is_made_up_that_keeps_the_laws_and_the_running_turn(n: int) -> None:
    state, _ = play(table_to_drop(table(opened=[1, 2], boxes={A: 20}), pearls=2), drop(5), resound(9))
    sampled = RULES.determinize(RULES.view(state, A, "pure"), ChanceStream(b"test", "seven-locks", "past", n))

    invariant(sampled)
    assert sampled.heard[4][-1] == 9
    assert sum(pearls_in(sampled)) == sum(pearls_in(state))
    assert all(len(sampled.heard[tower]) >= 2 for tower in TOWERS[2:])
    assert RULES.view(sampled, A, "pure") == RULES.view(state, A, "pure")


@pytest.mark.parametrize("n", range(5))
def test_the_pearls_of_a_tower_opened_in_the_running_turn_are_inside_no_more(n: int) -> None:
    before = table(opened=[1, 2, 3, 4], keymaster=4, boxes={A: 20}, coats={B: 0})
    pearls = (roll(3, 2), drop(5), resound(5), drop(6), resound(7), resound(2))
    state, _ = play(before, *pearls, walk(5), take(5))
    sampled = RULES.determinize(RULES.view(state, A, "pure"), ChanceStream(b"test", "seven-locks", "opened", n))

    invariant(sampled)
    invariant(twin(state, A, "pure", ChanceStream(b"test", "seven-locks", "twin", n)))
    assert pearls_in(sampled) == pearls_in(state) == [0, 0, 0, 0, 0, 3, 3]
    assert RULES.view(sampled, A, "pure") == RULES.view(state, A, "pure")


def test_before_the_first_pearl_there_is_no_past_to_make_up() -> None:
    state, _ = play(RULES.start(DEFAULT_OPTIONS, 2), MixTowers(table().depths), Begin(A))
    sampled = RULES.determinize(RULES.view(state, A, "pure"), ChanceStream(b"test", "seven-locks", "start", 0))

    assert sampled.heard == ((),) * 7
