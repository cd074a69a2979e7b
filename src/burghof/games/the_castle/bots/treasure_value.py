"""Treasure values: what treasures promise a party, in points."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import indices_with_bit
from burghof.games.the_castle.model.counters import BIT_OF_KIND, KEY_BITS, Treasure
from burghof.games.the_castle.model.positions import IN_ROOM
from burghof.games.the_castle.model.state import State
from burghof.kernel import Seat

ITEM_VALUES: dict[Treasure, int] = {
    Treasure.ACID: 40,
    Treasure.BOOTS: 20,
    Treasure.COFFIN: 30,
    Treasure.MEDALLION: 20,
    Treasure.PISTOL: 5,
    Treasure.HEALING: 90,
    Treasure.TELEPORT: 15,
    Treasure.SWORD: 15,
    Treasure.CURSE: -60,
}
"""Value of treasures beyond their score."""
PAIR_FACTOR, PAIR_HALF_LYING_FACTOR, PAIR_LYING_FACTOR, ONE_KEY_FACTOR, ONE_KEY_LYING_FACTOR = 0.85, 0.6, 0.35, 0.2, 0.1
"""Value of keys as a fraction of the Princess: two that fit, in hand or known to lie in rooms; or only one."""


def is_key(kind: Treasure) -> bool:
    """Return whether a treasure is a key."""
    return bool(BIT_OF_KIND[kind] & KEY_BITS)


def keys_fit(one: Treasure, other: Treasure) -> bool:
    """Return whether two keys open the Cell together (5.6)."""
    return one is not other or one is Treasure.SKELETON_KEY


@lru_cache(maxsize=1 << 12)
def keys_factor(held: tuple[Treasure, ...], lying: tuple[Treasure, ...]) -> float:
    """Return the value of these keys as a fraction of the Princess: those in hand, and those known to lie in rooms."""
    if any(keys_fit(*pair) for pair in combinations(held, 2)):
        return PAIR_FACTOR
    if any(keys_fit(*pair) for pair in product(held, lying)):
        return PAIR_HALF_LYING_FACTOR
    if held:
        return ONE_KEY_FACTOR
    if any(keys_fit(*pair) for pair in combinations(lying, 2)):
        return PAIR_LYING_FACTOR
    return ONE_KEY_LYING_FACTOR if lying else 0


def known_treasures(state: State, seat: Seat) -> int:
    """Return the treasures that a seat knows, as bits."""
    return state.shown | indices_with_bit(state.knows_treasures, seat)


def known_keys(state: State, known: int) -> tuple[Treasure, ...]:
    """Return the known keys that lie in rooms."""
    return keys(
        state.treasures[counter]
        for counter, at in enumerate(state.treasure_at)
        if at == IN_ROOM and known >> counter & 1
    )


def keys(kinds: Iterable[Treasure]) -> tuple[Treasure, ...]:
    """Return the keys among these treasures, sorted."""
    return tuple(sorted(kind for kind in kinds if is_key(kind)))


@lru_cache(maxsize=1 << 14)
def find_worth(
    kind: Treasure,
    held: tuple[Treasure, ...],
    lying: tuple[Treasure, ...],
    princess: int,
    is_alone: bool,  # noqa: FBT001 - a key of the cache
) -> float:
    """Return the value of finding this treasure, with these keys in hand and these known to lie in rooms.

    A solitaire player needs no gold, and a key that lies in a room waits for him. With several players, others may come
    first.
    """
    if not is_key(kind):
        return (0 if is_alone else TABLES.scores.get(kind, 0)) + ITEM_VALUES.get(kind, 0)
    rest = list(lying)
    if kind in rest:
        rest.remove(kind)
    before = lying if is_alone else tuple(rest)
    return princess * (keys_factor(tuple(sorted((*held, kind))), tuple(rest)) - keys_factor(held, before))


@lru_cache(maxsize=1 << 12)
def mean_find(
    kinds: Sequence[Treasure],
    held: tuple[Treasure, ...],
    lying: tuple[Treasure, ...],
    princess: int,
    is_alone: bool,  # noqa: FBT001 - a key of the cache
) -> float:
    """Return the average value of finding one of these treasures."""
    return sum(find_worth(kind, held, lying, princess, is_alone) for kind in kinds) / len(kinds)


@lru_cache(maxsize=1 << 12)
def mean_sight(
    kinds: Sequence[Treasure], held: tuple[Treasure, ...], lying: tuple[Treasure, ...], princess: int
) -> float:
    """Return the average value of knowing which of these treasures lies in a room."""
    before = keys_factor(held, lying)
    gains = (keys_factor(held, tuple(sorted((*lying, kind)))) - before for kind in kinds if is_key(kind))
    return princess * sum(gains) / len(kinds)
