"""Events of the turn, of ballots and of the last round: RULES.md chapters 2, 5 and 9."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.events.telling import PartyEvent
from burghof.games.the_castle.model.figure_names import Name
from burghof.games.the_castle.model.moves import Vote
from burghof.kernel import Event, MessageArg, PlayerName, Seat


class TurnBegan(PartyEvent, frozen=True, gc=False, tag="turn-began"):
    """A party's turn began; `is_extra` if it is the second turn of a Speed spell."""

    round: int
    is_extra: bool


class BallotOpened(Event, frozen=True, gc=False, tag="ballot-opened"):
    """All seats have chosen, and their choices are revealed."""

    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    choices: tuple[Vote, ...]
    names: tuple[Name | Place, ...]
    """The names of the choices in sentences."""

    def data(self) -> dict[str, MessageArg]:
        """Return the values of the sentence: its fields, whether all agree, and the first two votes one by one."""
        data = super().data()
        names = data["names"]
        assert isinstance(names, tuple), "every voter has a choice"
        votes: dict[str, MessageArg] = {
            "one": PlayerName(self.seats[0]),
            "first": names[0],
            "two": PlayerName(self.seats[-1]),
        }
        agreed = int(len(set(names)) == 1)
        return {**data, "number": len(self.seats), "agreed": agreed, **votes, "second": names[-1]}


class RoundsOver(Event, frozen=True, gc=False, tag="rounds-over"):
    """The last round is over: every party still inside is lost."""

    clauses: ClassVar[tuple[str, ...]] = ("9.2",)
    round: int


TurnEvent: TypeAlias = TurnBegan | BallotOpened | RoundsOver
