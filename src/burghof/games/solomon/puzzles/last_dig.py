"""The last turn of the game with at most one shift, whatever it uncovers and whatever lies behind the screens."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TypeAlias

from msgspec import Struct

from burghof.games.solomon.game import PHASES
from burghof.games.solomon.model.moves import Dig, Shift, SolomonMove
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import AMULET, SEAL, Tiles, join_tiles, subtract_tiles, total_curse
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.counting import Count, add_counts, count_tiles, final_lead
from burghof.games.solomon.puzzles.turns import Plan, TurnEndings
from burghof.games.solomon.puzzles.worlds import (
    TooManyCasesError,
    arrange,
    arrangement_in,
    arrangements,
    first_world,
    seat_of,
    worlds_below,
)
from burghof.games.solomon.rules.digging import objects_for, placement_of
from burghof.kernel import DISCARD, Case, CaseMove

MARGIN = 2
"""Number of points by which the greatest lead is greater in its worst case than the lead of any other move."""
MAX_CASES = 5_000
"""Maximum number of different cases of a move."""

NO_LEAD = -1_000
"""Less than any lead."""

SolomonCase: TypeAlias = Case[State, SolomonMove]
SolomonCases: TypeAlias = Sequence[Sequence[SolomonCase]]


class PlanLeads(Struct, frozen=True):
    """A way to end the turn, and the lead of the seat in each arrangement of what lies face down, for each ending."""

    plan: Plan | None
    """None if the seat simply pays in coins."""
    leads: tuple[int, ...]
    weights: tuple[int, ...]

    @property
    def least(self) -> int:
        """The lead in the worst case."""
        return min(self.leads)

    def right(self, needed: int) -> int:
        """Return in how many cases the lead is at least as needed."""
        return sum(weight for lead, weight in zip(self.leads, self.weights, strict=True) if lead >= needed)


class Branch(Struct, frozen=True):
    """A world in which a shift uncovers a certain tile, and all ways to end the turn after it."""

    world: State
    ways: tuple[tuple[SolomonMove | None, PlanLeads], ...]
    """The move after the shift, None if the seat does not shift, and the rest of the turn."""
    weight: int


def find_greatest_lead(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of all moves if several surely win, and one of them surely by more than any other."""
    best, second = _greatest_leads(view, legal)
    if second <= 0 or best < second + MARGIN:
        return None
    return [search_of(view).cases_of(move, best) for move in legal]


def _greatest_leads(view: View, legal: Sequence[SolomonMove]) -> tuple[int, int]:
    """Return the two greatest sure leads; none above 0 if the seat has a seal, or if too much is hidden."""
    best = second = NO_LEAD
    if SEAL in view.stock:
        return best, second
    try:
        search = search_of(view)
        at_most = {move: search.least(move, only_first=True) for move in legal}
        for move in sorted(legal, key=lambda move: -at_most[move]):
            if at_most[move] <= second:
                break
            lead = search.least(move)
            best, second = max(best, lead), max(second, min(best, lead))
    except TooManyCasesError:
        return NO_LEAD, NO_LEAD
    return best, second


@lru_cache(maxsize=1)
def search_of(view: View) -> "LastDig":
    """Return the search for a view. Raises `TooManyCasesError`."""
    return LastDig(view)


