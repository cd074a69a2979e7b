"""The round: RULES.md chapter 3. All seats choose a card, then each has a turn."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.events import (
    CardChosen,
    CardsRevealed,
    GameEnded,
    RoundBegan,
    SolomonEvent,
    TurnEnded,
)
from burghof.games.solomon.model.moves import Choose
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import join_tiles
from burghof.games.solomon.rules.ending import emit_counts
from burghof.kernel import Emit, Refusal, Seat, forbids, new_ballot, next_tokens, with_item

CHOICES: dict[Card, Choose] = {card: Choose(card) for card in CARDS}


def begin_round(state: State, emit: Emit[State, SolomonEvent]) -> State:
    """Open the ballot of a round, or reveal the last cards, or end the game after them (3.1, 3.2, 3.4, 10.1)."""
    seats = [Seat(seat) for seat in range(state.seats)]
    left = len(state.hands[0])
    if not left:
        state = replace(state, phase="over")
        emit(GameEnded(), state)
        emit_counts(state, emit)
        return state
    if left == 1:
        return _reveal(state, [hand[0] for hand in state.hands], emit)
    state = replace(state, phase="choose", choices=new_ballot(seats), tokens=next_tokens(state.tokens, seats))
    emit(RoundBegan(1 + TILES.hand[state.seats] - left), state)
    return state


def why_not_choose(state: State, seat: Seat, move: Choose) -> Refusal | None:
    """Return the clause that forbids choosing this card, or None."""
    return None if move.card in state.hands[seat] else forbids("3.2", "not-in-hand", card=move.card)


def legal_choices(state: State, seat: Seat) -> Sequence[Choose]:
    """Return a move for every card of the hand."""
    return [CHOICES[card] for card in state.hands[seat]]


def choose(state: State, seat: Seat, move: Choose, emit: Emit[State, SolomonEvent]) -> State:
    """Lay a card face down; the last choice reveals all cards (3.2, 3.3)."""
    assert state.choices is not None, "cards are chosen only in a ballot"
    choices = state.choices.cast(seat, move.card)
    state = replace(state, choices=choices)
    emit(CardChosen((seat,), move.card), state)
    return _reveal(state, [card for _, card in choices.reveal()], emit) if choices.is_complete else state


def _reveal(state: State, cards: list[Card], emit: Emit[State, SolomonEvent]) -> State:
    """Turn up all cards; the lowest number has the first turn (3.3)."""
    order = sorted(zip(cards, range(state.seats), strict=True))
    queue = tuple(Seat(seat) for _, seat in order)
    hands = [tuple(left for left in hand if left != card) for hand, card in zip(state.hands, cards, strict=True)]
    state = replace(
        state,
        phase="prepare",
        choices=None,
        hands=tuple(hands),
        laid=tuple(cards),
        queue=queue,
        tokens=next_tokens(state.tokens, queue[:1]),
    )
    emit(CardsRevealed(queue, tuple(card for card, _ in order)), state)
    return state


def end_turn(state: State, emit: Emit[State, SolomonEvent]) -> State:
    """Move what was dug behind the screen, put the card aside, and start the turn of the next seat (3.5)."""
    seat, card, queue = state.active, state.card, state.queue[1:]
    if state.dug:
        state = replace(
            state,
            stocks=with_item(state.stocks, seat, join_tiles(state.stocks[seat], state.dug)),
            followed=with_item(state.followed, seat, join_tiles(state.followed[seat], state.dug)),
            dug=(),
        )
    state = replace(
        state,
        phase="prepare",
        laid=with_item(state.laid, seat, None),
        discard=tuple(sorted((*state.discard, card))),
        queue=queue,
        shifts=0,
        owed=0,
        paid=0,
        tokens=next_tokens(state.tokens, queue[:1]),
    )
    emit(TurnEnded(seat, card), state)
    return state if queue else begin_round(state, emit)
