"""Determinization: sample worlds that are consistent with a view, each as likely as chance alone makes it.

Pure recall does not know the coins and tiles of the other seats. They are guessed: each coin and each tile that is
behind their screens is equally likely behind each of these screens.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import comb, perm
from typing import NamedTuple

from msgspec.structs import replace

from burghof.games.solomon.data import TILES
from burghof.games.solomon.hidden.payment_constraint import PaymentMeans, Purse, sample_payment_means
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL_TILES, DARK_TILES, Tile, Tiles, join_tiles, subtract_tiles, total_worth
from burghof.games.solomon.model.view import View
from burghof.games.solomon.rules.penalty import min_tiles_to_choose
from burghof.kernel import Ballot, Rng, Seat, new_ballot


def determinize(view: View, rng: Rng) -> State:
    """Sample a state that is consistent with the view: everything the view does not know is drawn at random."""
    state = _deal_hands(_public_state(view), view, rng)
    is_pure = view.recall == "pure" and view.phase != "over"
    return _sample_pure(state, view, rng) if is_pure else _sample_notebook(state, view, rng)


def _public_state(view: View) -> State:
    """Return the state with all public facts; covered tiles and everything behind screens are missing."""
    return State(
        options=view.options,
        seats=view.seats,
        rules_version=view.rules_version,
        phase=view.phase,
        piles=(),
        unseen=view.unseen,
        coins=(),
        bank=view.bank,
        stocks=(),
        followed=view.followed,
        lost=(),
        supply=view.supply,
        spent=view.spent,
        hands=(),
        box=(),
        laid=view.laid,
        discard=view.discard,
        choices=None,
        queue=view.queue,
        shifts=view.shifts,
        picks=view.picks,
        any_level=view.any_level,
        dug=view.dug,
        owed=view.owed,
        paid=view.paid,
        added=None,
        tokens=view.tokens,
    )


# Cards


def _deal_hands(state: State, view: View, rng: Rng) -> State:
    """Deal the other seats' hands and the cards put aside; during a ballot, sample the choices of the other seats."""
    out = {*view.hand, *view.discard, *(card for card in view.laid if card is not None)}
    unknown = iter(rng.shuffle([card for card in CARDS if card not in out]))
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(islice(unknown, view.cards_left)))
        for seat in range(view.seats)
    )
    return replace(state, hands=hands, box=tuple(sorted(unknown)), choices=_sample_ballot(view, hands, rng))


def _sample_ballot(view: View, hands: tuple[tuple[Card, ...], ...], rng: Rng) -> Ballot[Seat, Card] | None:
    """Return a ballot with this seat's own choice; each other seat has chosen any card or none yet."""
    if view.phase != "choose":
        return None
    empty: Ballot[Seat, Card] = new_ballot(Seat(seat) for seat in range(view.seats))
    own = empty if view.seat is None or view.choice is None else empty.cast(view.seat, view.choice)
    known = () if view.seat is None else (view.seat,)
    return own.sampled(known, lambda voter: hands[voter], rng)


# Notebook recall


def _sample_notebook(state: State, view: View, rng: Rng) -> State:
    """Redistribute the tiles that lie face down, and those that nobody ever saw."""
    coins, hidden = _require_known(view.coins), _require_known(view.hidden)
    own = () if view.seat is None else subtract_tiles(view.stock, view.followed[view.seat])
    down = subtract_tiles(view.heap, own)
    purses = _sample_payer_notebook(view, down, coins, hidden, rng)
    dealt = iter(rng.shuffle(subtract_tiles(down, _tiles_in(purses))))
    stocks = tuple(
        view.stock
        if seat == view.seat
        else join_tiles(view.followed[seat], _unknown_tiles_of(purses, Seat(seat), dealt, number))
        for seat, number in enumerate(hidden)
    )
    buried = iter(rng.shuffle(subtract_tiles(_unknown_tiles(view), (*down, *_known_tiles_of_others(view)))))
    piles = _fill_piles(view, buried, iter(()))
    return replace(state, coins=coins, stocks=stocks, lost=tuple(sorted(dealt)), piles=piles)


