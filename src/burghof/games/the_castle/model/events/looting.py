"""Events of looting: RULES.md chapter 7."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.data import TrapEffect
from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.counters import Treasure
from burghof.games.the_castle.model.events.telling import FigureEvent, PartyEvent
from burghof.games.the_castle.model.figure_names import Name, subject
from burghof.games.the_castle.model.object_names import THINGS, things
from burghof.kernel import Event, MessageArg, PrivateEvent


class Looted(FigureEvent, frozen=True, gc=False, tag="looted"):
    """A figure checks the counter of a room."""

    clauses: ClassVar[tuple[str, ...]] = ("7.2",)
    area: Place


class Found(PrivateEvent, frozen=True, gc=False, tag="found"):
    """The treasure that was found, for the party only."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    name: Name
    treasure: Treasure

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the name as a subject and the treasure as an object."""
        return {**super().data(), "name": subject(self.name), "treasure": THINGS[self.treasure]}


class OpenlyFound(FigureEvent, frozen=True, gc=False, tag="openly-found"):
    """A captive, a trap or a curse was found and is shown to all."""

    clauses: ClassVar[tuple[str, ...]] = ("7.4",)
    reveals: ClassVar[bool] = True

    treasure: Treasure

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the treasure as an object, and its kind."""
        return {**super().data(), "treasure": THINGS[self.treasure], "kind": self.treasure.value}


class TrapSprung(FigureEvent, frozen=True, gc=False, tag="trap-sprung"):
    """The effect of a trap."""

    clauses: ClassVar[tuple[str, ...]] = ("7.5",)
    pips: int
    effect: TrapEffect


class VaporRose(Event, frozen=True, gc=False, tag="vapor-rose"):
    """The strength of the vapor."""

    clauses: ClassVar[tuple[str, ...]] = ("7.6",)
    pips: int


class PileTaken(FigureEvent, frozen=True, gc=False, tag="pile-taken"):
    """A character picks up what a dead party left."""

    clauses: ClassVar[tuple[str, ...]] = ("7.3",)
    counters: int


class PileSeen(PrivateEvent, frozen=True, gc=False, tag="pile-seen"):
    """The treasures of the pile, for the party only."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    treasures: tuple[Treasure, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the treasures as objects."""
        return {"treasures": things(self.treasures)}


class LootDeclined(PartyEvent, frozen=True, gc=False, tag="loot-declined"):
    """A party leaves everything where it is."""

    clauses: ClassVar[tuple[str, ...]] = ("7.1",)


LootingEvent: TypeAlias = Looted | Found | OpenlyFound | TrapSprung | VaporRose | PileTaken | PileSeen | LootDeclined
