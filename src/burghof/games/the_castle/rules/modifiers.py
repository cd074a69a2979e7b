"""Modifiers of melee rolls: RULES.md clause 6.11."""

from collections.abc import Iterator

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import (
    CAPTIVES,
    FIRST_MONSTER,
    UNDEAD,
    WITCHES,
    Discipline,
    Figure,
    Treasure,
)
from burghof.games.the_castle.model.positions import carried_by
from burghof.games.the_castle.model.preview import Change
from burghof.games.the_castle.model.state import State, monster_of


def modifier(state: State, figure: Figure, against: Figure) -> int:
    """Return what is added to a figure's melee roll: -1 to +1; captives have only curses they found (6.11, 7.10)."""
    return max(-1, min(1, sum(change.amount for change in modifier_changes(state, figure, against))))


def modifier_changes(state: State, figure: Figure, against: Figure) -> Iterator[Change]:
    """Yield each reason that changes a figure's melee roll, before the sum is capped."""
    if figure >= len(state.disciplines):
        if figure in CAPTIVES and is_cursed(state, figure):
            yield Change("curse", -1)
        return
    discipline = state.disciplines[figure]
    if has_bit(state.heroic, figure):
        yield Change("heroism", 1)
    if has_bit(state.cursed, figure):
        yield Change("hex", -1)
    if discipline is Discipline.WIZARD:
        yield Change("wizard", -1)
    if discipline is Discipline.CLERIC and _is_unholy(state, against):
        yield Change("undead", 1)
    if curses := _count_carried(state, figure, Treasure.CURSE):
        yield Change("curse", -curses)
    if discipline is Discipline.FIGHTER and (swords := _count_carried(state, figure, Treasure.SWORD)):
        yield Change("sword", swords)


def is_cursed(state: State, figure: Figure) -> bool:
    """Return whether a figure has a curse of -1 (7.8)."""
    return _count_carried(state, figure, Treasure.CURSE) > 0


def _is_unholy(state: State, against: Figure) -> bool:
    """Return whether clerics fight better against this figure."""
    if against < FIRST_MONSTER:
        return False
    monster = monster_of(state, against)
    return monster in UNDEAD or monster in WITCHES


def _count_carried(state: State, figure: Figure, kind: Treasure) -> int:
    """Return how many treasures of this kind a figure has."""
    own = carried_by(figure)
    return sum(at == own and treasure is kind for treasure, at in zip(state.treasures, state.treasure_at, strict=True))
