"""Events, rich enough to draw every effect.

Events about things that go behind a screen or under a tile are `is_transient`.
"""

from typing import ClassVar, Literal, TypeAlias

from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.pit import Field, field_name, field_names
from burghof.games.solomon.model.tile import WORTH, Tile, Tiles, sum_up, with_article, with_articles
from burghof.kernel import Event, MessageArg, PlayerName, PrivateEvent, Seat

ScoreCategory: TypeAlias = Literal["coins", "treasures", "scrolls", "curses", "objects"]
"""What is counted at the end, in this order."""


class DarkLaid(Event, frozen=True, gc=False, tag="dark-laid"):
    """Three dark tiles lie on each field."""


class LightLaid(Event, frozen=True, gc=False, tag="light-laid"):
    """A light tile lies on each field: the chamber is full."""


class CardsDealt(Event, frozen=True, gc=False, tag="cards-dealt"):
    """Each seat was dealt this number of cards."""

    number: int


class HandDealt(PrivateEvent, frozen=True, gc=False, tag="hand-dealt"):
    """A seat was dealt these cards."""

    cards: tuple[Card, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the cards by number."""
        return {"seat": PlayerName(self.to[0]), "cards": self.cards}


class RoundBegan(Event, frozen=True, gc=False, tag="round-began"):
    """A round began: all seats choose a card."""

    number: int


class CardChosen(PrivateEvent, frozen=True, gc=False, tag="card-chosen"):
    """A seat laid a card face down."""

    card: Card

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the card by number."""
        return {"seat": PlayerName(self.to[0]), "card": self.card}


class CardsRevealed(Event, frozen=True, gc=False, tag="cards-revealed"):
    """All cards were turned up: the seats and their cards, in the order of turns."""

    clauses: ClassVar[tuple[str, ...]] = ("3.3",)
    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the first seat and its card, and the seats after it in order."""
        first, *later = self.seats
        return {"seat": PlayerName(first), "card": self.cards[0], "later": tuple(PlayerName(seat) for seat in later)}


class Shifted(Event, frozen=True, gc=False, tag="shifted"):
    """A top tile was moved to a neighbouring field."""

    clauses: ClassVar[tuple[str, ...]] = ("4.1", "4.3")
    seat: Seat
    source: Field
    target: Field

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the fields by name."""
        return {
            "seat": Event.data(self)["seat"],
            "source": field_name(self.source),
            "target": field_name(self.target),
        }


class TileShifted(Shifted, frozen=True, gc=False, tag="tile-shifted"):
    """This top tile was moved to a neighbouring field."""

    is_transient: ClassVar[bool] = True

    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the fields by name, the tile."""
        return {**Shifted.data(self), "tile": with_article(self.tile)}

    def redacted(self) -> Shifted:
        """Return the event without the tile."""
        return Shifted(self.seat, self.source, self.target)


class Uncovered(Event, frozen=True, gc=False, tag="uncovered"):
    """These tiles came to lie on top."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    fields: tuple[Field, ...]
    tiles: Tiles

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the number of tiles, the first of them, and what they are together."""
        return {"tiles": len(self.tiles), "tile": with_article(self.tiles[0]), **sum_up(self.tiles)}


class ObjectsPlayed(Event, frozen=True, gc=False, tag="objects-played"):
    """A seat played these magic objects; they are out of the game."""

    clauses: ClassVar[tuple[str, ...]] = ("6.1",)
    seat: Seat
    objects: Tiles

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the objects."""
        return {"seat": PlayerName(self.seat), "objects": with_articles(self.objects)}


class TurnedUp(Event, frozen=True, gc=False, tag="turned-up"):
    """A seat openly gave away a tile that the others did not know it had: it was among those dealt face down."""

    clauses: ClassVar[tuple[str, ...]] = ("9.5",)
    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    seat: Seat
    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the tile."""
        return {"seat": PlayerName(self.seat), "tile": with_article(self.tile)}


class FieldPicked(Event, frozen=True, gc=False, tag="field-picked"):
    """A seat picked a field for the seal."""

    clauses: ClassVar[tuple[str, ...]] = ("6.4",)
    seat: Seat
    field: Field

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the field by name."""
        return {**Event.data(self), "field": field_name(self.field)}


class DugAt(Event, frozen=True, gc=False, tag="dug-at"):
    """A seat dug these fields."""

    clauses: ClassVar[tuple[str, ...]] = ("5.3", "5.4")
    seat: Seat
    fields: tuple[Field, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the fields by name."""
        return {"seat": Event.data(self)["seat"], "fields": field_names(self.fields)}


class Dug(DugAt, frozen=True, gc=False, tag="dug"):
    """A seat dug these fields and took these tiles."""

    is_transient: ClassVar[bool] = True

    tiles: Tiles

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, and what the tiles are together."""
        return {"seat": PlayerName(self.seat), **sum_up(self.tiles)}

    def redacted(self) -> DugAt:
        """Return the event without the tiles."""
        return DugAt(self.seat, self.fields)


class Declined(Event, frozen=True, gc=False, tag="declined"):
    """A seat did not dig."""

    clauses: ClassVar[tuple[str, ...]] = ("5.5",)
    seat: Seat


class TreasurePaid(Event, frozen=True, gc=False, tag="treasure-paid"):
    """A seat paid with a treasure."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    is_transient: ClassVar[bool] = True

    seat: Seat
    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the value of the treasure."""
        return {"seat": PlayerName(self.seat), "value": WORTH[self.tile]}


class CoinsPaid(Event, frozen=True, gc=False, tag="coins-paid"):
    """A seat paid with coins."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    is_transient: ClassVar[bool] = True

    seat: Seat
    coins: int


class LastCoins(Event, frozen=True, gc=False, tag="last-coins"):
    """A seat pays with its last coins and owes more: all see that its coins are not enough (since version 2)."""

    clauses: ClassVar[tuple[str, ...]] = ("9.6",)
    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    seat: Seat


class CoinsTaken(Event, frozen=True, gc=False, tag="coins-taken"):
    """A seat took coins as change."""

    clauses: ClassVar[tuple[str, ...]] = ("7.4",)
    is_transient: ClassVar[bool] = True

    seat: Seat
    coins: int


class TreasureTaken(Event, frozen=True, gc=False, tag="treasure-taken"):
    """A seat took a treasure as change."""

    clauses: ClassVar[tuple[str, ...]] = ("7.4",)
    is_transient: ClassVar[bool] = True

    seat: Seat
    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the value of the treasure."""
        return {"seat": PlayerName(self.seat), "value": WORTH[self.tile]}


class ChangeLost(Event, frozen=True, gc=False, tag="change-lost"):
    """The supply could not give this much change."""

    clauses: ClassVar[tuple[str, ...]] = ("7.5",)
    is_transient: ClassVar[bool] = True

    seat: Seat
    number: int


class HandedOver(Event, frozen=True, gc=False, tag="handed-over"):
    """A seat could not pay its shifts and handed over all its coins and treasures: all see that it has none left."""

    clauses: ClassVar[tuple[str, ...]] = ("7.6",)
    reveals: ClassVar[bool] = True

    seat: Seat


class CouldNotPay(Event, frozen=True, gc=False, tag="could-not-pay"):
    """A seat could not pay for what it dug and loses it."""

    clauses: ClassVar[tuple[str, ...]] = ("8.1",)
    seat: Seat


class TileAdded(Event, frozen=True, gc=False, tag="tile-added"):
    """A seat added a tile of its own, face down."""

    clauses: ClassVar[tuple[str, ...]] = ("8.3",)
    seat: Seat


class NothingToAdd(Event, frozen=True, gc=False, tag="nothing-to-add"):
    """A seat has no tile behind its screen to add (since version 2)."""

    clauses: ClassVar[tuple[str, ...]] = ("8.3",)
    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    seat: Seat


class OwnTileAdded(PrivateEvent, frozen=True, gc=False, tag="own-tile-added"):
    """The seat added this tile."""

    is_transient: ClassVar[bool] = True

    tile: Tile

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the seat, the tile."""
        return {"seat": PlayerName(self.to[0]), "tile": with_article(self.tile)}


class TilesDealt(Event, frozen=True, gc=False, tag="tiles-dealt"):
    """Tiles were dealt face down to these seats, `each` per seat; the rest was discarded."""

    clauses: ClassVar[tuple[str, ...]] = ("8.2",)
    seat: Seat
    receivers: tuple[Seat, ...]
    each: int
    rest: int

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the fields, the number of receivers, and the first of them."""
        return {**Event.data(self), "others": len(self.receivers), "receiver": PlayerName(self.receivers[0])}


class Received(PrivateEvent, frozen=True, gc=False, tag="received"):
    """A seat received these tiles, which `seat` could not pay for."""

    seat: Seat
    tiles: Tiles

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: giver, receiver, the tiles one by one, and what they are together."""
        tiles = with_articles(self.tiles)
        seats: dict[str, MessageArg] = {"seat": PlayerName(self.seat), "receiver": PlayerName(self.to[0])}
        return {**seats, "tiles": tiles, "count": len(tiles), "tile": tiles[0], **sum_up(self.tiles)}


class TurnEnded(Event, frozen=True, gc=False, tag="turn-ended"):
    """A seat ended its turn, and its card was put aside."""

    seat: Seat
    card: Card


class GameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    """The last card was played."""

    clauses: ClassVar[tuple[str, ...]] = ("10.1",)


class Counted(Event, frozen=True, gc=False, tag="counted"):
    """All screens are lifted, and one category is counted: for each seat the amount, its points, the total so far."""

    reveals: ClassVar[bool] = True

    what: ScoreCategory
    amounts: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: what is counted, who has most of it, how much, and the points for it."""
        most = max(self.amounts)
        leaders = tuple(PlayerName(Seat(seat)) for seat, amount in enumerate(self.amounts) if amount == most)
        first: dict[str, MessageArg] = {"seats": leaders, "seat": leaders[0], "number": len(leaders)}
        return {"what": self.what, "most": most, "points": max(self.points), **first}


SolomonEvent: TypeAlias = (
    DarkLaid
    | LightLaid
    | CardsDealt
    | HandDealt
    | RoundBegan
    | CardChosen
    | CardsRevealed
    | Shifted
    | TileShifted
    | Uncovered
    | ObjectsPlayed
    | TurnedUp
    | FieldPicked
    | DugAt
    | Dug
    | Declined
    | TreasurePaid
    | LastCoins
    | CoinsPaid
    | CoinsTaken
    | TreasureTaken
    | ChangeLost
    | HandedOver
    | CouldNotPay
    | TileAdded
    | NothingToAdd
    | OwnTileAdded
    | TilesDealt
    | Received
    | TurnEnded
    | GameEnded
    | Counted
)
