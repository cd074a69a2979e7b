"""Puzzles of one's own turn: to collect a cheese, or to win, whatever lies under the roofs."""

from collections.abc import Sequence
from functools import lru_cache
from math import factorial
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import distance
from burghof.games.appenzell.model.moves import AppenzellMove, End, EnterOver, Step
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.puzzles.plans import Leaf, Planner, TooManySituationsError
from burghof.games.appenzell.puzzles.reach import can_collect
from burghof.games.appenzell.puzzles.unseen import AppenzellCase, AppenzellCases, deal_world, first_world, unseen_holes
from burghof.games.appenzell.rules.ending import outcome
from burghof.kernel import Case, CaseMove, Seat

PlanKind: TypeAlias = Literal["win", "jump", "run"]

MIN_ACTIONS: Final = 2
"""With the last action there is nothing to plan."""
MAX_CASES: Final = 5_000


class TurnPlan(Struct, frozen=True):
    """The cases of all first moves of a turn, and the plan of the only first move that always reaches the aim."""

    kind: PlanKind
    """What the plan is for, or what it needs: a win, a jump, or neither."""
    cases: AppenzellCases
    plan: tuple[AppenzellMove, ...]
    world: State
    """A world in which the plan goes like this."""


def find_cases(view: View, legal: Sequence[AppenzellMove], kind: PlanKind) -> AppenzellCases | None:
    """Return the cases of all first moves if exactly one begins a sure plan, and if the plan is of this kind."""
    found = plan_turn(view, tuple(legal))
    return found.cases if found is not None and found.kind == kind else None


@lru_cache(maxsize=4)
def plan_turn(view: View, legal: tuple[AppenzellMove, ...]) -> TurnPlan | None:
    """Return the plan of this turn, or None if not exactly one first move always reaches the aim."""
    is_last_turn = view.turns + 1 >= CASTLE.rounds * view.seats  # it may end the game without a cheese (9.7)
    if view.seat is None or view.phase != "act" or view.points < MIN_ACTIONS or is_last_turn:
        return None
    state, seat = first_world(view), Seat(view.seat)
    if not can_collect(state, seat, known_only=True):
        return None
    try:
        return _plan_turn(state, seat, legal)
    except TooManySituationsError:
        return None


def _plan_turn(state: State, seat: Seat, legal: tuple[AppenzellMove, ...]) -> TurnPlan | None:
    is_last_cheese = len(state.cheeses[seat]) == state.options.goal - 1
    planner = _planner(state, seat, is_last_cheese=is_last_cheese)
    sure: list[AppenzellMove] = []
    for move in legal:
        if not isinstance(move, End) and planner.is_sure(move):
            sure.append(move)
            if len(sure) > 1:
                return None
    if not sure:
        return None
    leaves = [[] if isinstance(move, End) else list(planner.leaves(move)) for move in legal]
    holes = max((len(leaf.dealt) for ends in leaves for leaf in ends), default=0)
    others = factorial(len(unseen_holes(state)) - holes)
    nothing = Case[State, AppenzellMove](state, is_right=False, weight=planner.orders // others)
    cases = [_merge(state, seat, ends, others) or [nothing] for ends in leaves]
    if max(len(one) for one in cases) > MAX_CASES:
        return None
    usual = max(cases[legal.index(sure[0])], key=lambda case: case.weight)
    plan = (sure[0], *(one.move for one in usual.line))
    return TurnPlan("win" if is_last_cheese else _kind_of(plan), cases, plan, usual.world)


def _planner(state: State, seat: Seat, *, is_last_cheese: bool) -> Planner:
    """Return a planner for the win if one cheese is missing, otherwise for one more cheese."""
    before = len(state.cheeses[seat])

    def wins(after: State) -> bool:
        ended = outcome(after)
        return ended is not None and ended.winners == (seat,)

    def collects(after: State) -> bool:
        return len(after.cheeses[seat]) > before

    others = (Seat(other) for other in range(state.seats) if other != seat)
    by_fall = is_last_cheese and any(state.fallen(other) >= CASTLE.lost_mice - 1 for other in others)
    return Planner(state, seat, wins if is_last_cheese else collects, by_fall=by_fall)


def _merge(state: State, seat: Seat, leaves: Sequence[Leaf], others: int) -> list[AppenzellCase]:
    """Return one case for all ends with the same moves and the same result."""
    weights: dict[tuple[bool, tuple[AppenzellMove, ...]], int] = {}
    worlds: dict[tuple[bool, tuple[AppenzellMove, ...]], State] = {}
    for leaf in leaves:
        end = (leaf.is_reached, leaf.line)
        weights[end] = weights.get(end, 0) + leaf.orders // others
        worlds.setdefault(end, deal_world(state, leaf.dealt))
    return [
        Case(worlds[end], end[0], tuple(CaseMove(seat, move) for move in end[1]), int(end[0]), weight)
        for end, weight in weights.items()
    ]


def _kind_of(plan: Sequence[AppenzellMove]) -> PlanKind:
    return "jump" if any(is_jump(move) for move in plan) else "run"


def is_jump(move: AppenzellMove) -> bool:
    """Return whether a mouse runs over another one, or over an occupied tower."""
    return isinstance(move, EnterOver) or (isinstance(move, Step) and distance(move.source, move.to) > 1)
