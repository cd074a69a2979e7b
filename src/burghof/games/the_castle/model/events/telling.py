"""Telling: what the sentences of events have in common."""

from burghof.games.the_castle.model.names import Name, subject
from burghof.kernel import Datum, Event, Seat


class Deed(Event, frozen=True, gc=False):
    """What somebody did, or what befell him: he is the subject of the sentence."""

    name: Name

    def data(self) -> dict[str, Datum]:
        """Its fields, the name as a subject."""
        return {**super().data(), "name": subject(self.name)}


class PartyDeed(Event, frozen=True, gc=False):
    """What a party did, or what befell it: its sentence knows how many they are."""

    seats: tuple[Seat, ...]

    def data(self) -> dict[str, Datum]:
        """Its fields, and how many the seats are."""
        return {**super().data(), "number": len(self.seats)}
