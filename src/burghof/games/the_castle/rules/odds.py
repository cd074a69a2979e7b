"""Odds: exact probabilities of the end of a fight between one character and one monster without interference."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.counters import (
    CONSTITUTION,
    MONSTER_CONSTITUTION,
    MONSTER_HITS,
    REGENERATING,
    UNDEAD,
    WITCHES,
    Discipline,
    Monster,
    column,
)
from burghof.games.the_castle.rules.melee import WITCH_SPELL
from burghof.games.the_castle.rules.rolling import SIDES

DICE = range(1, SIDES + 1)


class Duel(Struct, frozen=True, gc=False):
    """A character and a monster in melee: the hits that each can still take, and the character's modifier."""

    discipline: Discipline
    monster: Monster
    left: int
    monster_left: int
    modifier: int
    is_hexed: bool = False
    """Whether he already has a witch's curse; the modifier includes it."""


class Odds(Struct, frozen=True, gc=False):
    """The probabilities of the three ends of a duel, and the average number of hits that the character takes."""

    wins: float
    """He lives and the monster is dead."""
    dies: float
    """He is dead, whether or not the monster is."""
    parts: float
    """Both live: a witch has sent him before his entrance."""
    hits: float
    """The hits he takes, including those beyond his constitution."""


class RoundResult(Struct, frozen=True, gc=False):
    """A possible result of a round, with its probability."""

    duel: Duel
    chance: float
    is_sent_away: bool = False

    @property
    def is_last(self) -> bool:
        """Whether the fight is over."""
        return self.is_sent_away or self.duel.left <= 0 or self.duel.monster_left <= 0


def default_duel(discipline: Discipline, monster: Monster) -> Duel:
    """Return the duel of an unhurt character without items against an unhurt monster."""
    return Duel(
        discipline,
        monster,
        CONSTITUTION[discipline],
        MONSTER_CONSTITUTION[monster],
        default_modifier(discipline, monster),
    )


def default_modifier(discipline: Discipline, monster: Monster) -> int:
    """Return what a character without items adds to his die (6.11)."""
    if discipline is Discipline.WIZARD:
        return -1
    return int(discipline is Discipline.CLERIC and (monster in UNDEAD or monster in WITCHES))


@lru_cache(maxsize=1 << 15)
def odds(duel: Duel) -> Odds:
    """Return the odds of a duel that is fought until one of the two is gone (6.9)."""
    ends = _final_positions(duel)
    dies = sum(chance for end, chance in ends.items() if end.left <= 0)
    wins = sum(chance for end, chance in ends.items() if end.left > 0 >= end.monster_left)
    parts = sum(chance for end, chance in ends.items() if end.left > 0 and end.monster_left > 0)
    hits = sum((duel.left - end.left) * chance for end, chance in ends.items())
    return Odds(wins, dies, parts, hits)


@lru_cache(maxsize=1 << 15)
def _final_positions(duel: Duel) -> dict[Duel, float]:
    """Return the final positions of a duel with their probabilities; rounds that change nothing are skipped."""
    ends: dict[Duel, float] = defaultdict(float)
    unchanged = 0.0
    for after in _round_results(duel):
        if after.is_last:
            ends[after.duel] += after.chance
        elif after.duel == duel:
            unchanged += after.chance
        else:
            for end, chance in _final_positions(after.duel).items():
                ends[end] += after.chance * chance
    return {end: chance / (1 - unchanged) for end, chance in ends.items()}


def _round_results(duel: Duel) -> Iterator[RoundResult]:
    """Yield all possible results of one round (6.12, 6.14)."""
    for pips in DICE:
        total = pips + duel.modifier
        struck = MONSTER_HITS[duel.monster][column(total)]
        monster_left = duel.monster_left - total
        if duel.monster in REGENERATING and 0 < monster_left < MONSTER_CONSTITUTION[duel.monster]:
            monster_left += 1
        after = replace(duel, monster_left=monster_left)
        if struck == WITCH_SPELL:
            yield from _witch_results(after)
        else:
            yield RoundResult(replace(after, left=duel.left - struck), 1 / SIDES)


def _witch_results(duel: Duel) -> Iterator[RoundResult]:
    """Yield all possible results of a witch's spell, even if she is already dead (6.13)."""
    for spell in TABLES.traps.witch:
        chance = 1 / SIDES**2
        match spell:
            case "teleport":
                yield RoundResult(duel, chance, is_sent_away=True)
            case "dispel" | "lead":
                yield RoundResult(duel, chance)
            case "hex":
                yield RoundResult(_with_curse(duel), chance)
            case "powder":
                yield from (RoundResult(replace(duel, left=duel.left - pips), chance / SIDES) for pips in DICE)
            case _:
                yield RoundResult(replace(duel, left=2 * duel.left - CONSTITUTION[duel.discipline]), chance)


def _with_curse(duel: Duel) -> Duel:
    """Return the duel with a witch's curse on the character; clerics and cursed characters get none (6.13)."""
    if duel.is_hexed or duel.discipline is Discipline.CLERIC:
        return duel
    return replace(duel, modifier=max(-1, duel.modifier - 1), is_hexed=True)
