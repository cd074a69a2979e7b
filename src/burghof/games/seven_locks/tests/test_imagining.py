"""Sampled worlds have exactly their probability."""

from collections import Counter
from itertools import islice
from math import sqrt

import pytest
from msgspec.json import encode

from burghof.games.seven_locks.model.castle import TOWERS
from burghof.games.seven_locks.model.moves import Begin, MixTowers
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.tests.laws import law, twin, worlds
from burghof.games.seven_locks.tests.tables import (
    PLAIN,
    RULES,
    A,
    B,
    drop,
    dropping,
    pearls_in,
    play,
    resound,
    roll,
    table,
    take,
    walk,
)
from burghof.games.seven_locks.tests.test_posterior import TRIAL
from burghof.kernel import Stream
from burghof.testkit.effort import effort
from burghof.testkit.walk import positions

MOST_WORLDS = 24
DRAWS = 2_000
SIGMAS = 5


def small_states(number: int) -> list[State]:
    """Return states of random games in which few arrangements are left."""
    late = (world.state for world in positions(TRIAL, "imagining", "notebook"))
    small = (state for state in late if 1 < sum(shown is None for shown in state.shown) <= 4)
    return list(islice(small, number))


def test_from_a_notebook_every_arrangement_comes_as_often_as_its_weight() -> None:
    dice = Stream(b"test", "seven-locks", "imagine", 0)
    for state in small_states(max(5, effort().positions // 12)):
        weights = {encode(world): weight for world, weight in worlds(state)}
        view = RULES.view(state, A, "notebook")
        counted = Counter(encode(RULES.imagine(view, dice)) for _ in range(DRAWS))
        expected = {world: DRAWS * weight / sum(weights.values()) for world, weight in weights.items()}

        assert len(weights) <= MOST_WORLDS
        assert set(counted) <= set(weights)
        assert all(abs(counted[world] - often) <= SIGMAS * sqrt(often) + 1 for world, often in expected.items())


@pytest.mark.parametrize("n", range(20))
def test_without_a_notebook_a_past_is_made_up_that_keeps_the_laws_and_the_running_turn(n: int) -> None:
    state, _ = play(dropping(table(opened=[1, 2], boxes={A: 20}), pearls=2), drop(5), resound(9))
    imagined = RULES.imagine(RULES.view(state, A, "pure"), Stream(b"test", "seven-locks", "past", n))

    law(imagined)
    assert imagined.heard[4][-1] == 9
    assert sum(pearls_in(imagined)) == sum(pearls_in(state))
    assert all(len(imagined.heard[tower]) >= 2 for tower in TOWERS[2:])
    assert RULES.view(imagined, A, "pure") == RULES.view(state, A, "pure")


@pytest.mark.parametrize("n", range(5))
def test_the_pearls_of_a_tower_opened_in_the_running_turn_are_inside_no_more(n: int) -> None:
    before = table(opened=[1, 2, 3, 4], keymaster=4, boxes={A: 20}, coats={B: 0})
    pearls = (roll(3, 2), drop(5), resound(5), drop(6), resound(7), resound(2))
    state, _ = play(before, *pearls, walk(5), take(5))
    imagined = RULES.imagine(RULES.view(state, A, "pure"), Stream(b"test", "seven-locks", "opened", n))

    law(imagined)
    law(twin(state, A, "pure", Stream(b"test", "seven-locks", "twin", n)))
    assert pearls_in(imagined) == pearls_in(state) == [0, 0, 0, 0, 0, 3, 3]
    assert RULES.view(imagined, A, "pure") == RULES.view(state, A, "pure")


def test_before_the_first_pearl_there_is_no_past_to_make_up() -> None:
    state, _ = play(RULES.start(PLAIN, 2), MixTowers(table().depths), Begin(A))
    imagined = RULES.imagine(RULES.view(state, A, "pure"), Stream(b"test", "seven-locks", "start", 0))

    assert imagined.heard == ((),) * 7
