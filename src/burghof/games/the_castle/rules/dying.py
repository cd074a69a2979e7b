"""Hits and deaths: RULES.md chapter 8."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import with_bit
from burghof.games.the_castle.model.castle import OUTSIDE
from burghof.games.the_castle.model.counters import (
    CAPTIVE_KIND,
    CAPTIVES,
    FIRST_MONSTER,
    Character,
    Figure,
    Party,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    CastleEvent,
    CurseLifted,
    Died,
    Hurt,
    PartyDied,
    PrincessJoined,
    PrincessStayed,
)
from burghof.games.the_castle.model.figure_names import area_kind, name_of, place_of
from burghof.games.the_castle.model.positions import (
    DEAD,
    GONE,
    carried_by,
    carried_by_any,
    charmed_by,
    holder_of,
    in_pile,
    princess_in,
    princess_with,
    wild_in,
)
from burghof.games.the_castle.model.state import (
    State,
    all_seats_of,
    captive_position,
    captives_of,
    carried_counters,
    charmed_monsters,
    constitution,
    is_living,
    living_members,
    party_of,
    seats_of,
)
from burghof.kernel import Emit, with_item

Killers: TypeAlias = Mapping[Figure, Collection[Figure]]
"""For each figure that was struck, all figures whose hits struck it at this moment."""
NO_KILLERS: Killers = {}
LOST_WITH_PARTY = (Treasure.DWARF, Treasure.ELF, Treasure.CURSE, Treasure.HEAVY_CURSE)
"""The treasures that leave play with a dead party (8.3)."""


def strike(state: State, figure: Figure, hits: int, emit: Emit[State, CastleEvent]) -> State:
    """Deal hits to a figure; deaths follow in `resolve_deaths`, after all hits of the moment."""
    if not hits:
        return state
    total = state.hits[figure] + hits
    state = replace(state, hits=with_item(state.hits, figure, total))
    emit(Hurt(name_of(state, figure), hits, max(0, constitution(state, figure) - total)), state)
    return state


def strike_all(state: State, blows: dict[Figure, int], emit: Emit[State, CastleEvent]) -> State:
    """Deal hits to many figures at once, then resolve deaths."""
    for figure, hits in blows.items():
        state = strike(state, figure, hits, emit)
    return resolve_deaths(state, blows, emit)


def resolve_deaths(
    state: State,
    struck: Iterable[Figure],
    emit: Emit[State, CastleEvent],
    killers: Killers = NO_KILLERS,
) -> State:
    """Remove all struck figures with too many hits at once, then resolve what follows from that (8.1)."""
    slain = [
        figure
        for figure in dict.fromkeys(struck)
        if state.hits[figure] >= constitution(state, figure) and is_alive(state, figure)
    ]
    for figure in slain:
        state = _remove(state, figure)
        emit(Died(name_of(state, figure)), state)
    for figure in slain:
        if figure >= FIRST_MONSTER:
            for killer in killers.get(figure, ()):
                state = _lift_curse(state, killer, emit)
    bereaved = dict.fromkeys(party_of(state, figure) for figure in slain if figure < len(state.owners))
    for party in bereaved:
        state = _pass_on_treasures(state, party, slain, killers, emit)
    return state


def is_alive(state: State, figure: Figure) -> bool:
    """Return whether a figure is alive and in play."""
    if figure < len(state.owners):
        return is_living(state, Character(figure))
    if figure in CAPTIVES:
        return holder_of(captive_position(state, figure)) is not None
    return state.monster_at[figure - FIRST_MONSTER] != DEAD


def _remove(state: State, figure: Figure) -> State:
    """Remove a figure from play."""
    if figure < len(state.owners):
        return replace(state, dead=with_bit(state.dead, figure))
    if figure >= FIRST_MONSTER:
        return replace(state, monster_at=with_item(state.monster_at, figure - FIRST_MONSTER, DEAD))
    counter = state.treasures.index(CAPTIVE_KIND[figure])
    positions, own = with_item(state.treasure_at, counter, GONE), carried_by(figure)
    return replace(state, treasure_at=tuple(GONE if at == own else at for at in positions))


def _lift_curse(state: State, killer: Figure, emit: Emit[State, CastleEvent]) -> State:
    """Remove the curses of a figure that killed a monster; monsters carry nothing (7.8)."""
    if killer >= FIRST_MONSTER:
        return state
    positions, own = list(state.treasure_at), carried_by(killer)
    for counter, at in enumerate(state.treasure_at):
        if at == own and state.treasures[counter] is Treasure.CURSE:
            positions[counter] = GONE
    if tuple(positions) == state.treasure_at:
        return state
    state = replace(state, treasure_at=tuple(positions))
    emit(CurseLifted(name_of(state, killer)), state)
    return state


def _pass_on_treasures(
    state: State,
    party: Party,
    slain: Sequence[Figure],
    killers: Killers,
    emit: Emit[State, CastleEvent],
) -> State:
    """Give what dead characters carried to a living ally (8.2); bury a party that is completely dead (8.3)."""
    ours = [figure for figure in slain if figure in state.companies[party].members]
    left = living_members(state, party)
    if not left:
        return _leave_remains(state, party, emit, by_enemy=any(figure in killers for figure in ours))
    for figure in ours:
        state = hand_over(state, Character(figure), left[0])
    return state


def hand_over(state: State, character: Character, heir: Character) -> State:
    """Give all that a character carried to another, except his curse; boots must be put on again (8.2)."""
    positions, own = list(state.treasure_at), carried_by(character)
    is_worn = state.is_worn
    for counter, at in enumerate(state.treasure_at):
        if at == own:
            kind = state.treasures[counter]
            positions[counter] = GONE if kind is Treasure.CURSE else carried_by(heir)
            is_worn = is_worn and kind is not Treasure.BOOTS
    return replace(state, treasure_at=tuple(positions), is_worn=is_worn)


def _leave_remains(state: State, party: Party, emit: Emit[State, CastleEvent], *, by_enemy: bool) -> State:
    """Leave a dead party's counters where it stood, free its charmed monsters, and leave the Princess (8.3)."""
    area = state.companies[party].area
    lost_with = carried_by_any(captives_of(state, party))
    positions, left, is_worn = [GONE if at in lost_with else at for at in state.treasure_at], 0, state.is_worn
    for counter in carried_counters(state, party):
        is_lost = area == OUTSIDE or state.treasures[counter] in LOST_WITH_PARTY
        positions[counter] = GONE if is_lost else in_pile(area)
        left += not is_lost
        is_worn = is_worn and state.treasures[counter] is not Treasure.BOOTS
    charmed, freed = charmed_by(party), DEAD if area == OUTSIDE else wild_in(area)
    monsters = tuple(freed if at == charmed else at for at in state.monster_at)
    state = replace(state, treasure_at=tuple(positions), monster_at=monsters, is_worn=is_worn)
    emit(PartyDied(all_seats_of(state, party), left), state)
    if state.princess != princess_with(party):
        return state
    return _abandon_princess(state, party, emit, by_enemy=by_enemy)


def _abandon_princess(state: State, party: Party, emit: Emit[State, CastleEvent], *, by_enemy: bool) -> State:
    """Give the Princess to the party that killed her company, or leave her where she is (8.5)."""
    enemy = None if state.enemy is None else state.enemy if party == state.active else state.active
    if by_enemy and enemy is not None and living_members(state, enemy):
        state = replace(state, princess=princess_with(enemy))
        emit(PrincessJoined(seats_of(state, enemy)), state)
        return state
    return leave_princess(state, party, emit)


def leave_princess(state: State, party: Party, emit: Emit[State, CastleEvent]) -> State:
    """Leave the Princess in the area of her party."""
    area = state.companies[party].area
    state = replace(state, princess=princess_in(area))
    emit(PrincessStayed(place_of(area), area_kind(area)), state)
    return state


def free_charmed(state: State, party: Party) -> tuple[State, list[Figure]]:
    """Make a party's charmed monsters wild where it stands; return the state and these monsters (6.13)."""
    freed = charmed_monsters(state, party)
    charmed, wild = charmed_by(party), wild_in(state.companies[party].area)
    monsters = tuple(wild if at == charmed else at for at in state.monster_at)
    return replace(state, monster_at=monsters), freed
