"""Brute force for puzzles: every hidden tile and card one by one, and every move the rules allow after a choice.

It shares no code with the themes. A shift is followed by no other shift, as the questions say.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import factorial

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.solomon.game import Solomon
from burghof.games.solomon.model.moves import Amulet, Choose, DealTiles, Decline, Default, Dig, Shift, SolomonMove
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import SCROLLS, WORTH, Tile, Tiles
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.rules.ending import outcome
from burghof.kernel import CHANCE, DISCARD, Ballot, Player, Seat, Tally, new_ballot
from burghof.kernel.puzzle import Puzzle, next_to_act, open_puzzle

RULES = Solomon(2)
Ends = tuple[State, ...]
"""The states to which one way to end a turn may lead, equally likely."""
Amounts = Iterator[list[int]]
"""What the best rest of a turn brings: for each tile that may be uncovered, in all other cases."""


class Position(Struct, frozen=True):
    """The true state of a puzzle and the seat that is asked."""

    state: State
    seat: Seat

    def fits(self, world: State) -> bool:
        """Return whether the seat cannot tell a world from the true state."""
        return RULES.view(world, self.seat, "notebook") == RULES.view(self.state, self.seat, "notebook")


def position_of(puzzle: Puzzle) -> Position:
    """Return the position of a puzzle."""
    match = open_puzzle(GAME, puzzle, [Player("bot", "page")] * puzzle.seats)
    decision = next_to_act(match)
    assert decision is not None, "a puzzle is a decision"
    return Position(match.state, decision.seat)


def find_fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle: a choice that is counted differently, or another right move."""
    here, count = position_of(puzzle), COUNTS[puzzle.theme]
    legal = RULES.legal_moves(here.state, here.seat)
    needed = puzzle.answer.tally.least
    for choice in puzzle.choices:
        tally = count(here, legal[choice.move], needed)
        if tally != choice.tally:
            return f"{legal[choice.move]} is counted as {tally}"
    if puzzle.theme in AMOUNTS:
        right = [move for move in legal if _is_always_right(AMOUNTS[puzzle.theme](here, move, needed), needed)]
    else:
        right = [move for move in legal if count(here, move, needed).is_answer]
    return "" if right == [legal[puzzle.answer.move]] else f"right are {right}"


def _is_always_right(found: Amounts, needed: int) -> bool:
    """Return whether all amounts are as needed; stops at the first that is not."""
    return all(min(amounts) >= needed for amounts in found)


# What is hidden


def worlds_below(here: Position, move: SolomonMove) -> Iterator[State]:
    """Yield one world for each unseen tile that may be the one which a move uncovers."""
    piles, unseen = here.state.piles, here.state.unseen
    if not isinstance(move, Shift) or not unseen[move.source] or unseen[move.source] < len(piles[move.source]) - 1:
        yield here.state
        return
    field, level = move.source, len(piles[move.source]) - 2
    for other, depth in [(one, below) for one in range(len(piles)) for below in range(unseen[one])]:
        changed = [list(pile) for pile in piles]
        changed[field][level], changed[other][depth] = piles[other][depth], piles[field][level]
        world = replace(here.state, piles=tuple(map(tuple, changed)))
        assert here.fits(world), "the seat cannot know what it never saw"
        yield world


@lru_cache(maxsize=1)
def stocks_of_all(here: Position) -> tuple[tuple[Tiles, ...], ...]:
    """Return for each way to lay the tiles that lie face down what all have behind their screens."""
    state = here.state
    down = [
        () if seat == here.seat else _without(stock, state.followed[seat]) for seat, stock in enumerate(state.stocks)
    ]
    heap = [tile for tiles in (*down, state.lost) for tile in tiles]
    found = []
    for parts in _choose(tuple(range(len(heap))), [len(tiles) for tiles in down]):
        laid = [[heap[at] for at in part] for part in parts]
        found.append(
            tuple(
                state.stocks[seat] if seat == here.seat else tuple(sorted([*state.followed[seat], *laid[seat]]))
                for seat in range(state.seats)
            )
        )
    return tuple(found)


def _without(tiles: Tiles, taken: Tiles) -> Tiles:
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)


