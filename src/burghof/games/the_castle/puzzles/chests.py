"""The theme of the treasure: who checks it, so that no other choice could go better, whatever it is."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import COUNTER_OF
from burghof.games.the_castle.model.counters import Discipline, Figure, Treasure
from burghof.games.the_castle.model.moves import CastleMove, Check, TakePile
from burghof.games.the_castle.model.state import State, constitution
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.puzzles.fights import CastleCase, CastleCases
from burghof.games.the_castle.puzzles.worlds import count_worlds_by_treasure, decides_alone, find_world
from burghof.kernel import Case


class Harm(Struct, frozen=True, order=True):
    """What a treasure does to the party: the chance that a hero dies, then whether a curse stays."""

    dies: Fraction = Fraction(0)
    is_cursed: bool = False


def find_opener(view: View, legal: Sequence[CastleMove]) -> CastleCases | None:
    """Return the cases of who checks an unknown treasure: right where nobody else would fare better."""
    if view.step != "loot" or not decides_alone(view) or any(isinstance(move, TakePile) for move in legal):
        return None
    counter = COUNTER_OF.get(view.companies[view.active].area)
    if counter is None or view.treasures[counter] is not None:
        return None
    checks = [move for move in legal if isinstance(move, Check)]
    weights = count_worlds_by_treasure(view, counter)
    worlds = {kind: find_world(view, treasures={counter: kind}) for kind in weights}
    least = {kind: min(harm(world, move, kind) for move in checks) for kind, world in worlds.items()}
    return [_cases_of(move, worlds, least, weights) for move in legal]


def _cases_of(
    move: CastleMove, worlds: Mapping[Treasure, State], least: Mapping[Treasure, Harm], weights: Mapping[Treasure, int]
) -> list[CastleCase]:
    """Return the cases of a move, those with the greatest harm first."""
    if not isinstance(move, Check):
        return [Case(world, is_right=False, weight=weights[kind]) for kind, world in worlds.items()]
    harms = {kind: harm(world, move, kind) for kind, world in worlds.items()}
    return [
        Case(worlds[kind], harms[kind] == least[kind], weight=weights[kind])
        for kind in sorted(worlds, key=lambda kind: harms[kind], reverse=True)
    ]


def harm(state: State, move: Check, kind: Treasure) -> Harm:
    """Return what a treasure does if this figure opens it; what strikes all alike is left out (7.5 to 7.9)."""
    hero = move.checker < len(state.owners)
    match kind:
        case Treasure.TRAP:
            return Harm(Fraction(deadly_faces(state, move.checker), len(TABLES.traps.trap)) if hero else Fraction(0))
        case Treasure.CURSE | Treasure.HEAVY_CURSE:
            return Harm(is_cursed=not is_cleric(state, move.checker))
        case _:
            return Harm()


def deadly_faces(state: State, hero: Figure) -> int:
    """Return on how many faces of the die a trap kills a hero (7.5)."""
    left = constitution(state, hero) - state.hits[hero]
    hits = {"nothing": 0, "damage": TABLES.traps.damage[state.disciplines[hero]], "death": left}
    return sum(hits[effect] >= left for effect in TABLES.traps.trap)


def is_cleric(state: State, hero: Figure) -> bool:
    """Return whether a figure is a cleric, who removes the curses that he finds (7.9)."""
    return hero < len(state.owners) and state.disciplines[hero] is Discipline.CLERIC
