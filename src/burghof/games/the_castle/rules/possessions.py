"""Possessions: who carries what, what is publicly known of it, and the keys: RULES.md clauses 5.6, 7.7 and 10.4."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.counters import BITS, COUNTS, KEY_BITS, Character, Party, Treasure
from burghof.games.the_castle.model.state import State, has
from burghof.kernel import Seat


def held(state: State, character: Character) -> set[Treasure]:
    """Return the kinds of treasures that a character carries."""
    if character not in state.treasure_at:
        return set()
    return {kind for kind, place in zip(state.treasures, state.treasure_at, strict=True) if place == character}


def counter_of(state: State, character: int, item: Treasure) -> int:
    """Return the counter of this kind that a character carries."""
    return next(
        counter
        for counter, place in enumerate(state.treasure_at)
        if place == character and state.treasures[counter] is item
    )


def show(state: State, counter: int) -> State:
    """Make a treasure known to all players."""
    return replace(state, shown=state.shown | 1 << counter)


def exclude(state: State, counters: list[int], kinds: int) -> State:
    """Make it public that these treasures, unless they are shown, are of none of these kinds (10.4)."""
    hidden = {counter for counter in counters if not has(state.shown, counter)}
    nots = tuple(state.nots[counter] | kinds if counter in hidden else state.nots[counter] for counter in range(COUNTS))
    return replace(state, nots=nots)


def learn(state: State, counters: Sequence[int], seats: Sequence[Seat]) -> State:
    """Make these treasures known to these seats."""
    known = sum(1 << seat for seat in seats)
    knows = tuple(seen | known if counter in counters else seen for counter, seen in enumerate(state.knows_treasures))
    return replace(state, knows_treasures=knows)


def are_worn(state: State) -> bool:
    """Return whether the boots serve their owner: always, but in version 1 only once they are put on (4.10)."""
    return state.rules_version > 1 or state.is_worn


def can_unlock(state: State, party: Party) -> bool:
    """Return whether the Cell is open to a party: it was unlocked, or the party has two keys that fit (5.6)."""
    return state.is_open or bool(fitting_keys(state, party))


def fitting_keys(state: State, party: Party) -> tuple[int, ...]:
    """Return two keys of a party that open the Cell, or an empty tuple (5.6)."""
    members = state.companies[party].members
    keys = [
        counter
        for counter, place in enumerate(state.treasure_at)
        if place in members and BITS[state.treasures[counter]] & KEY_BITS
    ]
    for place, one in enumerate(keys):
        for other in keys[place + 1 :]:
            pair = (state.treasures[one], state.treasures[other])
            if Treasure.SKELETON_KEY in pair or pair[0] is not pair[1]:
                return one, other
    return ()
