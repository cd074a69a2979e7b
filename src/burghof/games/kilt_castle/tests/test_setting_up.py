"""Chapter 1: setting up."""

import pytest

from burghof.games.kilt_castle.data import BOARD, MATERIAL
from burghof.games.kilt_castle.model.board import (
    CELLS,
    FIELDS,
    LINES,
    SPACE_COUNT,
    Space,
    field_name,
    line_number,
    side_of,
)
from burghof.games.kilt_castle.model.events import Dealt
from burghof.games.kilt_castle.model.moves import Deal
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import OWNERS, State
from burghof.games.kilt_castle.rules.setting_up import CARD_ENDS
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    RULES,
    cards,
    clause_against,
    next_decision,
    play,
)
from burghof.kernel import CHANCE, ChanceStream, Seat


def deal_doubles(seats: int, *doubles: int, turned: tuple[int, ...] = ()) -> State:
    """Return the table after chance has laid the double cards in this order."""
    deal = Deal(doubles, tuple(card in turned for card in doubles))
    return play(RULES.start(Options(), seats), deal)[0]


@pytest.mark.rule("1.1")
def test_each_colour_has_eleven_plain_floors_three_with_one_crest_and_two_with_two() -> None:
    assert RULES.start(Options(), 4).stocks == ((11, 3, 2),) * 4


@pytest.mark.rule("1.2")
def test_four_seats_have_a_colour_each() -> None:
    assert OWNERS[4] == {RED: 0, BLUE: 1, GOLD: 2, GREEN: 3}


@pytest.mark.rule("1.2")
def test_three_seats_play_without_green() -> None:
    assert OWNERS[3] == {RED: 0, BLUE: 1, GOLD: 2}
    assert len(RULES.start(Options(), 3).stocks) == 3


@pytest.mark.rule("1.2")
def test_two_seats_have_two_colours_each() -> None:
    assert OWNERS[2] == {RED: 0, BLUE: 1, GOLD: 0, GREEN: 1}


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_ten_ducats(seats: int) -> None:
    assert RULES.start(Options(), seats).purses == (10,) * seats


