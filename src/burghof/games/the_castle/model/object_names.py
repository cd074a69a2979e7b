"""Names of figures and counters as objects of sentences, with the article and the case that some languages need."""

from burghof.games.the_castle.model.counters import Monster, Treasure
from burghof.games.the_castle.model.figure_names import SUBJECTS, Name
from burghof.kernel import MessageRef, PlayerName, TranslatedEnum


class Whom(TranslatedEnum):
    """A figure as the object of a sentence: "the troll"."""

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


class Thing(TranslatedEnum):
    """A kind of monster or treasure as the object of a sentence: "a troll", "300 gold"."""

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


OBJECTS: dict[MessageRef, MessageRef] = {
    name: Whom(subject.key.removeprefix("being-")).message_ref for name, subject in SUBJECTS.items()
}
THINGS: dict[TranslatedEnum, MessageRef] = {kind: Thing(kind.value).message_ref for kind in (*Monster, *Treasure)}


def whom(name: Name) -> Name:
    """Return a name in the form that follows a verb."""
    return name if isinstance(name, PlayerName) else OBJECTS[name]


def things(kinds: tuple[Monster | Treasure, ...]) -> tuple[MessageRef, ...]:
    """Return the names of these monsters and treasures in the form that follows a verb."""
    return tuple(THINGS[kind] for kind in kinds)
