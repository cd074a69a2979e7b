"""Chapters 1 and 2: the castle, and setting up."""

import random
from collections import Counter

import pytest

from burghof.bots.fast_rng import FastRng
from burghof.games.appenzell.model.castle import FIELDS, HOLE_FIELDS, LINES, NEIGHBOURS, TOWERS, field_name
from burghof.games.appenzell.model.events import LayoutDrawn, Placed, StartDrawn, TilesLaid
from burghof.games.appenzell.model.layout import PRINTED_LAYOUTS, ROOFS, Layout, Roof, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, DrawLayout, DrawStart, End, LayTiles
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES, CHEESES, Tile
from burghof.games.appenzell.rules import drawing
from burghof.games.appenzell.rules.drawing import draw_layout, why_not_layout
from burghof.games.appenzell.tests.tables import (
    RULES,
    clause_against,
    enter,
    enter_over,
    field,
    fields,
    legal_moves,
    next_decision,
    play,
    slide,
    step,
    uncover,
)
from burghof.kernel import CHANCE, DISCARD, Decision, Seat, forbids

LAYOUTS = [*PRINTED_LAYOUTS.values(), *(draw_layout(FastRng(random.Random(seed))) for seed in range(40))]
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def table_to_place(seats: int, first: int = 0, options: Options | None = None) -> State:
    """Return a table at which the mice are to be placed."""
    state = RULES.start(options or Options(), seats)
    laid = RULES.apply(state, CHANCE, LayTiles(ALL_TILES), DISCARD)
    return RULES.apply(laid, CHANCE, DrawStart(Seat(first)), DISCARD)


class FixedSymmetryRng(FastRng):
    """A random generator that shuffles freely but always picks this symmetry of a drawn layout."""

    def __init__(self, rng: random.Random, side: int) -> None:
        super().__init__(rng)
        self.side = side

    def below(self, n: int) -> int:
        return self.side % n


def with_letters(layout: Layout, **letters: str) -> Layout:
    """Return the layout with other letters on some fields."""
    written = dict(zip(map(field_name, FIELDS), layout.replace("/", ""), strict=True)) | letters
    text = "".join(written.values())
    return "/".join(text[start : start + 7] for start in range(0, 49, 7))


# The castle


@pytest.mark.rule("1.1")
def test_four_towers_thirty_three_holes_and_twelve_raised_fields() -> None:
    raised = [field_name(place) for place in FIELDS if place not in HOLE_FIELDS and place not in TOWERS]

    assert [field_name(tower) for tower in TOWERS] == ["A1", "G1", "A7", "G7"]
    assert len(HOLE_FIELDS) == 33
    assert raised == ["C1", "E1", "A3", "C3", "E3", "G3", "A5", "C5", "E5", "G5", "C7", "E7"]


@pytest.mark.rule("1.1")
def test_a_field_neighbours_those_beside_it_but_never_a_tower() -> None:
    assert NEIGHBOURS[field("C3")] == fields("C2 B3 D3 C4")
    assert NEIGHBOURS[field("A1")] == fields("B1 A2")
    assert NEIGHBOURS[field("B1")] == fields("C1 B2")


@pytest.mark.rule("1.2")
def test_three_of_each_cheese_ten_plain_tiles_and_three_traps() -> None:
    assert len(CHEESES) == 7
    assert Counter(ALL_TILES) == {**dict.fromkeys(CHEESES, 3), Tile.PLAIN: 10, Tile.TRAP: 3}


@pytest.mark.rule("1.3")
@every_layout
def test_every_layout_has_eleven_rooms_of_two_five_of_three_and_two_of_four(layout: Layout) -> None:
    sizes = Counter(len(own) for own in plan_of(layout).fields)

    assert why_not_layout(layout) is None
    assert sizes == {2: 11, 3: 5, 4: 2}
    assert {size: ROOFS[size] for size in sizes} == {2: Roof.TILED, 3: Roof.THATCHED, 4: Roof.COPPER}


@pytest.mark.rule("1.4")
@every_layout
def test_every_tower_touches_three_different_rooms(layout: Layout) -> None:
    assert [plan_of(layout).near[tower].bit_count() for tower in TOWERS] == [3, 3, 3, 3]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("side", ["front", "back"])
