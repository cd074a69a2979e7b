"""Chapter 3: relocating a card."""

from collections.abc import Mapping
from itertools import combinations, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import SPACE_COUNT, Space
from burghof.games.kilt_castle.model.events import DucatDayCalled, Relocated
from burghof.games.kilt_castle.model.moves import Relocate
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import BuildingCard, State
from burghof.games.kilt_castle.rules.relocating import ROW_LIMITS, why_not_relocate
from burghof.games.kilt_castle.rules.setting_up import CARD_ENDS
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    DEFAULT_OPTIONS,
    EMPTY_STOCK,
    GOLD,
    GREEN,
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
    state = table(rows={0: "r b g n", 1: "rb rg bn", 2: "bg", 3: "rn gn"})

    offered = {move.card for move in RULES.legal_moves(state, Seat(0)) if isinstance(move, Relocate)}

    assert offered == set(range(10))


@pytest.mark.rule("3.2")
def test_a_card_moves_at_least_one_space() -> None:
    assert clause_against(table(), relocate("rb", 1)) == "3.2"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("name", "space"), [("rb", 0), ("gn", 2), ("r", 19), ("r", 11), ("gn", 14)])
def test_a_card_never_moves_backwards(name: str, space: int) -> None:
    assert clause_against(table(), relocate(name, space)) == "3.2"


@pytest.mark.rule("3.2")
def test_backwards_is_every_row_behind_a_card_even_if_it_is_nearer_the_other_way_round() -> None:
    state = table(rows={0: "r b g n", 5: "rb rg bn", 14: "bg rn gn"})

    assert clause_against(state, relocate("bg", 0)) == "3.2"


@pytest.mark.rule("3.3")
def test_one_space_in_front_of_the_foremost_row_is_the_limit() -> None:
    assert clause_against(table(), relocate("r", 4)) is None
    assert [clause_against(table(), relocate("r", space)) for space in (5, 10)] == ["3.3", "3.3"]


@pytest.mark.rule("3.4")
def test_a_card_lying_alone_in_front_cannot_move_on() -> None:
    assert clause_against(table(), relocate("gn", 4)) == "3.4"


@pytest.mark.rule("3.4")
def test_a_card_of_the_front_row_may_move_on_if_another_stays() -> None:
    state = table(rows={0: "r b g n", 1: "rb rg bn", 2: "bg", 3: "gn rn"})

    assert clause_against(state, relocate("gn", 4)) is None


@pytest.mark.rule("3.5")
def test_a_row_of_four_takes_no_fifth_card() -> None:
    full = table(rows={0: "r b g n", 1: "rb rg bn bg", 2: "rn", 3: "gn"})

    assert clause_against(full, relocate("r", 1)) == "3.5"


@pytest.mark.rule("3.5")
def test_with_three_seats_a_row_of_three_takes_no_fourth_card() -> None:
    full = table(3, rows={1: "r", 2: "rb rg bg", 3: "b g"})

    assert clause_against(full, relocate("r", 2)) == "3.5"


@pytest.mark.rule("3.6")
def test_there_is_no_sixth_row() -> None:
    five = table(rows={0: "r b g n", 1: "rb rg", 2: "bg", 4: "bn", 6: "rn gn"})

    assert clause_against(five, relocate("r", 3)) == "3.6"
    assert clause_against(five, relocate("r", 7)) == "3.6"


@pytest.mark.rule("3.6")
def test_a_row_that_empties_makes_room_for_another() -> None:
    five = table(rows={0: "r b g n", 1: "rb rg", 2: "bg", 4: "bn", 6: "rn gn"})

    assert clause_against(five, relocate("bg", 3)) is None


@pytest.mark.rule("3.6")
def test_with_three_seats_there_is_no_fifth_row() -> None:
    four = table(3, rows={1: "r b", 2: "g", 3: "rb", 5: "rg bg"})

    assert clause_against(four, relocate("r", 4)) == "3.6"


@pytest.mark.rule("3.7")
def test_a_gap_behind_the_front_may_be_filled_without_a_neighbour() -> None:
    gaps = table(rows={0: "r b g n", 1: "rb rg bn", 7: "bg rn gn"})

    assert [clause_against(gaps, relocate("r", space)) for space in (2, 3, 4, 5, 6)] == [None] * 5


