"""Chapter 4: building."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import LINES, SPACE_COUNT, field_name
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import Built, Overbuilt, Skipped
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.tests.tables import (
    ANY_COLOUR,
    BLUE,
    DEFAULT_OPTIONS,
    EMPTY_STOCK,
    FULL_STOCK,
    GOLD,
    GREEN,
    RED,
    RULES,
    build,
    build_other,
    clause_against,
    field,
    next_decision,
    play,
    relocate,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import Seat

EMPTY_PURSES = {0: 0, 1: 0, 2: 0, 3: 0}


@pytest.mark.rule("4.1")
def test_only_the_line_of_the_relocated_card_is_built_on() -> None:
    assert clause_against(table_to_build(RED, at=0), build("B1")) == "4.1"


@pytest.mark.rule("4.2")
def test_the_colour_facing_the_site_builds_first() -> None:
    relocated, _ = play(table(), relocate("rb", 2))
    built, events = play(relocated, build("C1"))

    assert events == [Built(Seat(1), field("C1"), BLUE, 0)]
    assert next_decision(built) == (Seat(0), "build")


@pytest.mark.rule("4.2")
def test_a_single_card_lets_its_colour_build_alone() -> None:
    relocated, _ = play(table(), relocate("n", 3))
    built, events = play(relocated, build("D1", 2))

    assert events == [Built(Seat(3), field("D1"), GREEN, 2)]
    assert next_decision(built) == (Seat(1), "relocate")


@pytest.mark.rule("4.3")
def test_in_an_empty_row_the_field_nearest_the_card_is_free() -> None:
    assert clause_against(table_to_build(BLUE, at=5), build("E1")) is None
    assert clause_against(table_to_build(BLUE, at=5), build("D1")) == "4.3"


@pytest.mark.rule("4.3")
def test_in_a_built_up_row_it_is_the_nearest_empty_field_even_behind_towers() -> None:
    state = table_to_build(BLUE, at=5, on=table(towers={"E1": tower(RED), "D1": tower(BLUE), "B1": tower(BLUE)}))

    assert clause_against(state, build("C1")) is None
    assert clause_against(state, build("A1")) == "4.3"


@pytest.mark.rule("4.3")
def test_the_second_builder_looks_for_an_empty_field_after_the_first_has_built() -> None:
    state, _ = play(table_to_build(BLUE, RED, at=2), build("C1"))

    assert clause_against(state, build("C2")) is None
    assert clause_against(state, build("C3")) == "4.3"


@pytest.mark.rule("4.4")
def test_overbuilding_three_floors_costs_three_ducats_to_the_owner_on_top() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(RED, BLUE, BLUE)}, purses={0: 5, 1: 0}))

    after, events = play(state, build("A1"))

    assert after.purses == (2, 3, 10, 10)
    assert events == [Overbuilt(Seat(0), field("A1"), RED, 0, height=3, price=3, payee=Seat(1))]


@pytest.mark.rule("4.4")
def test_crests_do_not_change_the_price() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE, (BLUE, 2))}, purses={0: 5, 1: 0}))

    assert play(state, build("A1", 2))[0].purses == (3, 2, 10, 10)


@pytest.mark.rule("4.4")
def test_what_cannot_be_paid_cannot_be_overbuilt() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE, BLUE)}, purses={0: 1}))

    assert clause_against(state, build("A1")) == "4.4"


@pytest.mark.rule("4.4")
def test_the_second_builder_pays_for_the_fresh_floor_too() -> None:
    state = table_to_build(BLUE, GOLD, on=table(towers={"A1": tower(RED)}))
    first, _ = play(state, build("A1"))
    second, _ = play(first, build("A1"))

    assert second.purses == (11, 9 + 2, 8, 10)


@pytest.mark.rule("4.5")
def test_ones_own_tower_is_overbuilt_for_free() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE, BLUE, RED)}, purses=EMPTY_PURSES))

    after, events = play(state, build("A1"))

    assert after.purses == (0, 0, 0, 0)
    assert events == [Overbuilt(Seat(0), field("A1"), RED, 0, height=3, price=0, payee=Seat(0))]


@pytest.mark.rule("4.5")
def test_with_two_seats_ones_other_colour_is_ones_own() -> None:
    state = table_to_build(RED, on=table(2, towers={"A1": tower(BLUE, GOLD)}, purses={0: 0, 1: 0}))

    assert play(state, build("A1"))[0].purses == (0, 0)


@pytest.mark.rule("4.6")
def test_a_roof_is_never_overbuilt() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(RED)}, roofs=["A1"]))

    assert clause_against(state, build("A1")) == "4.6"


@pytest.mark.rule("4.7")
def test_a_builder_who_can_pay_for_no_field_builds_nothing() -> None:
    walls = {"A1": tower(BLUE), "A2": tower(BLUE, BLUE), "A3": tower(RED)}
    state = table_to_build(GOLD, RED, on=table(towers=walls, purses=EMPTY_PURSES, roofs=["A3"]))

    after, events = play(table_to_build(BLUE, GOLD, on=state), build("A1"))

    assert events[-1] == Skipped(Seat(2), GOLD, "no-field")
    assert next_decision(after) == (Seat(1), "relocate")


@pytest.mark.rule("4.7")
def test_a_colour_without_floors_builds_nothing() -> None:
    state = table(2, stocks={BLUE: EMPTY_STOCK})

    after, events = play(state, relocate("b", 3))

    assert events[-1] == Skipped(Seat(1), BLUE, "no-floor")
    assert next_decision(after) == (Seat(1), "relocate")


@pytest.mark.rule("4.7")
def test_whoever_can_build_is_offered_nothing_else() -> None:
    moves = RULES.legal_moves(table_to_build(RED, at=0), Seat(0))

    assert list(moves) == [build("A1", 0), build("A1", 1), build("A1", 2)]


@pytest.mark.rule("4.7")
def test_a_build_without_a_choice_is_made_at_once() -> None:
    state = table(stocks={GREEN: (2, 0, 0)})

    after, events = play(state, relocate("n", 3))

    assert events[-1] == Built(Seat(3), field("D1"), GREEN, 0)
    assert next_decision(after) == (Seat(1), "relocate")


@pytest.mark.rule("4.7")
def test_a_builder_with_one_kind_of_floor_still_chooses_the_field() -> None:
    state = table(stocks={GREEN: (2, 0, 0)}, towers={"D1": tower(GREEN)})

    asked, _ = play(state, relocate("n", 3))

    assert list(RULES.legal_moves(asked, Seat(3))) == [build("D1"), build("D2")]


@pytest.mark.rule("4.7")
def test_the_second_colour_builds_even_if_the_first_cannot() -> None:
    asked, events = play(table(2, stocks={BLUE: EMPTY_STOCK}), relocate("rb", 2))
    after, _ = play(asked, build("C1"))

    assert events[-1] == Skipped(Seat(1), BLUE, "no-floor")
    assert next_decision(asked) == (Seat(0), "build")
    assert after.towers[field("C1")] == tower(RED)


@st.composite
def tables_with_towers(draw: st.DrawFn) -> State:
    """Draw a table at which a colour builds in a line with towers, some of them roofed or too expensive."""
    seats = draw(st.sampled_from([2, 3, 4]))
    colours = list(Colour)[: MATERIAL.tables[seats].colours]
    at = draw(st.integers(0, SPACE_COUNT - 1))
    towers = {field_name(place): tower(*draw(st.lists(st.sampled_from(colours), max_size=3))) for place in LINES[at]}
    standing = [name for name, floors in towers.items() if floors]
    builder = draw(st.sampled_from(colours))
    around = table(
        seats,
        towers=towers,
        roofs=draw(st.permutations(standing))[: draw(st.integers(0, MATERIAL.roofs))],
        purses={seat: draw(st.integers(0, 3)) for seat in range(seats)},
        stocks={builder: draw(st.sampled_from([FULL_STOCK, (3, 0, 1), (0, 1, 0)]))},
        options=draw(st.sampled_from([DEFAULT_OPTIONS, ANY_COLOUR])),
    )
    return table_to_build(builder, at=at, on=around)


@pytest.mark.no_cover
@pytest.mark.rule("4.1", "4.3", "4.4", "4.5", "4.6", "4.8", "4.11")
@settings(deadline=None, max_examples=400)
@given(tables_with_towers())
def test_what_is_offered_is_what_no_clause_forbids(state: State) -> None:
    seat = next_decision(state)[0]
    moves = RULES.moves(state.options, state.seats)

    allowed = [move for move in moves if RULES.why_not(state, seat, move) is None]

    assert list(RULES.legal_moves(state, seat)) == allowed


@pytest.mark.rule("4.8")
def test_the_builder_takes_any_floor_that_is_left() -> None:
    after, _ = play(table_to_build(RED), build("A1", 2))

    assert after.stocks == ((11, 3, 1), FULL_STOCK, FULL_STOCK, FULL_STOCK)
    assert after.towers[field("A1")] == tower((RED, 2))


@pytest.mark.rule("4.8")
def test_a_floor_that_is_not_left_cannot_be_built() -> None:
    assert clause_against(table_to_build(RED, on=table(stocks={RED: (3, 0, 1)})), build("A1", 1)) == "4.8"


@pytest.mark.rule("4.9")
def test_ducats_received_in_the_same_turn_may_be_spent() -> None:
    walls = {"A1": tower(BLUE, BLUE), "A2": tower(GREEN, GREEN), "A3": tower(BLUE)}
    state = table_to_build(RED, BLUE, on=table(towers=walls, purses={0: 2, 1: 0}))

    received, _ = play(state, build("A1"))

    assert clause_against(received, build("A2")) is None


@pytest.mark.rule("4.10")
def test_a_tower_belongs_to_its_top_floor_and_keeps_the_floors_below() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE, GREEN)}))

    after, _ = play(state, build("A1"))

    assert after.towers[field("A1")] == tower(BLUE, GREEN, RED)
    assert (
        clause_against(table_to_build(RED, on=table(towers={"A1": after.towers[0]}, purses=EMPTY_PURSES)), build("A1"))
        is None
    )


@pytest.mark.rule("4.11")
def test_with_the_option_the_card_says_who_builds_and_the_builder_in_which_own_colour() -> None:
    state = table_to_build(RED, on=table(2, options=ANY_COLOUR))

    moves = RULES.legal_moves(state, Seat(0))
    after, events = play(state, build_other("A1", 2))

    assert list(moves) == [*(build("A1", crests) for crests in (0, 1, 2)), *(build_other("A1", n) for n in (0, 1, 2))]
    assert events == [Built(Seat(0), field("A1"), GOLD, 2)]
    assert after.stocks == (FULL_STOCK, FULL_STOCK, (11, 3, 1), FULL_STOCK)


@pytest.mark.rule("4.11")
def test_with_the_option_a_tower_is_overbuilt_in_the_other_colour_at_the_same_price() -> None:
    state = table_to_build(BLUE, on=table(2, towers={"A1": tower(GREEN, RED)}, options=ANY_COLOUR))

    after, events = play(state, build_other("A1"))

    assert events == [Overbuilt(Seat(1), field("A1"), GREEN, 0, height=2, price=2, payee=Seat(0))]
    assert after.purses == (12, 8)


@pytest.mark.rule("4.8", "4.11")
def test_with_the_option_a_floor_of_the_other_colour_must_be_left_too() -> None:
    state = table_to_build(RED, on=table(2, stocks={GOLD: (3, 0, 1)}, options=ANY_COLOUR))

    assert clause_against(state, build_other("A1", 1)) == "4.8"
    assert clause_against(state, build_other("A1", 2)) is None


@pytest.mark.rule("4.7", "4.11")
def test_with_the_option_a_colour_without_floors_builds_in_the_other() -> None:
    asked, _ = play(table(2, stocks={BLUE: EMPTY_STOCK}, options=ANY_COLOUR), relocate("b", 3))

    assert list(RULES.legal_moves(asked, Seat(1))) == [build_other("D1", crests) for crests in (0, 1, 2)]


@pytest.mark.rule("4.7", "4.11")
def test_with_the_option_the_only_floor_of_the_other_colour_is_built_at_once() -> None:
    state = table(2, stocks={BLUE: EMPTY_STOCK, GREEN: (2, 0, 0)}, options=ANY_COLOUR)

    _, events = play(state, relocate("b", 3))

    assert events[-1] == Built(Seat(1), field("D1"), GREEN, 0)


@pytest.mark.rule("4.7", "4.11")
def test_with_the_option_a_player_without_any_floor_builds_nothing() -> None:
    state = table_to_build(BLUE, GREEN, on=table(2, stocks={BLUE: (1, 0, 0), GREEN: EMPTY_STOCK}, options=ANY_COLOUR))

    _, events = play(state, build("A1"))

    assert events[1] == Skipped(Seat(1), GREEN, "no-floor")


@pytest.mark.rule("4.11")
def test_the_other_colour_is_no_move_without_the_option_or_with_one_colour_each() -> None:
    other = build_other("A1")

    assert [
        other in RULES.moves(options, seats)
        for options, seats in ((ANY_COLOUR, 2), (DEFAULT_OPTIONS, 2), (ANY_COLOUR, 4))
    ] == [
        True,
        False,
        False,
    ]
    assert list(RULES.legal_moves(table_to_build(RED, on=table(3, options=ANY_COLOUR)), Seat(0))) == [
        build("A1", crests) for crests in (0, 1, 2)
    ]
