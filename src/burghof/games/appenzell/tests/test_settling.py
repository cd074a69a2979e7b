"""Chapter 7: falling and collecting."""

from collections.abc import Sequence

import pytest

from burghof.games.appenzell.model.events import CheeseGained, Collected, Fell, MouseLost
from burghof.games.appenzell.model.moves import End
from burghof.games.appenzell.tests.tables import (
    BRIE,
    EDAM,
    GOUDA,
    TRAP,
    clause_against,
    enter_over,
    field,
    fields,
    legal_moves,
    play,
    slide,
    step,
    table,
    uncover,
)
from burghof.kernel import Seat


def falls_and_gains(events: Sequence[object]) -> list[object]:
    """Return the falls and collected cheeses among these events."""
    return [event for event in events if isinstance(event, Fell | Collected)]


# Falling


@pytest.mark.rule("7.2")
def test_a_trap_pushed_in_drops_the_mouse_on_the_first_field() -> None:
    state, events = play(table("A1", "B1", spare=TRAP), slide("north", "B1"))

    assert falls_and_gains(events) == [Fell(Seat(1), field("B1"))]
    assert (state.mice[1], state.outside[1], state.fallen(Seat(1))) == ((), 3, 1)


@pytest.mark.rule("7.2")
def test_ones_own_slide_may_drop_ones_own_mouse() -> None:
    state, events = play(table("D4 A1", "G1", tiles={"C4": TRAP}), slide("west", "A4"))

    assert falls_and_gains(events) == [Fell(Seat(0), field("D4"))]
    assert state.mice[0] == fields("A1")


@pytest.mark.rule("7.2")
def test_a_fallen_mouse_uncovers_nothing_and_is_in_nobodys_way() -> None:
    fallen, _ = play(table("B1", "C1", spare=TRAP, uncovered="B2"), slide("north", "B1"))

    assert clause_against(fallen, uncover("A2")) == "4.2"
    assert clause_against(fallen, step("B1", "B2")) == "5.2"
    passed, _ = play(fallen, End())
    assert clause_against(passed, step("C1", "B1")) == "5.4"


@pytest.mark.rule("7.3")
def test_up_to_three_mice_fall_together_whoever_they_belong_to() -> None:
    state, events = play(
        table("B2 A1", "B4", "B6", spare=TRAP, tiles={"B1": TRAP, "B3": TRAP, "B5": TRAP}), slide("north", "B1")
    )

    assert falls_and_gains(events) == [
        Fell(Seat(0), field("B2")),
        Fell(Seat(1), field("B4")),
        Fell(Seat(2), field("B6")),
    ]
    assert state.mice == (fields("A1"), (), ())


@pytest.mark.rule("7.7")
def test_mice_in_towers_and_on_raised_fields_do_not_fall() -> None:
    state, events = play(table("A1 C3", "G1", tiles={"B3": TRAP}), slide("north", "B1"))

    assert falls_and_gains(events) == []
    assert state.mice[0] == fields("A1 C3")


# Collecting


@pytest.mark.rule("7.4")
def test_two_mice_on_the_same_cheese_collect_it() -> None:
    state, events = play(table("B1 C2", "G1", tiles={"B1": GOUDA, "B2": GOUDA}), step("C2", "B2"))

    assert falls_and_gains(events) == [Collected(Seat(0), GOUDA, fields("B1 B2"))]
    assert state.cheeses == ((GOUDA,), ())


@pytest.mark.rule("7.4")
def test_three_mice_on_a_cheese_still_get_one_piece() -> None:
    tiles = {"B1": GOUDA, "B2": GOUDA, "B4": GOUDA}
    before = table("B1 B4 C2", "G1", tiles=tiles)
    state, events = play(before, step("C2", "B2"))

    assert falls_and_gains(events) == [Collected(Seat(0), GOUDA, fields("B1 B2 B4"))]
    assert state.cheeses[0] == (GOUDA,)


@pytest.mark.rule("7.4")
def test_mice_of_two_players_do_not_collect_together() -> None:
    state, _ = play(table("C2", "B1", tiles={"B1": GOUDA, "B2": GOUDA}), step("C2", "B2"))

    assert state.cheeses == ((), ())


