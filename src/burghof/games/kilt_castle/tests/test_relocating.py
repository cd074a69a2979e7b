"""Chapter 3: relocating a card."""

import pytest

from burghof.games.kilt_castle.model.board import Space
from burghof.games.kilt_castle.model.events import DucatDayCalled, Relocated
from burghof.games.kilt_castle.model.moves import Relocate
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.tests.tables import (
    DARK_GREY,
    LIGHT_GREY,
    NONE,
    ORANGE,
    RED,
    RULES,
    card,
    cards,
    clause_against,
    play,
    relocate,
    table,
)
from burghof.kernel import Seat

STRICT = Options(every_new_row_needs_a_neighbour=True)


@pytest.mark.rule("3.1")
def test_any_card_of_any_row_may_be_relocated_whoever_owns_its_colours() -> None:
    state = table(rows={0: "o r l d", 1: "or ol rd", 2: "rl", 3: "od ld"})

    offered = {move.card for move in RULES.legal_moves(state, Seat(0)) if isinstance(move, Relocate)}

    assert offered == set(range(10))


@pytest.mark.rule("3.2")
def test_a_card_moves_at_least_one_space() -> None:
    assert clause_against(table(), relocate("or", 1)) == "3.2"


@pytest.mark.rule("3.2", "3.3")
def test_backwards_would_be_round_the_board_and_beyond_the_front() -> None:
    assert clause_against(table(), relocate("or", 0)) == "3.3"


@pytest.mark.rule("3.3")
def test_one_space_in_front_of_the_foremost_row_is_the_limit() -> None:
    assert clause_against(table(), relocate("o", 4)) is None
    assert clause_against(table(), relocate("o", 5)) == "3.3"


@pytest.mark.rule("3.4")
def test_a_card_lying_alone_in_front_cannot_move_on() -> None:
    assert clause_against(table(), relocate("ld", 4)) == "3.4"


@pytest.mark.rule("3.4")
def test_a_card_of_the_front_row_may_move_on_if_another_stays() -> None:
    state = table(rows={0: "o r l d", 1: "or ol rd", 2: "rl", 3: "ld od"})

    assert clause_against(state, relocate("ld", 4)) is None


@pytest.mark.rule("3.5")
def test_a_row_of_four_takes_no_fifth_card() -> None:
    full = table(rows={0: "o r l d", 1: "or ol rd rl", 2: "od", 3: "ld"})

    assert clause_against(full, relocate("o", 1)) == "3.5"


@pytest.mark.rule("3.5")
def test_with_three_seats_a_row_of_three_takes_no_fourth_card() -> None:
    full = table(3, rows={1: "o", 2: "or ol rl", 3: "r l"})

    assert clause_against(full, relocate("o", 2)) == "3.5"


@pytest.mark.rule("3.6")
def test_there_is_no_sixth_row() -> None:
    five = table(rows={0: "o r l d", 1: "or ol", 2: "rl", 4: "rd", 6: "od ld"})

    assert clause_against(five, relocate("o", 3)) == "3.6"
    assert clause_against(five, relocate("o", 7)) == "3.6"


@pytest.mark.rule("3.6")
def test_a_row_that_empties_makes_room_for_another() -> None:
    five = table(rows={0: "o r l d", 1: "or ol", 2: "rl", 4: "rd", 6: "od ld"})

    assert clause_against(five, relocate("rl", 3)) is None


@pytest.mark.rule("3.6")
def test_with_three_seats_there_is_no_fifth_row() -> None:
    four = table(3, rows={1: "o r", 2: "l", 3: "or", 5: "ol rl"})

    assert clause_against(four, relocate("o", 4)) == "3.6"


@pytest.mark.rule("3.7")
def test_a_gap_behind_the_front_may_be_filled_without_a_neighbour() -> None:
    gaps = table(rows={0: "o r l d", 1: "or ol rd", 7: "rl od ld"})

    assert [clause_against(gaps, relocate("o", space)) for space in (2, 3, 4, 5, 6)] == [None] * 5


