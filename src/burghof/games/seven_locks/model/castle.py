"""The castle: towers in a ring, locks of eight depths, keys of eight lengths, and the echoes of pearls."""

from typing import NewType

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.options import Noise
from burghof.kernel import MessageRef, TranslatedEnum

Tower = NewType("Tower", int)
"""A tower: 0 to 6 stand clockwise around the courtyard, 7 is the one set aside."""

Depth = NewType("Depth", int)
"""The depth of a lock, 1 to 8."""

Key = NewType("Key", int)
"""A key by its length: it fits the lock of the same depth."""

Echo = NewType("Echo", int)
"""What a pearl sounded like: the depth plus an error."""

TOWERS: tuple[Tower, ...] = tuple(Tower(tower) for tower in range(CASTLE.towers))
SET_ASIDE = Tower(CASTLE.towers)
DEPTHS: tuple[Depth, ...] = tuple(Depth(depth) for depth in CASTLE.depths)
KEYS: tuple[Key, ...] = tuple(Key(depth) for depth in CASTLE.depths)


class Emblem(TranslatedEnum):
    """The emblem that hangs on a tower and gives it its name; clockwise."""

    MOON = "moon"
    STAR = "star"
    BELL = "bell"
    CROWN = "crown"
    HEART = "heart"
    CUP = "cup"
    WHEEL = "wheel"


EMBLEMS: tuple[Emblem, ...] = tuple(Emblem)

TOWERS_AHEAD: tuple[tuple[Tower, ...], ...] = tuple(
    tuple(TOWERS[(start + step) % len(TOWERS)] for step in range(1, len(TOWERS))) for start in TOWERS
)
"""For each space, the towers clockwise from it, without its own (4.1)."""

ECHO_WEIGHTS: dict[Noise, tuple[int, ...]] = {
    "sharp": CASTLE.echoes.sharp,
    "normal": CASTLE.echoes.normal,
    "muffled": CASTLE.echoes.muffled,
}
MAX_ECHO_ERROR = len(CASTLE.echoes.normal) // 2
"""Maximum distance of an echo from the depth (3.4)."""


def echo_weight(noise: Noise, depth: Depth, echo: Echo) -> int:
    """Return how many times in about a thousand a lock of this depth sounds like that (3.4)."""
    error = echo - depth
    return ECHO_WEIGHTS[noise][error + MAX_ECHO_ERROR] if -MAX_ECHO_ERROR <= error <= MAX_ECHO_ERROR else 0


def tower_name(tower: Tower) -> MessageRef:
    """Return the name of a tower: the emblem that hangs on it."""
    return EMBLEMS[tower].message_ref


def tower_number(tower: Tower) -> int:
    """Return the number of a tower for players: from 1, clockwise."""
    return tower + 1


def tower_id(tower: Tower) -> str:
    """Return the outline id of a tower."""
    return f"tower-{tower_number(tower)}"


def key_id(key: Key) -> str:
    """Return the outline id of a key."""
    return f"key-{key}"
