"""Events of the turn, of ballots and of the last round: RULES.md chapters 2, 5 and 9."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.events.telling import PartyEvent
from burghof.games.the_castle.model.figure_names import Name
from burghof.games.the_castle.model.moves import Vote
from burghof.kernel import Event, Seat


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


class RoundsOver(Event, frozen=True, gc=False, tag="rounds-over"):
    """The last round is over: every party still inside is lost."""

    clauses: ClassVar[tuple[str, ...]] = ("9.2",)
    round: int


TurnEvent: TypeAlias = TurnBegan | BallotOpened | RoundsOver
