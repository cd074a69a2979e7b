"""Offers: the legal moves with their messages, picks and previews, as far as recall knows."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.solomon.model.moves import (
    Add,
    Amulet,
    Choose,
    Decline,
    Default,
    Dig,
    PayCoins,
    PayTreasure,
    Pick,
    Seal,
    Shift,
    SolomonMove,
    TakeCoins,
    TakeTreasure,
)
from burghof.games.solomon.model.pattern import PATTERNS, PLACEMENTS, SIZES, UPRIGHT, Card, Placement, Turn
from burghof.games.solomon.model.pit import BIT, Field, field_name, field_names, measure_ground
from burghof.games.solomon.model.preview import (
    CardPreview,
    DigPreview,
    PayPreview,
    PenaltyPreview,
    ShiftPreview,
    SolomonPreview,
)
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import (
    AMULET,
    OBJECTS,
    SCROLLS,
    TREASURES,
    Tile,
    Tiles,
    join_tiles,
    total_curse,
    total_worth,
    with_article,
)
from burghof.games.solomon.model.view import known_piles
from burghof.games.solomon.rules.digging import objects_for, only_pick, placement_of
from burghof.games.solomon.rules.ending import count_scroll_sets
from burghof.games.solomon.rules.paying import best_change
from burghof.games.solomon.rules.penalty import deal_shares
from burghof.kernel import Offer, Recall, Seat, say

SolomonOffer: TypeAlias = Offer[SolomonMove, SolomonPreview]

STOCK_ID = "stock"
"""Outline id of the tiles behind the viewer's own screen."""
SUPPLY_ID = "supply"
"""Prefix of the outline ids of the treasures in the supply."""
DUG_ID = "dug"
"""Outline id of the tiles just dug."""
SHIFT_ID = "shift"
"""Outline id of shifting."""


def offers(state: State, seat: Seat, legal: Sequence[SolomonMove], recall: Recall) -> list[SolomonOffer]:
    """Return the offers of these legal moves of a seat."""
    desk = _OfferBuilder(state, seat, known_piles(state, recall), measure_ground(state.piles).heights)
    return [desk.offer(move) for move in legal]


