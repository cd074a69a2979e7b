"""Names: how sentences call figures and areas."""

from typing import TypeAlias

from burghof.games.the_castle.model.castle import AREA_KINDS, NAMES, Area, AreaKind
from burghof.games.the_castle.model.counters import CAPTIVE_KIND, FIRST_MONSTER, Figure
from burghof.games.the_castle.model.state import State
from burghof.kernel import Who, Word

Name: TypeAlias = Word | Who
"""A character is called by its player, in solitaire by its discipline; anybody else by what it is."""


def name_of(state: State, figure: Figure) -> Name:
    """What sentences call somebody."""
    if figure < len(state.owners):
        return Who(state.owners[figure]) if state.seats > 1 else state.disciplines[figure].word
    if figure >= FIRST_MONSTER:
        return state.monsters[figure - FIRST_MONSTER].word
    return CAPTIVE_KIND[figure].word


def area_kind(area: Area) -> AreaKind:
    """What an area is."""
    return AREA_KINDS[area]


def area_text(area: Area) -> str:
    """What sentences call an area."""
    return NAMES[area]
