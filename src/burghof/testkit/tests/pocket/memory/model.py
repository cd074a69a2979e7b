"""Values of memory: options, state, moves, events, view."""

from typing import ClassVar, Literal, NewType, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, Event, Move, PrivateEvent, Recall, Seat, Tokens

Place = NewType("Place", int)
"""Position of a tile, counted from 0."""

Face = NewType("Face", int)
"""Number on a tile, counted from 1; two tiles have it."""


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Number of pairs, and what a pair is worth."""

    pairs: Literal[3, 4, 5, 6] = 4
    worth: Literal["one", "number"] = "one"

    @property
    def candle(self) -> int:
        """Number of turns that the candle lasts (4.3)."""
        return 12 * self.pairs

    @property
    def all_tiles(self) -> tuple[Face, ...]:
        """All tiles of the game, in order of their numbers (1.1)."""
        return tuple(Face(1 + tile // 2) for tile in range(2 * self.pairs))


def is_over(options: Options, takers: tuple[Seat | None, ...], turns: int) -> bool:
    """Return whether all tiles are taken (4.2) or the candle has burnt down (4.3)."""
    return None not in takers or turns >= options.candle


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The state. What was seen is stored as places; what was seen there follows from the tiles."""

    options: Options
    seats: int
    takers: tuple[Seat | None, ...]
    """For each place, the seat that took its tile."""
    turned: tuple[bool, ...]
    """For each place, whether all have seen its tile."""
    peeks: tuple[Place | None, ...]
    """For each seat, where it peeked."""
    tokens: Tokens
    tiles: tuple[Face, ...] = ()
    """For each place, its tile, including taken ones; empty before the deal."""
    open: tuple[Place, ...] = ()
    active: Seat = Seat(0)
    turns: int = 0

    @property
    def left(self) -> tuple[Place, ...]:
        """Places whose tiles are not taken yet."""
        return tuple(Place(place) for place, taker in enumerate(self.takers) if taker is None)

    @property
    def is_over(self) -> bool:
        """Whether no seat acts any more."""
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
    """The tiles were laid out face down."""

    tiles: int


class Turned(Event, frozen=True, gc=False, tag="turned"):
    """A tile was turned, and shows this number."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    seat: Seat
    place: Place
    face: Face

    def redacted(self) -> "TurnedOnce":
        """Return that it was turned, without what it showed."""
        return TurnedOnce(self.seat, self.place)


class TurnedOnce(Event, frozen=True, gc=False, tag="turned-once"):
    """A tile was turned; what it showed is left to the players' memory."""

    seat: Seat
    place: Place


class PairTaken(Event, frozen=True, gc=False, tag="pair-taken"):
    """A seat took a pair, which is open from now on."""

    seat: Seat
    face: Face
    places: tuple[Place, Place]


class Covered(Event, frozen=True, gc=False, tag="covered"):
    """Two tiles were not a pair and were covered again."""

    seat: Seat
    places: tuple[Place, Place]


class PeekTaken(Event, frozen=True, gc=False, tag="peek-taken"):
    """A seat looked at a tile alone."""

    seat: Seat
    place: Place


class Peeked(PrivateEvent, frozen=True, gc=False, tag="peeked"):
    """What the seat saw there; pure recall stores nothing of it, since `PeekTaken` is stored."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

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
    """For each place, its tile, if it is taken, open or in the notebook; empty before the deal."""
    takers: tuple[Seat | None, ...]
    turned: tuple[bool, ...]
    peeks: tuple[Place | None, ...]
    open: tuple[Place, ...]
    active: Seat
    turns: int
    tokens: Tokens


class Preview(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a move would do: whether all will see the tile, and whether the turn certainly ends."""

    all_see: bool
    ends_turn: bool