class LastDig:
    """Finds how a turn can end with a move as its only shift, or without a shift."""

    def __init__(self, view: View) -> None:
        """Raise `TooManyCasesError` if the tiles that lie face down can lie in too many ways."""
        self.seat = seat_of(view)
        self.root = first_world(view)
        self._arrangements = arrangements(view)
        self._old = arrangement_in(self.root, view)
        self._hidden = [tuple(map(count_tiles, one.hidden)) for one in self._arrangements]
        self._known = self._count_known(self.root.stocks)
        self._plans: dict[tuple[Tiles, Tiles, int], tuple[PlanLeads, ...]] = {}

    def least(self, move: SolomonMove, *, only_first: bool = False) -> int:
        """Return by how many points the seat is surely ahead after a move, or at most surely, from the first world."""
        worlds = islice(self._uncover(move), 1) if only_first else self._uncover(move)
        return min(max(rest.least for _, rest in one.ways) for one in worlds)

    def cases_of(self, move: SolomonMove, needed: int) -> list[SolomonCase]:
        """Return the cases of a move, with the rest of the turn that is right in most of them."""
        found: list[SolomonCase] = []
        for one in self._uncover(move):
            after, rest = max(one.ways, key=lambda way: (way[1].right(needed), way[1].least))
            first = () if after is None else (CaseMove(self.seat, after),)
            leads = iter(rest.leads)
            plan = rest.plan or self._pay_in_coins(one.world, move, after)
            for arrangement in self._arrangements:
                world = arrange(one.world, self._old, arrangement)
                for ending in plan:
                    lead = next(leads)
                    weight = one.weight * arrangement.weight * ending.weight
                    found.append(Case(world, lead >= needed, (*first, *ending.line), lead, weight))
        return found

    def _uncover(self, move: SolomonMove) -> Iterator[Branch]:
        if not isinstance(move, Shift):
            yield Branch(self.root, tuple((None, rest) for rest in self._plans_after(self.root, move)), 1)
            return
        for world, weight in worlds_below(self.root, move):
            state = PHASES.apply(world, self.seat, move, DISCARD)
            digs = [dig for dig in PHASES.legal_moves(state, self.seat) if not isinstance(dig, Shift)]
            ways = tuple((dig, rest) for dig in digs for rest in self._plans_after(state, dig))
            yield Branch(world, ways, weight)

    def _plans_after(self, state: State, move: SolomonMove) -> tuple[PlanLeads, ...]:
        """Return all ways to end the turn; digs of the same tiles with the same objects have the same ways."""
        dug: Tiles = ()
        objects: Tiles = ()
        if isinstance(move, Dig):
            dug = tuple(sorted([state.piles[field][-1] for field in placement_of(state, move).fields]))
            objects = objects_for(move)
        key = (dug, objects, state.shifts)
        if key not in self._plans:
            quick = self._measure_payment_in_coins(dug, objects, state.shifts) if dug else None
            plans = TurnEndings(self.seat).after(state, move) if quick is None else []
            self._plans[key] = tuple(map(self._measure, plans)) if quick is None else (quick,)
        return self._plans[key]

    def _pay_in_coins(self, world: State, move: SolomonMove, after: SolomonMove | None) -> Plan:
        """Return the only plan of a dig that is simply paid in coins."""
        state = world if after is None else PHASES.apply(world, self.seat, move, DISCARD)
        (plan,) = TurnEndings(self.seat).after(state, move if after is None else after)
        return plan

    def _measure_payment_in_coins(self, dug: Tiles, objects: Tiles, shifts: int) -> PlanLeads | None:
        """Return the leads after a dig, if coins suffice for it and no amulet can save them."""
        stock, coins, owed = self.root.stocks[self.seat], list(self.root.coins), shifts + total_curse(dug)
        if owed > coins[self.seat] or (AMULET in stock and owed > shifts):
            return None
        coins[self.seat] -= owed
        counts = list(self._known)
        counts[self.seat] = count_tiles(join_tiles(subtract_tiles(stock, objects), dug))
        leads = [final_lead(add_counts(counts, hidden), coins, self.seat) for hidden in self._hidden]
        return PlanLeads(None, tuple(leads), tuple(one.weight for one in self._arrangements))

    def _count_known(self, stocks: Sequence[Tiles]) -> list[Count]:
        """Return what the tiles of all seats count for, without those that lie face down."""
        return [
            count_tiles(subtract_tiles(stock, hidden)) for stock, hidden in zip(stocks, self._old.hidden, strict=True)
        ]

    def _measure(self, plan: Plan) -> PlanLeads:
        """Return the leads after a plan."""
        known = [self._count_known(ending.state.stocks) for ending in plan]
        leads = [
            final_lead(add_counts(counts, hidden), ending.state.coins, self.seat)
            for hidden in self._hidden
            for counts, ending in zip(known, plan, strict=True)
        ]
        if len(leads) > MAX_CASES:
            raise TooManyCasesError
        weights = [one.weight * ending.weight for one in self._arrangements for ending in plan]
        return PlanLeads(plan, tuple(leads), tuple(weights))
