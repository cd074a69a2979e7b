"""Events, detailed enough to draw and sound every effect; none contains a depth before its tower opens."""

from typing import ClassVar, TypeAlias

from burghof.games.seven_locks.model.castle import Echo, Key, Tower, tower_name
from burghof.games.seven_locks.model.state import Fit
from burghof.kernel import Event, MessageArg, Seat


class TowersMixed(Event, frozen=True, gc=False, tag="towers-mixed"):
    """The towers were mixed and one was set aside; no depth was revealed."""


class Began(Event, frozen=True, gc=False, tag="began"):
    """This seat has the first turn."""

    seat: Seat


class AtTower(Event, frozen=True, gc=False):
    """An action of a seat at a tower."""

    seat: Seat
    tower: Tower

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, the tower by name."""
        return {**Event.data(self), "tower": tower_name(self.tower)}


class KeymasterPlaced(AtTower, frozen=True, gc=False, tag="keymaster-placed"):
    """The keymaster was put in front of his first tower."""

    clauses: ClassVar[tuple[str, ...]] = ("1.5",)


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """The die was rolled."""

    seat: Seat
    pearls: int
    steps: int


class PearlDropped(Event, frozen=True, gc=False, tag="pearl-dropped"):
    """A seat dropped a pearl; tower and echo are left out because there is no notebook."""

    clauses: ClassVar[tuple[str, ...]] = ("3.1",)
    seat: Seat


class Dropped(AtTower, frozen=True, gc=False, tag="dropped"):
    """A pearl fell into a tower and sounded like this."""

    clauses: ClassVar[tuple[str, ...]] = ("3.1",)
    is_transient: ClassVar[bool] = True

    echo: Echo

    def redacted(self) -> PearlDropped:
        """Return only which seat dropped it: with the tower, pearls could be counted by counting log lines."""
        return PearlDropped(self.seat)


class Walked(AtTower, frozen=True, gc=False, tag="walked"):
    """The keymaster walked from one space to a tower."""

    clauses: ClassVar[tuple[str, ...]] = ("4.1",)
    source: Tower

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, both towers by name."""
        return {**AtTower.data(self), "source": tower_name(self.source)}


class KeyTaken(AtTower, frozen=True, gc=False, tag="key-taken"):
    """A key was taken to be tried on the keymaster's tower."""

    clauses: ClassVar[tuple[str, ...]] = ("5.1",)
    key: Key


class CoatPlaced(AtTower, frozen=True, gc=False, tag="coat-placed"):
    """A seat joined in with a coat of arms."""

    clauses: ClassVar[tuple[str, ...]] = ("5.2", "5.4")


class StoodAside(AtTower, frozen=True, gc=False, tag="stood-aside"):
    """A seat that could have joined in did not."""

    clauses: ClassVar[tuple[str, ...]] = ("5.2",)


class CoatKept(AtTower, frozen=True, gc=False, tag="coat-kept"):
    """A seat left its coat of arms where it was."""

    clauses: ClassVar[tuple[str, ...]] = ("5.5",)


class CoatWithdrawn(AtTower, frozen=True, gc=False, tag="coat-withdrawn"):
    """A seat took its coat of arms back."""

    clauses: ClassVar[tuple[str, ...]] = ("5.5",)


class Tried(AtTower, frozen=True, gc=False, tag="tried"):
    """A key was tried on a tower; all see whether it fits, is too long or too short, and, as an option, by how much."""

    clauses: ClassVar[tuple[str, ...]] = ("5.6",)
    reveals: ClassVar[bool] = True

    key: Key
    fit: Fit
    by: int | None

    def data(self) -> dict[str, MessageArg]:
        """Return its fields; `by` is 0 if it is not shown."""
        return {**AtTower.data(self), "by": self.by or 0}


class TowerOpened(AtTower, frozen=True, gc=False, tag="tower-opened"):
    """A tower was opened: its depth is the length of this key, and this number of pearls was inside."""

    clauses: ClassVar[tuple[str, ...]] = ("5.9",)
    reveals: ClassVar[bool] = True

    key: Key
    pearls: int


class PearlsTaken(Event, frozen=True, gc=False, tag="pearls-taken"):
    """A seat took its share of an opened tower."""

    clauses: ClassVar[tuple[str, ...]] = ("5.10",)
    seat: Seat
    pearls: int


class EnchantedKeyAsked(Event, frozen=True, gc=False, tag="enchanted-key-asked"):
    """Two towers are left: the keymaster asks for the enchanted key, the opener first."""

    clauses: ClassVar[tuple[str, ...]] = ("6.1",)
    seat: Seat


class WagerPlaced(Event, frozen=True, gc=False, tag="wager-placed"):
    """A seat put a coat of arms on a key."""

    clauses: ClassVar[tuple[str, ...]] = ("6.2",)
    seat: Seat
    key: Key


class WagerDeclined(Event, frozen=True, gc=False, tag="wager-declined"):
    """A seat put no coat of arms on a key."""

    clauses: ClassVar[tuple[str, ...]] = ("6.2",)
    seat: Seat


class EnchantedKeyShown(Event, frozen=True, gc=False, tag="enchanted-key-shown"):
    """The last tower, with this number of pearls, was opened with one of the last two keys; the other is enchanted."""

    clauses: ClassVar[tuple[str, ...]] = ("7.1",)
    reveals: ClassVar[bool] = True

    tower: Tower
    key: Key
    enchanted: Key
    pearls: int

    def data(self) -> dict[str, MessageArg]:
        """Return its fields, the tower by name."""
        return {**Event.data(self), "tower": tower_name(self.tower)}


class PrizeTaken(Event, frozen=True, gc=False, tag="prize-taken"):
    """A seat had a coat of arms on the enchanted key and took its share of the last tower."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    seat: Seat
    pearls: int


class PearlsLost(Event, frozen=True, gc=False, tag="pearls-lost"):
    """This number of pearls of the last tower goes to no player."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    pearls: int


class BinEmptied(Event, frozen=True, gc=False, tag="bin-emptied"):
    """The bin was empty: everybody has lost."""

    clauses: ClassVar[tuple[str, ...]] = ("3.8", "3.9")
    seat: Seat


LocksEvent: TypeAlias = (
    TowersMixed
    | Began
    | KeymasterPlaced
    | Rolled
    | PearlDropped
    | Dropped
    | Walked
    | KeyTaken
    | CoatPlaced
    | StoodAside
    | CoatKept
    | CoatWithdrawn
    | Tried
    | TowerOpened
    | PearlsTaken
    | EnchantedKeyAsked
    | WagerPlaced
    | WagerDeclined
    | EnchantedKeyShown
    | PrizeTaken
    | PearlsLost
    | BinEmptied
)
