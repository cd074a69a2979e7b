"""Chapter 5: running."""

import random

import pytest

from burghof.bots.fast_rng import FastRng
from burghof.games.appenzell.model.castle import FIELD_BITS, FIELDS, INSIDE_FIELDS
from burghof.games.appenzell.model.events import Entered, Ran
from burghof.games.appenzell.model.moves import Enter, EnterOver, Step
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.rules.running import find_paths, run_ends
from burghof.games.appenzell.tests.tables import (
    RULES,
    TRAP,
    clause_against,
    enter,
    enter_over,
    field,
    fields,
    legal_moves,
    play,
    step,
    table,
)
from burghof.kernel import Seat, forbids


def legal_runs(state: State) -> list[object]:
    """Return the legal runs of mice inside, of the seat to act."""
    return [move for move in legal_moves(state) if isinstance(move, Step)]


# From outside


@pytest.mark.rule("5.1")
def test_a_mouse_comes_into_a_free_tower_for_one_point() -> None:
    state, events = play(table("A1", "G1"), enter("G7"))

    assert events == [Entered(Seat(0), field("G7"), (), 1)]
    assert (state.mice[0], state.outside, state.points) == (fields("A1 G7"), (2, 3), 3)


@pytest.mark.rule("5.1")
def test_everybody_may_use_every_tower() -> None:
    assert [move for move in legal_moves(table("", "B1")) if isinstance(move, Enter)] == [
        enter(name) for name in ("A1", "G1", "A7", "G7")
    ]


@pytest.mark.rule("5.1")
def test_no_mouse_enters_if_none_is_outside() -> None:
    state = table("A1", "G1 B1", outside={0: 0})

    assert clause_against(state, enter("A7")) == "5.1"
    assert clause_against(state, enter_over("G1", "F1")) == "5.1"
    assert not [move for move in legal_moves(state) if isinstance(move, Enter | EnterOver)]


@pytest.mark.rule("5.6")
def test_an_occupied_tower_cannot_be_entered() -> None:
    assert clause_against(table("A1", "G1"), enter("G1")) == "5.6"


# Step by step


@pytest.mark.rule("5.2")
def test_a_mouse_steps_up_down_left_or_right() -> None:
    state = table("C4", "G1", uncovered="B4 C3 C5 D4")

    assert legal_runs(state) == [step("C4", to) for to in ("C3", "B4", "D4", "C5")]
    assert clause_against(state, step("C4", "B5")) == "5.7"


@pytest.mark.rule("5.2")
def test_a_step_costs_one_point() -> None:
    state, events = play(table("A1", "G1", uncovered="B1"), step("A1", "B1"))

    assert events == [Ran(Seat(0), field("A1"), fields("B1"))]
    assert (state.mice[0], state.points) == (fields("B1"), 3)


@pytest.mark.rule("5.2")
def test_nobody_runs_with_the_mouse_of_another() -> None:
    state = table("A1", "B1")

    assert clause_against(state, step("B1", "C1")) == "5.2"
    assert clause_against(state, step("B2", "B3")) == "5.2"


@pytest.mark.rule("5.3")
def test_no_mouse_steps_on_a_roof() -> None:
    assert clause_against(table("A1", "G1"), step("A1", "B1")) == "5.3"


@pytest.mark.rule("5.4")
def test_no_mouse_steps_on_a_trap() -> None:
    state = table("A1", "G1", uncovered="B1", tiles={"B1": TRAP})

    assert clause_against(state, step("A1", "B1")) == "5.4"
    assert legal_runs(state) == []


@pytest.mark.rule("5.5")
def test_no_mouse_goes_back_into_a_tower() -> None:
    assert clause_against(table("B1", "G1"), step("B1", "A1")) == "5.5"


@pytest.mark.rule("5.6")
def test_no_mouse_ends_on_another() -> None:
    assert clause_against(table("B1", "C1"), step("B1", "C1")) == "5.6"
    assert clause_against(table("B1 C1", "G1"), step("B1", "C1")) == "5.6"


@pytest.mark.rule("5.7")
def test_a_run_over_free_fields_is_several_runs() -> None:
    assert clause_against(table("C4", "G1"), step("C4", "E4")) == "5.7"


# Over other mice


@pytest.mark.rule("5.7", "5.8")
def test_a_mouse_runs_over_another_and_pays_for_both_steps() -> None:
    state, events = play(table("A1", "B1"), step("A1", "C1"))

    assert events == [Ran(Seat(0), field("A1"), fields("B1 C1"))]
    assert (state.mice, state.points) == ((fields("C1"), fields("B1")), 2)


@pytest.mark.rule("5.7")
def test_a_mouse_runs_over_mice_no_matter_whose_and_around_corners() -> None:
    state, events = play(table("D4 E4", "G1", "E3 D1"), step("D4", "E2"))

    assert events == [Ran(Seat(0), field("D4"), fields("E4 E3 E2"))]
    assert state.points == 1


@pytest.mark.rule("5.3")
def test_no_mouse_runs_over_a_roof() -> None:
    state = table("C1", "B1", uncovered="B3")

    assert clause_against(state, step("C1", "B2")) is None
    assert clause_against(table("C1", "B1", uncovered="A2"), step("C1", "A2")) == "5.7"


@pytest.mark.rule("5.4")
def test_no_mouse_runs_over_a_trap() -> None:
    state = table("C4", "E4", tiles={"D4": TRAP}, uncovered="F4")

    assert clause_against(state, step("C4", "F4")) == "5.7"


