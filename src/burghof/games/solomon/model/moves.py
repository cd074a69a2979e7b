"""The moves of seats and of chance."""

from typing import Literal, TypeAlias

from burghof.games.solomon.model.pattern import Card, Turn
from burghof.games.solomon.model.pit import Field
from burghof.games.solomon.model.tile import Tile, Tiles
from burghof.kernel import Move

Value: TypeAlias = Literal[1, 2, 3, 4, 5]
VALUES: tuple[Value, ...] = (1, 2, 3, 4, 5)


class Choose(Move, frozen=True, gc=False, tag="choose"):
    """Lay a card of the hand face down (3.2)."""

    card: Card


class Shift(Move, frozen=True, gc=False, tag="shift"):
    """Move the top tile of a field to a neighbouring field (chapter 4)."""

    source: Field
    to: Field


class Dig(Move, frozen=True, gc=False, tag="dig"):
    """Dig the card's pattern with its upper left corner at `at`; a turned card needs the mirror (5.1, 6.2, 6.3)."""

    at: Field
    turn: Turn
    axe: bool


class Seal(Move, frozen=True, gc=False, tag="seal"):
    """Play the seal, with or without the axe, to pick fields freely (6.4, 6.5)."""

    axe: bool


class Decline(Move, frozen=True, gc=False, tag="decline"):
    """Do not dig (5.5)."""


class Pick(Move, frozen=True, gc=False, tag="pick"):
    """Pick one of the seal's fields (6.4)."""

    field: Field


class Amulet(Move, frozen=True, gc=False, tag="amulet"):
    """Play the amulet against the curses just dug (6.6)."""


class PayTreasure(Move, frozen=True, gc=False, tag="pay-treasure"):
    """Pay with a treasure of this value (7.2)."""

    value: Value


class PayCoins(Move, frozen=True, gc=False, tag="pay-coins"):
    """Pay everything still owed in coins, or all coins if they are fewer (7.2)."""


class Default(Move, frozen=True, gc=False, tag="default"):
    """Declare that the seat cannot pay (7.6, 8.1)."""


class TakeCoins(Move, frozen=True, gc=False, tag="take-coins"):
    """Take the change in coins, as far as the supply has any (7.4)."""


class TakeTreasure(Move, frozen=True, gc=False, tag="take-treasure"):
    """Take a treasure of this value as change (7.4)."""

    value: Value


class Add(Move, frozen=True, gc=False, tag="add"):
    """Add one of the seat's own tiles to those that are dealt (8.3)."""

    tile: Tile


class LayDark(Move, frozen=True, gc=False, tag="lay-dark"):
    """Chance lays the dark tiles, three on each field in turn, the lowest first (2.1)."""

    tiles: Tiles


class LayLight(Move, frozen=True, gc=False, tag="lay-light"):
    """Chance lays a light tile on each field (2.1)."""

    tiles: Tiles


class DealCards(Move, frozen=True, gc=False, tag="deal-cards"):
    """Chance shuffles the cards: each seat's hand in turn, then those put aside (2.3)."""

    cards: tuple[Card, ...]


class DealTiles(Move, frozen=True, gc=False, tag="deal-tiles"):
    """Chance shuffles the tiles that a seat could not pay for, in the order of dealing (8.2)."""

    tiles: Tiles


SolomonMove: TypeAlias = (
    Choose
    | Shift
    | Dig
    | Seal
    | Decline
    | Pick
    | Amulet
    | PayTreasure
    | PayCoins
    | Default
    | TakeCoins
    | TakeTreasure
    | Add
    | LayDark
    | LayLight
    | DealCards
    | DealTiles
)
