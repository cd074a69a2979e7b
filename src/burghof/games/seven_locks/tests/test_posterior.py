"""The posterior is exact: it equals the enumeration of all 40,320 arrangements."""

from collections.abc import Callable, Iterator
from itertools import islice, permutations
from math import prod
from time import process_time

import pytest

from burghof.games.seven_locks.hidden.posterior import (
    Posterior,
    completion_weights,
    compute_posterior,
    evidence_from_state,
    evidence_from_view,
    likelihoods,
    posterior,
)
from burghof.games.seven_locks.model.castle import DEPTHS, SET_ASIDE, TOWERS, Depth, Key, Tower, echo_weight
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.invariants import invariant, is_possible, options, twin
from burghof.games.seven_locks.tests.tables import RULES, A, drop, play, resound, table, table_to_drop
from burghof.kernel import Recall
from burghof.testkit import GameUnderTest
from burghof.testkit.effort import SOAK, current_effort
from burghof.testkit.random_games import random_positions

GAME_UNDER_TEST = GameUnderTest(plugin=GAME, twin=twin, invariant=invariant, options=options)
ALL_TOWERS = (*TOWERS, SET_ASIDE)
ENUMERATED_POSITIONS = 500 if current_effort() == SOAK else 15
"""Number of positions at which all arrangements are enumerated; each takes a tenth of a second."""
SILENT_TOWERS: dict[int, list[int]] = {number: [] for number in range(1, 8)}


def brute_force_posterior(state: State) -> Posterior:
    """Return the posterior by brute force: sum the weight of every single arrangement."""
    rows = [[_weight(state, tower, depth) for depth in DEPTHS] for tower in ALL_TOWERS]
    sums = [[0] * len(DEPTHS) for _ in ALL_TOWERS]
    for arrangement in permutations(range(len(DEPTHS))):
        weighed = prod(row[place] for row, place in zip(rows, arrangement, strict=True))
        if weighed:
            for row_sums, place in zip(sums, arrangement, strict=True):
                row_sums[place] += weighed
    return Posterior(tuple(map(tuple, sums)), sum(sums[0]))


def _weight(state: State, tower: Tower, depth: Depth) -> int:
    """Return how well a depth agrees with the evidence about a tower."""
    heard = () if tower == SET_ASIDE else state.heard[tower]
    likely = prod(echo_weight(state.options.echo, depth, echo) for echo in heard)
    return likely if is_possible(state, tower, depth) else 0


def random_states(number: int) -> Iterator[State]:
    """Return states of random games, with random options and seats."""
    return (
        world.state for world in islice(random_positions(GAME_UNDER_TEST, "posterior", "notebook", one_in=9), number)
    )


def test_it_equals_counting_out_all_arrangements_at_many_positions() -> None:
    for state in random_states(ENUMERATED_POSITIONS):
        exact, brute = posterior(RULES.view(state, A, "notebook")), brute_force_posterior(state)

        assert [[part * brute.total for part in row] for row in exact.weights] == [
            [part * exact.total for part in row] for row in brute.weights
        ]


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_every_row_and_every_column_adds_up_to_the_total(recall: Recall) -> None:
    for state in random_states(current_effort().positions):
        known = posterior(RULES.view(state, None, recall))

        assert [sum(row) for row in known.weights] == [known.total] * 8
        assert [sum(column) for column in zip(*known.weights, strict=True)] == [known.total] * 8
        assert known.total > 0


def test_it_answers_within_fifty_milliseconds() -> None:
    echoes = {number: [4, 5, 3, 6, 4, 5, 2, 7, 5, 4] for number in range(1, 8)}
    view = RULES.view(table(heard=echoes, options=Options(echo="muffled")), A, "notebook")

    assert min(_measure_seconds(lambda: posterior(view)) for _ in range(5)) < 0.05


def _measure_seconds(work: Callable[[], object]) -> float:
    """Return the processor time in seconds that this takes with empty caches."""
    for remembered in (compute_posterior, completion_weights, likelihoods):
        remembered.cache_clear()
    start = process_time()
    work()
    return process_time() - start


def test_before_anything_is_heard_every_depth_is_as_likely_as_any_other() -> None:
    known = posterior(RULES.view(table(heard=SILENT_TOWERS), A, "notebook"))

    assert known == Posterior(((5_040,) * 8,) * 8, 40_320)


def test_without_a_notebook_only_the_running_turn_keys_and_openings_speak() -> None:
    tried = {2: [Attempt(Key(3), "too-long", None)]}
    state, _ = play(table_to_drop(table(opened=[1], attempts=tried), pearls=2), drop(4), resound(8))
    evidence = evidence_from_view(RULES.view(state, A, "pure"))

    assert evidence.heard == ((), (), (), (8,), (), (), ())
    assert evidence.attempts == state.attempts
    assert evidence.shown == state.shown


def test_the_depths_of_a_state_are_not_looked_at() -> None:
    alike = {number: [4, 5] for number in range(1, 8)}
    one, other = (table(depths=depths, heard=alike) for depths in (DEPTHS, DEPTHS[::-1]))

    assert evidence_from_state(one) == evidence_from_state(other)


@pytest.mark.parametrize(
    ("attempt", "possible"),
    [
        (Attempt(Key(4), "too-long", None), [1, 2, 3]),
        (Attempt(Key(4), "too-short", None), [5, 6, 7, 8]),
        (Attempt(Key(4), "too-long", 3), [1]),
        (Attempt(Key(4), "too-short", 2), [6]),
    ],
)
def test_a_key_tried_leaves_only_the_depths_that_look_like_that(attempt: Attempt, possible: list[int]) -> None:
    depths = (possible[0], *(depth for depth in DEPTHS if depth != possible[0]))
    view = RULES.view(table(depths=depths, heard=SILENT_TOWERS, attempts={1: [attempt]}), A, "notebook")

    assert [depth for depth, part in zip(DEPTHS, posterior(view).weights[0], strict=True) if part] == possible
