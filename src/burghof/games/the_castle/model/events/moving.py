"""Events of movement: RULES.md chapter 5."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AreaKind
from burghof.games.the_castle.model.counters import Treasure
from burghof.games.the_castle.model.events.telling import PartyEvent
from burghof.games.the_castle.model.object_names import things
from burghof.kernel import MessageArg


class PartyStayed(PartyEvent, frozen=True, gc=False, tag="party-stayed"):
    """A party stays where it is."""

    clauses: ClassVar[tuple[str, ...]] = ("5.1",)


class PartyMoved(PartyEvent, frozen=True, gc=False, tag="party-moved"):
    """A party has gone to an area."""

    clauses: ClassVar[tuple[str, ...]] = ("5.1",)
    area: Place
    kind: AreaKind


class PartyLeft(PartyEvent, frozen=True, gc=False, tag="party-left"):
    """A party has left the castle for good."""

    clauses: ClassVar[tuple[str, ...]] = ("5.5",)


class Teleported(PartyEvent, frozen=True, gc=False, tag="teleported"):
    """A party was teleported to an area."""

    clauses: ClassVar[tuple[str, ...]] = ("3.6",)
    area: Place
    kind: AreaKind


class KeysShown(PartyEvent, frozen=True, gc=False, tag="keys-shown"):
    """A party unlocks the Cell."""

    clauses: ClassVar[tuple[str, ...]] = ("5.6",)
    reveals: ClassVar[bool] = True

    keys: tuple[Treasure, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the keys as objects."""
        return {**super().data(), "keys": things(self.keys)}


MovingEvent: TypeAlias = PartyStayed | PartyMoved | PartyLeft | Teleported | KeysShown
