"""Events of preparation: RULES.md chapter 4."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.data import StudyResult
from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.counters import Monster, Treasure
from burghof.games.the_castle.model.events.telling import FigureEvent
from burghof.games.the_castle.model.figure_names import Name, subject
from burghof.games.the_castle.model.moves import LookTarget
from burghof.games.the_castle.model.object_names import THINGS, whom
from burghof.kernel import Event, MessageArg, PrivateEvent


class LookedInto(FigureEvent, frozen=True, gc=False, tag="looked-into"):
    """A character looked into a room."""

    clauses: ClassVar[tuple[str, ...]] = ("4.3",)
    area: Place
    what: LookTarget


class Peeked(PrivateEvent, frozen=True, gc=False, tag="peeked"):
    """What the player saw there, for that player only."""

    reveals: ClassVar[bool] = True
    is_transient: ClassVar[bool] = True

    area: Place
    monster: Monster | None
    treasure: Treasure | None

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: the area, and everything that was seen there."""
        seen = tuple(THINGS[kind] for kind in (self.monster, self.treasure) if kind is not None)
        return {"area": self.area.message_ref, "seen": seen}


class ItemUsed(FigureEvent, frozen=True, gc=False, tag="item-used"):
    """A character uses a magic item and shows it."""

    clauses: ClassVar[tuple[str, ...]] = ("4.6",)
    reveals: ClassVar[bool] = True

    item: Treasure

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the kind of the item."""
        return {**super().data(), "kind": self.item.value}


def gift_values(giver: Name, receiver: Name) -> dict[str, MessageArg]:
    """Return the values of a sentence about a gift: both as subjects, and who receives it also as an object."""
    return {"name": subject(giver), "other": subject(receiver), "whom": whom(receiver)}


class ItemGiven(Event, frozen=True, gc=False, tag="item-given"):
    """A character gave an ally a magic item."""

    clauses: ClassVar[tuple[str, ...]] = ("4.12",)
    reveals: ClassVar[bool] = True

    name: Name
    other: Name

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: who gives, and to whom."""
        return gift_values(self.name, self.other)


class GiftOffered(Event, frozen=True, gc=False, tag="gift-offered"):
    """A character offers an ally a magic item."""

    clauses: ClassVar[tuple[str, ...]] = ("4.12", "4.13")
    reveals: ClassVar[bool] = True

    name: Name
    other: Name

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: who gives, and to whom."""
        return gift_values(self.name, self.other)


class GiftRefused(Event, frozen=True, gc=False, tag="gift-refused"):
    """An ally refuses a gift."""

    clauses: ClassVar[tuple[str, ...]] = ("4.12",)
    reveals: ClassVar[bool] = True

    name: Name
    other: Name

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: who gives, and to whom."""
        return gift_values(self.name, self.other)


class Healed(FigureEvent, frozen=True, gc=False, tag="healed"):
    """A potion heals a figure."""

    clauses: ClassVar[tuple[str, ...]] = ("4.8",)
    pips: int
    hits: int

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the figure also as an object."""
        return {**super().data(), "whom": whom(self.name)}


class Studied(FigureEvent, frozen=True, gc=False, tag="studied"):
    """A character tried to find out how the pistol works."""

    clauses: ClassVar[tuple[str, ...]] = ("4.11",)
    pips: int
    result: StudyResult


class ShotHimself(FigureEvent, frozen=True, gc=False, tag="shot-himself"):
    """The pistol went off, and the character shot himself."""

    clauses: ClassVar[tuple[str, ...]] = ("4.11",)
    hits: int


PreparingEvent: TypeAlias = (
    LookedInto | Peeked | ItemUsed | ItemGiven | GiftOffered | GiftRefused | Healed | Studied | ShotHimself
)
