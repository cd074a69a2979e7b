"""A turn with at most one shift: what it surely brings in coins, treasures and sets of scrolls."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.solomon.game import PHASES
from burghof.games.solomon.model.moves import Decline, Dig, Shift, SolomonMove
from burghof.games.solomon.model.pattern import PLACEMENTS, UPRIGHT, Placement
from burghof.games.solomon.model.pit import Ground, measure_ground
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tiles, total_curse, total_worth
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.last_dig import SolomonCase, SolomonCases
from burghof.games.solomon.puzzles.turns import TurnEndings, sure_points
from burghof.games.solomon.puzzles.worlds import first_world, seat_of, worlds_below
from burghof.games.solomon.rules.digging import DECLINE, DIGS, needs_no_object
from burghof.games.solomon.rules.ending import POINTS, count_scroll_sets
from burghof.games.solomon.rules.paying import PLAY_AMULET
from burghof.kernel import DISCARD, Case, CaseMove

MARGIN = 2
"""Number of points by which the answer is better in its worst case than any other move in its own."""


class Way(Struct, frozen=True):
    """What a move brings in one world: the best dig after it."""

    world: State
    dig: Placement | None
    points: int
    weight: int = 1


def find_one_shift(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of all moves, if one move surely brings clearly more than any other."""
    search = OneShift(view)
    if not search.root.funds(search.seat):
        return None
    at_most = {move: next((way.points for way in search.ways_of(move)), 0) for move in legal}
    best = second = 0
    for move in sorted(legal, key=lambda move: -at_most[move]):
        if at_most[move] <= second:
            break
        least = min(way.points for way in search.ways_of(move))
        best, second = max(best, least), max(second, min(best, least))
    if best < second + MARGIN:
        return None
    return [
        [search.case_of(move, way, best) for way in search.ways_of(move)] or [Case(search.root, is_right=False)]
        for move in legal
    ]


class OneShift:
    """Finds what a move brings if at most one tile is shifted in this turn and no object is played."""

    def __init__(self, view: View) -> None:
        self.seat = seat_of(view)
        self.root = first_world(view)
        self._stock = view.stock
        self._coins = self.root.coins[self.seat]
        self._sets = count_scroll_sets(view.stock)
        self._ground = measure_ground(view.piles)
        self._placements = PLACEMENTS[self.root.card][UPRIGHT]
        self._points: dict[tuple[Tiles, int], int] = {}

    def ways_of(self, move: SolomonMove) -> Iterator[Way]:
        """Yield what a move brings, for each tile that it may uncover; nothing for a move that plays an object."""
        if isinstance(move, Shift):
            yield from self._after_shift(move)
        elif isinstance(move, Decline):
            yield Way(self.root, None, 0)
        elif isinstance(move, Dig) and needs_no_object(move):
            dug = next(placement for placement in self._placements if placement.at == move.at)
            yield Way(self.root, dug, self._dig(self.root.piles, dug, 0))

    def case_of(self, move: SolomonMove, way: Way, needed: int) -> SolomonCase:
        """Return a way as a case: it is right if it brings what is needed."""
        state = way.world
        line: tuple[CaseMove[SolomonMove], ...] = ()
        if isinstance(move, Shift):
            state = PHASES.apply(state, self.seat, move, DISCARD)
            move = DECLINE if way.dig is None else DIGS[UPRIGHT, False][way.dig.at]
            line = (CaseMove(self.seat, move),)
        rest = TurnEndings(self.seat, avoid=(PLAY_AMULET,)).richest(state, move).line
        return Case(way.world, way.points >= needed, (*line, *rest), way.points, way.weight)

    def _after_shift(self, shift: Shift) -> Iterator[Way]:
        """Yield the best dig after a shift, for each tile that the shift may uncover."""
        ground = self._ground_after(shift)
        level = [placement for placement in self._placements if placement.is_level(ground)]
        for world, weight in worlds_below(self.root, shift):
            yield self._best(world, shift, level, weight)

    def _best(self, world: State, shift: Shift, level: Sequence[Placement], weight: int) -> Way:
        piles = _shifted(world.piles, shift)
        digs = [(self._dig(piles, placement, 1), placement) for placement in level]
        points, dig = max([(-1, None), *digs], key=lambda way: way[0])
        return Way(world, dig, points, weight)

    def _ground_after(self, shift: Shift) -> Ground:
        heights, levels = list(self._ground.heights), list(self._ground.levels)
        for field, by in ((shift.source, -1), (shift.to, 1)):
            levels[heights[field]] ^= 1 << field
            heights[field] += by
            levels[heights[field]] ^= 1 << field
        return Ground(tuple(heights), tuple(levels))

    def _dig(self, piles: Sequence[Tiles], placement: Placement, shifts: int) -> int:
        """Return what a dig brings after the payment, or nothing if it cannot be paid."""
        tops = tuple(sorted([piles[field][-1] for field in placement.fields]))
        key = (tops, shifts)
        if key not in self._points:
            self._points[key] = self._count(tops, shifts)
        return self._points[key]

    def _count(self, tops: Tiles, shifts: int) -> int:
        owed = shifts + total_curse(tops)
        sets = POINTS.scroll_set * (count_scroll_sets((*self._stock, *tops)) - self._sets)
        if owed <= self._coins:
            return total_worth(tops) - owed + sets
        paying = replace(self.root, phase="pay", dug=tops, shifts=shifts, owed=owed)
        after = TurnEndings(self.seat, avoid=(PLAY_AMULET,)).richest_end_of(paying).state
        return sure_points(after, self.seat) - sure_points(self.root, self.seat)


def _shifted(piles: Sequence[Tiles], shift: Shift) -> list[Tiles]:
    after = list(piles)
    after[shift.source], after[shift.to] = piles[shift.source][:-1], (*piles[shift.to], piles[shift.source][-1])
    return after
