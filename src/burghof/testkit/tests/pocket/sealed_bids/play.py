"""Effects of the moves of sealed bids: RULES.md chapters 2 to 4."""

from collections import Counter

from msgspec.structs import replace

from burghof.kernel import Ballot, Seat, Tell, ballot, opened
from burghof.testkit.tests.pocket.sealed_bids.model import (
    CARDS,
    RAISES,
    AnyEvent,
    BiddingOpened,
    BidSealed,
    BidsTurned,
    PrizeLost,
    PrizeRaised,
    PrizeTurned,
    PrizeWon,
    Table,
)


def caller(state: Table) -> Seat:
    """Return the seat that raises the prize of this round (2.1)."""
    return Seat((len(CARDS) - len(state.hidden) - 1) % len(state.hands))


def is_over(state: Table) -> bool:
    """Return whether all rounds were played (4.1)."""
    return state.prize is None and len(CARDS) - len(state.hidden) == state.rounds


def points(state: Table, seat: Seat) -> int:
    """Return what a seat's prizes are worth (2.2)."""
    return sum(prize + state.raises[prize - 1] for prize in state.won[seat])


def turn(state: Table, prize: int, tell: Tell[Table, AnyEvent]) -> Table:
    """Turn up a prize (2.1)."""
    after = replace(state, hidden=tuple(other for other in state.hidden if other != prize), prize=prize)
    after = replace(after, tokens=opened(after.tokens, [caller(after)]))
    tell(PrizeTurned(prize), after)
    return after


def raise_prize(state: Table, seat: Seat, tell: Tell[Table, AnyEvent]) -> Table:
    """Increase the worth of the prize by one (2.2)."""
    prize = state.prize
    assert prize is not None, "the caller raises a prize"
    raises = tuple(times + (card == prize) for card, times in zip(CARDS, state.raises, strict=True))
    after = replace(state, raises=raises, tokens=opened(state.tokens, [seat]))
    tell(PrizeRaised(seat), after)
    return open_bidding(after, tell) if raises[prize - 1] == RAISES else after


def open_bidding(state: Table, tell: Tell[Table, AnyEvent]) -> Table:
    """Ask all seats for a bid (3.2)."""
    seats = [Seat(seat) for seat in range(len(state.hands))]
    after = replace(state, bids=ballot(seats), tokens=opened(state.tokens, seats))
    tell(BiddingOpened(), after)
    return after


def bid(state: Table, seat: Seat, card: int, tell: Tell[Table, AnyEvent]) -> Table:
    """Seal a choice; the last one turns all of them up (3.2, 3.3)."""
    assert state.bids is not None, "a bid answers a ballot"
    bids = state.bids.cast(seat, card)
    sealed = replace(state, bids=bids)
    tell(BidSealed((seat,), card), sealed)
    return _resolve(sealed, bids, tell) if bids.is_complete else sealed


def _resolve(state: Table, bids: Ballot[Seat, int], tell: Tell[Table, AnyEvent]) -> Table:
    """Turn up all choices, and give the prize away (3.3, 3.4)."""
    prize = state.prize
    assert prize is not None, "bids are for a prize"
    cards = tuple(card for _, card in bids.revealed())
    spent = tuple(tuple(c for c in hand if c != card) for hand, card in zip(state.hands, cards, strict=True))
    state = replace(state, hands=spent, bids=None)
    tell(BidsTurned(cards), state)
    single = [card for card, times in Counter(cards).items() if times == 1]
    if not single:
        after = replace(state, lost=(*state.lost, prize), prize=None)
        tell(PrizeLost(prize), after)
        return after
    winner = Seat(cards.index(max(single)))
    won = tuple((*pile, prize) if seat == winner else pile for seat, pile in enumerate(state.won))
    after = replace(state, won=won, prize=None)
    tell(PrizeWon(winner, prize), after)
    return after
