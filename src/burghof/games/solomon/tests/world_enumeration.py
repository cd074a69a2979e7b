"""World enumeration: all states of a small position that an audience cannot tell apart."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb, factorial, prod

from msgspec.structs import replace

from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import DARK_TILES, Tile, Tiles
from burghof.games.solomon.tests.invariants import has_been_paid, is_possible
from burghof.kernel import Audience, Ballot, Recall, Seat


def worlds(state: State, seat: Audience, recall: Recall) -> Iterator[tuple[State, int]]:
    """Yield each state that is possible to this audience, with the number of shuffles that lead to it.

    Only for positions in which a player decides. A table of pure recall does not follow which of the tiles that were
    once on top are light.
    """
    for dealt in _with_other_cards(state, seat):
        for world, weight in _with_other_tiles(dealt, seat, recall):
            for possible, ways in _with_other_coins(world, seat, recall):
                if is_possible(possible):
                    yield possible, weight * ways


def _others(state: State, seat: Audience) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


# Cards


def _with_other_cards(state: State, seat: Audience) -> Iterator[State]:
    """Yield the state with each possible deal of the other hands, and in a ballot with each incomplete choice."""
    others = _others(state, seat)
    unknown = {*state.box, *(card for other in others for card in state.hands[other])}
    for hands in _hands(unknown, [len(state.hands[other]) for other in others]):
        left = unknown.difference(*hands)
        all_hands = list(state.hands)
        for other, hand in zip(others, hands, strict=True):
            all_hands[other] = hand
        dealt = replace(state, hands=tuple(all_hands), box=tuple(sorted(left)))
        for ballot in _ballots(state.choices, seat, all_hands):
            yield replace(dealt, choices=ballot)


def _hands(cards: set[Card], sizes: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield each way to deal hands of these sizes."""
    if not sizes:
        yield ()
        return
    for hand in combinations(sorted(cards), sizes[0]):
        for others in _hands(cards - set(hand), sizes[1:]):
            yield (hand, *others)


def _ballots(
    choices: Ballot[Seat, Card] | None, seat: Audience, hands: Sequence[tuple[Card, ...]]
) -> Iterator[Ballot[Seat, Card] | None]:
    """Yield each incomplete ballot that contains this audience's own choice."""
    if choices is None:
        yield None
        return
    possible = [
        (choice,) if voter == seat else (None, *hand)
        for voter, choice, hand in zip(choices.voters, choices.choices, hands, strict=True)
    ]
    for chosen in product(*possible):
        if None in chosen:
            yield Ballot(choices.voters, chosen)


# Tiles


def _with_other_tiles(state: State, seat: Audience, recall: Recall) -> Iterator[tuple[State, int]]:
    """Yield the state with each possible arrangement of the unknown tiles, with its number of ways."""
    never = Counter(tile for pile, unseen in zip(state.piles, state.unseen, strict=True) for tile in pile[:unseen])
    if recall == "notebook":
        for buried, ways in _partitions(never, Counter(), [1] * never.total()):
            for world, more in _with_other_face_down(state, seat):
                yield _with_piles(world, recall, buried, ()), ways * more
        return
    covered = Counter(tile for pile, unseen in zip(state.piles, state.unseen, strict=True) for tile in pile[unseen:-1])
    behind = Counter(tile for other in _others(state, seat) for tile in state.stocks[other])
    unknown = never + covered + behind + Counter(state.lost)
    others = _others(state, seat)
    for buried, ways in _partitions(unknown & DARK_TILES, Counter(), [1] * never.total()):
        left = unknown - Counter(tile for tiles in buried for tile in tiles)
        for sizes in _split(behind.total(), 2 * len(others)):
            for rest, more in _partitions(left, Counter(), [*[1] * covered.total(), *sizes, len(state.lost)]):
                lying, stocked, lost = rest[: covered.total()], rest[covered.total() : -1], rest[-1]
                world = _with_piles(replace(state, lost=lost), recall, buried, lying)
                pairs = dict(zip(others, zip(stocked[::2], stocked[1::2], strict=True), strict=True))
                for own, most in _own_followed(state, seat):
                    yield _with_stocks(world, {**pairs, **own}), ways * more * most


