"""Names of figures and areas, for use in sentences."""

from typing import TypeAlias

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AREA_KINDS, NAMES, Area, AreaKind
from burghof.games.the_castle.model.counters import (
    CAPTIVE_KIND,
    FIRST_MONSTER,
    Discipline,
    Figure,
    Monster,
    Treasure,
)
from burghof.games.the_castle.model.state import PublicState, State
from burghof.kernel import MessageRef, PlayerName, TranslatedEnum

Name: TypeAlias = MessageRef | PlayerName
"""The name of a figure: a character's player, in solitaire its discipline; the kind of any other figure."""


class Twin(TranslatedEnum):
    """One of two characters of the same discipline that belong to one seat."""

    FIRST_FIGHTER = "first-fighter"
    SECOND_FIGHTER = "second-fighter"
    FIRST_CLERIC = "first-cleric"
    SECOND_CLERIC = "second-cleric"
    FIRST_WIZARD = "first-wizard"
    SECOND_WIZARD = "second-wizard"


class Being(TranslatedEnum):
    """A figure as the subject of a sentence, with the article that some languages need."""

    FIGHTER = "fighter"
    CLERIC = "cleric"
    WIZARD = "wizard"
    FIRST_FIGHTER = "first-fighter"
    SECOND_FIGHTER = "second-fighter"
    FIRST_CLERIC = "first-cleric"
    SECOND_CLERIC = "second-cleric"
    FIRST_WIZARD = "first-wizard"
    SECOND_WIZARD = "second-wizard"
    DWARF = "dwarf"
    ELF = "elf"
    BEHEMOTH = "behemoth"
    GARGOYLE = "gargoyle"
    GOBLIN = "goblin"
    OGRE = "ogre"
    SHADOW = "shadow"
    SLIME = "slime"
    TROLL = "troll"
    WEREWOLF = "werewolf"
    GHOUL = "ghoul"
    GHOST = "ghost"
    SKELETON = "skeleton"
    VAMPIRE = "vampire"
    ZOMBIE = "zombie"
    WITCH = "witch"
    BAT = "bat"
    CENTIPEDE = "centipede"
    LIZARD = "lizard"
    MILDEW = "mildew"
    MOLD = "mold"
    RAT = "rat"
    SNAKE = "snake"
    SPIDER = "spider"


_BEINGS: tuple[TranslatedEnum, ...] = (*Discipline, *Twin, *Monster, Treasure.DWARF, Treasure.ELF)
BEING_WORDS: dict[TranslatedEnum, MessageRef] = {being: being.message_ref for being in _BEINGS}
SUBJECTS: dict[MessageRef, MessageRef] = {being.message_ref: Being(being.value).message_ref for being in _BEINGS}
PLACES: tuple[Place, ...] = tuple(Place(name) for name in NAMES)
TWINS: dict[Discipline, tuple[MessageRef, MessageRef]] = {
    kind: (Twin(f"first-{kind}").message_ref, Twin(f"second-{kind}").message_ref) for kind in Discipline
}


def name_of(state: State, figure: Figure) -> Name:
    """Return the name of a figure."""
    if figure < len(state.owners):
        return character_name(state, figure)
    if figure >= FIRST_MONSTER:
        return BEING_WORDS[state.monsters[figure - FIRST_MONSTER]]
    return BEING_WORDS[CAPTIVE_KIND[figure]]


def character_name(table: PublicState, character: int) -> Name:
    """Return the name of a character."""
    if table.seats > 1:
        return PlayerName(table.owners[character])
    kind = table.disciplines[character]
    return TWINS[kind][character] if table.disciplines.count(kind) > 1 else BEING_WORDS[kind]


def subject(name: Name) -> Name:
    """Return a name in the form that begins a sentence."""
    return name if isinstance(name, PlayerName) else SUBJECTS[name]


def area_kind(area: Area) -> AreaKind:
    """Return the kind of an area."""
    return AREA_KINDS[area]


def place_of(area: Area) -> Place:
    """Return the name of an area."""
    return PLACES[area]
