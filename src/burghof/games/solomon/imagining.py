"""Imagining: worlds that look like a view, each as likely as chance alone makes it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from msgspec.structs import replace

from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL, DARK, Tile, Tiles, beyond, joined, worth
from burghof.games.solomon.model.view import View
from burghof.games.solomon.solvent import Purse, solvent_purse
from burghof.kernel import Ballot, Rng, Seat, ballot


def imagine(view: View, rng: Rng) -> State:
    """The same table, with all that the view does not know drawn at random."""
    state = _with_hands(_bare(view), view, rng)
    return _from_notebook(state, view, rng) if view.recall == "notebook" else _from_memory(state, view, rng)


def _bare(view: View) -> State:
    """What everybody knows of the table; what lies covered or behind screens is missing."""
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        piles=(),
        unseen=view.unseen,
        coins=view.coins,
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


def _with_hands(state: State, view: View, rng: Rng) -> State:
    """The others' cards, those put aside, and in a ballot what others may have chosen."""
    out = {*view.hand, *view.discard, *(card for card in view.laid if card is not None)}
    unknown = iter(rng.shuffle([card for card in CARDS if card not in out]))
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(islice(unknown, view.cards_left)))
        for seat in range(view.seats)
    )
    return replace(state, hands=hands, box=tuple(sorted(unknown)), choices=_choices(view, hands, rng))


def _choices(view: View, hands: tuple[tuple[Card, ...], ...], rng: Rng) -> Ballot[Seat, Card] | None:
    """A ballot in which this seat has chosen what it has, and the others anything or nothing yet."""
    if view.phase != "choose":
        return None
    empty: Ballot[Seat, Card] = ballot(Seat(seat) for seat in range(view.seats))
    own = empty if view.seat is None or view.choice is None else empty.cast(view.seat, view.choice)
    known = () if view.seat is None else (view.seat,)
    return own.imagined(known, lambda voter: hands[voter], rng)


# Tiles


def _from_notebook(state: State, view: View, rng: Rng) -> State:
    """What lies face down is dealt anew, and what nobody ever saw is buried anew."""
    own = () if view.seat is None else beyond(view.stock, view.followed[view.seat])
    down = beyond(view.heap, own)
    purses = _purses(view, Purse(down, ()), 0, view.hidden, rng)
    dealt = iter(rng.shuffle(beyond(down, _all_in(purses))))
    stocks = tuple(
        view.stock if seat == view.seat else joined(view.followed[seat], _dealt(purses, Seat(seat), dealt, number))
        for seat, number in enumerate(view.hidden)
    )
    buried = iter(rng.shuffle(beyond(_unknown(view), (*down, *_others(view)))))
    return replace(state, stocks=stocks, lost=tuple(sorted(dealt)), piles=_filled(view, buried, iter(())))


def _from_memory(state: State, view: View, rng: Rng) -> State:
    """What never lay on top is drawn from the dark tiles, the rest lies anywhere else."""
    unknown = Counter(_unknown(view))
    dark = tuple(sorted((unknown & DARK).elements()))
    purses = _purses(view, Purse(dark, beyond(unknown.elements(), dark)), sum(view.unseen), view.numbers, rng)
    never = rng.shuffle(beyond(dark, (tile for purse in purses.values() for tile in purse.dark)))[: sum(view.unseen)]
    rest = iter(rng.shuffle(beyond(unknown.elements(), (*never, *_all_in(purses)))))
    piles = _filled(view, iter(never), rest)
    stocks, followed = [], []
    for seat, number in enumerate(view.numbers):
        stock = rng.shuffle(view.stock if seat == view.seat else _dealt(purses, Seat(seat), rest, number))
        stocks.append(tuple(sorted(stock)))
        followed.append(tuple(sorted(stock[view.hidden[seat] :])))
    return replace(state, stocks=tuple(stocks), followed=tuple(followed), lost=tuple(sorted(rest)), piles=piles)


def _purses(view: View, heap: Purse, buried: int, sizes: Sequence[int], rng: Rng) -> dict[Seat, Purse]:
    """The tiles of whoever has begun to pay and so can pay it all, if that is not so anyway."""
    if view.phase != "pay" or not view.paid or view.queue[0] == view.seat:
        return {}
    payer = view.queue[0]
    need = view.owed - view.coins[payer] - worth(view.dug) - worth(view.followed[payer])
    return {payer: solvent_purse(heap, buried, sizes[payer], need, rng)} if need > 0 else {}


def _all_in(purses: Mapping[Seat, Purse]) -> Tiles:
    """All tiles in these purses."""
    return tuple(tile for purse in purses.values() for tiles in purse for tile in tiles)


def _dealt(purses: Mapping[Seat, Purse], seat: Seat, heap: Iterator[Tile], number: int) -> Tiles:
    """The unknown tiles of a seat: its purse, or so many of the heap."""
    return (*purses[seat].dark, *purses[seat].others) if seat in purses else tuple(islice(heap, number))


def _unknown(view: View) -> Tiles:
    """All tiles that do not lie open and are not one's own, nor known in a pile."""
    seen = [tile for pile in view.piles for tile in pile if tile is not None]
    return beyond(ALL.elements(), (*seen, *view.supply, *view.spent, *view.dug, *view.stock))


def _others(view: View) -> Tiles:
    """The tiles that others are known to have."""
    return joined(*(tiles for seat, tiles in enumerate(view.followed) if seat != view.seat))


def _filled(view: View, never: Iterator[Tile], covered: Iterator[Tile]) -> tuple[Tiles, ...]:
    """The piles with their unknown tiles: those never seen from one heap, those covered again from the other."""
    return tuple(
        tuple(
            tile if tile is not None else next(never) if level < unseen else next(covered)
            for level, tile in enumerate(pile)
        )
        for pile, unseen in zip(view.piles, view.unseen, strict=True)
    )
