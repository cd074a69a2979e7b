"""Chapter 3: the round."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.solomon.model.events import CardChosen, CardsRevealed, GameEnded, RoundBegan, TurnEnded
from burghof.games.solomon.model.moves import Choose, Decline, PayCoins
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.pit import FIELDS
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL_TILES, OBJECTS, TREASURES, join_tiles
from burghof.games.solomon.tests.invariants import invariant
from burghof.games.solomon.tests.tables import (
    RULES,
    choosing_table,
    dig,
    legal_moves,
    pending_decision,
    play,
    shift,
    table,
    tiles,
)
from burghof.kernel import CHANCE, Seat, forbids


def choose(state: State, seat: int, card: int) -> tuple[State, list[object]]:
    """Choose a card for this seat; return the state and the events."""
    events: list[object] = []
    move = Choose(Card(card))
    assert RULES.why_not(state, Seat(seat), move) is None
    return RULES.apply(state, Seat(seat), move, lambda event, _: events.append(event)), events


@pytest.mark.rule("3.1", "10.1")
def test_the_game_is_over_after_the_last_card() -> None:
    after, events = play(table(1, queue=[1]), Decline())

    assert events[-7:-5] == [TurnEnded(Seat(1), Card(1)), GameEnded()]
    assert RULES.pending(after) == ()


@pytest.mark.rule("3.2")
def test_all_choose_at_once_and_may_change_their_minds() -> None:
    state, _ = choose(choosing_table([1, 9], [2, 3]), 0, 9)
    changed, events = choose(state, 0, 1)

    assert [(d.seat, d.sealed, d.answered) for d in RULES.pending(changed)] == [(0, True, True), (1, True, False)]
    assert events == [CardChosen((Seat(0),), Card(1))]
    assert RULES.view(changed, Seat(0), "pure").choice == 1
    assert RULES.view(changed, Seat(1), "pure") == RULES.view(state, Seat(1), "pure")


@pytest.mark.rule("3.2")
def test_only_a_card_in_hand_can_be_chosen() -> None:
    state = choosing_table([1, 9], [2, 3])

    assert RULES.why_not(state, Seat(0), Choose(Card(2))) == forbids("3.2", "not-in-hand", card=2)
    assert legal_moves(state) == [Choose(Card(1)), Choose(Card(9))]


@pytest.mark.rule("3.3")
def test_the_lowest_number_has_the_first_turn() -> None:
    state, _ = choose(choosing_table([20, 9], [2, 3], [1, 30]), 0, 20)
    state, _ = choose(state, 2, 30)
    state, events = choose(state, 1, 3)

    assert events[1:] == [CardsRevealed((Seat(1), Seat(0), Seat(2)), (Card(3), Card(20), Card(30)))]
    assert (state.queue, state.laid) == ((1, 0, 2), (20, 3, 30))
    assert state.tokens == (1, 2, 1), "only the first is asked"
    assert state.hands == ((9,), (2,), (1,))
    assert pending_decision(state) == (1, "prepare")


@pytest.mark.rule("3.4")
def test_the_last_card_is_turned_up_without_a_choice() -> None:
    state = choosing_table([20], [3])

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

    assert pending_decision(after) == (0, "pay")


@pytest.mark.rule("3.5")
def test_what_was_dug_goes_behind_the_screen_and_the_card_aside() -> None:
    after, events = play(table(1, pit={"A1": "t1", "B1": "t3", "C1": "lion"}), dig("A1"))

    assert (after.stocks[0], after.followed[0]) == (tiles("t1 t3 lion"),) * 2
    assert (after.dug, after.laid, after.discard) == ((), (None, 2), (1,))
    assert events[-1] == TurnEnded(Seat(0), Card(1))
    assert pending_decision(after) == (1, "prepare")


@pytest.mark.rule("3.5")
def test_the_next_seat_alone_is_asked_and_owes_nothing_for_the_turn_before() -> None:
    state = table(1, seats=3, queue=[0, 1, 2], pit={"A1": "t1 t2"})
    after, _ = play(state, shift("A1", "A2"), Decline(), PayCoins())

    assert (pending_decision(after), after.tokens) == ((1, "prepare"), (3, 2, 1))
    assert (after.shifts, after.owed, after.paid) == (0, 0, 0)


@pytest.mark.rule("3.5")
def test_the_open_discard_lies_in_order_of_numbers() -> None:
    after, _ = play(replace(table(5), discard=(Card(3), Card(9))), Decline())

    assert after.discard == (3, 5, 9)


@pytest.mark.rule("3.5")
def test_what_is_not_due_is_refused() -> None:
    assert RULES.why_not(choosing_table([1, 9], [2, 3]), Seat(0), Decline()) == forbids(
        "3.5", "not-due-now", due="choose"
    )
    assert RULES.why_not(table(1), Seat(0), Choose(Card(1))) == forbids("3.5", "not-due-now", due="prepare")


@pytest.mark.rule("3.1", "3.4", "10.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 8), (4, 6), (5, 5)])
def test_there_are_as_many_rounds_as_everybody_has_cards(seats: int, rounds: int) -> None:
    events: list[object] = []
    state, rng = RULES.start(Options(), seats), Random(seats)
    while RULES.pending(state):
        state = play_random_move(state, rng, events)

    assert len([event for event in events if isinstance(event, CardsRevealed)]) == rounds
    assert [event.number for event in events if isinstance(event, RoundBegan)] == list(range(1, rounds))
    assert len(state.discard) == seats * rounds


# Properties from any position

seeds = st.integers(0, 1 << 32)


def random_table(rng: Random) -> State:
    """Return a random state in the middle of a game: tiles, coins and cards lie anywhere they may."""
    seats = rng.choice([2, 3, 4, 5])
    bag, cards = rng.sample(list(ALL_TILES.elements()), ALL_TILES.total()), rng.sample(CARDS, len(CARDS))
    heights = rng.choice([(0, 1, 2, 3), (0, 0, 1), (1, 1, 2), (2, 3), (0, 1)])
    piles = tuple(tuple(bag.pop() for _ in range(rng.choice(heights))) for _ in FIELDS)
    stocks = tuple(join_tiles(bag.pop() for _ in range(rng.randrange(8))) for _ in range(seats))
    purses = sorted(rng.randrange(41) for _ in range(seats))
    number = rng.randrange(3)
    return replace(
        RULES.start(Options(beginners=rng.random() < 1 / 4), seats),
        phase="prepare",
        piles=piles,
        stocks=stocks,
        followed=stocks,
        supply=join_tiles(tile for tile in bag if tile in TREASURES),
        spent=join_tiles(tile for tile in bag if tile in OBJECTS),
        lost=join_tiles(tile for tile in bag if tile not in TREASURES + OBJECTS),
        coins=tuple(more - less for more, less in zip(purses, (0, *purses), strict=False)),
        bank=40 - purses[-1],
        hands=tuple(tuple(sorted(cards.pop() for _ in range(number))) for _ in range(seats)),
        laid=tuple(cards.pop() for _ in range(seats)),
        queue=tuple(Seat(seat) for seat in rng.sample(range(seats), seats)),
        box=tuple(sorted(cards)),
        tokens=(1,) * seats,
    )


def play_random_move(state: State, rng: Random, events: list[object]) -> State:
    """Apply a random move of a random kind, and append its events."""
    seat = rng.choice(RULES.pending(state)).seat
    if seat == CHANCE:
        return RULES.apply(state, CHANCE, RULES.draw(state, FastRng(rng)), lambda event, _: events.append(event))
    moves = RULES.legal_moves(state, seat)
    kind = rng.choice(sorted({type(move) for move in moves}, key=lambda kind: kind.__name__))
    move = rng.choice([move for move in moves if isinstance(move, kind)])
    return RULES.apply(state, seat, move, lambda event, _: events.append(event))


@given(seeds)
def test_from_any_position_no_tile_coin_or_card_is_made_or_lost(seed: int) -> None:
    rng = Random(seed)
    state = random_table(rng)
    invariant(state)
    while RULES.pending(state):
        state = play_random_move(state, rng, [])
        invariant(state)


def new_decisions(state: State, events: list[object]) -> list[tuple[Seat, int]]:
    """Return seat and token of each decision that was opened by these events, except those of chance."""
    is_ballot = state.phase == "choose" and not isinstance(events[-1], RoundBegan)
    return [] if is_ballot else [(d.seat, d.token) for d in RULES.pending(state) if d.seat != CHANCE]


@given(seeds)
def test_no_two_questions_to_a_seat_have_the_same_token(seed: int) -> None:
    rng = Random(seed)
    state = random_table(rng)
    asked = new_decisions(state, [None])
    while RULES.pending(state):
        events: list[object] = [None]
        state = play_random_move(state, rng, events)
        asked += new_decisions(state, events)

    assert len(asked) == len(set(asked))
