"""The table as it stands."""

from typing import Literal, TypeAlias

from msgspec import Struct

from burghof.games.seven_locks.model.castle import TOWERS, Depth, Echo, Key, Tower
from burghof.games.seven_locks.model.options import Options
from burghof.kernel import Seat

Phase: TypeAlias = Literal[
    "depths", "start", "place", "die", "drop", "echo", "walk", "key", "join", "withdraw", "bet", "over"
]
Miss: TypeAlias = Literal["too-long", "too-short"]
"""How a key sits in a lock that it does not fit."""
Fit: TypeAlias = Literal["fits"] | Miss
"""How a key sits in a lock."""


class Sound(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What was heard when a pearl fell into a tower."""

    tower: Tower
    echo: Echo


class Attempt(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A key that was tried in vain: too long or too short, and by how much if that is seen (5.6, 5.7)."""

    key: Key
    fit: Miss
    by: int | None


class Wager(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A coat of arms on the key that a seat holds for enchanted (6.2)."""

    seat: Seat
    key: Key


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything about a game at one moment. Only `depths` is hidden, from everybody; recall hides `heard` too."""

    options: Options
    seats: int
    coats: tuple[int, ...]
    """The coats of arms that each seat still has."""
    boxes: tuple[int, ...]
    """The pearls that each seat has collected."""
    bin: int
    keys: tuple[Key, ...]
    """The keys in the row."""
    phase: Phase = "depths"
    turn: int = 0
    """How many turns have begun; 0 during set-up."""
    step: int = 0
    """Rises with every decision: it is their token."""
    active: Seat = Seat(0)
    """Whose turn it is."""
    keymaster: Tower | None = None
    """The space he stands on, which may be a gap; None until he is placed."""
    depths: tuple[Depth, ...] = ()
    """The depth of every tower, the one set aside last; empty until the towers are mixed."""
    shown: tuple[Depth | None, ...] = (None,) * (len(TOWERS) + 1)
    """For every tower the depth it showed when it was opened; None while it is locked."""
    heard: tuple[tuple[Echo, ...], ...] = ((),) * len(TOWERS)
    """For every locked tower what its pearls sounded like: one echo for each pearl inside."""
    attempts: tuple[tuple[Attempt, ...], ...] = ((),) * len(TOWERS)
    """For every tower the keys that were tried on it in vain."""
    due: int = 0
    """How many pearls are still to be dropped now."""
    steps: int = 0
    """How many towers the keymaster may walk at most."""
    sounds: tuple[Sound, ...] = ()
    """The pearls of the running turn, or of the set-up."""
    falling: Tower | None = None
    """The tower into which a pearl is falling."""
    key: Key | None = None
    """The key that was taken from the row."""
    asked: tuple[Seat, ...] = ()
    """Who is still to be asked about a coat of arms, the next one first."""
    joined: tuple[Seat, ...] = ()
    """Who has a coat of arms beside the keymaster, in the order of placing."""
    wagers: tuple[Wager, ...] = ()
    prizes: tuple[int, ...] = ()
    """What each seat got for the enchanted key, once that was shown."""
    lost: int = 0
    """The pearls of the last tower that nobody got."""


def standing(shown: tuple[Depth | None, ...]) -> list[Tower]:
    """The towers that are still locked, clockwise from the first."""
    return [tower for tower in TOWERS if shown[tower] is None]


def here(state: State) -> Tower:
    """The tower the keymaster stands at, from the first turn on."""
    assert state.keymaster is not None, "he is placed before the first pearl falls"
    return state.keymaster
