"""Evaluation: the heuristic value of a state for a seat."""

from functools import lru_cache

from burghof.games.solomon.model.pattern import PLACEMENTS, UPRIGHT, Card
from burghof.games.solomon.model.pit import Field, measure_ground
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import CURSE, OBJECTS, SCROLLS, WORTH, Tile, Tiles, total_curse, total_worth
from burghof.games.solomon.rules.ending import count_scroll_sets, tallies
from burghof.kernel import Seat

WIN_VALUE = 100_000
POINT_VALUE = 100
"""Value of a point."""
SCROLL_VALUE = 200
"""Value of a scroll that may still become part of a set; a scroll already in a stock counts half of it."""
NEW_SCROLL_VALUE = 120
"""Additional value of each different scroll in the incomplete set."""
OBJECT_VALUE = 330
CURSE_POINT_VALUE = 110
"""Value of each point of curses behind the screen, for the majority."""
LATER_DIVISOR = 2
"""Divisor of the best dig of a card not yet revealed: other seats may dig there first."""


def evaluate(state: State, seat: Seat) -> int:
    """Return the lead of a seat over the best other seat, with what each may still dig this round."""
    if state.phase == "over":
        points = [tally.total for tally in tallies(state)]
        return (WIN_VALUE if points[seat] == max(points) else -WIN_VALUE) + POINT_VALUE * points[seat]
    worths = [_stock_worth(stock) + POINT_VALUE * coins for stock, coins in zip(state.stocks, state.coins, strict=True)]
    for digger in state.queue:
        worths[digger] += _turn_worth(state, digger) if digger == state.active else _later_turn_worth(state, digger)
    own = worths.pop(seat)
    return own - max(worths) + _choice_worth(state, seat)


@lru_cache(maxsize=1 << 14)
def _stock_worth(stock: Tiles) -> int:
    """Return the value of the tiles behind a screen."""
    scrolls = [stock.count(scroll) for scroll in SCROLLS]
    sets = count_scroll_sets(stock)
    return (
        POINT_VALUE * total_worth(stock)
        + 10 * POINT_VALUE * sets
        + SCROLL_VALUE * sum(number - sets for number in scrolls) // 2
        + NEW_SCROLL_VALUE * sum(number > sets for number in scrolls)
        + OBJECT_VALUE * sum(tile in OBJECTS for tile in stock)
        + CURSE_POINT_VALUE * total_curse(stock)
    )


def _turn_worth(state: State, seat: Seat) -> int:
    """Return the value of the running turn: what was dug minus what is owed, or the best possible dig."""
    if state.phase == "change":
        return POINT_VALUE * state.owed // 2
    if state.phase == "pay":
        if state.funds(seat) < state.owed:
            return -POINT_VALUE
        return _gain(state, seat, state.dug) - POINT_VALUE * state.owed
    if state.phase == "prepare":
        return max(0, best_dig(state, seat, state.card)) - POINT_VALUE * state.shifts
    return 0


def _later_turn_worth(state: State, seat: Seat) -> int:
    """Return the value of the best dig of a seat that has its turn later this round, with the pit as it is now."""
    card = state.laid[seat]
    return 0 if card is None else max(0, best_dig(state, seat, card))


def _gain(state: State, seat: Seat, tiles: Tiles) -> int:
    """Return how much these tiles increase the value of a seat's stock."""
    stock = state.stocks[seat]
    return _stock_worth((*stock, *tiles)) - _stock_worth(stock)


def _choice_worth(state: State, seat: Seat) -> int:
    """Return the value of what the card laid face down may dig."""
    card = None if state.choices is None else state.choices.choice_of(seat)
    return 0 if card is None else best_dig(state, seat, card) // LATER_DIVISOR


def best_dig(state: State, seat: Seat, card: Card) -> int:
    """Return the value of the best dig of a card now without any object, minus the cost of its curses."""
    here = measure_ground(state.piles)
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
    """Return the value of a dig of these fields; 0 if it cannot be paid."""
    return tiles_worth(state, seat, tuple(state.piles[field][-1] for field in fields), limit)


def tiles_worth(state: State, seat: Seat, tiles: Tiles, limit: int) -> int:
    """Return the value of digging these tiles; 0 if they cannot be paid."""
    cost = total_curse(tiles)
    return _gain(state, seat, tiles) - POINT_VALUE * cost if cost <= limit + total_worth(tiles) else 0


def tile_worth(tile: Tile) -> int:
    """Return the approximate value of a tile to the seat that digs it, minus the cost of its curse."""
    if tile in SCROLLS:
        return SCROLL_VALUE
    return (
        OBJECT_VALUE if tile in OBJECTS else POINT_VALUE * WORTH[tile] + (CURSE_POINT_VALUE - POINT_VALUE) * CURSE[tile]
    )
