"""Where to drop the last pearl of a turn: into the tower that surely opens with most pearls."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from burghof.games.seven_locks.model.castle import (
    DEPTHS,
    ECHO_WEIGHTS,
    MAX_ECHO_ERROR,
    Depth,
    Echo,
    Key,
    Tower,
    echo_weight,
)
from burghof.games.seven_locks.model.moves import Drop, LocksMove, Resound, Walk
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.puzzles.arrangements import (
    MAX_ARRANGEMENTS,
    Arrangements,
    depths_of,
    find_arrangements,
    find_sure_keys,
    keymaster_tower,
    make_world,
    towers_in_reach,
)
from burghof.games.seven_locks.puzzles.futures import Future, LocksCase, LocksCases
from burghof.games.seven_locks.puzzles.keys import find_joining
from burghof.kernel import CHANCE, Case, Seat

ECHOES: tuple[Echo, ...] = tuple(
    Echo(echo) for echo in range(DEPTHS[0] - MAX_ECHO_ERROR, DEPTHS[-1] + MAX_ECHO_ERROR + 1)
)
"""All echoes that a pearl can have (3.4)."""


class Plan(Struct, frozen=True):
    """A tower to walk to, the key to try there, and the pearls that it brings if the worst number of seats joins in."""

    tower: Tower
    key: Key
    pearls: int
    joining: tuple[Seat, ...]


class Hearing(Struct, frozen=True):
    """The echoes of a pearl that leave the same arrangements possible."""

    echoes: tuple[Echo, ...]
    possible: Arrangements


def find_sure_pearl(view: View, legal: Sequence[LocksMove]) -> LocksCases | None:
    """Return for each tower all arrangements with all echoes of the pearl, if a tower in reach opens for certain.

    A drop is right where it brings at least as many pearls in this turn as the best drop does in its worst case.
    After the echo, the seat plans so that it is right most often.
    """
    if view.phase != "drop" or view.due != 1 or view.options.withdrawing:
        return None
    possible, errors = find_arrangements(view), sum(map(bool, ECHO_WEIGHTS[view.options.echo]))
    if possible is None or len(possible) == 1 or len(possible) * errors > MAX_ARRANGEMENTS:
        return None
    drops = [move for move in legal if isinstance(move, Drop)]
    needed = max((plan.pearls for drop in drops if (plan := find_sure_plan(view, drop.tower))), default=0)
    hearings = [_listen(view, possible, drop.tower) for drop in drops]
    if not needed or any(_surest(view, drop, heard) > needed for drop, heard in zip(drops, hearings, strict=True)):
        return None
    return [
        [case for one in heard for case in _play(view, drop, one, needed)]
        for drop, heard in zip(drops, hearings, strict=True)
    ]


def find_sure_plan(view: View, dropped: Tower) -> Plan | None:
    """Return the plan with a sure key that brings most after this drop, whatever it sounds like."""
    possible = find_arrangements(view)
    assert possible is not None, "a puzzle has arrangements"
    sure = find_sure_keys(possible, view.shown)
    plans = [plan for plan in _plans(view, possible, dropped) if plan.tower in sure]
    return max(plans, key=lambda plan: plan.pearls, default=None)


def _plans(view: View, possible: Arrangements, dropped: Tower) -> Iterator[Plan]:
    """Yield all plans after a pearl was dropped into this tower."""
    others = find_joining(view)
    for tower in towers_in_reach(view.shown, keymaster_tower(view), view.steps):
        inside = len((view.heard or ())[tower]) + (tower == dropped)
        pearls, joining = min((sum(divmod(inside, 1 + number)), number) for number in range(len(others) + 1))
        for depth in depths_of(possible, tower):
            yield Plan(tower, Key(depth), pearls, others[:joining])


def _listen(view: View, possible: Arrangements, tower: Tower) -> list[Hearing]:
    """Return what the echoes of a pearl in this tower leave possible."""
    echoes: dict[Arrangements, list[Echo]] = {}
    for echo in ECHOES:
        left = tuple(one for one in possible if echo_weight(view.options.echo, one[tower], echo))
        if left:
            echoes.setdefault(left, []).append(echo)
    return [Hearing(tuple(same), left) for left, same in echoes.items()]


def _surest(view: View, drop: Drop, hearings: Sequence[Hearing]) -> int:
    """Return the pearls that are sure after this drop if the seat plans after it was heard."""
    return min(
        max(
            (
                plan.pearls
                for plan in _plans(view, one.possible, drop.tower)
                if len(depths_of(one.possible, plan.tower)) == 1
            ),
            default=0,
        )
        for one in hearings
    )


def _play(view: View, drop: Drop, hearing: Hearing, needed: int) -> Iterator[LocksCase]:
    """Yield the cases of these echoes, one for each depth of the tower to open."""

    def rank(plan: Plan) -> tuple[int, int]:
        depths = depths_of(hearing.possible, plan.tower)
        right = len(depths[Depth(plan.key)]) if plan.pearls >= needed else 0
        return right, plan.pearls if len(depths) == 1 else 0

    plan = max(_plans(view, hearing.possible, drop.tower), key=rank)
    for depth, same in depths_of(hearing.possible, plan.tower).items():
        world = make_world(view, same[0])
        future = Future(world, drop)
        future.play(CHANCE, Resound(min(hearing.echoes, key=lambda echo: abs(echo - same[0][drop.tower]))))
        if future.state.phase == "walk":
            future.play(view.active, Walk(plan.tower))
        future.take_key(plan.key, plan.joining)
        pearls = plan.pearls if Key(depth) == plan.key else 0
        yield Case(world, pearls >= needed, future.line, pearls, len(same) * len(hearing.echoes))
