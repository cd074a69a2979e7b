"""The theme of the safe room: which monster can wait there, and how the party fares against each."""

from collections.abc import Container, Sequence
from fractions import Fraction
from functools import lru_cache
from math import perm

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.the_castle.model.castle import AREA_KINDS, Area, AreaKind
from burghof.games.the_castle.model.counters import Discipline, Figure, Monster, Treasure, figure_of
from burghof.games.the_castle.model.moves import CastleMove, Go
from burghof.games.the_castle.model.state import State, carried_counters, living_members, parties
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.puzzles.fights import CastleCase, CastleCases, in_hundred
from burghof.games.the_castle.puzzles.party_fights import SURE, fight_against, is_countable
from burghof.games.the_castle.puzzles.spells import chance_by_spell, spells_against
from burghof.games.the_castle.puzzles.worlds import (
    count_unseen_monsters,
    decides_alone,
    find_world,
    wild_counter_in,
)
from burghof.kernel import Case

SAFE = Fraction(9, 10)
"""Chance to lose nobody from which a room is called safe."""
NEARLY = Fraction(1, 50)
"""How far from `SAFE` the worst that may wait in a room is at least, so that the answer convinces."""


class RoomDanger(Struct, frozen=True):
    """A monster that may wait in a room, the number of such counters, and the chance to lose nobody there."""

    monster: Monster
    number: int
    chance: Fraction
    world: State


def find_room(view: View, legal: Sequence[CastleMove]) -> CastleCases | None:
    """Return the cases of entering a room, if the seat knows a monster in one room and none in another."""
    if view.step != "vote" or not decides_alone(view):
        return None
    rooms = {
        move.area: counter
        for move in legal
        if isinstance(move, Go) and (counter := guard_of(view, move.area)) is not None
    }
    unknown = sum(view.monsters[counter] is None for counter in rooms.values())
    if any(isinstance(move, Go) and _is_other_room(move.area, rooms) for move in legal):
        return None
    if unknown in (0, len(rooms)) or not can_judge(view):
        return None
    unseen = count_unseen_monsters(view).total()
    dangers = {area: dangers_in(view, area) for area in rooms}
    if any(abs(min(danger.chance for danger in there) - SAFE) < NEARLY for there in dangers.values()):
        return None
    other, total = perm(unseen - 1, unknown - 1), perm(unseen, unknown)
    out = Case[State, CastleMove](find_world(view), is_right=False, weight=total)
    return [
        _cases_of(dangers[move.area], total, other) if isinstance(move, Go) and move.area in rooms else [out]
        for move in legal
    ]


def _cases_of(dangers: Sequence[RoomDanger], total: int, other: int) -> list[CastleCase]:
    """Return the cases of entering a room; `other` is the number of ways to fill the other rooms."""
    weights = [total] if len(dangers) == 1 else [danger.number * other for danger in dangers]
    return [
        Case(danger.world, danger.chance >= SAFE, (), in_hundred(danger.chance), weight)
        for danger, weight in zip(dangers, weights, strict=True)
    ]


def _is_other_room(area: Area, rooms: Container[Area]) -> bool:
    """Return whether a room is open to the party in which no single monster waits."""
    return AREA_KINDS[area] is not AreaKind.CORRIDOR and area not in rooms


def guard_of(view: View, area: Area) -> int | None:
    """Return the counter of the only monster in a room, if no party is there; else None."""
    if AREA_KINDS[area] is not AreaKind.ROOM or any(view.companies[party].area == area for party in parties(view)):
        return None
    return wild_counter_in(view, area)


@lru_cache(maxsize=64)
def dangers_in(view: View, area: Area) -> tuple[RoomDanger, ...]:
    """Return the monsters that may wait in a room; only one if the seat knows it."""
    counter = wild_counter_in(view, area)
    assert counter is not None, "a monster waits there"
    known = view.monsters[counter]
    kinds = count_unseen_monsters(view) if known is None else {known: 1}
    dangers = []
    for kind, number in kinds.items():
        world = find_world(view, monsters={counter: kind})
        dangers.append(RoomDanger(kind, number, _chance(world, area, figure_of(counter)), world))
    return tuple(dangers)


def can_judge(view: View) -> bool:
    """Return whether all fights that may follow can be worked out, and at most one wizard casts in them."""
    state = find_world(view)
    wizards = [one for one in living_members(state, state.active) if state.disciplines[one] is Discipline.WIZARD]
    return len(wizards) < 2 and is_countable(state, list(Monster))  # noqa: PLR2004 - one wizard


def _chance(state: State, area: Area, monster: Figure) -> Fraction:
    """Return the chance to lose nobody to this monster; who flees or is sent back has lost nobody."""
    counter_kinds = {state.treasures[counter] for counter in carried_counters(state, state.active)}
    if state.monsters[monster - figure_of(0)] is Monster.VAMPIRE and Treasure.COFFIN in counter_kinds:
        return SURE
    party = replace(state.companies[state.active], area=area)
    companies = tuple(party if number == state.active else one for number, one in enumerate(state.companies))
    there = replace(state, companies=companies)
    caster = next(
        (one for one in living_members(state, state.active) if state.disciplines[one] is Discipline.WIZARD), None
    )
    if caster is None:
        fight = fight_against(there, monster, is_sent_back_well=True)
        return fight.chance(fight.start)
    return max(
        chance_by_spell(there, monster, Figure(caster), move, is_away_well=True)
        for move in spells_against(there, monster)
    )