def _choose(items: tuple[int, ...], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield each way to choose parts of these sizes."""
    if not sizes:
        yield []
        return
    for part in combinations(items, sizes[0]):
        for others in _choose(tuple(item for item in items if item not in part), sizes[1:]):
            yield [part, *others]


# The rest of a turn


def ways_to_end(state: State, seat: Seat, *, magic: bool = True) -> list[Ends]:
    """Return every way in which a seat can end its turn without another shift."""
    if state.phase != "prepare" or state.queue[:1] != (seat,):
        return _pay(_without_pit(state), seat, magic)
    moves = [move for move in RULES.legal_moves(state, seat) if not isinstance(move, Shift)]
    return [
        ends
        for move in moves
        if magic or not _is_magic(move)
        for ends in _pay(_without_pit(RULES.apply(state, seat, move, DISCARD)), seat, magic)
    ]


def _is_magic(move: SolomonMove) -> bool:
    return not isinstance(move, Decline) and not (isinstance(move, Dig) and not move.turn and not move.axe)


def _without_pit(state: State) -> State:
    """Return the state without its pit: nobody digs any more in this turn, so equal payments are tried only once."""
    return replace(state, piles=(), unseen=(), tokens=(0,) * state.seats, discard=())


@lru_cache(maxsize=1 << 12)
def _pay(state: State, seat: Seat, magic: bool) -> list[Ends]:  # noqa: FBT001 - a key of the cache
    """Return every way to pay, to take change and to add a tile, in every order."""
    found: dict[object, Ends] = {}
    todo, seen = [state], {state}
    while todo:
        here = todo.pop()
        if here.phase == "deal":
            found["dealt", here.stocks, here.added] = _deal(here)
        elif here.phase not in {"pay", "change", "add"}:
            found[here.stocks, here.coins] = (here,)
        else:
            for move in RULES.legal_moves(here, seat):
                after = replace(RULES.apply(here, seat, move, DISCARD), tokens=(0,) * state.seats, discard=())
                if after not in seen and (magic or not isinstance(move, Amulet)):
                    seen.add(after)
                    todo.append(after)
    return list(found.values())


def _deal(state: State) -> Ends:
    """Return the states after each deal of what a seat could not pay for; it does not matter in which order it goes."""
    tiles = [*state.dug, *([] if state.added is None else [state.added])]
    others = state.seats - 1
    number = len(tiles) // others * others if len(tiles) >= others else len(tiles)
    shares = {
        tuple(tuple(sorted(order[:number][receiver::others])) for receiver in range(others)): order
        for order in permutations(range(len(tiles)))
    }
    deals = [DealTiles(tuple(tiles[at] for at in order)) for order in shares.values()]
    return tuple(RULES.apply(state, CHANCE, deal, DISCARD) for deal in deals)


# The last turn


def find_leads(here: Position, move: SolomonMove, needed: int) -> Amounts:
    """Yield the leads at the end of the game after the rest of the turn that leads by as much as needed most often."""
    for world in worlds_below(here, move):
        after = RULES.apply(world, here.seat, move, DISCARD)
        leads = [
            [_lead(here, end, stocks) for stocks in stocks_of_all(here) for end in ends]
            for ends in ways_to_end(after, here.seat)
        ]
        yield max(leads, key=lambda found: (sum(lead >= needed for lead in found) / len(found), min(found)))


@lru_cache(maxsize=1 << 16)
def _lead(here: Position, end: State, before: tuple[Tiles, ...]) -> int:
    """Return the final lead if all had these tiles before the last turn."""
    stocks = list(end.stocks)
    for seat in range(end.seats):
        if seat != here.seat:
            stocks[seat] = tuple(sorted([*_without(stocks[seat], here.state.stocks[seat]), *before[seat]]))
    ended = outcome(replace(end, stocks=tuple(stocks)))
    assert ended is not None, "the last turn ends the game"
    totals = [score.total for score in ended.scores]
    return totals.pop(here.seat) - max(totals)


def count_leads(here: Position, move: SolomonMove, needed: int) -> Tally:
    """Return in how many cases a move leads by as much as needed."""
    return _count(find_leads(here, move, needed), needed)


def _count(found: Amounts, needed: int) -> Tally:
    amounts = [amount for some in found for amount in some]
    return Tally(sum(amount >= needed for amount in amounts), len(amounts), min(amounts), max(amounts))


# A turn with one shift


def find_points(here: Position, move: SolomonMove, needed: int) -> Amounts:
    """Yield what a move brings in coins, treasures and sets of scrolls, without magic."""
    del needed
    if not isinstance(move, Shift) and _is_magic(move):
        yield [0]
        return
    before = _sure_points(here.state, here.seat)
    for world in worlds_below(here, move):
        after = RULES.apply(world, here.seat, move, DISCARD)
        ways = ways_to_end(after, here.seat, magic=False)
        yield [max(_sure_points(ends[0], here.seat) for ends in ways) - before]


def _sure_points(state: State, seat: Seat) -> int:
    return state.coins[seat] + sum(WORTH[tile] for tile in state.stocks[seat]) + 10 * _sets(state.stocks[seat])


def _sets(stock: Tiles) -> int:
    return min(stock.count(scroll) for scroll in SCROLLS)


def count_points(here: Position, move: SolomonMove, needed: int) -> Tally:
    """Return in how many cases a move brings as many points as needed."""
    return _count(find_points(here, move, needed), needed)


# Cards


def count_first_scrolls(here: Position, move: SolomonMove, needed: int) -> Tally:
    """Return in how many choices of the others a card digs first and completes a set."""
    sets = _sets(here.state.stocks[here.seat])
    return _count_first(here, move, needed, lambda end: _sets(end.stocks[here.seat]) > sets)


def count_first_treasures(here: Position, move: SolomonMove, needed: int) -> Tally:
    """Return in how many choices of the others a card digs first and lifts a treasure of 5."""
    before = here.state.piles

    def lifts(end: State) -> bool:
        lifted = [old[-1] for old, new in zip(before, end.piles, strict=True) if len(new) < len(old)]
        return Tile.TREASURE_5 in lifted

    return _count_first(here, move, needed, lifts)


def _count_first(here: Position, move: SolomonMove, needed: int, is_aim: Callable[[State], bool]) -> Tally:
    """Return in how many choices of the others a card digs before all of them, and reaches the aim."""
    assert isinstance(move, Choose), "a card is asked for"
    state, others = here.state, here.state.seats - 1
    unseen = [*state.box, *(card for seat, hand in enumerate(state.hands) if seat != here.seat for card in hand)]
    results: dict[bool, bool] = {}
    right = cases = 0
    for cards in combinations(sorted(unseen), others):
        is_first = move.card < min(cards)
        if is_first not in results:
            results[is_first] = _reaches(here, move, cards, is_aim)
        right += results[is_first] * factorial(others)
        cases += factorial(others)
    return Tally(right, cases, needed * (right == cases), needed * (right > 0))


def _reaches(here: Position, move: Choose, cards: tuple[Card, ...], is_aim: Callable[[State], bool]) -> bool:
    """Return whether the seat digs first and can reach its aim, if the others choose these cards."""
    size = len(here.state.hands[0])
    rest = iter(sorted({*range(1, 33)} - {*cards, *here.state.hands[here.seat], *here.state.discard}))
    rivals = [Seat(seat) for seat in range(here.state.seats) if seat != here.seat]
    chosen = dict(zip(rivals, cards, strict=True))
    hands = [
        hand if seat == here.seat else (chosen[Seat(seat)], *(Card(next(rest)) for _ in range(size - 1)))
        for seat, hand in enumerate(here.state.hands)
    ]
    ballot: Ballot[Seat, Card] = new_ballot([Seat(seat) for seat in range(here.state.seats)])
    state = replace(here.state, hands=tuple(hands), box=tuple(Card(card) for card in rest), choices=ballot)
    assert here.fits(state), "the seat cannot know the cards of the others"
    state = RULES.apply(state, here.seat, move, DISCARD)
    for rival, card in chosen.items():
        state = RULES.apply(state, rival, Choose(card), DISCARD)
    if state.active != here.seat:
        return False
    digs = [dig for dig in RULES.legal_moves(state, here.seat) if isinstance(dig, Dig) and not _is_magic(dig)]
    return any(is_aim(end) for dig in digs for end in _paid_ends(state, here.seat, dig))


def _paid_ends(state: State, seat: Seat, dig: SolomonMove) -> list[State]:
    """Return how a turn can end after a dig, with the pit as it is then; nothing if it cannot be paid."""
    after = RULES.apply(state, seat, dig, DISCARD)
    if after.phase != "pay":
        return [after]
    if Default() in RULES.legal_moves(after, seat):
        return []
    return [replace(ends[0], piles=after.piles, unseen=after.unseen) for ends in ways_to_end(after, seat)]


# The ground


def count_places(here: Position, move: SolomonMove, needed: int) -> Tally:
    """Return the places that a dig leaves the next card as cases that are not right, and none as one that is right."""
    del needed
    ends = _paid_ends(here.state, here.seat, move) if isinstance(move, Dig) else []
    if not ends:
        return Tally(0, 1)
    legal = RULES.legal_moves(ends[0], ends[0].active)
    places = sum(isinstance(dig, Dig) and not _is_magic(dig) for dig in legal)
    return Tally(0, places, places, places) if places else Tally(1, 1)


AMOUNTS: dict[str, Callable[[Position, SolomonMove, int], Amounts]] = {
    "greatest-lead": find_leads,
    "one-shift": find_points,
}
COUNTS: dict[str, Callable[[Position, SolomonMove, int], Tally]] = {
    "greatest-lead": count_leads,
    "one-shift": count_points,
    "first-scroll": count_first_scrolls,
    "first-treasure": count_first_treasures,
    "next-card": count_places,
}
"""For each theme, how a move is counted."""
