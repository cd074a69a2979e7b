"""Invariants (conservation of tiles, coins and cards) and twin worlds, written from the rules."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS, Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL_TILES, DARK_TILES, OBJECTS, TREASURES, Tile, Tiles, total_worth
from burghof.kernel import Audience, Ballot, Recall, Rng, Seat


def invariant(state: State) -> None:
    """Assert that tiles, coins and cards are where they may be, and that none is created or lost."""
    assert sum(state.coins) + state.bank == TILES.coins
    assert min(*state.coins, state.bank) >= 0
    _assert_cards_conserved(state)
    if state.phase not in ("dark", "light"):
        _assert_tiles_conserved(state)
    assert all(len(pile) <= 4 for pile in state.piles)
    assert all(unseen < max(len(pile), 1) for pile, unseen in zip(state.piles, state.unseen, strict=True)) or (
        state.phase == "light"
    )
    assert set(state.supply) <= set(TREASURES), "only treasures pay"
    assert set(state.spent) <= set(OBJECTS), "only objects are played"
    assert (state.choices is not None) == (state.phase == "choose")
    assert state.choices is None or not state.choices.is_complete, "a complete ballot is resolved at once"
    assert state.owed >= 0


def _assert_cards_conserved(state: State) -> None:
    laid = [card for card in state.laid if card is not None]
    everywhere = [*state.box, *state.discard, *laid, *(card for hand in state.hands for card in hand)]
    assert sorted(everywhere) == list(CARDS)
    assert len({len(hand) for hand in state.hands}) == 1
    assert state.choices is None or all(
        choice in (None, *hand) for choice, hand in zip(state.choices.choices, state.hands, strict=True)
    )


def _assert_tiles_conserved(state: State) -> None:
    added = () if state.added is None else (state.added,)
    buried = [tile for pile in state.piles for tile in pile]
    behind = [tile for stock in state.stocks for tile in stock]
    assert Counter((*buried, *behind, *state.lost, *state.supply, *state.spent, *state.dug, *added)) == ALL_TILES
    never = [tile for pile, unseen in zip(state.piles, state.unseen, strict=True) for tile in pile[:unseen]]
    assert not Counter(never) - DARK_TILES, "tiles that nobody ever saw are dark"
    for stock, followed in zip(state.stocks, state.followed, strict=True):
        assert stock == tuple(sorted(stock))
        assert not Counter(followed) - Counter(stock), "followed tiles are in the stock"


def options(rng: Rng, seats: int) -> Options:
    """Draw options: every fourth table plays with the option for beginners."""
    del seats
    return Options(beginners=rng.below(4) == 0)


# Twins


def twin(state: State, seat: Audience, recall: Recall, rng: Rng, /) -> State:
    """Rearrange everything that this audience may not know (9.1 to 9.7)."""
    state = _other_cards(state, seat, rng)
    other = _other_tiles(state, seat, recall, rng)
    return other if is_possible(other) else state


def is_possible(state: State) -> bool:
    """Return whether play can reach this state.

    A seat that has begun to pay can pay (7.3). A seat that is asked to add a tile has one (8.3).
    """
    if state.phase == "pay" and state.paid:
        return state.funds(state.active) >= state.owed
    return state.phase != "add" or len(state.stocks[state.active]) > 0


def _other_cards(state: State, seat: Audience, rng: Rng) -> State:
    """Give the other seats other hands and other choices, or no choice yet (9.2)."""
    number = len(state.hands[0])
    others = [other for other in range(state.seats) if other != seat]
    cards = rng.shuffle([*state.box, *(card for other in others for card in state.hands[other])])
    hands = list(state.hands)
    for place, other in enumerate(others):
        hands[other] = tuple(sorted(cards[number * place : number * (place + 1)]))
    state = replace(state, hands=tuple(hands), box=tuple(sorted(cards[number * len(others) :])))
    if state.choices is None:
        return state
    return replace(state, choices=_other_choices(state.choices, seat, state.hands, rng))


def _other_choices(
    choices: Ballot[Seat, Card], seat: Audience, hands: Sequence[tuple[Card, ...]], rng: Rng
) -> Ballot[Seat, Card]:
    """Redraw the choices of the other seats: any card or none, but never a complete ballot."""
    drawn: list[Card | None] = []
    for voter, choice in enumerate(choices.choices):
        cards = (None, *hands[voter])
        drawn.append(choice if voter == seat else cards[rng.below(len(cards))])
    unchosen = next((voter for voter in range(len(drawn)) if voter != seat), 0)
    if None not in drawn:
        drawn[unchosen] = None
    return Ballot(choices.voters, tuple(drawn))


def _other_tiles(state: State, seat: Audience, recall: Recall, rng: Rng) -> State:
    """Rearrange the tiles that were never seen, and the hidden tiles that this recall does not store."""
    if recall == "notebook":
        return _shuffle_face_down(_shuffle_unseen(state, rng), seat, rng)
    return _shuffle_hidden(_spread_coins(state, seat, rng), seat, rng)


def has_been_paid(state: State) -> bool:
    """Return whether any seat has ever paid: then the supply is worth more than at the start (2.2)."""
    at_the_start = TILES.coins - state.seats * TILES.purse[state.seats]
    return state.bank + total_worth(state.supply) > at_the_start


def _spread_coins(state: State, seat: Audience, rng: Rng) -> State:
    """Redistribute the coins of the other seats among their screens, once a seat has paid (9.6)."""
    if not has_been_paid(state):
        return state
    others = [other for other in range(state.seats) if other != seat]
    coins = [0 if other in others else number for other, number in enumerate(state.coins)]
    for _ in range(sum(state.coins[other] for other in others)):
        coins[others[rng.below(len(others))]] += 1
    return replace(state, coins=tuple(coins))


def _shuffle_unseen(state: State, rng: Rng) -> State:
    """Shuffle the tiles that nobody ever saw."""
    pairs = list(zip(state.piles, state.unseen, strict=True))
    mixed = list(rng.shuffle([tile for pile, unseen in pairs for tile in pile[:unseen]]))
    piles = tuple((*(mixed.pop() for _ in range(unseen)), *pile[unseen:]) for pile, unseen in pairs)
    return replace(state, piles=piles)


def _shuffle_face_down(state: State, seat: Audience, rng: Rng) -> State:
    """Shuffle the tiles dealt or discarded face down, except those of this audience."""
    giver = state.queue[0] if state.queue else None
    hidden = [list((Counter(s) - Counter(f)).elements()) for s, f in zip(state.stocks, state.followed, strict=True)]
    heap = [tile for other, tiles in enumerate(hidden) if other != seat for tile in tiles]
    heap += [*state.lost, *((state.added,) if state.added is not None and seat != giver else ())]
    mixed = list(rng.shuffle(heap))
    stocks = [
        state.stocks[other] if other == seat else _sorted((*followed, *(mixed.pop() for _ in hidden[other])))
        for other, followed in enumerate(state.followed)
    ]
    added = mixed.pop() if state.added is not None and seat != giver else state.added
    return replace(state, stocks=tuple(stocks), added=added, lost=_sorted(mixed))


def _shuffle_hidden(state: State, seat: Audience, rng: Rng) -> State:
    """Shuffle all tiles that do not lie open; those that never lay on top stay dark."""
    pairs = list(zip(state.piles, state.unseen, strict=True))
    never = [tile for pile, unseen in pairs for tile in pile[:unseen]]
    covered = [tile for pile, unseen in pairs for tile in pile[unseen:-1]]
    others = [other for other in range(state.seats) if other != seat]
    behind = [tile for other in others for tile in state.stocks[other]]
    buried, mixed = _with_dark_first(rng.shuffle([*never, *covered, *behind, *state.lost]), len(never))
    piles = tuple(
        (*(buried.pop() for _ in range(unseen)), *(mixed.pop() for _ in pile[unseen:-1]), *pile[-1:])
        for pile, unseen in pairs
    )
    stocks: list[list[Tile]] = [[] for _ in state.stocks]
    followed: list[list[Tile]] = [[] for _ in state.stocks]
    for _ in behind:
        tile, other = mixed.pop(), others[rng.below(len(others))]
        stocks[other].append(tile)
        if rng.below(2):
            followed[other].append(tile)
    if seat is not None:
        stocks[seat] = list(state.stocks[seat])
        followed[seat] = list(rng.shuffle(state.stocks[seat])[: len(state.followed[seat])])
    return replace(
        state,
        piles=piles,
        stocks=tuple(_sorted(stock) for stock in stocks),
        followed=tuple(_sorted(known) for known in followed),
        lost=_sorted(mixed),
    )


def _with_dark_first(tiles: Sequence[Tile], number: int) -> tuple[list[Tile], list[Tile]]:
    """Split off the first `number` tiles that may all be dark; return them and the others."""
    dark: list[Tile] = []
    others: list[Tile] = []
    for tile in tiles:
        is_buried = len(dark) < number and dark.count(tile) < DARK_TILES[tile]
        (dark if is_buried else others).append(tile)
    return dark, others


def _sorted(tiles: Iterable[Tile]) -> Tiles:
    return tuple(sorted(tiles))
