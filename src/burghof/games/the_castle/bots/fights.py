"""Fights: what a party can expect to lose in a fight, in points."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import (
    MONSTER_CONSTITUTION,
    UNDEAD,
    WITCHES,
    Character,
    Discipline,
    Figure,
    Monster,
    Party,
    Treasure,
)
from burghof.games.the_castle.model.positions import carried_by
from burghof.games.the_castle.model.state import State, constitution, living_members
from burghof.games.the_castle.rules.odds import Duel, odds

MAX_LIFE_VALUE = 300
"""Value of a character who could take any number of hits."""
LIFE_DECAY = 0.84
"""Factor by which the gain still possible shrinks with each further hit that a character can take."""
ALLY_VALUE = 150
"""Value of an ally in addition to his hits."""
SENT_AWAY_COST = 60
"""Cost of being sent back before the entrance."""


class Fighter(Struct, frozen=True, gc=False):
    """A character as a fighter: the hits he can take, his modifier, and whether everything is lost with him."""

    discipline: Discipline
    left: int
    modifier: int
    is_hexed: bool
    is_vital: bool

    def against(self, monster: Monster, wounds: int = 0) -> Duel:
        """Return his duel with a monster that has taken this many hits."""
        bonus = self.discipline is Discipline.CLERIC and (monster in UNDEAD or monster in WITCHES)
        modifier = max(-1, min(1, self.modifier + bonus))
        left = MONSTER_CONSTITUTION[monster] - wounds
        return Duel(self.discipline, monster, self.left, left, modifier, self.is_hexed)


def life_value(left: float) -> float:
    """Return the value of a character who can take this many hits; the first ones count most."""
    return MAX_LIFE_VALUE * (1 - LIFE_DECAY**left) if left > 0 else 0


def fighters(state: State, party: Party, vital: Iterable[Character]) -> tuple[Fighter, ...]:
    """Return the living characters of a party as fighters; everything is lost with the vital ones."""
    needed = set(vital)
    return tuple(
        Fighter(
            state.disciplines[member],
            constitution(state, Figure(member)) - state.hits[member],
            _modifier(state, member),
            has_bit(state.cursed, member),
            member in needed,
        )
        for member in living_members(state, party)
    )


def _modifier(state: State, member: Character) -> int:
    """Return what a character adds to his die against any opponent, before the sum is capped (6.11)."""
    discipline = state.disciplines[member]
    total = has_bit(state.heroic, member) - has_bit(state.cursed, member) - (discipline is Discipline.WIZARD)
    own = carried_by(member)
    for counter, at in enumerate(state.treasure_at):
        if at == own:
            kind = state.treasures[counter]
            total += kind is Treasure.SWORD and discipline is Discipline.FIGHTER
            total -= kind is Treasure.CURSE
    return total


@lru_cache(maxsize=1 << 16)
def duel_cost(fighter: Fighter, monster: Monster, wounds: int, stake: int) -> float:
    """Return the cost of a duel: the hits, the risk of death, and the way back from a witch."""
    end = odds(fighter.against(monster, wounds))
    lost = stake if fighter.is_vital else ALLY_VALUE
    survived = life_value(fighter.left) - life_value(max(0.0, fighter.left - end.hits))
    return survived + end.dies * lost + end.parts * SENT_AWAY_COST


def fight_cost(band: tuple[Fighter, ...], monster: Monster, wounds: int, stake: int) -> float:
    """Return the cost of a monster to a party that sends its best fighter."""
    return min(duel_cost(fighter, monster, wounds, stake) for fighter in band)


@lru_cache(maxsize=1 << 12)
def mean_cost(band: tuple[Fighter, ...], monsters: tuple[Monster, ...], stake: int) -> float:
    """Return the average cost of one of these monsters."""
    return sum(fight_cost(band, monster, 0, stake) for monster in monsters) / len(monsters)


@lru_cache(maxsize=1 << 12)
def harm_cost(kind: Treasure, band: tuple[Fighter, ...], stake: int) -> float:
    """Return the cost of a trap, spores or vapor to a party; 0 for any other treasure (7.5, 7.6)."""
    match kind:
        case Treasure.SPORES:
            return _poison_cost(band, TABLES.traps.spores, stake)
        case Treasure.VAPOR:
            return sum(_poison_cost(band, hits, stake) for hits in TABLES.traps.vapor) / len(TABLES.traps.vapor)
        case Treasure.TRAP:
            return min(trap_cost(fighter, band, stake) for fighter in band)
        case _:
            return 0


@lru_cache(maxsize=1 << 12)
def mean_harm(kinds: tuple[Treasure, ...], band: tuple[Fighter, ...], stake: int) -> float:
    """Return the average cost of one of these treasures."""
    return sum(harm_cost(kind, band, stake) for kind in kinds) / len(kinds)


def _poison_cost(band: tuple[Fighter, ...], hits: int, stake: int) -> float:
    """Return the cost if every fighter takes this many hits."""
    return sum(_wound_cost(fighter, band, hits, stake) for fighter in band)


def trap_cost(fighter: Fighter, band: tuple[Fighter, ...], stake: int) -> float:
    """Return the cost of a trap to the fighter who springs it."""
    hits = {"nothing": 0, "damage": TABLES.traps.damage[fighter.discipline], "death": fighter.left}
    return sum(_wound_cost(fighter, band, hits[effect], stake) for effect in TABLES.traps.trap) / len(TABLES.traps.trap)


def _wound_cost(fighter: Fighter, band: tuple[Fighter, ...], hits: int, stake: int) -> float:
    """Return the cost of this many hits to one fighter of a party."""
    if hits < fighter.left:
        return life_value(fighter.left) - life_value(fighter.left - hits)
    is_last = all(other is fighter or other.left <= hits for other in band)
    return life_value(fighter.left) + (stake if fighter.is_vital or is_last else ALLY_VALUE)
