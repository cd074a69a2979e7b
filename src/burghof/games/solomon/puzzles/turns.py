"""The end of a seat's own turn: every way to pick, pay and take change after a dig, and every deal of chance."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from burghof.games.solomon.game import PHASES
from burghof.games.solomon.model.moves import DealTiles, SolomonMove
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import WORTH, Tile, Tiles, join_tiles, subtract_tiles, total_worth
from burghof.games.solomon.puzzles.worlds import TooManyCasesError, different_parts
from burghof.games.solomon.rules.ending import POINTS, count_scroll_sets
from burghof.games.solomon.rules.paying import PAY_COINS, PLAY_AMULET
from burghof.games.solomon.rules.penalty import deal_shares
from burghof.kernel import CHANCE, DISCARD, CaseMove, Seat

MAX_STATES = 3_000
"""Maximum number of states that are looked at after one move."""
OWN_PHASES = ("pick", "pay", "change", "add")
"""The phases after a dig in which the same seat decides."""

Line: TypeAlias = tuple[CaseMove[SolomonMove], ...]


class Ending(Struct, frozen=True):
    """The moves that end a turn, the state after it, and for how many equal deals of chance it stands."""

    line: Line
    state: State
    weight: int = 1


Plan: TypeAlias = tuple[Ending, ...]
"""One way to end the turn: one ending, or one for each deal of chance."""


def sure_points(state: State, seat: Seat) -> int:
    """Return what a seat has in coins, treasures and sets of scrolls: points that no other seat can change."""
    stock = state.stocks[seat]
    return state.coins[seat] + total_worth(stock) + POINTS.scroll_set * count_scroll_sets(stock)


class TurnEndings:
    """Finds all ways in which a seat can end its turn after its last preparation; of equal ways only the first."""

    def __init__(self, seat: Seat, avoid: Sequence[SolomonMove] = ()) -> None:
        self._seat = seat
        self._avoid = avoid
        self._seen: set[tuple[object, ...]] = set()

    def after(self, state: State, move: SolomonMove) -> list[Plan]:
        """Return the plans that begin with a dig, the seal, a payment or declining. Raises `TooManyCasesError`."""
        self._seen = set()
        return list(self._plans(PHASES.apply(state, self._seat, move, DISCARD), ()))

    def richest(self, state: State, move: SolomonMove) -> Ending:
        """Return the ending after this move with the most sure points; of all deals the first."""
        return self.richest_end_of(PHASES.apply(state, self._seat, move, DISCARD))

    def richest_end_of(self, state: State) -> Ending:
        """Return the ending of this turn with the most sure points; of all deals the first."""
        self._seen = set()
        return max(
            (plan[0] for plan in self._plans(state, ())), key=lambda ending: sure_points(ending.state, self._seat)
        )

    def _plans(self, state: State, line: Line) -> Iterator[Plan]:
        if state.phase == "deal":
            yield _deals(state, line)
            return
        key = self._key(state)
        if key in self._seen:
            return
        self._seen.add(key)
        if len(self._seen) > MAX_STATES:
            raise TooManyCasesError
        if state.phase not in OWN_PHASES:
            yield (Ending(line, state),)
            return
        for move in self._moves(state):
            yield from self._plans(PHASES.apply(state, self._seat, move, DISCARD), (*line, CaseMove(self._seat, move)))

    def _key(self, state: State) -> tuple[object, ...]:
        """Return what makes a difference for the seat; at the end of its turn, treasures are as good as coins."""
        stock = state.stocks[self._seat]
        if state.phase in OWN_PHASES:
            return (state.phase, stock, state.coins, state.supply, state.dug, state.owed, frozenset(state.picks))
        others = tuple(tile for tile in stock if not WORTH[tile])
        return ("ended", others, total_worth(stock) + state.coins[self._seat])

    def _moves(self, state: State) -> Sequence[SolomonMove]:
        """Return the legal moves; coins that suffice lose nothing, so no other payment is better."""
        legal = [move for move in PHASES.legal_moves(state, self._seat) if move not in self._avoid]
        if state.phase == "pay" and state.coins[self._seat] >= state.owed:
            return [move for move in legal if move in (PAY_COINS, PLAY_AMULET)]
        return legal


def _deals(state: State, line: Line) -> Plan:
    """Return the endings of all deals of the tiles that the seat could not pay for (8.2)."""
    tiles = state.dug if state.added is None else join_tiles(state.dug, (state.added,))
    others = state.seats - 1
    each, _ = deal_shares(state, len(tiles))
    receivers = min(others, len(tiles))
    found = []
    for parts, weight in _shares(tiles, receivers, each):
        order = [parts[receiver][at] for at in range(each) for receiver in range(receivers)]
        deal = DealTiles((*order, *subtract_tiles(tiles, order)))
        after = PHASES.apply(state, CHANCE, deal, DISCARD)
        found.append(Ending((*line, CaseMove(CHANCE, deal)), after, weight))
    return tuple(found)


def _shares(tiles: Tiles, receivers: int, each: int) -> Iterator[tuple[tuple[tuple[Tile, ...], ...], int]]:
    """Yield each way to give each receiver this many of the tiles, with its number of equal ways."""
    if not receivers:
        yield (), 1
        return
    for part, weight in different_parts(tiles, each):
        for others, more in _shares(subtract_tiles(tiles, part), receivers - 1, each):
            yield (part, *others), weight * more