@pytest.mark.rule("3.8")
def test_the_front_that_comes_round_to_the_rear_row_takes_it_along() -> None:
    state = table(rows={0: "o r", 9: "or ol rd", 15: "rl od ld", 19: "l d"})

    after, _ = play(state, relocate("l", 0))

    assert after.cards == cards({9: "or ol rd", 15: "rl od ld", 19: "d", 20: "o r l"})


@pytest.mark.rule("3.8")
def test_the_front_cannot_advance_onto_a_full_rear_row() -> None:
    state = table(rows={0: "o r l d", 9: "or ol rd", 19: "rl od ld"})

    assert clause_against(state, relocate("rl", 0)) == "3.5"
    assert clause_against(state, relocate("o", 0)) == "3.2"


@pytest.mark.rule("3.8", "3.4")
def test_a_lone_front_card_may_join_the_rear_row() -> None:
    state = table(rows={0: "o r", 9: "or ol rd d", 15: "rl od ld", 19: "l"})

    after, events = play(state, relocate("l", 0))

    assert after.cards == cards({9: "or ol rd d", 15: "rl od ld", 20: "o r l"})
    assert events[-1] == DucatDayCalled(Space(19))


@pytest.mark.rule("3.9")
def test_the_option_asks_for_a_neighbour_everywhere() -> None:
    gaps = {0: "o r l d", 1: "or ol rd", 7: "rl od ld"}

    allowed = [clause_against(table(rows=gaps, options=STRICT), relocate("o", space)) for space in (2, 3, 6, 8)]

    assert allowed == [None, "3.9", "3.9", None]


@pytest.mark.rule("3.9")
def test_with_the_option_a_lone_card_is_not_its_own_neighbour() -> None:
    state = table(rows={0: "o r l d", 1: "or", 5: "ol rl", 7: "rd od ld"}, options=STRICT)

    assert clause_against(state, relocate("or", 2)) == "3.9"
    assert clause_against(state, relocate("ol", 6)) is None


@pytest.mark.rule("3.10")
def test_a_double_card_is_turned_as_it_moves() -> None:
    after, events = play(table(), relocate("or", 2))

    assert after.cards == cards({0: "o r l d", 1: "ol rd", 2: "ro rl od", 3: "ld"})
    assert after.builders == (RED, ORANGE)
    assert events == [
        Relocated(Seat(0), card("or"), Space(1), Space(2), is_turned=True, inner=RED, outer=ORANGE),
    ]


@pytest.mark.rule("3.10")
def test_a_single_card_has_nothing_to_turn() -> None:
    after, events = play(table(), relocate("d", 3))

    assert after.builders == (DARK_GREY,)
    assert events == [
        Relocated(Seat(0), card("d"), Space(0), Space(3), is_turned=False, inner=DARK_GREY, outer=DARK_GREY),
    ]


@pytest.mark.rule("3.11")
def test_an_emptied_row_calls_a_ducat_day() -> None:
    after, events = play(table(rows={0: "o r l d", 1: "or ol rd", 2: "rl", 3: "od ld"}), relocate("rl", 3))

    assert after.is_ducat_day
    assert events[-1] == DucatDayCalled(Space(2))


@pytest.mark.rule("3.11")
def test_a_row_that_keeps_a_card_calls_none() -> None:
    after, _ = play(table(), relocate("rl", 3))

    assert not after.is_ducat_day


@pytest.mark.rule("3.11")
def test_a_called_ducat_day_is_held_even_if_nobody_can_build() -> None:
    nobody = table(
        rows={0: "o r d", 1: "or ol rd", 2: "l", 3: "rl od ld"}, stocks={LIGHT_GREY: NONE, ORANGE: (1, 0, 0)}
    )

    after, _ = play(nobody, relocate("l", 3))

    assert after.ducat_days == 1
