"""Chances on a way: the monster that waits there, if it is known, and how the party's best character would fare."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import Area
from burghof.games.the_castle.model.counters import (
    FIRST_MONSTER,
    MONSTER_CONSTITUTION,
    MONSTER_POOL,
    NOBODY,
    UNDEAD,
    WITCHES,
    Character,
    Discipline,
    Figure,
    Monster,
)
from burghof.games.the_castle.model.figure_names import character_name, subject
from burghof.games.the_castle.model.object_names import THINGS
from burghof.games.the_castle.model.positions import wild_counters
from burghof.games.the_castle.model.state import State, living_members, parties, seats_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.presenting.fight_preview import hits_left
from burghof.games.the_castle.rules.modifiers import modifier_changes
from burghof.games.the_castle.rules.odds import Duel, odds
from burghof.kernel import MessageArg

UNKNOWN = -1
"""Instead of tenths where no chance is given: without a monster, or with several."""


def way_values(state: State, view: View, area: Area) -> dict[str, MessageArg]:
    """Return what waits in an area, and how the party's best character would fare there.

    That is in how many of ten fights he would win, and how many hits he would take on average. The monster is the one
    that the view shows, or else any that the view does not show, each as likely as any other.
    """
    counters = [counter for counter, at in wild_counters(view.monster_at) if at == area]
    party = next((party for party in parties(view) if view.seat in seats_of(view, party)), None)
    if len(counters) != 1 or party is None:
        return {"tenths": UNKNOWN, "hits": UNKNOWN, "best": "", "seen": 0, "monster": ""}
    (counter,) = counters
    known = view.monsters[counter]
    pool = list(unseen_monsters(view)) if known is None else [known]
    hurt = view.hits[FIRST_MONSTER + counter]
    results = {member: _average_result(state, member, pool, hurt) for member in living_members(view, party)}
    best = max(results, key=lambda member: results[member].wins)
    return {
        "tenths": round(10 * results[best].wins),
        "hits": round(results[best].hits),
        "best": subject(character_name(view, best)),
        "seen": int(known is not None),
        "monster": "" if known is None else THINGS[known],
    }


def unseen_monsters(view: View) -> Sequence[Monster]:
    """Return the monsters that this view does not show."""
    return tuple((Counter(MONSTER_POOL) - Counter(filter(None, view.monsters))).elements())


class AverageResult(Struct, frozen=True, gc=False):
    """How a character fares on average against any of some monsters in a fight to the end."""

    wins: float
    hits: float
    """The hits he takes, without those beyond what he can take."""


def _average_result(state: State, member: Character, pool: Sequence[Monster], hurt: int) -> AverageResult:
    left = hits_left(state, Figure(member))
    results = [odds(_duel(state, member, monster, hurt)) for monster in pool]
    return AverageResult(
        sum(one.wins for one in results) / len(pool),
        sum(min(one.hits, left) for one in results) / len(pool),
    )


def _duel(state: State, member: Character, monster: Monster, hurt: int) -> Duel:
    """Return the duel of a character with a monster that has these hits."""
    discipline, figure = state.disciplines[member], Figure(member)
    amount = sum(change.amount for change in modifier_changes(state, figure, NOBODY))
    amount += discipline is Discipline.CLERIC and (monster in UNDEAD or monster in WITCHES)
    return Duel(
        discipline,
        monster,
        hits_left(state, figure),
        MONSTER_CONSTITUTION[monster] - hurt,
        max(-1, min(1, amount)),
        is_hexed=has_bit(state.cursed, member),
    )
