"""Themes of fights: which spell, and who strikes. Nothing that matters is hidden; dice are averaged exactly.

After the move the party fights as well as it can.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from burghof.games.the_castle.model.counters import WITCHES, Figure, figure_of
from burghof.games.the_castle.model.moves import CastleMove, Fight
from burghof.games.the_castle.model.state import State, monster_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.puzzles.party_fights import fight_against, is_countable, may_inherit_sword
from burghof.games.the_castle.puzzles.spells import chance_by_spell
from burghof.games.the_castle.puzzles.worlds import decides_alone, find_world, wild_counter_in
from burghof.kernel import Case

CLEARLY_SAFER = Fraction(1, 20)
"""By how much the chance of the answer is better than that of any other move."""
CLEARLY_FEWER = Fraction(3, 10)
"""By how many hits the answer is better than any other move."""
WITHOUT_LOSS = Fraction(9, 10)
"""Chance to lose nobody from which hits are what counts."""
HOPELESS = Fraction(1, 10)
"""Chance below which a fight is no puzzle."""
HUNDRED = 100

CastleCase: TypeAlias = Case[State, CastleMove]
CastleCases: TypeAlias = Sequence[Sequence[CastleCase]]


def in_hundred(number: Fraction) -> int:
    """Return how often something happens in a hundred fights, or how many hits they cost."""
    return round(HUNDRED * number)


def find_spell(view: View, legal: Sequence[CastleMove]) -> CastleCases | None:
    """Return the cases of a spell, or of none, if one choice is clearly the safest way to beat the monster."""
    return _find_safest(view, legal) if view.step == "spells" else None


def find_lives(view: View, legal: Sequence[CastleMove]) -> CastleCases | None:
    """Return the cases of sending a figure, if that is clearly the safest way to beat the monster."""
    return _find_safest(view, legal) if view.step == "fighter" else None


def _find_safest(view: View, legal: Sequence[CastleMove]) -> CastleCases | None:
    """Return the cases of beating the monster without a loss, if one move does it clearly most often."""
    chances = [] if fight_of(view) is None else [chance_of(view, move) for move in legal]
    if not chances:
        return None
    second, best = sorted(chances)[-2:]
    if best < max(HOPELESS, second + CLEARLY_SAFER):
        return None
    state = find_world(view)
    return [[Case(state, chance == best, (), in_hundred(chance))] for chance in chances]


def find_striker(view: View, legal: Sequence[CastleMove]) -> CastleCases | None:
    """Return the cases of sending a figure, if one costs clearly the fewest hits, and hardly ever a life."""
    if view.step != "fighter" or fight_of(view) is None or may_inherit_sword(find_fight(view)[0]):
        return None
    counts = [hits_of(view, move) for move in legal]
    best, second = sorted(counts)[:2]
    if second < best + CLEARLY_FEWER or chance_of(view, legal[counts.index(best)]) < WITHOUT_LOSS:
        return None
    state = find_world(view)
    return [[Case(state, hits == best, (), in_hundred(hits))] for hits in counts]


@lru_cache(maxsize=8)
def fight_of(view: View) -> tuple[State, Figure] | None:
    """Return a world and the only monster that the party of a seat fights; None if that cannot be counted."""
    if view.step not in ("spells", "fighter") or view.enemy is not None or not decides_alone(view):
        return None
    if view.ballot is None or len(view.ballot.voters) != 1:
        return None
    counter = wild_counter_in(view, view.companies[view.active].area)
    if counter is None:
        return None
    state, monster = find_world(view), figure_of(counter)
    kind = monster_of(state, monster)
    return (state, monster) if kind not in WITCHES and is_countable(state, [kind]) else None


def chance_of(view: View, move: CastleMove) -> Fraction:
    """Return the chance to beat the monster without a loss after this move."""
    state, monster = find_fight(view)
    if isinstance(move, Fight):
        return fight_against(state, monster).chance_with(move.fighter)
    return chance_by_spell(state, monster, caster_of(view), move)


def hits_of(view: View, move: CastleMove) -> Fraction:
    """Return how many hits it costs on average to beat the monster if this figure fights."""
    state, monster = find_fight(view)
    assert isinstance(move, Fight), "a figure is sent"
    return fight_against(state, monster).hits_with(move.fighter)


def caster_of(view: View) -> Figure:
    """Return the wizard that chooses a spell."""
    assert view.ballot is not None, "spells are a ballot"
    return Figure(view.ballot.voters[0])


def find_fight(view: View) -> tuple[State, Figure]:
    """Return a world and the monster that the party fights, where the theme fits."""
    met = fight_of(view)
    assert met is not None, "the theme fits"
    return met
