"""The counters: monsters, treasures and characters, with their values in the tables."""

from typing import NewType

from burghof.games.the_castle.data import COUNTERS, TABLES
from burghof.kernel import TranslatedEnum

Figure = NewType("Figure", int)
"""Anyone who can fight: characters 0 to 5, the dwarf 6, the elf 7, then the monsters by their counters."""

Character = NewType("Character", Figure)
"""A hero, numbered in picking order."""

Counter = NewType("Counter", int)
"""A monster or a treasure, numbered by the room in which it was laid."""

Party = NewType("Party", int)
"""A group that moves together, numbered in turn order."""

CHARACTERS = tuple(Character(Figure(number)) for number in range(6))
DWARF = Figure(6)
ELF = Figure(7)
CAPTIVES = (DWARF, ELF)
FIRST_MONSTER = 8
COUNTER_COUNT = 36
FIGURES = tuple(Figure(number) for number in range(FIRST_MONSTER + COUNTER_COUNT))
MONSTER_FIGURES = FIGURES[FIRST_MONSTER:]
NOBODY = Figure(-1)


class Discipline(TranslatedEnum):
    """The discipline of a character."""

    FIGHTER = "fighter"
    CLERIC = "cleric"
    WIZARD = "wizard"


class Monster(TranslatedEnum):
    """A kind of monster."""

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


class Treasure(TranslatedEnum):
    """A kind of treasure: gold, keys, magic items, captives, traps."""

    GOLD_100 = "gold-100"
    GOLD_200 = "gold-200"
    GOLD_300 = "gold-300"
    GOLD_400 = "gold-400"
    GOLD_500 = "gold-500"
    KEY_A = "key-a"
    KEY_B = "key-b"
    SKELETON_KEY = "skeleton-key"
    ACID = "acid"
    BOOTS = "boots"
    COFFIN = "coffin"
    MEDALLION = "medallion"
    PISTOL = "pistol"
    HEALING = "healing"
    TELEPORT = "teleport"
    SWORD = "sword"
    DWARF = "dwarf"
    ELF = "elf"
    SPORES = "spores"
    VAPOR = "vapor"
    TRAP = "trap"
    CURSE = "curse"
    HEAVY_CURSE = "heavy-curse"


class Spell(TranslatedEnum):
    """A spell of a wizard."""

    CHARM = "charm"
    ESP = "esp"
    FIREBALL = "fireball"
    HEROISM = "heroism"
    SPEED = "speed"
    TELEPORT = "teleport"


KINDS = tuple(Treasure)
BIT_OF_KIND: dict[Treasure, int] = {kind: 1 << place for place, kind in enumerate(KINDS)}


def kind_bits(*kinds: Treasure) -> int:
    """Return these kinds as a bit mask."""
    return sum(BIT_OF_KIND[kind] for kind in kinds)


GOLD = KINDS[:5]
KEYS = KINDS[5:8]
ITEMS = KINDS[8:16]
"""The magic items, which belong to the character who carries them (7.7)."""
OPEN_FINDS = KINDS[16:]
"""Captives, traps and curses: shown to all players when they are found (7.4)."""
GOLD_BITS, KEY_BITS, ITEM_BITS, OPEN_BITS = (
    kind_bits(*GOLD),
    kind_bits(*KEYS),
    kind_bits(*ITEMS),
    kind_bits(*OPEN_FINDS),
)

MONSTER_POOL: tuple[Monster, ...] = tuple(kind for kind in Monster for _ in range(COUNTERS.monsters[kind]))
TREASURE_POOL: tuple[Treasure, ...] = tuple(kind for kind in Treasure for _ in range(COUNTERS.treasures[kind]))

UNDEAD = frozenset(map(Monster, TABLES.traits.undead))
UNCHARMABLE = frozenset(map(Monster, TABLES.traits.uncharmable))
SHADOWY = frozenset(map(Monster, TABLES.traits.shadowy))
REGENERATING = frozenset(map(Monster, TABLES.traits.healing))
WITCHES = frozenset(map(Monster, TABLES.traits.witches))

MONSTER_HITS = {kind: TABLES.hits[kind] for kind in Monster}
MONSTER_CONSTITUTION = {kind: TABLES.constitution[kind] for kind in Monster}
CONSTITUTION = {kind: TABLES.constitution[kind] for kind in Discipline}
CAPTIVE_KIND = {DWARF: Treasure.DWARF, ELF: Treasure.ELF}
CAPTIVE_OF = {kind: figure for figure, kind in CAPTIVE_KIND.items()}
CAPTIVE_HITS = {figure: TABLES.hits[kind] for figure, kind in CAPTIVE_KIND.items()}
CAPTIVE_CONSTITUTION = {figure: TABLES.constitution[kind] for figure, kind in CAPTIVE_KIND.items()}


def figure_of(counter: int) -> Figure:
    """Return the figure of the monster on this counter."""
    return Figure(FIRST_MONSTER + counter)


def column(roll: int) -> int:
    """Return the column of the hit tables for a modified roll from 0 to 7."""
    return min(max(roll, 1), 6) - 1
