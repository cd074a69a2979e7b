"""Rooms for tests with something to loot: a treasure, a captive, a pile."""

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import CHARACTERS, Treasure
from burghof.games.the_castle.model.moves import Check
from burghof.games.the_castle.model.state import DEAD, PILE, State
from burghof.games.the_castle.tests.tables import advance_to_decision, counter_in, table

ROOM = area_named("b1")
FIRST, SECOND = CHARACTERS[:2]
CHECK = Check(FIRST, FIRST)


def cleared_room(*parties: object, treasure: Treasure = Treasure.GOLD_300, **more: object) -> State:
    """Return parties in b1 with its monster dead and this treasure to be found."""
    more.setdefault("at", ("b1",))
    start = table(*parties, treasures={"b1": treasure}, **more)  # type: ignore[arg-type]
    places = tuple(DEAD if counter == counter_in("b1") else place for counter, place in enumerate(start.monster_at))
    return advance_to_decision(replace(start, monster_at=places, step="reward"))


def with_captive(state: State, kind: Treasure) -> State:
    """Return the state in which a captive goes with the first character."""
    counter = state.treasures.index(kind)
    places = tuple(0 if at == counter else place for at, place in enumerate(state.treasure_at))
    return replace(state, treasure_at=places, shown=state.shown | 1 << counter)


def with_pile(state: State, room: str) -> State:
    """Return the state in which a room's treasure lies in the pile of b1."""
    places = tuple(PILE + ROOM if at == counter_in(room) else place for at, place in enumerate(state.treasure_at))
    return advance_to_decision(replace(state, treasure_at=places, step="reward", ballot=None))
