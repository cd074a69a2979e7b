"""Chapter 4: uncovering."""

import pytest

from burghof.games.appenzell.model.events import Uncovered, Unroofed
from burghof.games.appenzell.model.moves import Uncover
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.tests.tables import (
    GOUDA,
    PLAIN,
    TRAP,
    clause_against,
    fields,
    hole,
    legal_moves,
    play,
    room,
    rooms,
    table,
    uncover,
)
from burghof.kernel import Seat


def legal_uncovers(*mice: str, uncovered: str = "") -> list[object]:
    """Return the moves by which the first seat may uncover rooms."""
    return [move for move in legal_moves(table(*mice, uncovered=uncovered)) if isinstance(move, Uncover)]


@pytest.mark.rule("4.1")
def test_taking_off_a_roof_costs_one_point() -> None:
    state, _ = play(table("A1", "G1"), uncover("B2"))

    assert (state.points, state.open) == (3, rooms("B2"))


@pytest.mark.rule("4.1")
def test_open_rooms_are_kept_in_order() -> None:
    state, _ = play(table("A1", "G1"), uncover("B2"), uncover("B1"), uncover("A2"))

    assert state.open == rooms("B1 A2 B2")


@pytest.mark.rule("4.1")
def test_an_open_room_cannot_be_uncovered() -> None:
    assert clause_against(table("A1", "G1", uncovered="B1"), uncover("B1")) == "4.1"


@pytest.mark.rule("4.2")
def test_a_mouse_in_a_tower_uncovers_the_three_rooms_that_touch_it() -> None:
    assert legal_uncovers("A1", "G1") == [uncover("B1"), uncover("A2"), uncover("B2")]


@pytest.mark.rule("4.2")
def test_a_mouse_uncovers_rooms_that_touch_it_straight_or_diagonally() -> None:
    assert legal_uncovers("B4", "G1") == [uncover("A4"), uncover("B3"), uncover("C4"), uncover("A5"), uncover("C5")]


@pytest.mark.rule("4.2")
def test_only_a_mouse_of_ones_own_uncovers() -> None:
    assert clause_against(table("A1", "G1"), uncover("F1")) == "4.2"


@pytest.mark.rule("4.2")
def test_all_of_ones_mice_uncover() -> None:
    assert legal_uncovers("A1 G7", "G1", uncovered="B1") == [uncover(name) for name in ("A2", "B2", "G6", "E6", "F7")]


@pytest.mark.rule("4.3")
def test_everybody_sees_what_lay_under_the_roof() -> None:
    state, events = play(table("A1", "G1", tiles={"B2": GOUDA, "C2": TRAP}), uncover("B2"))

    assert events == [Uncovered(Seat(0), room("B2"), fields("B2 C2 B3 C3"), (GOUDA, TRAP, PLAIN))]
    assert [state.seen[hole(name)] for name in ("B2", "C2", "B3", "B1")] == [True, True, True, False]


@pytest.mark.rule("8.5")
def test_in_an_open_castle_uncovering_shows_nothing_new() -> None:
    _, events = play(table("A1", "G1", options=Options(open_castle=True)), uncover("B2"))

    assert events == [Unroofed(Seat(0), room("B2"), fields("B2 C2 B3 C3"))]
