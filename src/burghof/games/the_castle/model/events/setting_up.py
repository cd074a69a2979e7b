"""Events of setup: RULES.md chapter 1."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.castle import Entrance
from burghof.games.the_castle.model.counters import Discipline
from burghof.games.the_castle.model.events.telling import PartyEvent
from burghof.games.the_castle.model.object_names import whom
from burghof.kernel import Event, MessageArg, PlayerName, Seat


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

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the character as an object."""
        return {**super().data(), "discipline": whom(self.discipline.message_ref)}


class AllianceProposed(Event, frozen=True, gc=False, tag="alliance-proposed"):
    """A seat asks others to join it."""

    clauses: ClassVar[tuple[str, ...]] = ("1.5",)
    seat: Seat
    others: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the number of seats asked, and the first of them."""
        asked: MessageArg = PlayerName(self.others[0]) if self.others else ""
        return {**super().data(), "number": len(self.others), "asked": asked}


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
