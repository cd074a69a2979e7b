"""The tables of the rulebook; `make gen` writes them to RULES.md and its translations."""

from typing import Final

from burghof.games.the_castle.data import COUNTERS, TABLES, SpellEffect, WitchSpell
from burghof.games.the_castle.model.counters import Discipline, Monster, Spell, Treasure
from burghof.kernel import Message, TranslatedEnum, say

COLUMNS = ("0–1", "2", "3", "4", "5", "6–7")
"""The modified rolls that have a column in the hit table."""
SIGNS = {-1: "✦", 0: "–"}
"""The signs for a witch's spell and for no hit."""
DICE: Final = ("1", "2", "3", "4", "5", "6")
SPELL_EFFECTS: Final[dict[SpellEffect, Message | str]] = {
    "hurts": "✗",
    "fails": "–",
    "works": "✓",
    "-1": "\N{MINUS SIGN}1",
    "+0": "+0",
    "+1": "+1",
    "monster": say("table-monster"),
    "either": say("table-either"),
    "both": say("table-both"),
}
"""What a spell does by its die (3.1)."""
WITCH_SPELLS: Final[dict[WitchSpell, Message]] = {
    "teleport": say("table-witch-teleport"),
    "dispel": say("table-witch-dispel"),
    "lead": say("table-witch-lead"),
    "powder": say("table-witch-powder"),
    "hex": say("table-witch-hex"),
    "dust": say("table-witch-dust"),
}


def _name(of: TranslatedEnum) -> Message:
    return Message(of.message_ref.key)


def _hits(of: TranslatedEnum) -> tuple[Message | str, ...]:
    return (_name(of), *(SIGNS.get(hits, str(hits)) for hits in TABLES.hits[of]))


def _constitution(of: TranslatedEnum, number: int) -> tuple[Message | str, ...]:
    return (_name(of), str(number), str(TABLES.constitution[of]))


def _points(name: Message, *points: int) -> tuple[Message | str, ...]:
    return (name, "–".join(str(worth) for worth in points).replace("-", "\N{MINUS SIGN}"))


CAPTIVES = (Treasure.DWARF, Treasure.ELF)
GOLD: Final = [points for treasure, points in TABLES.scores.items() if treasure.startswith("gold")]

RULE_TABLES: Final[dict[str, tuple[tuple[Message | str, ...], ...]]] = {
    "hits": (
        (say("table-modified-roll"), *COLUMNS),
        *(_hits(kind) for kind in (*Monster, *CAPTIVES)),
    ),
    "constitutions": (
        (say("table-counter"), say("table-number"), say("table-constitution")),
        *(_constitution(kind, COUNTERS.characters[kind]) for kind in Discipline),
        *(_constitution(kind, COUNTERS.monsters[kind]) for kind in Monster),
        *(_constitution(kind, COUNTERS.treasures[kind]) for kind in CAPTIVES),
    ),
    "spells": (
        (say("table-die"), *DICE),
        *((_name(spell), *(SPELL_EFFECTS[effect] for effect in TABLES.spells[spell])) for spell in Spell),
    ),
    "witch": (
        (say("table-witch"), say("table-die")),
        *((WITCH_SPELLS[spell], die) for die, spell in zip(DICE, TABLES.traps.witch, strict=True)),
    ),
    "points": (
        (say("table-counter"), say("table-points")),
        _points(say("score-gold"), min(GOLD), max(GOLD)),
        _points(say("score-princess"), TABLES.scores["princess"]),
        *(_points(_name(kind), TABLES.scores[kind]) for kind in (*CAPTIVES, Treasure.HEAVY_CURSE)),
    ),
    "treasures": (
        (say("table-treasure"), say("table-number")),
        *((_name(kind), str(COUNTERS.treasures[kind])) for kind in Treasure),
    ),
}
"""Each table by its name in RULES.md, head row first; names appear in the language of the rulebook."""
