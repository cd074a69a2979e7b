"""Base classes of events, for the values that their sentences share."""

from burghof.games.the_castle.model.figure_names import Name, subject
from burghof.kernel import Event, MessageArg, PlayerName, Seat


class FigureEvent(Event, frozen=True, gc=False):
    """An event with one figure as the subject of its sentence."""

    name: Name

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the name as a subject."""
        return {**super().data(), "name": subject(self.name)}


class PartyEvent(Event, frozen=True, gc=False):
    """An event with a party as the subject of its sentence, which knows its first seat and the number of its seats."""

    seats: tuple[Seat, ...]

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, the number of seats, and the first of them."""
        return {**super().data(), **party_values(self.seats)}


def party_values(seats: tuple[Seat, ...]) -> dict[str, MessageArg]:
    """Return the number of a party's seats and the first of them, whom a sentence may call "you" if it is alone."""
    return {"number": len(seats), "lead": PlayerName(seats[0]) if seats else ""}
