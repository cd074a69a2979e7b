"""All arrangements of the depths that a view leaves possible, and what is certain in all of them.

An arrangement is possible if nothing heard or tried excludes it. How likely it is does not count.
"""

from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from burghof.games.seven_locks.hidden.posterior import ALL_TOWERS, Evidence, agrees, evidence_from_view
from burghof.games.seven_locks.model.castle import DEPTHS, SET_ASIDE, TOWERS_AHEAD, Depth, Key, Tower, echo_weight
from burghof.games.seven_locks.model.state import State, locked_towers
from burghof.games.seven_locks.model.view import View

MAX_ARRANGEMENTS = 5_000
"""Maximum number of arrangements that are looked at."""
CACHE_SIZE = 64
"""Number of cached lists: all themes ask about the same position."""

Arrangement: TypeAlias = tuple[Depth, ...]
"""The depth of each tower, the one set aside last."""
Arrangements: TypeAlias = tuple[Arrangement, ...]


def find_arrangements(view: View) -> Arrangements | None:
    """Return all possible arrangements; None without a notebook, before the first turn, or if there are too many."""
    if view.heard is None or not view.turn:
        return None
    return _arrange(evidence_from_view(view))


@lru_cache(maxsize=CACHE_SIZE)
def _arrange(evidence: Evidence) -> Arrangements | None:
    rows = [agreeing_depths(evidence, tower) for tower in ALL_TOWERS]
    partial: list[Arrangement] = [()]
    for row in rows:
        partial = [(*begun, depth) for begun in partial for depth in row if depth not in begun]
        if len(partial) > 4 * MAX_ARRANGEMENTS:
            return None
    return tuple(partial) if len(partial) <= MAX_ARRANGEMENTS else None


def agreeing_depths(evidence: Evidence, tower: Tower) -> tuple[Depth, ...]:
    """Return the depths of a tower that agree with the towers opened, and with what was heard and tried at it."""
    shown = evidence.shown[tower]
    if shown is not None:
        return (shown,)
    left = tuple(depth for depth in DEPTHS if depth not in evidence.shown)
    if tower == SET_ASIDE:
        return left
    return tuple(
        depth
        for depth in left
        if all(agrees(attempt, depth) for attempt in evidence.attempts[tower])
        and all(echo_weight(evidence.noise, depth, echo) for echo in evidence.heard[tower])
    )


def make_world(view: View, arrangement: Arrangement) -> State:
    """Return the state of this view with these depths."""
    names = (name for name in State.__struct_fields__ if name != "depths")
    return State(depths=arrangement, **{name: getattr(view, name) for name in names})


def depths_of(arrangements: Arrangements, tower: Tower) -> dict[Depth, Arrangements]:
    """Return the depths that a tower can have, each with its arrangements, the shallowest first."""
    groups: dict[Depth, list[Arrangement]] = {}
    for arrangement in arrangements:
        groups.setdefault(arrangement[tower], []).append(arrangement)
    return {depth: tuple(groups[depth]) for depth in sorted(groups)}


def find_sure_keys(arrangements: Arrangements, shown: tuple[Depth | None, ...]) -> dict[Tower, Key]:
    """Return the locked towers that have the same depth in all arrangements, each with its key."""
    first = arrangements[0]
    return {
        tower: Key(first[tower])
        for tower in locked_towers(shown)
        if all(arrangement[tower] == first[tower] for arrangement in arrangements)
    }


def likeliest_key(arrangements: Arrangements, tower: Tower) -> Key:
    """Return the key that fits a tower in most arrangements."""
    groups = depths_of(arrangements, tower)
    return Key(max(groups, key=lambda depth: len(groups[depth])))


def towers_in_reach(shown: tuple[Depth | None, ...], start: Tower, steps: int) -> list[Tower]:
    """Return the towers that the keymaster reaches from here with this number of steps (4.1, 4.3)."""
    return [tower for tower in TOWERS_AHEAD[start] if shown[tower] is None][:steps]


def find_rivals(view: View, tower: Tower) -> tuple[Tower, ...]:
    """Return the fewest towers that together need all keys that agree with a tower but cannot fit it; () if none."""
    evidence, arrangements = evidence_from_view(view), find_arrangements(view)
    assert arrangements is not None, "a puzzle has arrangements"
    rows = {one: set(agreeing_depths(evidence, one)) for one in locked_towers(view.shown)}
    taken = rows.pop(tower) - set(depths_of(arrangements, tower))
    for size in range(len(rows) + 1):
        for rivals in combinations(rows, size):
            needed: set[Depth] = set().union(*(rows[one] for one in rivals))
            if len(needed) == size and taken <= needed:
                return rivals
    raise AssertionError("by Hall's theorem, keys are excluded only by towers that need them")


def keymaster_tower(view: View) -> Tower:
    """Return the tower where the keymaster stands; he must have been placed."""
    assert view.keymaster is not None, "the keymaster is placed before the first pearl falls"
    return view.keymaster
