"""Names: how sentences call figures and areas."""

from typing import TypeAlias

from burghof.games.the_castle.model.castle import AREA_KINDS, NAMES, Area, AreaKind
from burghof.games.the_castle.model.counters import (
    CAPTIVE_KIND,
    FIRST_MONSTER,
    Discipline,
    Figure,
    Monster,
    Treasure,
)
from burghof.games.the_castle.model.places import Place
from burghof.games.the_castle.model.state import State, Table
from burghof.kernel import Named, Who, Word

Name: TypeAlias = Word | Who
"""A character is called by its player, in solitaire by its discipline; anybody else by what it is."""


class Twin(Named):
    """One of two characters of the same discipline, where one seat plays both."""

    FIRST_FIGHTER = "first-fighter"
    SECOND_FIGHTER = "second-fighter"
    FIRST_CLERIC = "first-cleric"
    SECOND_CLERIC = "second-cleric"
    FIRST_WIZARD = "first-wizard"
    SECOND_WIZARD = "second-wizard"


class Being(Named):
    """Somebody as the subject of a sentence, with the article that languages want there."""

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


_BEINGS: tuple[Named, ...] = (*Discipline, *Twin, *Monster, Treasure.DWARF, Treasure.ELF)
WORDS: dict[Named, Word] = {being: being.word for being in _BEINGS}
SUBJECTS: dict[Word, Word] = {being.word: Being(being.value).word for being in _BEINGS}
PLACES: tuple[Place, ...] = tuple(Place(name) for name in NAMES)
TWINS: dict[Discipline, tuple[Word, Word]] = {
    kind: (Twin(f"first-{kind}").word, Twin(f"second-{kind}").word) for kind in Discipline
}


def name_of(state: State, figure: Figure) -> Name:
    """What sentences call somebody."""
    if figure < len(state.owners):
        return character_name(state, figure)
    if figure >= FIRST_MONSTER:
        return WORDS[state.monsters[figure - FIRST_MONSTER]]
    return WORDS[CAPTIVE_KIND[figure]]


def character_name(table: Table, character: int) -> Name:
    """What sentences call a character."""
    if table.seats > 1:
        return Who(table.owners[character])
    kind = table.disciplines[character]
    return TWINS[kind][character] if table.disciplines.count(kind) > 1 else WORDS[kind]


def subject(name: Name) -> Name:
    """A name as the subject of a sentence."""
    return name if isinstance(name, Who) else SUBJECTS[name]


def area_kind(area: Area) -> AreaKind:
    """What an area is."""
    return AREA_KINDS[area]


def place_of(area: Area) -> Place:
    """What sentences call an area."""
    return PLACES[area]
