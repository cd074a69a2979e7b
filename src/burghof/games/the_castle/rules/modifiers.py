"""Modifiers of melee rolls: RULES.md clause 6.11."""

from burghof.games.the_castle.model.counters import FIRST_MONSTER, UNDEAD, WITCHES, Discipline, Figure, Treasure
from burghof.games.the_castle.model.state import State, has, monster_of


def modifier(state: State, figure: Figure, against: Figure) -> int:
    """What is added to somebody's melee roll: from -1 to +1, and nothing for anybody but a character."""
    if figure >= len(state.disciplines):
        return 0
    discipline = state.disciplines[figure]
    total = has(state.heroic, figure) - has(state.hexed, figure)
    total -= discipline is Discipline.WIZARD
    if discipline is Discipline.CLERIC and against >= FIRST_MONSTER:
        monster = monster_of(state, against)
        total += monster in UNDEAD or monster in WITCHES
    for counter, place in enumerate(state.treasure_at):
        if place == figure:
            kind = state.treasures[counter]
            total += kind is Treasure.SWORD and discipline is Discipline.FIGHTER
            total -= kind is Treasure.CURSE
    return max(-1, min(1, total))