def _require_known(numbers: Sequence[int | None]) -> tuple[int, ...]:
    """Return the numbers of things behind screens, all of which must be known."""
    known = tuple(number for number in numbers if number is not None)
    assert len(known) == len(numbers), "notebook recall knows all numbers"
    return known


def _sample_payer_notebook(
    view: View, down: Tiles, coins: Sequence[int], hidden: Sequence[int], rng: Rng
) -> dict[Seat, Purse]:
    """Sample the face-down tiles of another seat that has begun to pay, if it needs them to pay in full."""
    payer = _seat_that_can_pay(view)
    if payer is None:
        return {}
    need = view.owed - total_worth(view.dug) - total_worth(view.followed[payer])
    if need <= coins[payer]:
        return {}
    means = sample_payment_means(Purse(down, ()), 0, {hidden[payer]: 1}, {coins[payer]: 1}, need, rng)
    return {payer: means.tiles}


def _tiles_in(purses: Mapping[Seat, Purse]) -> Tiles:
    """Return all tiles in these purses."""
    return tuple(tile for purse in purses.values() for tiles in purse for tile in tiles)


def _unknown_tiles_of(purses: Mapping[Seat, Purse], seat: Seat, heap: Iterator[Tile], number: int) -> Tiles:
    """Return the unknown tiles of a seat: its purse, or `number` tiles of the heap."""
    return (*purses[seat].dark, *purses[seat].others) if seat in purses else tuple(islice(heap, number))


def _known_tiles_of_others(view: View) -> Tiles:
    """Return the tiles that the other seats are known to have."""
    return join_tiles(*(tiles for seat, tiles in enumerate(view.followed) if seat != view.seat))


# Pure recall


class _HiddenCounts(NamedTuple):
    """What the other seats have behind their screens, and how many unseen tiles lie in other places."""

    others: tuple[Seat, ...]
    coins: int
    tiles: int
    buried: int
    """Number of tiles that never lay on top."""
    aside: int
    """Number of tiles that were covered again or discarded face down."""


def _sample_pure(state: State, view: View, rng: Rng) -> State:
    """Draw the tiles that never lay on top from the dark ones, and distribute all other unknown tiles."""
    unknown = Counter(_unknown_tiles(view))
    dark = tuple(sorted((unknown & DARK_TILES).elements()))
    away = _count_hidden(view, unknown.total())
    means = _sample_payer_pure(view, away, Purse(dark, subtract_tiles(unknown.elements(), dark)), rng)
    taken = {seat: found.tiles for seat, found in means.items()}
    never = rng.shuffle(subtract_tiles(dark, (tile for purse in taken.values() for tile in purse.dark)))[: away.buried]
    rest = iter(rng.shuffle(subtract_tiles(unknown.elements(), (*never, *_tiles_in(taken)))))
    piles = _fill_piles(view, iter(never), rest)
    lost = tuple(sorted(islice(rest, view.lost)))
    coins = _sample_coins(view, away, {seat: found.coins for seat, found in means.items()}, rng)
    state = replace(state, piles=piles, lost=lost, coins=coins)
    return _set_stocks(state, view, _sample_stocks(state, view, away, taken, tuple(rest), rng), rng)


def _count_hidden(view: View, unknown: int) -> _HiddenCounts:
    """Count the coins and unknown tiles behind other screens: all that lie neither in nor beside the pit."""
    others = tuple(Seat(seat) for seat in range(view.seats) if seat != view.seat)
    buried = sum(view.unseen)
    aside = view.lost + sum([pile.count(None) for pile in view.piles]) - buried
    coins = TILES.coins - view.bank - sum([number or 0 for number in view.coins])
    return _HiddenCounts(others, coins, unknown - buried - aside, buried, aside)


