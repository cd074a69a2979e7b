"""Which key to take: the one that shows most of the depth, or the one with which the game is not lost."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import Depth, Key
from burghof.games.seven_locks.model.moves import LocksMove, TakeKey
from burghof.games.seven_locks.model.state import locked_towers
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.puzzles.arrangements import (
    Arrangements,
    depths_of,
    find_arrangements,
    keymaster_tower,
    make_world,
)
from burghof.games.seven_locks.puzzles.futures import Future, LocksCase, LocksCases
from burghof.games.seven_locks.rules.ending import outcome
from burghof.kernel import Case, Seat

TELLING_SIZES = (3, 5)
"""Numbers of keys that can fit of which exactly one, the middle one, halves the others."""


def find_telling_key(view: View, legal: Sequence[LocksMove]) -> LocksCases | None:
    """Return for each key the depths of the tower, with the number of keys that can still fit after the try.

    A key is right if at most half of those that could fit are left.
    """
    possible = find_arrangements(view) if view.phase == "key" and view.options.sight == "direction" else None
    if possible is None:
        return None
    depths = depths_of(possible, keymaster_tower(view))
    return [_try(view, depths, move.key) for move in _takes(legal)] if len(depths) in TELLING_SIZES else None


def find_not_yet(view: View, legal: Sequence[LocksMove]) -> LocksCases | None:
    """Return for each key all arrangements with all answers of the others, if opening the sixth tower loses the game.

    A key is right if the game goes on or the seat has won.
    """
    is_last = view.phase == "key" and len(locked_towers(view.shown)) == CASTLE.ends_at + 1
    possible = find_arrangements(view) if is_last and not view.options.withdrawing else None
    if possible is None or view.boxes[find_best_rival(view)] <= find_most(view):
        return None
    return [list(_try_last(view, possible, move)) for move in _takes(legal)]


def find_best_rival(view: View) -> Seat:
    """Return the other seat with most pearls."""
    return max((Seat(seat) for seat in range(view.seats) if seat != view.active), key=lambda seat: view.boxes[seat])


def find_most(view: View) -> int:
    """Return the most pearls that the seat can have if it opens the sixth tower now."""
    assert view.heard is not None, "a puzzle has a notebook"
    has_wager = any(wager.seat == view.active for wager in view.wagers)
    towers = locked_towers(view.shown) if has_wager else [keymaster_tower(view)]
    return view.boxes[view.active] + sum(len(view.heard[tower]) for tower in towers)


def depths_left(depths: Sequence[Depth], key: Key, depth: Depth) -> tuple[Depth, ...]:
    """Return which of these depths are left after this key was tried on a lock of that depth (5.6)."""
    return tuple(other for other in depths if _compare(key, other) == _compare(key, depth))


def _compare(key: Key, depth: Depth) -> int:
    """Return 1 if the key is too long, -1 if it is too short, 0 if it fits."""
    return (key > depth) - (key < depth)


def _takes(legal: Sequence[LocksMove]) -> list[TakeKey]:
    return [move for move in legal if isinstance(move, TakeKey)]


def _try(view: View, depths: dict[Depth, Arrangements], key: Key) -> list[LocksCase]:
    """Return one case for each depth of the tower."""
    cases = []
    for depth, same in depths.items():
        left = len(depths_left(tuple(depths), key, depth))
        world = make_world(view, same[0])
        future = Future(world, TakeKey(key))
        future.answer()
        cases.append(Case(world, left <= len(depths) // 2, future.line, left, len(same)))
    return cases


def _try_last(view: View, possible: Arrangements, move: TakeKey) -> Iterator[LocksCase]:
    """Yield one case for each arrangement and each set of seats that join in."""
    for arrangement in possible:
        world = make_world(view, arrangement)
        for joining in _subsets(view):
            future = Future(world, move)
            future.answer(joining)
            ended = outcome(future.state)
            yield Case(world, ended is None or view.active in ended.winners, future.line)


def _subsets(view: View) -> Iterator[tuple[Seat, ...]]:
    """Yield all sets of the seats that can join in."""
    others = find_joining(view)
    for size in range(len(others) + 1):
        yield from combinations(others, size)


def find_joining(view: View) -> tuple[Seat, ...]:
    """Return the other seats that still have a coat of arms."""
    return tuple(Seat(seat) for seat, coats in enumerate(view.coats) if coats and seat != view.active)