def test_on_the_grid_board_no_four_rooms_meet_in_a_point(side: str) -> None:
    rows = PRINTED_LAYOUTS[side].split("/")
    corners = [rows[y][x : x + 2] + rows[y + 1][x : x + 2] for y in range(6) for x in range(6)]

    assert max(len(set(corner) - {"#"}) for corner in corners) == 3


@pytest.mark.rule("1.3")
def test_a_forged_layout_is_refused() -> None:
    front = PRINTED_LAYOUTS["front"]
    forged = {
        "too short": front[:-1],
        "a tower inside": with_letters(front, B1="#"),
        "a room too many": with_letters(front, B2="S"),
        "not in order": front.translate(str.maketrans("AB", "BA")),
        "no walls between rows": front.replace("/", ""),
        "a room with a corner": with_letters(front, A2="D", A3="D", A4="H", B4="D", B5="H"),
    }
    refusals = {why: why_not_layout(layout) for why, layout in forged.items()}

    assert {why: refusal.clause for why, refusal in refusals.items() if refusal} == dict.fromkeys(forged, "1.3")


@pytest.mark.rule("1.4")
def test_a_layout_in_which_a_tower_touches_fewer_rooms_is_refused() -> None:
    refusal = why_not_layout("#AABCC#/DEEBFGH/DEEBFGH/IJJJKKH/ILLMMNN/ILLOOPP/#QQRRR#")

    assert refusal is not None
    assert refusal.clause == "1.4"


@pytest.mark.rule("1.4")
def test_chance_draws_a_layout_only_if_asked() -> None:
    printed = [RULES.pending(RULES.start(Options(layout=side), 2)) for side in ("front", "back")]
    drawn = RULES.start(Options(layout="drawn"), 2)
    move = RULES.draw(drawn, FastRng(random.Random(1)))
    events: list[object] = []
    after = RULES.apply(drawn, CHANCE, move, lambda event, _: events.append(event))

    assert printed == [(Decision(CHANCE, "tiles"),)] * 2
    assert RULES.pending(drawn) == (Decision(CHANCE, "layout"),)
    assert RULES.why_not(drawn, CHANCE, move) is None
    assert events == [LayoutDrawn(after.layout)]
    assert RULES.pending(after) == (Decision(CHANCE, "tiles"),)
    assert RULES.why_not(drawn, CHANCE, DrawLayout("#")) is not None


@pytest.mark.rule("1.4")
def test_a_drawing_that_takes_too_long_starts_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MAX_ROOM_TRIES", 24)
    layouts = [draw_layout(FastRng(random.Random(seed))) for seed in range(5)]

    assert [why_not_layout(layout) for layout in layouts] == [None] * 5
    assert layouts != LAYOUTS[2:7]


@pytest.mark.rule("1.4")
def test_a_drawn_layout_is_turned_and_mirrored_at_will() -> None:
    assert len({draw_layout(FixedSymmetryRng(random.Random(0), side)) for side in range(8)}) == 8


@pytest.mark.rule("1.4")
def test_chance_draws_many_different_layouts() -> None:
    assert len(set(LAYOUTS)) == len(LAYOUTS)


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_four_mice_outside(seats: int) -> None:
    state = RULES.start(Options(), seats)

    assert (state.mice, state.outside) == (((),) * seats, (4,) * seats)


# Setting up


@pytest.mark.rule("2.1", "2.2")
def test_tiles_are_laid_unseen_under_all_roofs_and_one_is_left_open() -> None:
    start = RULES.start(Options(), 2)
    move = RULES.draw(start, FastRng(random.Random(1)))
    events: list[object] = []
    state = RULES.apply(start, CHANCE, move, lambda event, _: events.append(event))

    assert isinstance(move, LayTiles)
    assert RULES.why_not(start, CHANCE, move) is None
    assert Counter(move.tiles) == Counter(ALL_TILES)
    assert (*state.tiles, state.spare) == move.tiles
    assert (state.open, any(state.seen)) == ((), False)
    assert events == [TilesLaid()]


