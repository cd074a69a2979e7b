"""Fights for tests: a party beside a monster, and two parties of which the first has attacked."""

from msgspec.structs import replace

from burghof.games.the_castle.model.counters import (
    Monster,
    Treasure,
)
from burghof.games.the_castle.model.moves import (
    Attack,
    Hold,
)
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    THEIRS,
    WITH_FIRST,
    A,
    advance_to_decision,
    monster_in,
    play_all,
    table,
)
from burghof.kernel import with_item

HOLD = Hold()
BEAST = monster_in("b1")


def fight(*party: object, monster: Monster = Monster.OGRE, **more: object) -> State:
    """Return a party in b1 that has met a monster."""
    return advance_to_decision(table(party, at=("b1", "g1"), monsters={"b1": monster}, step="meet", **more))  # type: ignore[arg-type]


def duel(ours: object, theirs: object, **more: object) -> State:
    """Return two parties in c1 of which the first has attacked."""
    start = advance_to_decision(table(ours, theirs, at=("c1", "c1"), step="meet", **more))  # type: ignore[arg-type]
    return play_all(start, (A, Attack(THEIRS)))


def captive_with(state: State, kind: Treasure) -> State:
    """Return the state in which a captive goes with the first character."""
    counter = state.treasures.index(kind)
    positions = with_item(state.treasure_at, counter, WITH_FIRST)
    return replace(state, treasure_at=positions, shown=state.shown | 1 << counter)
