"""The tables of the rulebook; `make gen` writes them to RULES.md and its translations."""

from typing import Final

from burghof.games.the_castle.data import COUNTERS, TABLES
from burghof.games.the_castle.model.counters import Discipline, Monster, Treasure
from burghof.kernel import Message, TranslatedEnum, say

COLUMNS = ("0–1", "2", "3", "4", "5", "6–7")
"""The modified rolls that have a column in the hit table."""
SIGNS = {-1: "✦", 0: "–"}
"""The signs for a witch's spell and for no hit."""


def _name(of: TranslatedEnum) -> Message:
    return Message(of.message_ref.key)


def _hits(of: TranslatedEnum) -> tuple[Message | str, ...]:
    return (_name(of), *(SIGNS.get(hits, str(hits)) for hits in TABLES.hits[of]))


def _constitution(of: TranslatedEnum, number: int) -> tuple[Message | str, ...]:
    return (_name(of), str(number), str(TABLES.constitution[of]))


CAPTIVES = (Treasure.DWARF, Treasure.ELF)

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
    "treasures": (
        (say("table-treasure"), say("table-number")),
        *((_name(kind), str(COUNTERS.treasures[kind])) for kind in Treasure),
    ),
}
"""Each table by its name in RULES.md, head row first; names appear in the language of the rulebook."""
