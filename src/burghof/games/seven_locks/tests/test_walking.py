"""Chapter 4: the keymaster."""

from collections.abc import Sequence

import pytest

from burghof.games.seven_locks.model.castle import Tower
from burghof.games.seven_locks.model.events import Walked
from burghof.games.seven_locks.rules.walking import walk_targets
from burghof.games.seven_locks.tests.tables import A, clause_against, legal_moves, play, table, table_to_walk, walk


def walk_targets_from(opened: Sequence[int], keymaster: int, steps: int) -> list[int]:
    """Return the towers that the keymaster may walk to, the nearest first."""
    return [place + 1 for place in walk_targets(table_to_walk(table(opened=opened, keymaster=keymaster), steps))]


@pytest.mark.rule("4.1")
def test_he_walks_clockwise_up_to_as_many_towers_as_the_die_shows() -> None:
    assert [walk_targets_from([], keymaster=6, steps=steps) for steps in (1, 2, 3)] == [[7], [7, 1], [7, 1, 2]]


@pytest.mark.rule("4.1")
def test_only_standing_towers_are_counted() -> None:
    assert walk_targets_from([3, 4], keymaster=2, steps=3) == [5, 6, 7]


@pytest.mark.rule("4.1")
def test_a_tower_further_away_is_too_far() -> None:
    state = table_to_walk(table(keymaster=6), steps=2)

    assert clause_against(state, walk(2)) == "4.1"
    assert clause_against(state, walk(5)) == "4.1"
    assert legal_moves(state) == [walk(1), walk(7)]


@pytest.mark.rule("4.2")
def test_he_never_ends_where_he_started() -> None:
    assert clause_against(table_to_walk(table(keymaster=6), steps=3), walk(6)) == "4.2"


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_at_one_of_two_towers_only_the_other_is_left(steps: int) -> None:
    assert walk_targets_from([1, 2, 3, 4, 5], keymaster=6, steps=steps) == [7]


@pytest.mark.rule("4.2")
def test_at_one_of_three_towers_three_steps_lead_to_the_two_others() -> None:
    assert walk_targets_from([1, 2, 3, 4], keymaster=6, steps=3) == [7, 5]


@pytest.mark.rule("4.3")
def test_no_walk_ends_in_a_gap() -> None:
    assert clause_against(table_to_walk(table(opened=[3], keymaster=2), steps=3), walk(3)) == "4.3"


@pytest.mark.rule("4.3")
def test_from_a_gap_the_next_tower_is_one_step_away() -> None:
    assert walk_targets_from([2, 3], keymaster=2, steps=1) == [4]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("steps", "towers"), [(1, [6]), (2, [6, 7]), (3, [6, 7])])
def test_from_a_gap_with_two_towers_left(steps: int, towers: list[int]) -> None:
    assert walk_targets_from([1, 2, 3, 4, 5], keymaster=3, steps=steps) == towers


@pytest.mark.rule("4.1")
def test_a_walk_is_told_with_both_ends() -> None:
    state, events = play(table_to_walk(table(keymaster=6), steps=3), walk(2))

    assert state.keymaster == 1
    assert events == [Walked(A, Tower(1), Tower(5))]
