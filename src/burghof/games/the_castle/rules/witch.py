"""The witch: RULES.md clause 6.13."""

from typing import assert_never

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import OUTSIDE
from burghof.games.the_castle.model.counters import BITS, GOLD_BITS, ITEM_BITS, Discipline, Treasure
from burghof.games.the_castle.model.events import CastleEvent, CharmBroken, Dispelled, GoldLost
from burghof.games.the_castle.model.names import name_of
from burghof.games.the_castle.model.state import GONE, State, carried, followers, living
from burghof.games.the_castle.rules.dying import free_charmed, leave_princess, strike_all
from burghof.games.the_castle.rules.moving import placed
from burghof.games.the_castle.rules.possessions import exclude
from burghof.kernel import Tell


def settle_witch(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Resolve a witch's spell, which strikes the whole party (6.13)."""
    attempt, party = state.attempts[0], state.active
    state = replace(state, attempts=(), step="round")
    match spell := TABLES.traps.witch[attempt.first - 1]:
        case "teleport":
            return _send_back(state, tell)
        case "dispel":
            return _dispel(state, tell)
        case "lead":
            return _lose(state, GOLD_BITS, tell)
        case "hex":
            hexed = [member for member in living(state, party) if state.disciplines[member] is not Discipline.CLERIC]
            return replace(state, hexed=state.hexed | sum(1 << member for member in hexed))
        case "powder":
            return strike_all(state, dict.fromkeys(followers(state, party), attempt.second), tell)
        case "dust":
            return strike_all(state, {figure: state.hits[figure] for figure in followers(state, party)}, tell)
        case _:
            assert_never(spell)


def _send_back(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Send the party before its entrance, without the Princess (6.13, 8.6)."""
    if state.princess == state.active:
        state = leave_princess(state, state.active, tell)
    return replace(placed(state, state.active, OUTSIDE), step="end")


def _dispel(state: State, tell: Tell[State, CastleEvent]) -> State:
    """Destroy the party's magic items and make its charmed monsters wild (6.13)."""
    state, freed = free_charmed(_lose(state, ITEM_BITS, tell), state.active)
    for figure in freed:
        tell(CharmBroken(name_of(state, figure)), state)
    return state


def _lose(state: State, kinds: int, tell: Tell[State, CastleEvent]) -> State:
    """Remove all treasures of these kinds from the party; all players see which they were (10.4)."""
    ours = carried(state, state.active)
    lost = [counter for counter in ours if BITS[state.treasures[counter]] & kinds]
    places = tuple(GONE if counter in lost else place for counter, place in enumerate(state.treasure_at))
    is_worn = state.is_worn and not any(state.treasures[counter] is Treasure.BOOTS for counter in lost)
    shown = state.shown | sum(1 << counter for counter in lost)
    state = exclude(replace(state, treasure_at=places, shown=shown, is_worn=is_worn), ours, kinds)
    seen = tuple(state.treasures[counter] for counter in lost)
    tell(GoldLost(seen) if kinds == GOLD_BITS else Dispelled(seen), state)
    return state
