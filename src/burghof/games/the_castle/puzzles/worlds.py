"""Worlds that a seat cannot rule out: one of them as an example, and how many there are of each kind."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import gcd

from msgspec.structs import replace

from burghof.games.the_castle.hidden.determinization import determinize
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    MONSTER_POOL,
    TREASURE_POOL,
    Monster,
    Treasure,
)
from burghof.games.the_castle.model.positions import wild_counters
from burghof.games.the_castle.model.state import PublicState, State, seats_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.rules.step_table import STEP_TABLE
from burghof.kernel import ChanceStream, Seat

NOTHING_ASSUMED: dict[int, Monster] = {}
NO_TREASURE_ASSUMED: dict[int, Treasure] = {}


def seat_of(view: View) -> Seat:
    """Return the seat of a view."""
    assert view.seat is not None, "a spectator has no puzzle"
    return view.seat


def decides_alone(view: View) -> bool:
    """Return whether the seat decides for its whole party: no ally of another seat lives."""
    return seats_of(view, view.active) == (view.seat,)


def find_world(
    view: View,
    monsters: Mapping[int, Monster] = NOTHING_ASSUMED,
    treasures: Mapping[int, Treasure] = NO_TREASURE_ASSUMED,
) -> State:
    """Return a world that fits the view and has these kinds on these counters; always the same one."""
    assumed = replace(
        view,
        monsters=tuple(monsters.get(counter, kind) for counter, kind in enumerate(view.monsters)),
        treasures=tuple(treasures.get(counter, kind) for counter, kind in enumerate(view.treasures)),
    )
    return determinize(assumed, ChanceStream(b"", "the-castle", "puzzle", 0), STEP_TABLE.legal_moves)


def wild_counter_in(table: PublicState, area: int) -> int | None:
    """Return the counter of the only wild monster in an area; None if there is none or more than one."""
    counters = [counter for counter, at in wild_counters(table.monster_at) if at == area]
    return counters[0] if len(counters) == 1 else None


def count_unseen_monsters(view: View) -> Counter[Monster]:
    """Return how many monsters of each kind the seat has not seen."""
    return Counter(MONSTER_POOL) - Counter(kind for kind in view.monsters if kind is not None)


def count_unseen_treasures(view: View) -> Counter[Treasure]:
    """Return how many treasures of each kind the seat has not seen."""
    return Counter(TREASURE_POOL) - Counter(kind for kind in view.treasures if kind is not None)


def count_worlds_by_treasure(view: View, counter: int) -> dict[Treasure, int]:
    """Return in how many worlds a counter that lies in its room is of each kind, divided by their common factor."""
    assert view.treasures[counter] is None, "the treasure is not known"
    assert not view.ruled_out[counter], "what lies in its room may be of any kind"
    unseen = count_unseen_treasures(view)
    restricted = tuple(
        excluded for kind, excluded in zip(view.treasures, view.ruled_out, strict=True) if kind is None and excluded
    )
    counts = {kind: number * _count_fillings(restricted, unseen - Counter([kind])) for kind, number in unseen.items()}
    common = gcd(*counts.values())
    return {kind: number // common for kind, number in counts.items() if number}


def _count_fillings(restricted: tuple[int, ...], pool: Counter[Treasure]) -> int:
    """Return in how many ways counters from a pool can take these places, each of which excludes some kinds."""
    masks = tuple(sorted(set(restricted)))
    classes: Counter[tuple[bool, ...]] = Counter()
    for kind, number in pool.items():
        classes[tuple(not mask & BIT_OF_KIND[kind] for mask in masks)] += number
    kinds = tuple(classes)

    @cache
    def fill(place: int, left: tuple[int, ...]) -> int:
        if place == len(restricted):
            return 1
        mask = masks.index(restricted[place])
        return sum(
            number * fill(place + 1, (*left[:index], number - 1, *left[index + 1 :]))
            for index, number in enumerate(left)
            if number and kinds[index][mask]
        )

    return fill(0, tuple(classes.values()))
