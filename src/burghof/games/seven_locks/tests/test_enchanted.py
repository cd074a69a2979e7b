"""Chapter 6: the enchanted key."""

import pytest

from burghof.games.seven_locks.model.castle import Key
from burghof.games.seven_locks.model.events import EnchantedKeyAsked, WagerDeclined, WagerPlaced
from burghof.games.seven_locks.model.state import State, Wager
from burghof.games.seven_locks.rules.unlocking import JOIN, PASS
from burghof.games.seven_locks.tests.tables import (
    A,
    B,
    C,
    D,
    bet,
    clause_against,
    legal_moves,
    next_decision,
    play,
    table,
    table_to_bet,
    table_to_unlock,
    take,
)
from burghof.kernel import CHANCE, Seat

FOUR = [1, 2, 3, 4]
FIVE = [1, 2, 3, 4, 5]


def table_before_fifth_opening(seats: int = 4, active: Seat = C, coats: dict[Seat, int] | None = None) -> State:
    """Return a table at which four towers are open and the fifth, 5 deep, is about to be opened."""
    return table_to_unlock(table(seats, opened=FOUR, active=active, coats=coats), at=5)


@pytest.mark.rule("6.1")
def test_after_the_fifth_opening_the_keymaster_asks_at_once() -> None:
    state, events = play(table_before_fifth_opening(), take(5), PASS, PASS, PASS)

    assert next_decision(state) == (C, "bet")
    assert events[-1] == EnchantedKeyAsked(C)
    assert state.boxes == (0, 0, 2, 0)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("opened", [[], [1], [1, 2], [1, 2, 3]])
def test_after_an_earlier_opening_he_does_not(opened: list[int]) -> None:
    state, _ = play(table_to_unlock(table(opened=opened, coats={B: 0}), at=5), take(5))

    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("6.1")
def test_a_wrong_key_on_the_fifth_tower_asks_nobody() -> None:
    state, _ = play(table_before_fifth_opening(2, active=A, coats={B: 0}), take(7))

    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("6.2")
def test_everybody_answers_clockwise_the_opener_first() -> None:
    state = table_to_bet(table(4, opened=FIVE, active=C), C, D, A, B)
    asked = []
    for move in (bet(6), PASS, bet(2), bet(6)):
        asked.append(next_decision(state))
        state, _ = play(state, move)

    assert asked == [(C, "bet"), (D, "bet"), (A, "bet"), (B, "bet")]
    assert state.wagers == (Wager(C, Key(6)), Wager(A, Key(2)), Wager(B, Key(6)))
    assert state.coats == (1, 1, 1, 2)


@pytest.mark.rule("6.2")
def test_the_opener_is_followed_clockwise() -> None:
    state, _ = play(table_before_fifth_opening(), take(5), PASS, PASS, PASS)

    assert state.asked == (C, D, A, B)


@pytest.mark.rule("6.2")
def test_one_of_the_three_keys_left_or_none() -> None:
    state = table_to_bet(table(opened=FIVE), A)

    assert legal_moves(state) == [bet(2), bet(6), bet(7), PASS]
    assert clause_against(state, bet(5)) == "6.2"


@pytest.mark.rule("6.2")
def test_every_answer_is_told() -> None:
    _, events = play(table_to_bet(table(opened=FIVE), A, B), bet(6), PASS)

    assert events == [WagerPlaced(A, Key(6)), WagerDeclined(B)]


@pytest.mark.rule("6.2")
def test_with_two_coats_of_arms_only_one_is_placed() -> None:
    state, _ = play(table_to_bet(table(opened=FIVE), A, B), bet(6))

    assert next_decision(state) == (B, "bet")
    assert state.coats == (1, 2)


@pytest.mark.rule("6.2")
def test_all_may_pass() -> None:
    state, _ = play(table_to_bet(table(opened=FIVE), A, B), PASS, PASS)

    assert state.wagers == ()
    assert next_decision(state) == (CHANCE, "die")


@pytest.mark.rule("6.3")
def test_coats_of_arms_placed_for_the_fifth_tower_are_gone_already() -> None:
    state, _ = play(table_before_fifth_opening(coats={D: 1, B: 0}), take(5), JOIN, PASS)

    assert state.asked == (C, A)


@pytest.mark.rule("6.3")
def test_if_nobody_has_a_coat_of_arms_the_game_goes_on() -> None:
    nobody = {A: 0, B: 0}
    state, events = play(table_before_fifth_opening(2, active=A, coats=nobody), take(5))

    assert events[-1] == EnchantedKeyAsked(A)
    assert next_decision(state) == (CHANCE, "die")
    assert state.active == B


@pytest.mark.rule("6.3")
def test_the_coat_of_arms_that_is_left_may_still_join_in() -> None:
    state, _ = play(table_to_unlock(table(opened=FIVE, coats={B: 1}, wagers={B: 6}), at=6), take(2), JOIN)

    assert state.coats == (2, 0)


@pytest.mark.rule("6.4")
def test_a_key_with_coats_of_arms_on_it_may_still_be_tried() -> None:
    state = table_to_unlock(table(opened=FIVE, wagers={B: 7}), at=6)

    assert clause_against(state, take(7)) is None


@pytest.mark.rule("6.5")
def test_then_the_seat_left_of_the_opener_has_its_turn() -> None:
    state, _ = play(table_to_bet(table(4, opened=FIVE, active=C), B), PASS)

    assert state.active == D
    assert next_decision(state) == (CHANCE, "die")