def _sample_payer_pure(view: View, away: _HiddenCounts, heap: Purse, rng: Rng) -> dict[Seat, PaymentMeans]:
    """Sample the tiles and coins of another seat that has begun to pay.

    Each choice is weighted by the number of ways it leaves for everything else to lie.
    """
    payer, need = _seat_that_can_pay(view), view.owed - total_worth(view.dug)
    if payer is None or need <= 0:
        return {}
    rest = len(away.others) - 1
    sizes = {
        size: perm(away.aside + away.tiles - size, away.aside) * rest ** (away.tiles - size)
        for size in range(away.tiles + 1)
    }
    coins = {number: comb(away.coins, number) * rest ** (away.coins - number) for number in range(away.coins + 1)}
    return {payer: sample_payment_means(heap, away.buried, sizes, coins, need, rng)}


def _sample_coins(view: View, away: _HiddenCounts, known: Mapping[Seat, int], rng: Rng) -> tuple[int, ...]:
    """Return the coins of each seat.

    Until a seat has paid, these are the coins of the start. Then each unknown coin may belong to any other seat.
    """
    purse = TILES.purse[view.seats]
    if view.bank + total_worth(view.supply) == TILES.coins - purse * view.seats:
        return (purse,) * view.seats
    coins = [known.get(Seat(seat), number or 0) for seat, number in enumerate(view.coins)]
    others = [seat for seat in away.others if seat not in known]
    for _ in range(away.coins - sum(known.values())):
        coins[others[rng.below(len(others))]] += 1
    return tuple(coins)


def _sample_stocks(
    state: State, view: View, away: _HiddenCounts, known: Mapping[Seat, Purse], tiles: Tiles, rng: Rng
) -> list[list[Tile]]:
    """Return the tiles of each other seat; each tile is equally likely behind each screen.

    A seat that is asked to add a tile has enough tiles to be asked (8.3).
    """
    others = [seat for seat in away.others if seat not in known]
    asked = view.queue[0] if view.phase == "add" and view.queue[0] != view.seat else None
    screens: list[Seat] = []
    while len(screens) < len(tiles) or (asked is not None and screens.count(asked) < min_tiles_to_choose(state)):
        screens = [others[rng.below(len(others))] for _ in tiles]
    stocks: list[list[Tile]] = [[] for _ in range(view.seats)]
    for seat, purse in known.items():
        stocks[seat] += (*purse.dark, *purse.others)
    for seat, tile in zip(screens, tiles, strict=True):
        stocks[seat].append(tile)
    return stocks


def _set_stocks(state: State, view: View, stocks: Sequence[Sequence[Tile]], rng: Rng) -> State:
    """Return the state with these tiles and the viewer's own; which tiles the others can follow is sampled."""
    followed = [tuple(sorted([tile for tile in stock if rng.below(2)])) for stock in stocks]
    sorted_stocks = [tuple(sorted(stock)) for stock in stocks]
    if view.seat is not None:
        sorted_stocks[view.seat] = view.stock
        followed[view.seat] = tuple(sorted(rng.shuffle(view.stock)[view.hidden[view.seat] or 0 :]))
    return replace(state, stocks=tuple(sorted_stocks), followed=tuple(followed))


# Both kinds of recall


def _seat_that_can_pay(view: View) -> Seat | None:
    """Return the other seat that has begun to pay, and so can pay in full (7.3), or None."""
    return view.queue[0] if view.phase == "pay" and view.paid and view.queue[0] != view.seat else None


def _unknown_tiles(view: View) -> Tiles:
    """Return all tiles that are neither open, nor the viewer's own, nor known in a pile."""
    seen = [tile for pile in view.piles for tile in pile if tile is not None]
    return subtract_tiles(ALL_TILES.elements(), (*seen, *view.supply, *view.spent, *view.dug, *view.stock))


def _fill_piles(view: View, never: Iterator[Tile], covered: Iterator[Tile]) -> tuple[Tiles, ...]:
    """Fill in the unknown tiles of the piles: those never seen from one heap, those covered again from the other."""
    return tuple(
        tuple(
            tile if tile is not None else next(never) if level < unseen else next(covered)
            for level, tile in enumerate(pile)
        )
        for pile, unseen in zip(view.piles, view.unseen, strict=True)
    )
