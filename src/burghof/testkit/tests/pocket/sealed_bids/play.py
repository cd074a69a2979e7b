"""Effects of the moves of sealed bids: RULES.md chapters 2 to 4."""

from collections import Counter

from msgspec.structs import replace

from burghof.kernel import Ballot, Emit, Seat, new_ballot, next_tokens
from burghof.testkit.tests.pocket.sealed_bids.model import (
    CARDS,
    MAX_RAISES,
    AnyEvent,
    BiddingOpened,
    BidSealed,
    BidsState,
    BidsTurned,
    PrizeLost,
    PrizeRaised,
    PrizeTurned,
    PrizeWon,
)


def caller(state: BidsState) -> Seat:
    """Return the seat that raises the prize of this round (2.1)."""
    return Seat((len(CARDS) - len(state.hidden) - 1) % len(state.hands))


def is_over(state: BidsState) -> bool:
    """Return whether all rounds were played (4.1)."""
    return state.prize is None and len(CARDS) - len(state.hidden) == state.rounds


def points(state: BidsState, seat: Seat) -> int:
    """Return what a seat's prizes are worth (2.2)."""
    return sum(prize + state.raises[prize - 1] for prize in state.won[seat])


def turn(state: BidsState, prize: int, emit: Emit[BidsState, AnyEvent]) -> BidsState:
    """Turn up a prize (2.1)."""
    after = replace(state, hidden=tuple(other for other in state.hidden if other != prize), prize=prize)
    after = replace(after, tokens=next_tokens(after.tokens, [caller(after)]))
    emit(PrizeTurned(prize), after)
    return after


def raise_prize(state: BidsState, seat: Seat, emit: Emit[BidsState, AnyEvent]) -> BidsState:
    """Increase the worth of the prize by one (2.2)."""
    prize = state.prize
    assert prize is not None, "the caller raises a prize"
    raises = tuple(times + (card == prize) for card, times in zip(CARDS, state.raises, strict=True))
    after = replace(state, raises=raises, tokens=next_tokens(state.tokens, [seat]))
    emit(PrizeRaised(seat), after)
    return open_bidding(after, emit) if raises[prize - 1] == MAX_RAISES else after


def open_bidding(state: BidsState, emit: Emit[BidsState, AnyEvent]) -> BidsState:
    """Ask all seats for a bid (3.2)."""
    seats = [Seat(seat) for seat in range(len(state.hands))]
    after = replace(state, bids=new_ballot(seats), tokens=next_tokens(state.tokens, seats))
    emit(BiddingOpened(), after)
    return after


def bid(state: BidsState, seat: Seat, card: int, emit: Emit[BidsState, AnyEvent]) -> BidsState:
    """Seal a choice; the last one turns all of them up (3.2, 3.3)."""
    assert state.bids is not None, "a bid answers a ballot"
    bids = state.bids.cast(seat, card)
    sealed = replace(state, bids=bids)
    emit(BidSealed((seat,), card), sealed)
    return _resolve(sealed, bids, emit) if bids.is_complete else sealed


def _resolve(state: BidsState, bids: Ballot[Seat, int], emit: Emit[BidsState, AnyEvent]) -> BidsState:
    """Turn up all choices, and give the prize away (3.3, 3.4)."""
    prize = state.prize
    assert prize is not None, "bids are for a prize"
    cards = tuple(card for _, card in bids.reveal())
    spent = tuple(tuple(c for c in hand if c != card) for hand, card in zip(state.hands, cards, strict=True))
    state = replace(state, hands=spent, bids=None)
    emit(BidsTurned(cards), state)
    single = [card for card, times in Counter(cards).items() if times == 1]
    if not single:
        after = replace(state, lost=(*state.lost, prize), prize=None)
        emit(PrizeLost(prize), after)
        return after
    winner = Seat(cards.index(max(single)))
    won = tuple((*pile, prize) if seat == winner else pile for seat, pile in enumerate(state.won))
    after = replace(state, won=won, prize=None)
    emit(PrizeWon(winner, prize), after)
    return after