@pytest.mark.rule("3.8")
def test_the_front_that_comes_round_to_the_rear_row_takes_it_along() -> None:
    state = table(rows={0: "r rg", 9: "rb b bn", 15: "bg rn gn", 19: "g n"})

    after, _ = play(state, relocate("g", 0))

    assert after.cards == cards({9: "rb b bn", 15: "bg rn gn", 19: "n", 20: "r rg g"})


@pytest.mark.rule("3.8")
def test_the_front_cannot_advance_onto_a_full_rear_row() -> None:
    state = table(rows={0: "r b g n", 9: "rb rg bn", 19: "bg rn gn"})

    assert clause_against(state, relocate("bg", 0)) == "3.5"
    assert clause_against(state, relocate("r", 0)) == "3.2"


@pytest.mark.rule("3.8", "3.4")
def test_a_lone_front_card_may_join_the_rear_row() -> None:
    state = table(rows={0: "r b", 9: "rb rg bn n", 15: "bg rn gn", 19: "g"})

    after, events = play(state, relocate("g", 0))

    assert after.cards == cards({9: "rb rg bn n", 15: "bg rn gn", 20: "r b g"})
    assert events[-1] == DucatDayCalled(Space(19))


@pytest.mark.rule("3.9")
def test_the_option_asks_for_a_neighbour_everywhere() -> None:
    gaps = {0: "r b g n", 1: "rb rg bn", 7: "bg rn gn"}

    allowed = [clause_against(table(rows=gaps, options=STRICT), relocate("r", space)) for space in (2, 3, 6, 8)]

    assert allowed == [None, "3.9", "3.9", None]


@pytest.mark.rule("3.9")
def test_with_the_option_a_lone_card_is_not_its_own_neighbour() -> None:
    state = table(rows={0: "r b g n", 1: "rb", 5: "rg bg", 7: "bn rn gn"}, options=STRICT)

    assert clause_against(state, relocate("rb", 2)) == "3.9"
    assert clause_against(state, relocate("rg", 6)) is None


@pytest.mark.rule("3.9")
def test_with_the_option_a_lone_card_is_not_its_own_neighbour_across_the_corner_of_the_board() -> None:
    state = table(3, rows={16: "rb rg", 19: "bg", 21: "r b g"}, options=STRICT)

    assert clause_against(state, relocate("bg", 0)) == "3.9"
    assert relocate("bg", 0) not in RULES.legal_moves(state, Seat(0))


def table_with_row_sizes(seats: int, sizes: Mapping[int, int], options: Options = DEFAULT_OPTIONS) -> State:
    """Return a table with this number of cards at each position, whichever cards they are."""
    positions = [position for position, size in sizes.items() for _ in range(size)]
    return replace(
        table(seats, options=options),
        cards=tuple(BuildingCard(position, *pair) for position, pair in zip(positions, CARD_ENDS, strict=False)),
    )


SIZES = {
    seats: [
        sizes
        for rows in range(1, most_rows + 1)
        for sizes in product(range(1, most_cards + 1), repeat=rows)
        if sum(sizes) == MATERIAL.tables[seats].cards
    ]
    for seats, (most_cards, most_rows) in ROW_LIMITS.items()
}
"""For each number of seats, every way to distribute the cards among rows."""


@st.composite
def card_tables(draw: st.DrawFn) -> State:
    """Draw any table with rows of cards at any positions."""
    seats = draw(st.sampled_from(sorted(SIZES)))
    sizes = draw(st.sampled_from(SIZES[seats]))
    rear = draw(st.integers(0, SPACE_COUNT - 1))
    span = draw(st.integers(len(sizes) - 1, SPACE_COUNT - 1))
    between = draw(st.permutations(range(1, span)))[: len(sizes) - 2]
    positions = [rear, *(rear + further for further in sorted(between)), rear + span]
    return table_with_row_sizes(seats, dict(zip(positions, sizes, strict=True)), Options(draw(st.booleans())))