@pytest.mark.rule("7.4")
def test_a_mouse_that_runs_over_a_tower_may_collect() -> None:
    state, events = play(table("D2", "A1", uncovered="B1", tiles={"B1": BRIE, "D2": BRIE}), enter_over("A1", "B1"))

    assert falls_and_gains(events) == [Collected(Seat(0), BRIE, fields("B1 D2"))]
    assert state.outside[0] == 2


@pytest.mark.rule("7.5")
def test_a_slide_lets_others_collect_and_several_at_once() -> None:
    tiles = {"B1": GOUDA, "B3": BRIE, "C4": GOUDA, "F4": BRIE, "B5": EDAM, "D6": EDAM}
    state, events = play(table("A1", "B2 B4 C4 F4", "B6 D6", tiles=tiles), slide("north", "B1"))

    assert falls_and_gains(events) == [
        Collected(Seat(1), GOUDA, fields("B2 C4")),
        Collected(Seat(1), BRIE, fields("B4 F4")),
        Collected(Seat(2), EDAM, fields("B6 D6")),
    ]
    assert state.cheeses == ((), (GOUDA, BRIE), (EDAM,))


@pytest.mark.rule("7.5")
def test_by_one_slide_the_seat_whose_turn_it_is_collects_first() -> None:
    tiles = {"B1": GOUDA, "B3": BRIE, "C4": GOUDA, "F4": BRIE}
    _, events = play(table("B2 C4", "G1", "B4 F4", tiles=tiles, active=2), slide("north", "B1"))

    assert falls_and_gains(events) == [
        Collected(Seat(2), BRIE, fields("B4 F4")),
        Collected(Seat(0), GOUDA, fields("B2 C4")),
    ]


@pytest.mark.rule("7.6")
def test_nobody_gets_a_cheese_twice() -> None:
    before = table("B1 C2", "G1", tiles={"B1": GOUDA, "B2": GOUDA}, cheeses={0: [GOUDA]})
    state, events = play(before, step("C2", "B2"))

    assert falls_and_gains(events) == []
    assert state.cheeses[0] == (GOUDA,)


@pytest.mark.rule("7.4")
def test_plain_tiles_bring_nothing() -> None:
    state, _ = play(table("B1 C2", "G1"), step("C2", "B2"))

    assert state.cheeses[0] == ()


@pytest.mark.rule("7.1", "7.2")
def test_a_mouse_that_falls_does_not_collect() -> None:
    tiles = {"B1": GOUDA, "B3": TRAP, "C4": GOUDA}
    state, events = play(table("A1", "B2 B4", tiles=tiles), slide("north", "B1"))

    assert falls_and_gains(events) == [Fell(Seat(1), field("B4"))]
    assert state.cheeses[1] == ()


@pytest.mark.rule("7.1")
def test_mice_fall_before_cheese_is_collected() -> None:
    tiles = {"B1": GOUDA, "B3": TRAP, "C4": GOUDA}
    _, events = play(table("A1", "B2 C4 B4", tiles=tiles), slide("north", "B1"))

    assert falls_and_gains(events) == [Fell(Seat(1), field("B4")), Collected(Seat(1), GOUDA, fields("B2 C4"))]


@pytest.mark.rule("7.7")
def test_mice_in_towers_and_on_raised_fields_do_not_collect() -> None:
    state, _ = play(table("A1 C1 B2", "G1", tiles={"B1": GOUDA, "B2": GOUDA}, uncovered="B1"), step("B2", "C2"))

    assert state.cheeses[0] == ()


@pytest.mark.rule("8.3")
def test_pure_recall_keeps_who_fell_and_collected_but_not_where() -> None:
    assert Fell(Seat(1), field("B1")).for_log("pure") == MouseLost(Seat(1))
    assert Collected(Seat(1), GOUDA, fields("B1 B2")).for_log("pure") == CheeseGained(Seat(1), GOUDA)


@pytest.mark.rule("7.2")
def test_who_has_only_fallen_mice_inside_may_still_bring_others() -> None:
    fallen, _ = play(table("B1", "G1", spare=TRAP), slide("north", "B1"))

    assert len(legal_moves(fallen)) == 4
