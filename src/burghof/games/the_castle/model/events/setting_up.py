"""Events of setup: RULES.md chapter 1."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.castle import Entrance
from burghof.games.the_castle.model.counters import Discipline
from burghof.games.the_castle.model.events.telling import PartyEvent
from burghof.kernel import Event, MessageArg, Seat


class CountersLaid(Event, frozen=True, gc=False, tag="counters-laid"):
    """A monster and a treasure lie face down in every room."""


class OrderRolled(PartyEvent, frozen=True, gc=False, tag="order-rolled"):
    """The seats that may be first have rolled."""

    pips: tuple[int, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the roll of each seat."""
        return {**super().data(), "pips": self.pips}


class CharacterPicked(Event, frozen=True, gc=False, tag="character-picked"):
    """A seat has picked a character."""

    clauses: ClassVar[tuple[str, ...]] = ("1.4",)
    seat: Seat
    discipline: Discipline


class AllianceProposed(Event, frozen=True, gc=False, tag="alliance-proposed"):
    """A seat asks others to join it."""

    clauses: ClassVar[tuple[str, ...]] = ("1.5",)
    seat: Seat
    others: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the number of seats asked."""
        return {**super().data(), "number": len(self.others)}


class AllianceMade(PartyEvent, frozen=True, gc=False, tag="alliance-made"):
    """These seats are one party from now on."""

    clauses: ClassVar[tuple[str, ...]] = ("1.5",)


class AllianceRefused(Event, frozen=True, gc=False, tag="alliance-refused"):
    """A proposed alliance was refused."""

    clauses: ClassVar[tuple[str, ...]] = ("1.5",)
    seat: Seat


class EntranceChosen(PartyEvent, frozen=True, gc=False, tag="entrance-chosen"):
    """A party stands before its entrance."""

    clauses: ClassVar[tuple[str, ...]] = ("1.6",)
    entrance: Entrance


SettingUpEvent: TypeAlias = (
    CountersLaid | OrderRolled | CharacterPicked | AllianceProposed | AllianceMade | AllianceRefused | EntranceChosen
)
