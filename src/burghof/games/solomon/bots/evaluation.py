"""The evaluation: how good a table looks for a seat."""

from functools import lru_cache

from burghof.games.solomon.model.pattern import PLACEMENTS, UPRIGHT, Card
from burghof.games.solomon.model.pit import Field, ground
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import CURSE, OBJECTS, SCROLLS, WORTH, Tile, Tiles, curse, worth
from burghof.games.solomon.rules.ending import sets_of_scrolls, tallies
from burghof.kernel import Seat

WON = 100_000
POINT = 100
"""What a point is worth."""
SCROLL = 200
"""What a scroll is worth that may still become part of a set."""
NEW_SCROLL = 120
"""How much more one is worth that is not there yet in the set at hand."""
OBJECT = 330
CURSE_POINT = 110
"""What each point of curses behind the screen is worth for the majority."""
LATER = 2
"""A card in hand is worth its best dig, divided by this: others may dig there first."""


def evaluate(state: State, seat: Seat) -> int:
    """The lead of a seat over the best of the others, with what each may still dig this round."""
    if state.phase == "over":
        points = [tally.total for tally in tallies(state)]
        return (WON if points[seat] == max(points) else -WON) + POINT * points[seat]
    worths = [_stock_worth(stock) + POINT * coins for stock, coins in zip(state.stocks, state.coins, strict=True)]
    for digger in state.queue:
        worths[digger] += _turn_worth(state, digger) if digger == state.active else _hope(state, digger)
    own = worths.pop(seat)
    return own - max(worths) + _choice_worth(state, seat)


@lru_cache(maxsize=1 << 14)
def _stock_worth(stock: Tiles) -> int:
    """What the tiles behind a screen promise."""
    scrolls = [stock.count(scroll) for scroll in SCROLLS]
    sets = sets_of_scrolls(stock)
    return (
        POINT * worth(stock)
        + 10 * POINT * sets
        + SCROLL * sum(number - sets for number in scrolls) // 2
        + NEW_SCROLL * sum(number > sets for number in scrolls)
        + OBJECT * sum(tile in OBJECTS for tile in stock)
        + CURSE_POINT * curse(stock)
    )


def _turn_worth(state: State, seat: Seat) -> int:
    """What a running turn brings: what was dug less what is owed, or the best dig there is."""
    if state.phase == "change":
        return POINT * state.owed // 2
    if state.phase == "pay":
        if state.funds(seat) < state.owed:
            return -POINT
        return _gain(state, seat, state.dug) - POINT * state.owed
    if state.phase == "prepare":
        return max(0, best_dig(state, seat, state.card)) - POINT * state.shifts
    return 0


def _hope(state: State, seat: Seat) -> int:
    """What a seat may dig that has its turn later this round, as the chamber is now."""
    card = state.laid[seat]
    return 0 if card is None else max(0, best_dig(state, seat, card))


def _gain(state: State, seat: Seat, tiles: Tiles) -> int:
    """How much better a seat's stock is with these tiles too."""
    stock = state.stocks[seat]
    return _stock_worth((*stock, *tiles)) - _stock_worth(stock)


def _choice_worth(state: State, seat: Seat) -> int:
    """What the card laid face down may dig."""
    card = None if state.choices is None else state.choices.choice_of(seat)
    return 0 if card is None else best_dig(state, seat, card) // LATER


def best_dig(state: State, seat: Seat, card: Card) -> int:
    """The best that a card could dig now without any object, less what its curses cost."""
    here = ground(state.piles)
    limit = state.funds(seat) - state.shifts
    return max(
        (
            dig_worth(state, seat, placement.fields, limit)
            for placement in PLACEMENTS[card][UPRIGHT]
            if placement.is_level(here)
        ),
        default=0,
    )


def dig_worth(state: State, seat: Seat, fields: tuple[Field, ...], limit: int) -> int:
    """What a dig of these fields brings; nothing if it cannot be paid."""
    return tiles_worth(state, seat, tuple(state.piles[field][-1] for field in fields), limit)


def tiles_worth(state: State, seat: Seat, tiles: Tiles, limit: int) -> int:
    """What it brings to dig these tiles; nothing if they cannot be paid."""
    cost = curse(tiles)
    return _gain(state, seat, tiles) - POINT * cost if cost <= limit + worth(tiles) else 0


def tile_worth(tile: Tile) -> int:
    """About what a tile brings to whoever digs it, less what its curse costs."""
    if tile in SCROLLS:
        return SCROLL
    return OBJECT if tile in OBJECTS else POINT * WORTH[tile] + (CURSE_POINT - POINT) * CURSE[tile]