@pytest.mark.rule("2.1")
def test_tiles_are_shuffled_and_any_of_them_may_be_the_spare() -> None:
    start = RULES.start(Options(), 2)
    moves = [RULES.draw(start, FastRng(random.Random(seed))) for seed in range(60)]
    spares = {RULES.apply(start, CHANCE, move, DISCARD).spare for move in moves}

    assert len(set(moves)) == 60
    assert spares == set(Tile)


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("is_open", [True, False])
def test_only_in_an_open_castle_all_tiles_are_seen_from_the_start(*, is_open: bool) -> None:
    assert set(table_to_place(2, options=Options(open_castle=is_open)).seen) == {is_open}


@pytest.mark.rule("1.2")
def test_other_tiles_are_refused() -> None:
    refusal = RULES.why_not(RULES.start(Options(), 2), CHANCE, LayTiles((Tile.TRAP,) * 34))

    assert refusal is not None
    assert refusal.clause == "1.2"


@pytest.mark.rule("2.3")
def test_chance_says_who_begins() -> None:
    laid = RULES.apply(RULES.start(Options(), 4), CHANCE, LayTiles(ALL_TILES), DISCARD)
    moves = {RULES.draw(laid, FastRng(random.Random(seed))) for seed in range(40)}
    events: list[object] = []
    state = RULES.apply(laid, CHANCE, DrawStart(Seat(2)), lambda event, _: events.append(event))
    refusals = [RULES.why_not(laid, CHANCE, DrawStart(Seat(seat))) for seat in (-1, 0, 3, 4)]

    assert moves == {DrawStart(Seat(seat)) for seat in range(4)}
    assert events == [StartDrawn(Seat(2))]
    assert next_decision(state) == (2, "place")
    assert [refusal and refusal.clause for refusal in refusals] == ["2.3", None, None, "2.3"]


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (RULES.start(Options(layout="drawn"), 2), LayTiles(ALL_TILES)),
        (RULES.start(Options(), 2), DrawStart(Seat(0))),
        (table_to_place(2), LayTiles(ALL_TILES)),
    ],
)
def test_chance_does_nothing_but_what_is_due(state: State, move: AppenzellMove) -> None:
    assert RULES.why_not(state, CHANCE, move) == forbids("2.4", "first-a-mouse-into-a-tower")


@pytest.mark.rule("2.4", "2.5")
def test_everybody_places_a_mouse_in_turn_then_the_first_acts() -> None:
    state, events = play(table_to_place(3, first=1), enter("A1"), enter("G7"), enter("G1"))

    assert events == [Placed(Seat(1), field("A1")), Placed(Seat(2), field("G7")), Placed(Seat(0), field("G1"))]
    assert (state.mice, state.outside) == ((fields("G1"), fields("A1"), fields("G7")), (3, 3, 3))
    assert next_decision(state) == (1, "act")
    assert state.points == 4
    assert state.step == 4


@pytest.mark.rule("2.4")
def test_the_fourth_mouse_goes_into_the_last_tower_by_itself() -> None:
    state, events = play(table_to_place(4, first=3), enter("A1"), enter("A7"), enter("G1"))

    assert events[-1] == Placed(Seat(2), field("G7"))
    assert next_decision(state) == (3, "act")


@pytest.mark.rule("2.4")
def test_before_the_first_turn_only_free_towers_may_be_chosen() -> None:
    state, _ = play(table_to_place(2), enter("A1"))

    assert legal_moves(state) == [enter("G1"), enter("A7"), enter("G7")]
    assert clause_against(state, enter("A1")) == "2.4"
    assert clause_against(state, enter_over("A1", "B1")) == "2.4"
    assert clause_against(state, step("A1", "B1")) == "2.4"
    assert clause_against(state, uncover("B1")) == "2.4"
    assert clause_against(state, slide("north", "B1")) == "2.4"
    assert clause_against(state, End()) == "2.4"


@pytest.mark.rule("6.2")
def test_twelve_lines_of_seven_holes() -> None:
    assert len(LINES) == 12
    assert all(len(line) == 7 and set(line) <= set(HOLE_FIELDS) for line in LINES)


@pytest.mark.rule("6.2")
def test_slots_are_counted_clockwise_from_the_north_west() -> None:
    assert tuple(line[0] for line in LINES) == fields("B1 D1 F1 G2 G4 G6 F7 D7 B7 A6 A4 A2")
