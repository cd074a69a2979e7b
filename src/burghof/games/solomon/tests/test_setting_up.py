"""Chapters 1 and 2: material and setting up."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.solomon.model.events import CardsDealt, DarkLaid, HandDealt, LightLaid, RoundBegan, SolomonEvent
from burghof.games.solomon.model.moves import DealCards, LayDark, LayLight, SolomonMove
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS, PATTERNS, PLACEMENTS, SIZES, Card
from burghof.games.solomon.model.pit import FIELDS, NEIGHBOURS, field_name
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import (
    ALL_TILES,
    CURSE,
    CURSES,
    DARK_TILES,
    LIGHT_TILES,
    OBJECTS,
    SCROLLS,
    TREASURES,
    WORTH,
)
from burghof.games.solomon.rules.shifting import ALL_SHIFTS
from burghof.games.solomon.tests.tables import RULES, field
from burghof.kernel import CHANCE, DISCARD, Seat, forbids

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def set_up(seats: int, draws: int = 3, seed: int = 1) -> tuple[State, list[SolomonEvent]]:
    """Return the state after this many draws, and the events."""
    events: list[SolomonEvent] = []
    state = RULES.start(Options(), seats)
    for _ in range(draws):
        move = RULES.draw(state, FastRng(Random(seed)))
        assert RULES.why_not(state, CHANCE, move) is None
        state = RULES.apply(state, CHANCE, move, lambda event, _: events.append(event))
    return state, events


@pytest.mark.rule("1.1")
def test_the_pit_has_six_by_six_fields_and_row_six_at_the_entrance() -> None:
    assert [field_name(FIELDS[0]), field_name(FIELDS[5]), field_name(FIELDS[-1])] == ["A1", "F1", "F6"]
    assert len(FIELDS) == 36
    assert [len(NEIGHBOURS[field(name)]) for name in ("A1", "B1", "B2")] == [3, 5, 8]
    assert len(ALL_SHIFTS) == 220


@pytest.mark.rule("1.2")
def test_there_are_144_tiles_of_four_families() -> None:
    families = [sum(ALL_TILES[tile] for tile in family) for family in (TREASURES, CURSES, SCROLLS, OBJECTS)]

    assert families == [55, 34, 38, 17]
    assert (LIGHT_TILES.total(), DARK_TILES.total()) == (36, 108)
    assert [WORTH[tile] for tile in TREASURES] == [1, 2, 3, 4, 5]
    assert [CURSE[tile] for tile in CURSES] == [1, 2, 3]


@pytest.mark.rule("1.2")
def test_the_light_layer_has_two_fours_and_a_mirror_at_least() -> None:
    assert LIGHT_TILES[TREASURES[3]] >= 2
    assert LIGHT_TILES[OBJECTS[0]] >= 1


@pytest.mark.rule("1.3")
def test_there_are_32_different_cards_whose_numbers_grow_with_their_squares() -> None:
    sizes = [SIZES[card] for card in CARDS]

    assert len(CARDS) == 32
    assert len(set(PATTERNS.values())) == 32
    assert sizes == sorted(sizes)
    assert Counter(sizes) == {3: 6, 4: 8, 5: 10, 6: 8}
    assert (sizes[0], sizes[14], sizes[31]) == (3, 5, 6)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("card", CARDS)
def test_the_squares_of_every_card_hang_together_and_fit_into_the_pit(card: int) -> None:
    squares = set(PLACEMENTS[CARDS[card - 1]][0][0].fields)
    reached = {min(squares)}
    for _ in squares:
        reached |= {near for at in reached for near in NEIGHBOURS[at] if near in squares}

    assert reached == squares


@pytest.mark.rule("1.4", "2.2")
@pytest.mark.parametrize(("seats", "purse", "bank"), [(2, 10, 20), (3, 10, 10), (4, 10, 0), (5, 8, 0)])
def test_everybody_gets_ten_coins_or_eight_and_the_rest_is_the_supply(seats: int, purse: int, bank: int) -> None:
    state = RULES.start(Options(), seats)

    assert (state.coins, state.bank) == ((purse,) * seats, bank)
    assert sum(state.coins) + state.bank == 40


@pytest.mark.rule("2.1")
def test_three_dark_tiles_lie_under_a_light_one_on_every_field() -> None:
    state, events = set_up(2)

    assert Counter(pile[-1] for pile in state.piles) == LIGHT_TILES
    assert Counter(tile for pile in state.piles for tile in pile[:-1]) == DARK_TILES
    assert {len(pile) for pile in state.piles} == {4}
    assert state.unseen == (3,) * 36
    assert events[:2] == [DarkLaid(), LightLaid()]


@every_table
@pytest.mark.rule("2.3")
def test_cards_are_dealt_by_number_of_players(seats: int) -> None:
    state, events = set_up(seats)
    number = {2: 12, 3: 8, 4: 6, 5: 5}[seats]

    assert {len(hand) for hand in state.hands} == {number}
    assert all(cards == tuple(sorted(cards)) for cards in (state.box, *state.hands))
    assert len(state.box) == {2: 8, 3: 8, 4: 8, 5: 7}[seats]
    assert sorted((*state.box, *(card for hand in state.hands for card in hand))) == list(CARDS)
    assert events[2:] == [
        CardsDealt(number),
        *(HandDealt((Seat(seat),), hand) for seat, hand in enumerate(state.hands)),
        RoundBegan(1),
    ]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("draws", "move"),
    [
        (0, LayDark(tuple(sorted(LIGHT_TILES.elements())))),
        (1, LayLight((*sorted(LIGHT_TILES.elements()),)[1:])),
    ],
)
def test_tiles_that_are_not_there_are_not_laid(draws: int, move: SolomonMove) -> None:
    assert RULES.why_not(set_up(2, draws)[0], CHANCE, move) == forbids("2.1", "not-these-tiles")


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("cards", [CARDS[1:], (*CARDS[1:], CARDS[1])])
def test_cards_that_are_not_there_are_not_dealt(cards: tuple[Card, ...]) -> None:
    assert RULES.why_not(set_up(2, 2)[0], CHANCE, DealCards(cards)) == forbids("2.3", "not-these-cards")


@pytest.mark.parametrize(
    ("draws", "due", "move"),
    [
        (0, "dark", LayLight(tuple(sorted(LIGHT_TILES.elements())))),
        (1, "light", LayDark(tuple(sorted(DARK_TILES.elements())))),
        (1, "light", DealCards(CARDS)),
        (3, "choose", DealCards(CARDS)),
    ],
)
def test_chance_does_nothing_but_what_is_due(draws: int, due: str, move: SolomonMove) -> None:
    assert RULES.why_not(set_up(2, draws)[0], CHANCE, move) == forbids("3.5", "not-due-now", due=due)


@pytest.mark.rule("9.2")
def test_nobody_sees_the_dark_tiles_while_they_are_laid() -> None:
    state, _ = set_up(2, 1)

    assert RULES.view(state, Seat(0), "notebook").piles == ((None,) * 3,) * 36


def test_before_the_tiles_are_laid_there_is_nothing_to_see() -> None:
    view = RULES.view(RULES.start(Options(), 2), None, "pure")

    assert view.piles == ((),) * 36
    assert RULES.outline(view).nodes[0].message.key == "outline-set-up"


def test_a_new_table_does_not_depend_on_chance() -> None:
    state = RULES.start(Options(), 3)

    assert replace(state) == RULES.start(Options(), 3)
    assert [decision.kind for decision in RULES.pending(state)] == ["dark"]
    assert RULES.apply(state, CHANCE, RULES.draw(state, FastRng(Random(1))), DISCARD).phase == "light"