class _OfferBuilder(Struct, frozen=True):
    """The data shared by all offers of one position; covered tiles are read from `known` only."""

    state: State
    seat: Seat
    known: tuple[tuple[Tile | None, ...], ...]
    heights: tuple[int, ...]

    def offer(self, move: SolomonMove) -> SolomonOffer:  # noqa: C901, PLR0911, PLR0912 - one line per move
        """Return the offer of a legal move."""
        match move:
            case Choose(card=card):
                return self._choose(move, card)
            case Shift():
                return self._shift(move)
            case Dig():
                return self._dig(move)
            case Seal(axe=axe):
                words = say("offer-seal", axe=axe, squares=SIZES[self.state.card])
                return Offer(move, ("objects",), words)
            case Decline():
                return self._decline(move)
            case Pick(field=field):
                return self._pick(move, field)
            case Amulet():
                saved = self.state.owed - self.state.shifts
                return Offer(move, ("objects",), say("offer-amulet", saved=saved), self._owed_preview(saved))
            case PayTreasure(value=value):
                return self._pay(move, TREASURES[value - 1], value)
            case PayCoins():
                return self._pay_coins(move)
            case Default():
                return self._default(move)
            case TakeCoins():
                coins = min(self.state.bank, self.state.owed)
                words = say("offer-take-coins", coins=coins, due=self.state.owed - coins)
                return Offer(move, ("bank",), words, self._change_preview(coins))
            case TakeTreasure(value=value):
                words = say("offer-take-treasure", value=value, due=self.state.owed - value)
                return Offer(move, (supply_id(TREASURES[value - 1]),), words, self._change_preview(value))
            case Add(tile=tile):
                return Offer(move, (stock_id(tile),), say("offer-add", tile=with_article(tile)))
            case _:
                raise AssertionError("CHANCE has no offers")

    def _choose(self, move: Choose, card: Card) -> SolomonOffer:
        places = tuple(placement.at for placement in PLACEMENTS[card][UPRIGHT] if is_level(placement, self.heights))
        words = say("offer-choose", card=card, squares=SIZES[card], pattern=PATTERNS[card], places=len(places))
        return Offer(move, (card_id(card),), words, CardPreview(SIZES[card], places))

    def _shift(self, move: Shift) -> SolomonOffer:
        pile = self.known[move.source]
        tile, below = self.state.piles[move.source][-1], pile[-2] if len(pile) > 1 else None
        shifts = self.state.shifts + 1
        beyond = shifts > self.state.funds(self.seat)
        source, target = field_name(move.source), field_name(move.to)
        opens = self._opened_places(move)
        words = say("offer-shift", source=source, target=target, shifts=shifts, beyond=beyond, opens=len(opens))
        preview = ShiftPreview(tile, below, shifts, beyond=beyond, opens=opens)
        return Offer(move, (SHIFT_ID, field_id(move.source), field_id(move.to)), words, preview)

    def _opened_places(self, move: Shift) -> tuple[Field, ...]:
        """Return where the card could be dug after a shift but not now, as upper left corners."""
        heights = list(self.heights)
        heights[move.source] -= 1
        heights[move.to] += 1
        touched = BIT[move.source] | BIT[move.to]
        return tuple(
            placement.at
            for placement in PLACEMENTS[self.state.card][UPRIGHT]
            if placement.mask & touched and is_level(placement, heights) and not is_level(placement, self.heights)
        )

    def _dig(self, move: Dig) -> SolomonOffer:
        placement = placement_of(self.state, move)
        fields = placement.fields
        preview = self._dig_preview(fields, objects_for(move))
        words = say(
            "offer-dig",
            fields=field_names(fields),
            mirror=move.turn != UPRIGHT,
            axe=move.axe,
            **self._dig_data(preview),
        )
        turn = () if move.turn == UPRIGHT else (turn_id(move.turn),)
        return Offer(move, ("card", *turn, field_id(placement.middle)), words, preview)

    def _decline(self, move: Decline) -> SolomonOffer:
        owed, funds = self.state.shifts, self.state.funds(self.seat)
        words = say("offer-decline", owed=owed, funds=funds, unpayable=owed > funds)
        return Offer(move, ("discard",), words, self._owed_preview(0))

    def _pick(self, move: Pick, field: Field) -> SolomonOffer:
        size, fields = SIZES[self.state.card], (*self.state.picks, field)
        while len(fields) < size and (only := only_pick(replace(self.state, picks=fields))) is not None:
            fields = (*fields, only)
        left = size - len(fields)
        preview = self._dig_preview(fields, ())
        words = say(
            "offer-pick",
            field=field_name(field),
            tile=with_article(self.state.piles[field][-1]),
            left=left,
            **self._dig_data(preview),
        )
        return Offer(move, (field_id(field),), words, preview)

    def _dig_preview(self, fields: tuple[Field, ...], objects: Tiles) -> DigPreview:
        """Return what a dig of these fields would bring and cost."""
        tiles = tuple(self.state.piles[field][-1] for field in fields)
        funds = self.state.funds(self.seat) + total_worth(tiles)
        cost = self.state.shifts + total_curse(tiles)
        has_amulet = AMULET in self.state.stocks[self.seat]
        rescued = has_amulet and funds >= self.state.shifts and cost > funds
        return DigPreview(fields, tiles, objects, cost, funds, unpayable=cost > funds, amulet_helps=rescued)

    def _dig_data(self, preview: DigPreview) -> dict[str, int]:
        """Return what a dig brings and costs, for its sentence; `sets` numbers the set of scrolls it completes."""
        stock, tiles = self.state.stocks[self.seat], preview.tiles
        scrolls = sum(tile in SCROLLS for tile in tiles)
        sets = count_scroll_sets((*stock, *tiles)) if scrolls else 0
        return {
            "squares": len(tiles),
            "worth": total_worth(tiles),
            "scrolls": scrolls,
            "sets": sets if sets > count_scroll_sets(stock) else 0,
            "objects": sum(tile in OBJECTS for tile in tiles),
            "cost": preview.cost,
            "unpayable": preview.unpayable,
            "rescued": preview.amulet_helps,
        }

    def _owed_preview(self, saved: int) -> PayPreview:
        """Return the preview of what would be owed next, with `saved` deducted."""
        owed = self.state.owed if self.state.phase == "pay" else self.state.shifts
        return PayPreview(owed - saved, 0, 0)

    def _pay(self, move: PayTreasure, tile: Tile, value: int) -> SolomonOffer:
        owed = max(0, self.state.owed - value)
        change = max(0, value - self.state.owed)
        lost = change - best_change(change, self.state.bank, join_tiles(self.state.supply, (tile,)))
        words = say("offer-pay-treasure", value=value, owed=owed, change=change - lost, lost=lost)
        pick = dug_id(tile) if tile in self.state.dug else stock_id(tile)
        return Offer(move, (pick,), words, PayPreview(owed, change, lost))

    def _pay_coins(self, move: PayCoins) -> SolomonOffer:
        coins = min(self.state.coins[self.seat], self.state.owed)
        owed = self.state.owed - coins
        return Offer(move, ("purse",), say("offer-pay-coins", coins=coins, owed=owed), PayPreview(owed, 0, 0))

    def _change_preview(self, taken: int) -> PayPreview:
        """Return the preview of the change that would still be due."""
        return PayPreview(0, self.state.owed - taken, 0)

    def _default(self, move: Default) -> SolomonOffer:
        if not self.state.dug:
            words = say("offer-hand-over", owed=self.state.owed, funds=self.state.funds(self.seat))
            return Offer(move, ("purse",), words, PayPreview(0, 0, 0))
        each, rest = deal_shares(self.state, len(self.state.dug))
        words = say("offer-default", owed=self.state.owed, funds=self.state.funds(self.seat))
        return Offer(move, (DUG_ID,), words, PenaltyPreview(self.state.dug, each, rest))


def is_level(placement: Placement, heights: Sequence[int]) -> bool:
    """Return whether piles of these heights could be dug together (5.2, 5.3)."""
    height = heights[placement.first]
    return height > 0 and all(heights[field] == height for field in placement.fields)


def field_id(field: Field) -> str:
    """Return the outline id of a field."""
    return f"field-{field}"


def card_id(card: Card) -> str:
    """Return the outline id of a card in hand."""
    return f"card-{card}"


def stock_id(tile: Tile) -> str:
    """Return the outline id of the tiles of this kind behind the viewer's own screen."""
    return f"{STOCK_ID}-{tile.value}"


def supply_id(tile: Tile) -> str:
    """Return the outline id of the treasures of this value in the supply."""
    return f"{SUPPLY_ID}-{tile.value}"


def dug_id(tile: Tile) -> str:
    """Return the outline id of the tiles of this kind among those just dug."""
    return f"{DUG_ID}-{tile.value}"


def turn_id(turn: Turn) -> str:
    """Return the outline id of the card after this many quarter turns."""
    return f"turn-{turn}"
