"""What memory is made of: options, state, moves, events, view."""

from typing import ClassVar, Literal, NewType, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, Event, Move, PrivateEvent, Recall, Seat, Tokens

Place = NewType("Place", int)
"""Where a tile lies, counted from 0."""

Face = NewType("Face", int)
"""The number on a tile, counted from 1; two tiles have it."""


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How many pairs there are, and what one is worth."""

    pairs: Literal[3, 4, 5, 6] = 4
    worth: Literal["one", "number"] = "one"

    @property
    def candle(self) -> int:
        """How many turns the candle lasts (4.3)."""
        return 12 * self.pairs

    @property
    def all_tiles(self) -> tuple[Face, ...]:
        """Every tile of the game, in order of its number (1.1)."""
        return tuple(Face(1 + tile // 2) for tile in range(2 * self.pairs))


def is_over(options: Options, takers: tuple[Seat | None, ...], turns: int) -> bool:
    """Whether all tiles are taken (4.2) or the candle has burnt down (4.3)."""
    return None not in takers or turns >= options.candle


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table. What was seen is kept as places; what was seen there follows from the tiles."""

    options: Options
    seats: int
    takers: tuple[Seat | None, ...]
    """For each place who took its tile."""
    turned: tuple[bool, ...]
    """For each place whether all have seen its tile."""
    peeks: tuple[Place | None, ...]
    """For each seat where it peeked."""
    tokens: Tokens
    tiles: tuple[Face, ...] = ()
    """For each place its tile, taken ones too; none before the deal."""
    open: tuple[Place, ...] = ()
    active: Seat = Seat(0)
    turns: int = 0

    @property
    def left(self) -> tuple[Place, ...]:
        """The places whose tiles nobody took yet."""
        return tuple(Place(place) for place, taker in enumerate(self.takers) if taker is None)

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return is_over(self.options, self.takers, self.turns)


class Deal(Move, frozen=True, gc=False, tag="deal"):
    """Chance lays the tiles out (1.2)."""

    tiles: tuple[Face, ...]


class Turn(Move, frozen=True, gc=False, tag="turn"):
    """Turn a tile for all to see (chapter 2)."""

    place: Place


class Peek(Move, frozen=True, gc=False, tag="peek"):
    """Look at a tile alone (chapter 3)."""

    place: Place


AnyMove: TypeAlias = Deal | Turn | Peek


class TilesDealt(Event, frozen=True, gc=False, tag="tiles-dealt"):
    """The tiles lie face down."""

    tiles: int


class Turned(Event, frozen=True, gc=False, tag="turned"):
    """A tile was turned, and this is what it shows."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    seat: Seat
    place: Place
    face: Face

    def faded(self) -> "TurnedOnce":
        """That it was turned, without what it showed."""
        return TurnedOnce(self.seat, self.place)


class TurnedOnce(Event, frozen=True, gc=False, tag="turned-once"):
    """A tile was turned; what it showed is for memory."""

    seat: Seat
    place: Place


class PairTaken(Event, frozen=True, gc=False, tag="pair-taken"):
    """A seat took a pair, which lies open from now on."""

    seat: Seat
    face: Face
    places: tuple[Place, Place]


class Covered(Event, frozen=True, gc=False, tag="covered"):
    """Two tiles were no pair and are covered again."""

    seat: Seat
    places: tuple[Place, Place]


class PeekTaken(Event, frozen=True, gc=False, tag="peek-taken"):
    """A seat looked at a tile alone."""

    seat: Seat
    place: Place


class Peeked(PrivateEvent, frozen=True, gc=False, tag="peeked"):
    """What the seat saw there; pure recall keeps nothing of it, for `PeekTaken` stands beside it."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    place: Place
    face: Face


class CandleBurntDown(Event, frozen=True, gc=False, tag="candle-burnt-down"):
    """The last turn is over, and tiles are left."""


AnyEvent: TypeAlias = TilesDealt | Turned | TurnedOnce | PairTaken | Covered | PeekTaken | Peeked | CandleBurntDown


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one audience may know."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    tiles: tuple[Face | None, ...]
    """For each place its tile, if it is taken, lies open or stands in the notebook; none before the deal."""
    takers: tuple[Seat | None, ...]
    turned: tuple[bool, ...]
    peeks: tuple[Place | None, ...]
    open: tuple[Place, ...]
    active: Seat
    turns: int
    tokens: Tokens


class Preview(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a move would do: whether all will see the tile, and whether the turn surely ends."""

    all_see: bool
    ends_turn: bool