@pytest.mark.rule("5.5")
def test_no_mouse_runs_over_a_tower_from_inside() -> None:
    assert clause_against(table("B1", "A1", uncovered="A2"), step("B1", "A2")) == "5.7"


@pytest.mark.rule("5.7")
def test_a_mouse_does_not_stop_on_a_trap_behind_another() -> None:
    assert clause_against(table("C4", "D4", tiles={"E4": TRAP}), step("C4", "E4")) == "5.4"


@pytest.mark.rule("5.8")
def test_the_whole_run_must_be_paid_for() -> None:
    state = table("A1", "B1", points=1)

    assert clause_against(state, step("A1", "C1")) == "5.8"
    assert legal_runs(state) == []


@pytest.mark.rule("5.8")
def test_the_shortest_way_counts() -> None:
    state, events = play(table("D2", "D3 E3", "C3 C2", uncovered="B2 E2"), step("D2", "B2"))

    assert events == [Ran(Seat(0), field("D2"), fields("C2 B2"))]
    assert state.points == 2


@pytest.mark.rule("5.8")
def test_a_run_over_two_mice_costs_three_points() -> None:
    state = table("D2", "D3 D1", "D4", uncovered="D5", points=3)
    after, events = play(state, step("D2", "D5"))

    assert isinstance(events[0], Ran)
    assert len(events[0].path) == 3
    assert after.mice[0] == fields("D5")
    assert clause_against(table("D2", "D3 D1", "D4", uncovered="D5", points=2), step("D2", "D5")) == "5.8"


@pytest.mark.rule("5.8")
def test_a_run_over_three_mice_takes_the_whole_turn() -> None:
    before = table("A4", "B4 C4 D4", uncovered="E4")
    _, events = play(before, step("A4", "E4"))

    assert step("A4", "E4") in legal_runs(before)
    assert events[0] == Ran(Seat(0), field("A4"), fields("B4 C4 D4 E4"))


# Over an occupied tower


@pytest.mark.rule("5.9")
def test_a_mouse_from_outside_runs_over_an_occupied_tower() -> None:
    state, events = play(table("", "A1", uncovered="B1"), enter_over("A1", "B1"))

    assert events == [Entered(Seat(0), field("A1"), fields("B1"), 2)]
    assert (state.mice[0], state.outside[0], state.points) == (fields("B1"), 3, 2)


@pytest.mark.rule("5.9")
def test_over_the_tower_and_the_next_mouse_it_costs_three_points() -> None:
    state, events = play(table("", "A1 B1"), enter_over("A1", "C1"))

    assert events == [Entered(Seat(0), field("A1"), fields("B1 C1"), 3)]
    assert state.points == 1


@pytest.mark.rule("5.9")
def test_a_mouse_from_outside_stops_in_a_free_tower() -> None:
    state = table("", "G1", uncovered="B1")

    assert clause_against(state, enter_over("A1", "B1")) == "5.9"
    assert not [move for move in legal_moves(state) if isinstance(move, EnterOver)]


@pytest.mark.rule("5.8", "5.9")
def test_over_the_tower_and_two_more_mice_it_takes_the_whole_turn() -> None:
    before = table("", "A1 B1 C1", uncovered="D1")
    _, events = play(before, enter_over("A1", "D1"))

    assert enter_over("A1", "D1") in legal_moves(before)
    assert events[0] == Entered(Seat(0), field("A1"), fields("B1 C1 D1"), 4)


@pytest.mark.rule("5.8", "5.9")
def test_the_refusal_of_a_run_names_its_whole_price() -> None:
    over = RULES.why_not(table("", "A1 B1", points=2), Seat(0), enter_over("A1", "C1"))
    inside = RULES.why_not(table("A1", "B1", points=1), Seat(0), step("A1", "C1"))

    assert over == forbids("5.8", "too-far", cost=3, points=2)
    assert inside == forbids("5.8", "too-far", cost=2, points=1)


@pytest.mark.rule("5.8", "5.9")
def test_over_the_tower_the_whole_run_must_be_paid_for() -> None:
    states = [table("", "A1 B1", points=points, uncovered="A2") for points in (3, 2, 1)]

    assert [clause_against(state, enter_over("A1", "C1")) for state in states] == [None, "5.8", "5.8"]
    assert [clause_against(state, enter_over("A1", "A2")) for state in states] == [None, None, "5.8"]
    assert [[move for move in legal_moves(state) if isinstance(move, EnterOver)] for state in states] == [
        [enter_over("A1", "C1"), enter_over("A1", "A2")],
        [enter_over("A1", "A2")],
        [],
    ]


@pytest.mark.rule("5.3", "5.9")
def test_over_the_tower_no_mouse_steps_on_a_roof() -> None:
    assert clause_against(table("", "A1"), enter_over("A1", "B1")) == "5.3"


# All runs


@pytest.mark.rule("5.7", "5.8")
@pytest.mark.parametrize("seed", range(60))
def test_the_ends_of_runs_are_those_that_a_path_leads_to(seed: int) -> None:
    rng = FastRng(random.Random(seed))
    ground = sum(FIELD_BITS[inside] for inside in INSIDE_FIELDS if rng.below(4))
    source, *others = rng.shuffle(FIELDS)[: 3 + rng.below(14)]
    mice = sum(FIELD_BITS[occupied] for occupied in (source, *others))
    paths = find_paths(source, ground, mice)

    for max_steps in (1, 2, 3, 4):
        ends = run_ends(source, ground, mice, max_steps)
        assert [end for end in FIELDS if ends & FIELD_BITS[end]] == sorted(
            to for to in paths if len(paths[to]) <= max_steps
        )
