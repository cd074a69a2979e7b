"""Where to walk: to a tower that opens for certain, or to where the next player reaches no such tower."""

from collections.abc import Sequence

from burghof.games.seven_locks.model.castle import Key
from burghof.games.seven_locks.model.moves import LocksMove, Roll, Walk
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.puzzles.arrangements import (
    Arrangements,
    depths_of,
    find_arrangements,
    find_sure_keys,
    likeliest_key,
    make_world,
    towers_in_reach,
)
from burghof.games.seven_locks.puzzles.futures import Future, LocksCase, LocksCases
from burghof.games.seven_locks.rules.turn import DIE_FACES
from burghof.kernel import CHANCE, Case

MIN_SURE = 2
"""Number of sure towers in reach that make it a question which to open first."""


def find_sure_tower(view: View, legal: Sequence[LocksMove]) -> LocksCases | None:
    """Return the cases of opening a tower in this turn with the likeliest key, if one opens for certain."""
    possible, walks = _possible(view), _walks(legal)
    if possible is None or not any(len(depths_of(possible, walk.tower)) == 1 for walk in walks):
        return None
    return [_open(view, possible, walk) for walk in walks]


def find_out_of_reach(view: View, legal: Sequence[LocksMove]) -> LocksCases | None:
    """Return for each stop the faces of the die, if exactly one tower is sure and this seat cannot reach it.

    A stop is right with a face if the next player cannot reach that tower.
    """
    possible, walks = _possible(view), _walks(legal)
    sure = {} if possible is None else find_sure_keys(possible, view.shown)
    if possible is None or len(sure) != 1 or any(walk.tower in sure for walk in walks):
        return None
    return [[_roll(view, possible, walk, face) for face in DIE_FACES] for walk in walks]


def find_clean_sweep(view: View, legal: Sequence[LocksMove]) -> LocksCases | None:
    """Return for each stop all arrangements with all faces of the die, if several towers in reach are sure.

    A stop is right if its tower is opened, and the next player cannot reach a sure tower with that face.
    """
    possible, walks = _possible(view), _walks(legal)
    sure = {} if possible is None else find_sure_keys(possible, view.shown)
    if possible is None or sum(walk.tower in sure for walk in walks) < MIN_SURE:
        return None
    return [_sweep(view, possible, walk) for walk in walks]


def _possible(view: View) -> Arrangements | None:
    """Return the possible arrangements if the keymaster walks and not all depths are known."""
    possible = find_arrangements(view) if view.phase == "walk" else None
    return None if possible is None or len(possible) == 1 else possible


def _walks(legal: Sequence[LocksMove]) -> list[Walk]:
    return [move for move in legal if isinstance(move, Walk)]


def _open(view: View, possible: Arrangements, walk: Walk) -> list[LocksCase]:
    """Return one case for each depth of the tower."""
    key, cases = likeliest_key(possible, walk.tower), []
    for depth, same in depths_of(possible, walk.tower).items():
        world = make_world(view, same[0])
        future = Future(world, walk)
        future.take_key(key)
        cases.append(Case(world, key == Key(depth), future.line, weight=len(same)))
    return cases


def _roll(view: View, possible: Arrangements, walk: Walk, face: Roll) -> LocksCase:
    """Return the case of this face: whether the next player cannot reach the sure tower."""
    world = make_world(view, possible[0])
    future = Future(world, walk)
    future.take_key(likeliest_key(possible, walk.tower))
    future.play(CHANCE, face)
    in_reach = towers_in_reach(view.shown, walk.tower, face.steps)
    return Case(world, find_sure_keys(possible, view.shown).keys().isdisjoint(in_reach), future.line)


def _sweep(view: View, possible: Arrangements, walk: Walk) -> list[LocksCase]:
    """Return the cases of the key with which this stop is right most often."""
    attempts = [
        [case for face in DIE_FACES for case in _open_and_roll(view, possible, walk, Key(depth), face)]
        for depth in depths_of(possible, walk.tower)
    ]
    return max(attempts, key=lambda cases: sum(case.weight for case in cases if case.is_right))


def _open_and_roll(view: View, possible: Arrangements, walk: Walk, key: Key, face: Roll) -> list[LocksCase]:
    """Return the cases of this face, one for each depth of the tower; after it is opened, more may be sure."""
    cases = []
    for depth, same in depths_of(possible, walk.tower).items():
        world = make_world(view, same[0])
        future = Future(world, walk)
        future.take_key(key)
        future.play(CHANCE, face)
        shown = future.state.shown
        in_reach = towers_in_reach(shown, walk.tower, face.steps)
        is_right = key == Key(depth) and find_sure_keys(same, shown).keys().isdisjoint(in_reach)
        cases.append(Case(world, is_right, future.line, weight=len(same)))
    return cases
