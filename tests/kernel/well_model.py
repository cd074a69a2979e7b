"""The values of the Well: its options, moves, events, state and view."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, Ballot, Event, Move, PrivateEvent, Recall, Seat, Tokens


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    coins: Literal[6, 12] = 12


class Sink(Move, frozen=True, tag="sink"):
    depth: int


class Fall(Move, frozen=True, tag="fall"):
    face: int


class Take(Move, frozen=True, tag="take"):
    coins: int


class Pass(Move, frozen=True, tag="pass"):
    pass


class Peek(Move, frozen=True, tag="peek"):
    pass


class Roll(Move, frozen=True, tag="roll"):
    pass


class Call(Move, frozen=True, tag="call"):
    pass


class Bid(Move, frozen=True, tag="bid"):
    coins: int


AnyMove: TypeAlias = Sink | Fall | Take | Pass | Peek | Roll | Call | Bid


class Dug(Event, frozen=True, tag="dug"):
    """The depth is drawn and stays hidden."""


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    coins: int


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class Peeked(Event, frozen=True, tag="peeked"):
    seat: Seat


class DepthSeen(PrivateEvent, frozen=True, tag="depth-seen"):
    reveals = True
    depth: int


class Fallen(Event, frozen=True, tag="fallen"):
    face: int


class Called(Event, frozen=True, tag="called"):
    seat: Seat


class BidsMade(Event, frozen=True, tag="bids-made"):
    best: tuple[Seat, ...]


class BidsShown(Event, frozen=True, tag="bids-shown"):
    reveals = True
    is_transient = True
    best: tuple[Seat, ...]
    bids: tuple[int, ...]

    def redacted(self) -> BidsMade:
        return BidsMade(self.best)


AnyEvent: TypeAlias = Dug | Taken | Passed | Peeked | DepthSeen | Fallen | Called | BidsMade | BidsShown


class State(Struct, frozen=True):
    coins: int
    purses: tuple[int, ...]
    peeked: tuple[bool, ...]
    tokens: Tokens
    turn: Seat = Seat(0)
    taken: int = 0
    depth: int | None = None
    is_rolling: bool = False
    bids: Ballot[Seat, int] | None = None
    shown: tuple[int, ...] = ()


class View(Struct, frozen=True):
    seat: Audience
    recall: Recall
    coins: int
    purses: tuple[int, ...]
    peeked: tuple[bool, ...]
    tokens: Tokens
    turn: Seat
    taken: int
    depth: int | None
    is_bidding: bool
    bid: int | None
    shown: tuple[int, ...]


class Preview(Struct, frozen=True):
    left: int