def _split(number: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield each way to split a number into this many parts, each at least 0."""
    if parts == 1:
        yield (number,)
        return
    for first in range(number + 1):
        for others in _split(number - first, parts - 1):
            yield (first, *others)


def _sizes(state: State, seat: int) -> tuple[int, int]:
    """Return how many tiles of a seat all players could follow, and how many they could not."""
    return len(state.followed[seat]), len(state.stocks[seat]) - len(state.followed[seat])


def _own_followed(state: State, seat: Audience) -> Iterator[tuple[dict[int, tuple[Tiles, Tiles]], int]]:
    """Yield each split of the audience's own tiles into followed and hidden ones: pure recall does not know it."""
    if seat is None:
        yield {}, 1
        return
    for (followed, hidden), ways in _partitions(Counter(state.stocks[seat]), Counter(), _sizes(state, seat)):
        yield {seat: (followed, hidden)}, ways


def _with_other_face_down(state: State, seat: Audience) -> Iterator[tuple[State, int]]:
    """Yield each distribution of the tiles that lie face down, except those of this audience."""
    others = _others(state, seat)
    hidden = {other: Counter(state.stocks[other]) - Counter(state.followed[other]) for other in others}
    heap = sum(hidden.values(), Counter(state.lost))
    for (*parts, lost), ways in _partitions(
        heap, Counter(), [*(hidden[other].total() for other in others), len(state.lost)]
    ):
        pairs = {other: (state.followed[other], part) for other, part in zip(others, parts, strict=True)}
        yield _with_stocks(replace(state, lost=lost), pairs), ways


def _with_piles(state: State, recall: Recall, buried: Sequence[Tiles], covered: Sequence[Tiles]) -> State:
    """Return the state with `buried` tiles where nobody ever looked, and `covered` tiles below other tiles."""
    never, again = ([tile for tiles in heap for tile in tiles] for heap in (buried, covered))
    piles = []
    for pile, unseen in zip(state.piles, state.unseen, strict=True):
        seen = pile[unseen:] if recall == "notebook" else (*(again.pop() for _ in pile[unseen:-1]), *pile[-1:])
        piles.append((*(never.pop() for _ in range(unseen)), *seen))
    return replace(state, piles=tuple(piles))


def _with_stocks(state: State, pairs: dict[int, tuple[Tiles, Tiles]]) -> State:
    """Return the state in which these seats have these tiles, as pairs of followed and hidden tiles."""
    stocks, followed = list(state.stocks), list(state.followed)
    for seat, (known, unknown) in pairs.items():
        stocks[seat], followed[seat] = tuple(sorted((*known, *unknown))), tuple(sorted(known))
    return replace(state, stocks=tuple(stocks), followed=tuple(followed))


# Coins


def _with_other_coins(state: State, seat: Audience, recall: Recall) -> Iterator[tuple[State, int]]:
    """Yield each distribution of the other seats' coins, if they were not counted and a seat has paid."""
    if recall == "notebook" or not has_been_paid(state):
        yield state, 1
        return
    others = _others(state, seat)
    total = sum(state.coins[other] for other in others)
    for purses in _split(total, len(others)):
        coins = list(state.coins)
        for other, number in zip(others, purses, strict=True):
            coins[other] = number
        yield replace(state, coins=tuple(coins)), factorial(total) // prod(factorial(number) for number in purses)


# Counting


def _partitions(
    heap: Counter[Tile], taken: Counter[Tile], sizes: Sequence[int]
) -> Iterator[tuple[tuple[Tiles, ...], int]]:
    """Yield each way to take parts of these sizes from a heap, with the number of ways to choose just these tiles."""
    if not sizes:
        yield (), 1
        return
    for part, ways in _parts(sorted((heap - taken).items()), sizes[0]):
        for others, more in _partitions(heap, taken + Counter(part), sizes[1:]):
            yield (part, *others), ways * more


def _parts(counts: Sequence[tuple[Tile, int]], size: int) -> Iterator[tuple[Tiles, int]]:
    """Yield each different set of `size` tiles, sorted, with its number of ways; nothing if there are fewer tiles."""
    if not size:
        yield (), 1
        return
    if size > sum(number for _, number in counts):
        return
    (tile, number), others = counts[0], counts[1:]
    for more in range(min(number, size), -1, -1):
        for part, ways in _parts(others, size - more):
            yield ((tile,) * more + part), comb(number, more) * ways
