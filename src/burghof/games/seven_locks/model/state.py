"""The state of the table."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.seven_locks.model.castle import TOWERS, Depth, Echo, Key, Tower, tower_name
from burghof.games.seven_locks.model.options import Options
from burghof.kernel import MessageRef, Seat

PhaseName: TypeAlias = Literal[
    "depths", "start", "place", "die", "drop", "echo", "walk", "key", "join", "withdraw", "bet", "over"
]
Miss: TypeAlias = Literal["too-long", "too-short"]
"""How a key that does not fit differs from the lock."""
Fit: TypeAlias = Literal["fits"] | Miss
"""The result of trying a key on a lock."""


class Sound(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The echo of a pearl that fell into a tower."""

    tower: Tower
    echo: Echo


class Attempt(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A key that did not fit: too long or too short, and by how much if that is shown (5.6, 5.7)."""

    key: Key
    fit: Miss
    by: int | None


class Wager(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A coat of arms on the key that a seat believes to be enchanted (6.2)."""

    seat: Seat
    key: Key


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The complete state of a game; `depths` is hidden from everybody, pure recall hides `heard` too."""

    options: Options
    seats: int
    coats: tuple[int, ...]
    """For each seat, the coats of arms it still has."""
    boxes: tuple[int, ...]
    """For each seat, the pearls it has collected."""
    bin: int
    keys: tuple[Key, ...]
    """The keys in the row."""
    phase: PhaseName = "depths"
    turn: int = 0
    """Number of turns that have begun; 0 during setup."""
    step: int = 0
    """Token of the pending decision; rises with every decision."""
    active: Seat = Seat(0)
    """The seat whose turn it is."""
    keymaster: Tower | None = None
    """The space where the keymaster stands, which may be a gap; None until he is placed."""
    depths: tuple[Depth, ...] = ()
    """The depth of each tower, the one set aside last; empty until the towers are mixed."""
    shown: tuple[Depth | None, ...] = (None,) * (len(TOWERS) + 1)
    """For each tower, the depth it showed when it was opened; None while it is locked."""
    heard: tuple[tuple[Echo, ...], ...] = ((),) * len(TOWERS)
    """For each locked tower, the echoes of the pearls inside, one per pearl."""
    attempts: tuple[tuple[Attempt, ...], ...] = ((),) * len(TOWERS)
    """For each tower, the keys that were tried on it and did not fit."""
    due: int = 0
    """Number of pearls that still have to be dropped now."""
    steps: int = 0
    """Maximum number of towers that the keymaster may walk."""
    sounds: tuple[Sound, ...] = ()
    """The echoes of the running turn, or of the setup."""
    falling: Tower | None = None
    """The tower into which a pearl is falling."""
    key: Key | None = None
    """The key that was taken from the row."""
    asked: tuple[Seat, ...] = ()
    """The seats still to be asked about a coat of arms, the next one first."""
    joined: tuple[Seat, ...] = ()
    """The seats with a coat of arms beside the keymaster, in the order of placing."""
    wagers: tuple[Wager, ...] = ()
    prizes: tuple[int, ...] = ()
    """For each seat, its pearls for the enchanted key; empty until that key is shown."""
    lost: int = 0
    """Number of pearls of the last tower that went to no player."""


def locked_towers(shown: tuple[Depth | None, ...]) -> list[Tower]:
    """Return the towers that are still locked, clockwise from the first."""
    return [tower for tower in TOWERS if shown[tower] is None]


def opened_tower_name(state: State, key: Key) -> MessageRef:
    """Return the name of the tower that this key opened."""
    return tower_name(TOWERS[state.shown.index(Depth(key))])


def keymaster_tower(state: State) -> Tower:
    """Return the tower where the keymaster stands; he must have been placed."""
    assert state.keymaster is not None, "the keymaster is placed before the first pearl falls"
    return state.keymaster
