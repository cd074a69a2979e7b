"""Chapter 6: sliding."""

import pytest

from burghof.games.appenzell.model.events import CameToLight, Pushed, Slid
from burghof.games.appenzell.model.moves import End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.rules.sliding import SLIDE_MOVES
from burghof.games.appenzell.tests.tables import (
    BRIE,
    EDAM,
    GOUDA,
    PLAIN,
    TRAP,
    clause_against,
    fields,
    hole,
    legal_moves,
    play,
    slide,
    table,
    tile_at,
)
from burghof.kernel import Seat


@pytest.mark.rule("6.1")
def test_a_slide_costs_one_point_and_is_made_once_a_turn() -> None:
    state, _ = play(table("A1", "G1"), slide("north", "B1"))

    assert (state.points, state.has_slid) == (3, True)
    assert clause_against(state, slide("north", "D1")) == "6.1"
    assert not set(SLIDE_MOVES) & set(legal_moves(state))


@pytest.mark.rule("6.1")
def test_in_the_next_turn_a_tile_may_be_pushed_again() -> None:
    state, _ = play(table("A1", "G1"), slide("north", "B1"), End())

    assert not state.has_slid
    assert set(SLIDE_MOVES) <= set(legal_moves(state))


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("side", "door", "line"),
    [
        ("north", "D1", "D1 D2 D3 D4 D5 D6 D7"),
        ("east", "G2", "G2 F2 E2 D2 C2 B2 A2"),
        ("south", "F7", "F7 F6 F5 F4 F3 F2 F1"),
        ("west", "A6", "A6 B6 C6 D6 E6 F6 G6"),
    ],
)
def test_the_line_moves_on_by_one_field_and_the_last_tile_falls_out(side: str, door: str, line: str) -> None:
    names = line.split()
    before = table("A1", "G1", spare=GOUDA, tiles={names[0]: BRIE, names[5]: EDAM, names[6]: TRAP})
    state, events = play(before, slide(side, door))

    assert [tile_at(state, name) for name in names] == [GOUDA, BRIE, PLAIN, PLAIN, PLAIN, PLAIN, EDAM]
    assert state.spare is TRAP
    assert events[0] == Slid(Seat(0), slide(side, door).slot, fields(line), GOUDA)


@pytest.mark.rule("6.3")
def test_every_slot_may_be_used_and_mice_and_roofs_stay() -> None:
    before = table("A1 B2", "D4", uncovered="F6")

    assert [move for move in legal_moves(before) if move in SLIDE_MOVES] == list(SLIDE_MOVES)
    for move in SLIDE_MOVES:
        state, _ = play(before, move)
        assert (state.mice, state.open) == (before.mice, before.open)


@pytest.mark.rule("6.3")
def test_the_last_tile_may_be_pushed_straight_back() -> None:
    before = table("A1", "G1", spare=GOUDA, tiles={"B7": TRAP})
    there, _ = play(before, slide("north", "B1"))
    again = table("A1", "G1", spare=TRAP, tiles={"B1": GOUDA})
    back, _ = play(again, slide("south", "B7"))

    assert (there.spare, back.spare) == (TRAP, GOUDA)
    assert (tile_at(back, "B7"), tile_at(back, "B1")) == (TRAP, PLAIN)


# What a slide reveals


@pytest.mark.rule("6.2", "8.2")
def test_what_was_seen_is_followed_under_the_roofs() -> None:
    before = table("A1", "B4", spare=GOUDA)
    state, _ = play(before, slide("north", "B1"))

    assert [state.seen[hole(name)] for name in ["B1", "B2", "B3", "B4", "B5", "B6", "B7"]] == [
        True,
        False,
        False,
        True,
        True,
        True,
        False,
    ]


@pytest.mark.rule("4.3", "6.2")
def test_covered_tiles_that_come_to_light_are_told() -> None:
    _, events = play(table("A1", "B4", tiles={"B3": BRIE, "B7": EDAM}), slide("north", "B1"))

    assert events[1:] == [CameToLight(fields("B4"), (BRIE,), EDAM)]


@pytest.mark.rule("4.3")
def test_a_tile_from_an_open_field_to_the_outside_is_no_news() -> None:
    _, events = play(table("A1", "B6 B7", uncovered="B4", tiles={"B7": EDAM}), slide("north", "B1"))

    assert events[1:] == [CameToLight(fields("B4"), (PLAIN,), None)]


@pytest.mark.rule("4.3")
def test_a_slide_that_shows_nothing_covered_tells_no_more() -> None:
    _, events = play(table("A1", "B7"), slide("south", "F7"))
    _, quiet = play(table("A1", "B1 B2 B4 B6", uncovered="B7"), slide("north", "B1"))

    assert events[1:] == [CameToLight((), (), PLAIN)]
    assert quiet[1:] == []


@pytest.mark.rule("8.5")
def test_in_an_open_castle_nothing_comes_to_light() -> None:
    _, events = play(table("A1", "B4", options=Options(open_castle=True)), slide("north", "B1"))

    assert [type(event) for event in events] == [Slid]


@pytest.mark.rule("8.3")
def test_pure_recall_keeps_where_a_tile_was_pushed_in_but_not_which() -> None:
    slid = Slid(Seat(0), slide("north", "B1").slot, fields("B1 B2"), GOUDA)
    shown = CameToLight(fields("B4"), (BRIE,), EDAM)

    assert slid.for_log("pure") == Pushed(slid.seat, slid.slot, slid.line)
    assert shown.for_log("pure") is None