@pytest.mark.no_cover
@pytest.mark.rule("3.1", "3.3", "3.4", "3.5", "3.6", "3.8", "3.9")
@settings(deadline=None, max_examples=400)
@given(card_tables())
@example(table_with_row_sizes(4, {0: 2, 9: 4, 18: 3, 19: 1}))
@example(table_with_row_sizes(3, {0: 3, 19: 3}, STRICT))
@example(table_with_row_sizes(3, {16: 2, 19: 1, 21: 3}, STRICT))
def test_what_is_offered_is_what_no_clause_forbids(state: State) -> None:
    moves = RULES.moves(state.options, state.seats)

    allowed = [
        move for move in moves if isinstance(move, Relocate) and why_not_relocate(state, state.active, move) is None
    ]

    assert list(RULES.legal_moves(state, Seat(0))) == allowed


@pytest.mark.rule("3.1")
@given(card_tables())
def test_there_is_always_a_card_to_relocate(state: State) -> None:
    assert RULES.legal_moves(state, Seat(0))


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("options", [DEFAULT_OPTIONS, STRICT])
def test_there_is_one_even_if_all_rows_ahead_of_the_rear_one_are_full(options: Options) -> None:
    tables = [
        *(
            table_with_row_sizes(4, {0: 2, one: 4, other: 4}, options)
            for one, other in combinations(range(1, SPACE_COUNT), 2)
        ),
        *(table_with_row_sizes(3, {0: 3, one: 3}, options) for one in range(1, SPACE_COUNT)),
    ]

    assert all(RULES.legal_moves(state, Seat(0)) for state in tables)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("seats", "sizes", "options", "least"),
    [
        (4, {0: 1, 1: 1, 2: 2, 3: 2, 4: 4}, DEFAULT_OPTIONS, 9),
        (3, {0: 1, 1: 1, 2: 1, 3: 3}, DEFAULT_OPTIONS, 6),
        (4, {0: 4, 18: 2, 19: 4}, STRICT, 8),
        (3, {0: 3, 19: 3}, STRICT, 3),
    ],
)
def test_where_the_cards_block_each_other_most_some_relocations_are_left(
    seats: int, sizes: dict[int, int], options: Options, least: int
) -> None:
    assert len(RULES.legal_moves(table_with_row_sizes(seats, sizes, options), Seat(0))) == least


@pytest.mark.rule("3.10")
def test_a_double_card_is_turned_as_it_moves() -> None:
    after, events = play(table(), relocate("rb", 2))

    assert after.cards == cards({0: "r b g n", 1: "rg bn", 2: "br bg rn", 3: "gn"})
    assert after.builders == (BLUE, RED)
    assert events == [
        Relocated(Seat(0), card("rb"), Space(1), Space(2), is_turned=True, inner=BLUE, outer=RED),
    ]


@pytest.mark.rule("3.10")
def test_a_single_card_has_nothing_to_turn() -> None:
    after, events = play(table(), relocate("n", 3))

    assert after.builders == (GREEN,)
    assert events == [
        Relocated(Seat(0), card("n"), Space(0), Space(3), is_turned=False, inner=GREEN, outer=GREEN),
    ]


@pytest.mark.rule("3.11")
def test_an_emptied_row_calls_a_ducat_day() -> None:
    after, events = play(table(rows={0: "r b g n", 1: "rb rg bn", 2: "bg", 3: "rn gn"}), relocate("bg", 3))

    assert after.is_ducat_day
    assert events[-1] == DucatDayCalled(Space(2))


@pytest.mark.rule("3.11")
def test_a_row_that_keeps_a_card_calls_none() -> None:
    after, _ = play(table(), relocate("bg", 3))

    assert not after.is_ducat_day


@pytest.mark.rule("3.11")
def test_a_called_ducat_day_is_held_even_if_nobody_can_build() -> None:
    nobody = table(rows={0: "r b n", 1: "rb rg bn", 2: "g", 3: "bg rn gn"}, stocks={GOLD: EMPTY_STOCK, RED: (1, 0, 0)})

    after, _ = play(nobody, relocate("g", 3))

    assert after.ducat_days == 1


@pytest.mark.rule("3.12")
def test_the_foremost_row_is_the_furthest_one_clockwise_and_a_card_laid_in_front_takes_its_place() -> None:
    state = table(rows={8: "r b g n", 9: "rb rg bn", 17: "bg rn", 20: "gn"})
    after = replace(state, cards=play(state, relocate("bg", 1))[0].cards)

    assert [clause_against(state, relocate("rn", space)) for space in (1, 2)] == [None, "3.3"]
    assert [clause_against(after, relocate("rn", space)) for space in (1, 2, 3)] == [None, None, "3.3"]
