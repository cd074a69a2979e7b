"""Chapter 3: a turn."""

import pytest

from burghof.games.appenzell.model.events import TurnEnded
from burghof.games.appenzell.model.moves import AppenzellMove, End
from burghof.games.appenzell.model.tile import Tile
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES
from burghof.games.appenzell.tests.tables import (
    RULES,
    TRAP,
    enter,
    enter_over,
    legal_moves,
    next_decision,
    play,
    room,
    rooms,
    slide,
    step,
    table,
    uncover,
)
from burghof.kernel import Seat


@pytest.mark.rule("3.1")
def test_four_points_in_any_order_and_mix_with_any_mice() -> None:
    state = table("A1 G7", "G1")
    after = [state]
    for move in (uncover("B1"), enter("A7"), slide("west", "A4"), step("A1", "B1")):
        state, _ = play(state, move)
        after.append(state)

    assert [at.points for at in after] == [4, 3, 2, 1, 4]
    assert [next_decision(at)[0] for at in after] == [0, 0, 0, 0, 1]


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("points", [4, 3, 2, 1])
def test_a_turn_may_end_at_any_time(points: int) -> None:
    state, events = play(table("A1", "G1", points=points), End())

    assert events == [TurnEnded(Seat(0), ())]
    assert next_decision(state) == (1, "act")
    assert (state.points, state.has_slid, state.turns) == (4, False, 1)


@pytest.mark.rule("3.3")
def test_a_turn_ends_by_itself_when_no_point_is_left() -> None:
    state, events = play(table("A1", "G1", points=1), uncover("B1"))

    assert events[-1] == TurnEnded(Seat(0), (room("B1"),))
    assert next_decision(state) == (1, "act")


WALLED_IN = {"B1": TRAP, "A2": TRAP, "F1": TRAP, "G2": TRAP}


@pytest.mark.rule("3.3")
def test_a_turn_ends_by_itself_when_nothing_else_can_be_done() -> None:
    stuck = table("A1 G1", "G7", outside={0: 0}, uncovered="B1 A2 B2 F1 G2 F2", tiles=WALLED_IN, points=3)
    state, events = play(stuck, slide("west", "A6"))

    assert events[-1] == TurnEnded(Seat(0), rooms("B1 A2 B2 F1 G2 F2"))
    assert next_decision(state) == (1, "act")


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("uncovered", "outside", "tiles"),
    [
        ("B1 A2 F1 G2 F2", 0, WALLED_IN),
        ("B1 A2 B2 F1 G2 F2", 1, WALLED_IN),
        ("B1 A2 B2 F1 G2 F2", 0, {"B1": TRAP, "A2": TRAP, "F1": TRAP}),
    ],
    ids=["a roof", "a tower", "a step"],
)
def test_a_turn_goes_on_while_anything_can_be_done(uncovered: str, outside: int, tiles: dict[str, Tile]) -> None:
    state = table("A1 G1", "G7", outside={0: outside}, uncovered=uncovered, tiles=tiles, points=3)
    after, _ = play(state, slide("west", "A6"))

    assert next_decision(after) == (0, "act")
    assert legal_moves(after)[-1] == End()
    assert len(legal_moves(after)) > 1


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(("has_slid", "next_seat"), [(False, 0), (True, 1)])
def test_a_turn_goes_on_while_a_tile_can_be_pushed(*, has_slid: bool, next_seat: int) -> None:
    before = table("", "A1 G1 A7 G7", "C1", uncovered="A2 B2", tiles={"B2": TRAP}, points=3, has_slid=has_slid)
    state, _ = play(before, enter_over("A1", "B1"))

    assert next_decision(state) == (next_seat, "act")


@pytest.mark.rule("3.3")
def test_with_only_the_slide_left_it_is_all_that_is_offered() -> None:
    before = table("", "A1 G1 A7 G7", "C1", uncovered="A2 B2", tiles={"B2": TRAP}, points=3)
    state, _ = play(before, enter_over("A1", "B1"))

    assert legal_moves(state) == [*SLIDE_MOVES, End()]


@pytest.mark.rule("3.4")
def test_at_the_end_of_a_turn_rooms_without_a_mouse_are_covered() -> None:
    state, events = play(table("B1", "F6 G1", uncovered="B1 B2 D2 F6"), End())

    assert events == [TurnEnded(Seat(0), rooms("B2 D2"))]
    assert state.open == rooms("B1 F6")


@pytest.mark.rule("3.4", "7.2")
def test_a_fallen_mouse_keeps_no_room_open() -> None:
    fallen, _ = play(table("B1", "G1", spare=TRAP), slide("north", "B1"))
    state, events = play(fallen, End())

    assert events == [TurnEnded(Seat(0), rooms("B1"))]
    assert state.open == ()


@pytest.mark.rule("2.5")
def test_turns_go_round_clockwise() -> None:
    state = table("A1", "G1", "G7", active=2)

    assert next_decision(play(state, End())[0]) == (0, "act")


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    "move", [uncover("B2"), enter("A7"), enter_over("G1", "F1"), step("A1", "B1"), slide("west", "A4"), End()]
)
def test_every_decision_has_a_token_of_its_own(move: AppenzellMove) -> None:
    before = table("A1", "G1", uncovered="B1 F1")
    after, _ = play(before, move)

    assert (RULES.pending(before)[0].token, RULES.pending(after)[0].token) == (1, 2)
