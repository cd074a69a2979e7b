"""Exact results of a fight that begins with a spell, averaged over its dice."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import with_bit
from burghof.games.the_castle.model.counters import UNCHARMABLE, Figure, Spell
from burghof.games.the_castle.model.moves import Cast, CastleMove, Hold
from burghof.games.the_castle.model.state import Attempt, State, constitution, living_members, monster_of
from burghof.games.the_castle.puzzles.party_fights import (
    NEVER,
    SURE,
    PartyFight,
    Standing,
    fight_against,
)
from burghof.games.the_castle.rules.odds import DICE
from burghof.games.the_castle.rules.rolling import needs_second, spell_effect, strength


class SpellResult(Struct, frozen=True):
    """A fight after a spell, how it stands, and whether the party is away."""

    fight: PartyFight
    standing: Standing
    is_away: bool = False


def spells_against(state: State, monster: Figure) -> tuple[Cast | Hold, ...]:
    """Return what a wizard of the active party may choose in a fight with this monster (6.4, 3.2)."""
    charms = () if monster_of(state, monster) in UNCHARMABLE else (Cast(Spell.CHARM, monster),)
    heroes = (Cast(Spell.HEROISM, Figure(member)) for member in living_members(state, state.active))
    return (*charms, Cast(Spell.FIREBALL, monster), *heroes, Cast(Spell.TELEPORT), Hold())


def chance_by_spell(
    state: State, monster: Figure, caster: Figure, move: CastleMove, *, is_away_well: bool = False
) -> Fraction:
    """Return the chance to lose nobody; being away is as good as a victory, or as bad as a death."""
    away = SURE if is_away_well else NEVER
    results = list(_results(state, fight_against(state, monster, is_sent_back_well=is_away_well), caster, move))
    return sum((away if one.is_away else one.fight.chance(one.standing) for one in results), NEVER) / len(results)


def count_instant_wins(state: State, monster: Figure, caster: Figure, move: CastleMove) -> int:
    """Return after how many of the 36 throws of two dice a spell has ended the fight at once."""
    results = _results(state, fight_against(state, monster), caster, move)
    return sum(one.standing.monster <= 0 for one in results)


def _results(state: State, fight: PartyFight, caster: Figure, move: CastleMove) -> Iterator[SpellResult]:
    """Yield what follows a spell, for each pair of dice."""
    if not isinstance(move, Cast):
        yield SpellResult(fight, fight.start)
        return
    for first in DICE:
        for second in DICE:
            attempt = Attempt(caster, move.spell.value, move.target, first)
            yield _result(state, fight, replace(attempt, second=second) if needs_second(attempt) else attempt)


def _result(state: State, fight: PartyFight, attempt: Attempt) -> SpellResult:
    """Return what follows the dice of a spell (3.1 to 3.6)."""
    effect, start = spell_effect(attempt), fight.start
    if effect == "hurts":
        place = fight.figures.index(attempt.by)
        party = tuple(left - (index == place) for index, left in enumerate(start.party))
        return SpellResult(fight, replace(start, party=party))
    if effect == "fails":
        return SpellResult(fight, start)
    match attempt.means:
        case "charm":
            is_charmed = strength(state, attempt) > constitution(state, attempt.target)
            return SpellResult(fight, replace(start, monster=0) if is_charmed else start)
        case "fireball":
            return SpellResult(fight, replace(start, monster=max(0, start.monster - strength(state, attempt))))
        case "heroism":
            braver = replace(state, heroic=with_bit(state.heroic, attempt.target))
            return SpellResult(fight_against(braver, fight.monster, is_sent_back_well=fight.is_sent_back_well), start)
        case _:
            return SpellResult(fight, start, is_away=True)
