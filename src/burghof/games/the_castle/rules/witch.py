"""The witch: RULES.md clause 6.13."""

from typing import assert_never

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import with_bits
from burghof.games.the_castle.model.castle import OUTSIDE
from burghof.games.the_castle.model.counters import BIT_OF_KIND, GOLD_BITS, ITEM_BITS, Discipline, Treasure
from burghof.games.the_castle.model.events import CastleEvent, CharmBroken, Dispelled, GoldLost
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.positions import GONE, princess_with
from burghof.games.the_castle.model.state import State, carried_counters, followers, living_members
from burghof.games.the_castle.rules.dying import free_charmed, leave_princess, strike_all
from burghof.games.the_castle.rules.moving import place_party
from burghof.games.the_castle.rules.possessions import rule_out_kinds
from burghof.kernel import Emit


def settle_witch(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Resolve a witch's spell, which strikes the whole party (6.13)."""
    attempt, party = state.attempts[0], state.active
    state = replace(state, attempts=(), step="round")
    match spell := TABLES.traps.witch[attempt.first - 1]:
        case "teleport":
            return _send_back(state, emit)
        case "dispel":
            return _dispel(state, emit)
        case "lead":
            return _destroy_treasures(state, GOLD_BITS, emit)
        case "hex":
            hexed = [
                member for member in living_members(state, party) if state.disciplines[member] is not Discipline.CLERIC
            ]
            return replace(state, cursed=with_bits(state.cursed, hexed))
        case "powder":
            return strike_all(state, dict.fromkeys(followers(state, party), attempt.second), emit)
        case "dust":
            return strike_all(state, {figure: state.hits[figure] for figure in followers(state, party)}, emit)
        case _:
            assert_never(spell)


def _send_back(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Send the party before its entrance, without the Princess (6.13, 8.6)."""
    if state.princess == princess_with(state.active):
        state = leave_princess(state, state.active, emit)
    return replace(place_party(state, state.active, OUTSIDE), step="end")


def _dispel(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Destroy the party's magic items and make its charmed monsters wild (6.13)."""
    state, freed = free_charmed(_destroy_treasures(state, ITEM_BITS, emit), state.active)
    for figure in freed:
        emit(CharmBroken(name_of(state, figure)), state)
    return state


def _destroy_treasures(state: State, kinds: int, emit: Emit[State, CastleEvent]) -> State:
    """Remove all treasures of these kinds from the party; all players see which they were (10.4)."""
    ours = carried_counters(state, state.active)
    lost = [counter for counter in ours if BIT_OF_KIND[state.treasures[counter]] & kinds]
    positions = tuple(GONE if counter in lost else at for counter, at in enumerate(state.treasure_at))
    is_worn = state.is_worn and not any(state.treasures[counter] is Treasure.BOOTS for counter in lost)
    shown = with_bits(state.shown, lost)
    state = rule_out_kinds(replace(state, treasure_at=positions, shown=shown, is_worn=is_worn), ours, kinds)
    seen = tuple(state.treasures[counter] for counter in lost)
    emit(GoldLost(seen) if kinds == GOLD_BITS else Dispelled(seen), state)
    return state
