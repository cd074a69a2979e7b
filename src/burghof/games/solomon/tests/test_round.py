"""Chapter 3: the round."""

import pytest

from burghof.games.solomon.model.events import CardChosen, CardsRevealed, GameEnded, RoundBegan, TurnEnded
from burghof.games.solomon.model.moves import Choose, Decline
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.tests.tables import (
    RULES,
    choosing,
    clause_against,
    dig,
    legal,
    play,
    shift,
    table,
    tiles,
    to_act,
)
from burghof.kernel import Seat


def choose(state: State, seat: int, card: int) -> tuple[State, list[object]]:
    """The table after this seat chose, and what was told."""
    events: list[object] = []
    move = Choose(Card(card))
    assert RULES.why_not(state, Seat(seat), move) is None
    return RULES.apply(state, Seat(seat), move, lambda event, _: events.append(event)), events


@pytest.mark.rule("3.1", "10.1")
def test_the_game_is_over_after_the_last_card() -> None:
    after, events = play(table(1, queue=[1]), Decline())

    assert events[-2:] == [TurnEnded(Seat(1), Card(1)), GameEnded()]
    assert RULES.pending(after) == ()


@pytest.mark.rule("3.2")
def test_all_choose_at_once_and_may_change_their_minds() -> None:
    state, _ = choose(choosing([1, 9], [2, 3]), 0, 9)
    changed, events = choose(state, 0, 1)

    assert [(d.seat, d.sealed, d.answered) for d in RULES.pending(changed)] == [(0, True, True), (1, True, False)]
    assert events == [CardChosen((Seat(0),), Card(1))]
    assert RULES.view(changed, Seat(0), "pure").choice == 1
    assert RULES.view(changed, Seat(1), "pure") == RULES.view(state, Seat(1), "pure")


@pytest.mark.rule("3.2")
def test_only_a_card_in_hand_can_be_chosen() -> None:
    state = choosing([1, 9], [2, 3])

    assert clause_against(state, Choose(Card(2))) == "3.2"
    assert legal(state) == [Choose(Card(1)), Choose(Card(9))]


@pytest.mark.rule("3.3")
def test_the_lowest_number_has_the_first_turn() -> None:
    state, _ = choose(choosing([20, 9], [2, 3], [1, 30]), 0, 20)
    state, _ = choose(state, 2, 30)
    state, events = choose(state, 1, 3)

    assert events[1:] == [CardsRevealed((Seat(1), Seat(0), Seat(2)), (Card(3), Card(20), Card(30)))]
    assert (state.queue, state.laid) == ((1, 0, 2), (20, 3, 30))
    assert state.hands == ((9,), (2,), (1,))
    assert to_act(state) == (1, "prepare")


@pytest.mark.rule("3.4")
def test_the_last_card_is_turned_up_without_a_choice() -> None:
    state = choosing([20], [3])

    assert (state.queue, state.phase) == ((1, 0), "prepare")


@pytest.mark.rule("3.4")
def test_after_a_round_the_next_one_begins() -> None:
    after, events = play(table(1, queue=[0], hands={0: [4, 5], 1: [6, 7]}), Decline())

    assert events[-1] == RoundBegan(11)
    assert after.phase == "choose"


@pytest.mark.rule("3.5")
def test_a_turn_is_shifting_then_digging_then_the_next_seat() -> None:
    state = table(1, pit={"A1": "t1 t2", "B1": "t3", "C1": "lion", "A2": ""})
    after, _ = play(state, shift("A1", "A2"), dig("A1"))

    assert to_act(after) == (0, "pay")


@pytest.mark.rule("3.5")
def test_what_was_dug_goes_behind_the_screen_and_the_card_aside() -> None:
    after, events = play(table(1, pit={"A1": "t1", "B1": "t3", "C1": "lion"}), dig("A1"))

    assert (after.stocks[0], after.followed[0]) == (tiles("t1 t3 lion"),) * 2
    assert (after.dug, after.laid, after.discard) == ((), (None, 2), (1,))
    assert events[-1] == TurnEnded(Seat(0), Card(1))
    assert to_act(after) == (1, "prepare")


@pytest.mark.rule("3.5")
def test_what_is_not_due_is_refused() -> None:
    assert clause_against(choosing([1, 9], [2, 3]), Decline()) == "3.5"
    assert clause_against(table(1), Choose(Card(1))) == "3.5"
