"""Rooms for tests with something to loot: a treasure, a captive, a pile."""

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import CHARACTERS, Treasure
from burghof.games.the_castle.model.moves import Check
from burghof.games.the_castle.model.positions import DEAD, in_pile
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import WITH_FIRST, advance_to_decision, counter_in, table
from burghof.kernel import with_item

ROOM = area_named("b1")
FIRST, SECOND = CHARACTERS[:2]
CHECK = Check(FIRST, FIRST)


def cleared_room(*parties: object, treasure: Treasure = Treasure.GOLD_300, **more: object) -> State:
    """Return parties in b1 with its monster dead and this treasure to be found."""
    more.setdefault("at", ("b1",))
    start = table(*parties, treasures={"b1": treasure}, **more)  # type: ignore[arg-type]
    positions = with_item(start.monster_at, counter_in("b1"), DEAD)
    return advance_to_decision(replace(start, monster_at=positions, step="reward"))


def with_captive(state: State, kind: Treasure) -> State:
    """Return the state in which a captive goes with the first character."""
    counter = state.treasures.index(kind)
    positions = with_item(state.treasure_at, counter, WITH_FIRST)
    return replace(state, treasure_at=positions, shown=state.shown | 1 << counter)


def with_pile(state: State, room: str) -> State:
    """Return the state in which a room's treasure lies in the pile of b1."""
    positions = with_item(state.treasure_at, counter_in(room), in_pile(ROOM))
    return advance_to_decision(replace(state, treasure_at=positions, step="reward", ballot=None))
