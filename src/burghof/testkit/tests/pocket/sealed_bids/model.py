"""Values of sealed bids: options, moves, events, state, view."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, Ballot, Event, Move, PrivateEvent, Seat, Tokens

CARDS = (1, 2, 3, 4, 5)
MAX_RAISES = 3
"""Number of raises after which the bidding is open (2.2)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that the host may choose."""

    rounds: Literal[3, 4] = 4


class Turn(Move, frozen=True, tag="turn"):
    """Chance turns up a prize."""

    prize: int


class Raise(Move, frozen=True, tag="raise"):
    """Increase the worth of the prize by one."""


class OpenBidding(Move, frozen=True, tag="open-bidding"):
    """Stop raising and open the bidding."""


class Bid(Move, frozen=True, tag="bid"):
    """Choose a card of your hand, face down."""

    card: int


AnyMove: TypeAlias = Turn | Raise | OpenBidding | Bid


class PrizeTurned(Event, frozen=True, tag="prize-turned"):
    """A prize was turned up."""

    prize: int


class PrizeRaised(Event, frozen=True, tag="prize-raised"):
    """The caller raised the prize."""

    seat: Seat


class BiddingOpened(Event, frozen=True, tag="bidding-opened"):
    """The bidding was opened for all seats."""


class BidSealed(PrivateEvent, frozen=True, tag="bid-sealed"):
    """A seat chose, or changed its choice."""

    card: int


class BidsTurned(Event, frozen=True, tag="bids-turned"):
    """All choices were turned up, in the order of seats."""

    reveals = True

    cards: tuple[int, ...]


class PrizeWon(Event, frozen=True, tag="prize-won"):
    """A seat won the prize."""

    seat: Seat
    prize: int


class PrizeLost(Event, frozen=True, tag="prize-lost"):
    """No seat won the prize."""

    prize: int


AnyEvent: TypeAlias = PrizeTurned | PrizeRaised | BiddingOpened | BidSealed | BidsTurned | PrizeWon | PrizeLost


class BidsState(Struct, frozen=True):
    """The whole state."""

    rounds: int
    hands: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    lost: tuple[int, ...]
    hidden: tuple[int, ...]
    """Prizes not turned up yet; the order has no meaning."""
    raises: tuple[int, ...]
    """How often each prize was raised, the lowest prize first."""
    tokens: Tokens
    prize: int | None = None
    bids: Ballot[Seat, int] | None = None

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.hands)


class BidsView(Struct, frozen=True):
    """What an audience may know: everything except the choices of others."""

    seat: Audience
    rounds: int
    hands: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    lost: tuple[int, ...]
    hidden: tuple[int, ...]
    raises: tuple[int, ...]
    tokens: Tokens
    prize: int | None
    bids: Ballot[Seat, int] | None
    """The open bids, of which a seat knows its own."""


class Stake(Struct, frozen=True):
    """The worth of the prize after this move."""

    worth: int
