"""Possessions: who carries what, what is publicly known of it, and the keys: RULES.md clauses 5.6, 7.7 and 10.4."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit, with_bit, with_bits
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    COUNTER_COUNT,
    KEY_BITS,
    Character,
    Figure,
    Party,
    Treasure,
)
from burghof.games.the_castle.model.positions import carried_by, carried_by_any
from burghof.games.the_castle.model.state import State
from burghof.kernel import Seat


def carried_kinds(state: State, character: Character) -> set[Treasure]:
    """Return the kinds of treasures that a character carries."""
    own = carried_by(character)
    if own not in state.treasure_at:
        return set()
    return {kind for kind, at in zip(state.treasures, state.treasure_at, strict=True) if at == own}


def counter_of(state: State, character: Figure, item: Treasure) -> int:
    """Return the counter of this kind that a character carries."""
    own = carried_by(character)
    return next(
        counter for counter, at in enumerate(state.treasure_at) if at == own and state.treasures[counter] is item
    )


def reveal_treasure(state: State, counter: int) -> State:
    """Make a treasure known to all players."""
    return replace(state, shown=with_bit(state.shown, counter))


def rule_out_kinds(state: State, counters: list[int], kinds: int) -> State:
    """Make it public that these treasures, unless they are shown, are of none of these kinds (10.4)."""
    hidden = {counter for counter in counters if not has_bit(state.shown, counter)}
    nots = tuple(
        state.ruled_out[counter] | kinds if counter in hidden else state.ruled_out[counter]
        for counter in range(COUNTER_COUNT)
    )
    return replace(state, ruled_out=nots)


def add_knowledge(state: State, counters: Sequence[int], seats: Sequence[Seat]) -> State:
    """Make these treasures known to these seats."""
    known = with_bits(0, seats)
    knows = tuple(seen | known if counter in counters else seen for counter, seen in enumerate(state.knows_treasures))
    return replace(state, knows_treasures=knows)


def are_boots_active(state: State) -> bool:
    """Return whether the boots serve their owner: always, but in version 1 only once they are put on (4.10)."""
    return state.rules_version > 1 or state.is_worn


def can_unlock(state: State, party: Party) -> bool:
    """Return whether the Cell is open to a party: it was unlocked, or the party has two keys that fit (5.6)."""
    return state.is_open or bool(fitting_keys(state, party))


def fitting_keys(state: State, party: Party) -> tuple[int, ...]:
    """Return two keys of a party that open the Cell, or an empty tuple (5.6)."""
    ours = carried_by_any(state.companies[party].members)
    keys = [
        counter
        for counter, at in enumerate(state.treasure_at)
        if at in ours and BIT_OF_KIND[state.treasures[counter]] & KEY_BITS
    ]
    for place, one in enumerate(keys):
        for other in keys[place + 1 :]:
            pair = (state.treasures[one], state.treasures[other])
            if Treasure.SKELETON_KEY in pair or pair[0] is not pair[1]:
                return one, other
    return ()
