"""The best plan for the rest of a turn: it sees what is uncovered, and adapts to it.

A plan is worth the number of orders of the unseen tiles in which it reaches its aim. Each tile counts by itself, also
those of one kind, so all orders are equally likely.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import factorial
from typing import Final

from msgspec import Struct

from burghof.games.appenzell.game import PHASES
from burghof.games.appenzell.model.castle import HOLE_AT, HOLE_FIELDS, LINE_HOLES, Hole
from burghof.games.appenzell.model.layout import plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, End, Slide, Step, Uncover
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, Tile
from burghof.games.appenzell.puzzles.reach import can_collect
from burghof.games.appenzell.puzzles.unseen import deal_world, deals, unseen_holes
from burghof.games.appenzell.rules.turn import LINE_FIELDS, legal_actions
from burghof.kernel import DISCARD, Seat

MAX_SITUATIONS: Final = 10_000
"""Maximum number of situations that are looked at in one search."""


class TooManySituationsError(Exception):
    """Raised if a turn can go on in more ways than are looked at."""


class Situation(Struct, frozen=True):
    """A state as its seat knows it, and the number of unseen tiles that the search still has to deal."""

    state: State
    unseen: int


class Finding(Struct, frozen=True):
    """What the seat sees after a move: the tiles dealt to holes before the move, and in how many ways."""

    dealt: dict[Hole, Tile]
    ways: int
    following: Situation


class Leaf(Struct, frozen=True):
    """One way in which a plan ends: the tiles found in holes of the first state, and the number of orders."""

    dealt: dict[Hole, Tile]
    is_reached: bool
    line: tuple[AppenzellMove, ...]
    orders: int


class Planner:
    """Finds the best plan of a seat for its turn, for an aim that is judged after each move."""

    def __init__(self, first: State, seat: Seat, is_aim: Callable[[State], bool], *, by_fall: bool) -> None:
        """Create a planner; `by_fall` says whether a fall of another mouse may reach the aim."""
        self._turns = first.turns
        self._by_fall = by_fall
        self._seat = seat
        self._is_aim = is_aim
        self._first = Situation(first, len(unseen_holes(first)))
        self._sure: dict[Situation, bool] = {}
        self._worth: dict[Situation, int] = {}

    @property
    def orders(self) -> int:
        """The number of orders of the unseen tiles."""
        return factorial(self._first.unseen)

    def is_sure(self, move: AppenzellMove) -> bool:
        """Return whether a plan that begins with this move always reaches the aim. Raises `TooManySituationsError`."""
        return self._is_move_sure(self._first, move)

    def leaves(self, move: AppenzellMove) -> Iterator[Leaf]:
        """Yield all ways in which the best plan that begins with this move ends. Raises `TooManySituationsError`."""
        holes = tuple(range(len(self._first.state.tiles)))
        yield from self._leaves(self._first, move, Leaf({}, is_reached=False, line=(), orders=1), holes)

    # Sure plans

    def _is_move_sure(self, situation: Situation, move: AppenzellMove) -> bool:
        return all(self._is_sure(finding.following) for finding in self._findings(situation, move))

    def _is_sure(self, situation: Situation) -> bool:
        state = situation.state
        if self._is_aim(state):
            return True
        if not self._goes_on(state):
            return False
        known = self._sure.get(situation)
        if known is None:
            self._count(self._sure)
            known = any(self._is_move_sure(situation, move) for move in self._useful_moves(state))
            self._sure[situation] = known
        return known

    # Best plans

    def _worth_of_move(self, situation: Situation, move: AppenzellMove) -> int:
        findings = self._findings(situation, move)
        return sum(finding.ways * self._worth_of(finding.following) for finding in findings)

    def _worth_of(self, situation: Situation) -> int:
        """Return in how many orders of the unseen tiles the best plan reaches the aim."""
        state, most = situation.state, factorial(situation.unseen)
        if self._is_aim(state):
            return most
        if not self._goes_on(state):
            return 0
        known = self._worth.get(situation)
        if known is None:
            self._count(self._worth)
            known = 0
            for move in self._useful_moves(state):
                known = max(known, self._worth_of_move(situation, move))
                if known == most:
                    break
            self._worth[situation] = known
        return known

    def _leaves(
        self, situation: Situation, move: AppenzellMove, so_far: Leaf, origins: tuple[int, ...]
    ) -> Iterator[Leaf]:
        """Yield the ends of the best plan; `origins` are the holes in which the tiles lay in the first state."""
        for finding in self._findings(situation, move):
            following = finding.following
            dealt = so_far.dealt | {Hole(origins[hole]): tile for hole, tile in finding.dealt.items()}
            orders = so_far.orders * finding.ways
            if self._is_aim(following.state) or not self._worth_of(following):
                reached = self._is_aim(following.state)
                yield Leaf(dealt, reached, so_far.line, orders * factorial(following.unseen))
                continue
            moves = self._useful_moves(following.state)
            best = max(moves, key=lambda one: self._worth_of_move(following, one))
            leaf = Leaf(dealt, is_reached=False, line=(*so_far.line, best), orders=orders)
            yield from self._leaves(following, best, leaf, _slide_origins(origins, move))

    # Moves

    def _goes_on(self, state: State) -> bool:
        """Return whether the seat has actions left in this turn, and perhaps enough."""
        return state.phase == "act" and state.turns == self._turns and self._can_reach(state)

    def _can_reach(self, state: State) -> bool:
        return state.points == 1 or (self._by_fall and not state.has_slid) or can_collect(state, self._seat)

    def _useful_moves(self, state: State) -> list[AppenzellMove]:
        """Return the moves that can help: the last action only if it is a slide, or a run to an equal cheese."""
        moves = legal_actions(state, self._seat)
        if state.points > 1:
            return [move for move in moves if not isinstance(move, End)]
        return [move for move in moves if self._may_end_with(state, move)]

    def _may_end_with(self, state: State, move: AppenzellMove) -> bool:
        own = state.mice[self._seat]
        match move:
            case Slide(slot):
                return self._by_fall or not LINE_FIELDS[slot].isdisjoint(own)
            case Step(source, to):
                tile = _tile_at(state, to)
                return tile in CHEESES and any(_tile_at(state, field) is tile for field in own if field != source)
            case _:
                return False

    def _findings(self, situation: Situation, move: AppenzellMove) -> Iterator[Finding]:
        """Yield what the seat can see after a move."""
        state = situation.state
        holes = _holes_seen_by(state, move)
        unseen = situation.unseen - len(holes)
        for deal in deals(state, holes):
            dealt = dict(zip(holes, deal.tiles, strict=True))
            world = deal_world(state, dealt)
            yield Finding(dealt, deal.ways, Situation(self._after(world, move), unseen))

    def _after(self, world: State, move: AppenzellMove) -> State:
        """Return the state after a move, with the unseen tiles in one order, so that equal situations are equal."""
        return deal_world(PHASES.apply(world, self._seat, move, DISCARD), {})

    def _count(self, known: dict[Situation, bool] | dict[Situation, int]) -> None:
        if len(known) >= MAX_SITUATIONS:
            raise TooManySituationsError


def _holes_seen_by(state: State, move: AppenzellMove) -> tuple[Hole, ...]:
    """Return the holes whose unseen tile a move brings to light, as far as it matters for the rest of the turn.

    With the last action only tiles under mice matter. The tile that falls out matters only for what else is unseen.
    """
    match move:
        case Uncover(room):
            return tuple(hole for hole in plan_of(state.layout).holes[room] if not state.seen[hole])
        case Slide(slot):
            return _holes_seen_by_slide(state, slot)
        case _:
            return ()


def _holes_seen_by_slide(state: State, slot: int) -> tuple[Hole, ...]:
    line = LINE_HOLES[slot]
    mice = {field for own in state.mice for field in own}
    room_at = plan_of(state.layout).room_at
    is_last = state.points == 1
    seen = [
        was
        for was, to in pairwise(line)
        if not state.seen[was] and (HOLE_FIELDS[to] in mice or (not is_last and room_at[HOLE_FIELDS[to]] in state.open))
    ]
    if state.points > 2 and not state.seen[line[-1]]:  # noqa: PLR2004 - afterwards a roof and a step are possible
        seen.append(line[-1])
    return tuple(seen)


def _slide_origins(origins: tuple[int, ...], move: AppenzellMove) -> tuple[int, ...]:
    """Return where the tiles lay in the first state, after a move; the spare tile lay in no hole."""
    if not isinstance(move, Slide):
        return origins
    moved = list(origins)
    for was, to in pairwise(LINE_HOLES[move.slot]):
        moved[to] = origins[was]
    moved[LINE_HOLES[move.slot][0]] = -1
    return tuple(moved)


def _tile_at(state: State, field: int) -> Tile | None:
    hole = HOLE_AT[field]
    return None if hole is None else state.tiles[hole]
