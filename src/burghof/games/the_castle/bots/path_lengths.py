"""Path lengths for a party that walks only where no wild monster is."""

from collections import deque
from functools import lru_cache

from burghof.games.the_castle.model.castle import AREAS, CELL, ENTRANCE_AREAS, NEIGHBOURS, OUTSIDE, Area
from burghof.games.the_castle.model.counters import Party
from burghof.games.the_castle.model.positions import wild_areas
from burghof.games.the_castle.model.state import State

UNREACHABLE = 99
"""Distance of an area that cannot be reached."""
EXITS = tuple(ENTRANCE_AREAS.values())


def steps_from(state: State, party: Party, *, is_open: bool) -> tuple[int, ...]:
    """Return the distance of each area from a party; the Cell is passable only if it is open to the party.

    A monster blocks the way, except the one that the party has just met: it will be dead before the party goes on.
    """
    party_state = state.companies[party]
    if party_state.area != OUTSIDE:
        return _steps(party_state.area, wild_areas(state.monster_at), 0, is_open)
    entrance = EXITS[0] if party_state.entrance is None else ENTRANCE_AREAS[party_state.entrance]
    return _steps(entrance, wild_areas(state.monster_at), 1, is_open)


def steps_home(state: State, *, is_open: bool = True) -> tuple[int, ...]:
    """Return the distance of each area from the nearest entrance, on ways that no monster blocks."""
    return _steps_home(wild_areas(state.monster_at), is_open)


@lru_cache(maxsize=1 << 14)
def _steps(start: Area, monsters: int, first: int, is_open: bool) -> tuple[int, ...]:  # noqa: FBT001 - a key of the cache
    return _distances({start: first}, monsters, is_open=is_open)


@lru_cache(maxsize=1 << 12)
def _steps_home(monsters: int, is_open: bool) -> tuple[int, ...]:  # noqa: FBT001 - a key of the cache
    return _distances(dict.fromkeys(EXITS, 1), monsters, is_open=is_open)


def _distances(start: dict[Area, int], monsters: int, *, is_open: bool) -> tuple[int, ...]:
    """Return the distance of each area from the starting areas."""
    found = dict(start)
    edge = deque(start)
    while edge:
        area = edge.popleft()
        for beside in NEIGHBOURS[area]:
            if beside not in found and (beside != CELL or is_open):
                found[beside] = found[area] + 1
                if not monsters >> beside & 1:
                    edge.append(beside)
    return tuple(found.get(area, UNREACHABLE) for area in AREAS)
