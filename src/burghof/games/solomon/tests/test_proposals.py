"""Proposals: the few shifts that lead to a good dig."""

import random

import pytest

from burghof.games.solomon.bots.proposals import candidate_moves, plans
from burghof.games.solomon.model.moves import Decline, Shift
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.state import State
from burghof.games.solomon.tests.scenarios import SOLOMON
from burghof.games.solomon.tests.tables import RULES, choosing_table, dig, legal_moves, play, shift, table
from burghof.kernel import Seat

UNEVEN = {"A1": "t1 t5", "B1": "t1 t5", "C1": "t1 t1 t5 c1"}
"""A line of three piles that two shifts make level: the curse and a treasure must go."""


def turns(options: Options) -> list[State]:
    """Return the states of a random game in which a seat may shift."""
    match, rng, found = SOLOMON.start(3, "proposals", options), random.Random(7), []
    while not match.is_over:
        found.append(match.state)
        SOLOMON.play_on(match, rng, moves=1)
    return [state for state in found if state.phase == "prepare"]


def test_one_shift_that_makes_a_line_level_is_proposed() -> None:
    state = table(1, pit={"A1": "t1 t5", "B1": "t1 t5", "C1": "t1 t5 c1"})
    best = plans(state, Seat(0))[0]

    assert (len(best.shifts), best.shifts[0].source, best.dig) == (1, shift("C1", "D1").source, dig("A1"))


def test_two_shifts_in_a_row_are_proposed_for_a_good_dig() -> None:
    best = plans(table(1, pit=UNEVEN), Seat(0))[0]

    assert (len(best.shifts), best.dig) == (2, dig("A1"))


def test_a_pile_that_is_too_low_is_filled_from_beside_it() -> None:
    pit = {"A1": "t5", "B1": "t5", "C1": "", "C2": "t4"}

    assert plans(table(1, pit=pit), Seat(0))[0].shifts == (shift("C2", "C1"),)


def test_nothing_is_shifted_for_what_can_be_dug_as_it_is() -> None:
    assert plans(table(1, pit={"A1": "t5", "B1": "t5", "C1": "t5"}), Seat(0))[0].shifts == ()


@pytest.mark.parametrize(("beginners", "number"), [(False, 0), (True, 1)])
def test_only_beginners_are_proposed_to_shift_upwards(*, beginners: bool, number: int) -> None:
    pit = {"A1": "t1 t5", "B1": "t1 t5", "C1": "t1", "D2": "t4"}
    best = plans(table(1, pit=pit, options=Options(beginners=beginners)), Seat(0), max_shifts=1)

    assert len(best) == number


@pytest.mark.parametrize(("coins", "number"), [(1, 0), (2, 1)])
def test_what_could_not_be_paid_is_not_proposed(coins: int, number: int) -> None:
    pit = {"A1": "t1", "B1": "t1", "C2": "c1 c3"}

    assert len(plans(table(1, pit=pit, coins={0: coins}), Seat(0), max_shifts=1)) == number


@pytest.mark.parametrize("beginners", [False, True])
def test_every_plan_can_be_played_and_the_best_comes_first(*, beginners: bool) -> None:
    tables = turns(Options(beginners=beginners))
    found = [(state, plans(state, state.active)) for state in tables]

    assert sum(bool(plan.shifts) for _, some in found for plan in some) > 20
    for state, some in found:
        assert [plan.worth for plan in some] == sorted((plan.worth for plan in some), reverse=True)
        for plan in some:
            play(state, *plan.shifts, plan.dig)


def test_of_many_shifts_only_those_are_proposed_with_which_a_plan_begins() -> None:
    tables = turns(Options())
    pairs = [(legal_moves(state), candidate_moves(state, state.active, legal_moves(state))) for state in tables]

    assert all(set(few) <= set(every) for every, few in pairs)
    assert all(
        [m for m in every if not isinstance(m, Shift)] == [m for m in few if not isinstance(m, Shift)]
        for every, few in pairs
    )
    assert 4 * sum(len(few) for _, few in pairs) < sum(len(every) for every, _ in pairs)


def test_where_nothing_is_shifted_all_moves_are_proposed() -> None:
    state = choosing_table([1, 2], [3, 4])
    every = RULES.legal_moves(state, Seat(0))

    assert candidate_moves(state, Seat(0), every) == list(every)
    assert candidate_moves(table(1), Seat(0), [Decline()]) == [Decline()]