@pytest.mark.rule("1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_roofs_lie_beside_the_board(seats: int) -> None:
    assert (MATERIAL.roofs, RULES.start(Options(), seats).roofs) == (2, ())


@pytest.mark.rule("1.4")
def test_the_site_has_twenty_two_fields_and_a_missing_corner() -> None:
    assert len(FIELDS) == 22
    assert set(BOARD.blocked).isdisjoint(CELLS)
    assert [field_name(field) for field in FIELDS[-7:]] == ["B4", "C4", "D4", "E4", "C5", "D5", "E5"]


@pytest.mark.rule("1.4")
def test_twenty_spaces_look_along_the_lines_from_both_ends() -> None:
    named = ["".join(field_name(field) + " " for field in line).strip() for line in LINES]

    assert SPACE_COUNT == len(LINES) == 20
    assert named[0] == "A1 A2 A3"
    assert named[4] == "E1 E2 E3 E4 E5"
    assert named[5] == "E1 D1 C1 B1 A1"
    assert named[8] == "E4 D4 C4 B4"
    assert named[10] == "E5 E4 E3 E2 E1"
    assert named[14] == "A3 A2 A1"
    assert named[15] == "C5 D5 E5"
    assert named[19] == "A1 B1 C1 D1 E1"


@pytest.mark.rule("1.4")
def test_a_space_is_named_by_its_side_and_its_line() -> None:
    names = [f"{side_of(Space(space))} {line_number(Space(space))}" for space in (0, 4, 5, 9, 10, 14, 15, 19)]

    assert names == ["north 1", "north 5", "east 1", "east 5", "south 5", "south 1", "west 5", "west 1"]


@pytest.mark.rule("1.5")
def test_there_is_a_card_for_each_colour_and_each_pair_of_colours() -> None:
    assert len({frozenset(pair) for pair in CARD_ENDS}) == len(CARD_ENDS) == 10
    assert sum(len(set(pair)) == 1 for pair in CARD_ENDS) == 4


@pytest.mark.rule("1.5")
def test_three_seats_play_with_the_six_cards_without_green() -> None:
    in_play = CARD_ENDS[: MATERIAL.tables[3].cards]

    assert len(in_play) == 6
    assert all(GREEN not in pair for pair in in_play)


@pytest.mark.rule("1.6")
def test_single_cards_lie_first_then_three_two_and_one_double_card() -> None:
    state = deal_doubles(4, 3, 4, 8, 5, 7, 9)

    assert state.cards == cards({0: "r b g n", 1: "rb rg bn", 2: "bg rn", 3: "gn"})


@pytest.mark.rule("1.6")
def test_a_double_card_lies_as_chance_turned_it() -> None:
    state = deal_doubles(4, 3, 4, 8, 5, 7, 9, turned=(3, 9))

    assert state.cards == cards({0: "r b g n", 1: "br rg bn", 2: "bg rn", 3: "ng"})


@pytest.mark.rule("1.6")
def test_with_three_seats_the_first_row_lies_one_space_further_on() -> None:
    state = deal_doubles(3, 3, 5, 4)

    assert state.cards == cards({1: "r b g", 2: "rb bg", 3: "rg"})


@pytest.mark.rule("1.6")
@pytest.mark.parametrize(
    "deal",
    [
        Deal((3, 4, 8, 5, 7), (False,) * 5),
        Deal((3, 4, 8, 5, 7, 7), (False,) * 6),
        Deal((3, 4, 8, 5, 7, 0), (False,) * 6),
        Deal((3, 4, 8, 5, 7, 9), (False,) * 5),
    ],
)
def test_each_double_card_is_laid_out_exactly_once(deal: Deal) -> None:
    assert clause_against(RULES.start(Options(), 4), deal) == "1.6"


@pytest.mark.rule("1.7")
def test_no_colour_shows_three_times_in_the_row_of_three() -> None:
    assert clause_against(RULES.start(Options(), 4), Deal((3, 4, 7, 5, 8, 9), (False,) * 6)) == "1.7"


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_draws_again_until_the_rows_are_right(seats: int) -> None:
    start = RULES.start(Options(), seats)
    deals = [RULES.draw(start, ChanceStream(b"key", "kilt-castle", "deal", n)) for n in range(200)]

    assert {clause_against(start, deal) for deal in deals} == {None}
    assert len(set(deals)) > 40


@pytest.mark.rule("1.8")
def test_the_owner_of_the_colour_facing_away_on_the_lone_card_begins() -> None:
    start = RULES.start(Options(), 4)
    state, events = play(start, Deal((3, 4, 8, 5, 7, 9), (False,) * 6))
    other = deal_doubles(4, 3, 4, 8, 5, 7, 9, turned=(9,))

    assert next_decision(start) == (CHANCE, "deal")
    assert next_decision(state) == (Seat(3), "relocate")
    assert next_decision(other) == (Seat(2), "relocate")
    assert events == [Dealt(Seat(3), state.cards)]


@pytest.mark.rule("1.8")
def test_blue_begins_if_the_green_and_blue_card_lies_alone_with_blue_facing_away() -> None:
    state = deal_doubles(4, 3, 4, 9, 5, 7, 8, turned=(8,))

    assert state.cards == cards({0: "r b g n", 1: "rb rg gn", 2: "bg rn", 3: "nb"})
    assert next_decision(state) == (Seat(1), "relocate")


@pytest.mark.rule("1.8")
@pytest.mark.parametrize(("seats", "doubles", "starter"), [(2, (3, 4, 8, 5, 7, 9), 1), (3, (3, 5, 4), 2)])
def test_with_fewer_seats_it_is_the_owner_of_that_colour_too(
    seats: int, doubles: tuple[int, ...], starter: int
) -> None:
    assert next_decision(deal_doubles(seats, *doubles)) == (Seat(starter), "relocate")


@pytest.mark.rule("1.10")
def test_the_first_turn_begins_with_the_seal_up() -> None:
    assert not deal_doubles(4, 3, 4, 8, 5, 7, 9).is_ducat_day
