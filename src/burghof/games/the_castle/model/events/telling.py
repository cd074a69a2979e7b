"""Base classes of events, for the values that their sentences share."""

from burghof.games.the_castle.model.figure_names import Name, subject
from burghof.kernel import Event, MessageArg, Seat


class FigureEvent(Event, frozen=True, gc=False):
    """An event with one figure as the subject of its sentence."""

    name: Name

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the name as a subject."""
        return {**super().data(), "name": subject(self.name)}


class PartyEvent(Event, frozen=True, gc=False):
    """An event with a party as the subject of its sentence, which knows the number of its seats."""

    seats: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, and the number of seats."""
        return {**super().data(), "number": len(self.seats)}
