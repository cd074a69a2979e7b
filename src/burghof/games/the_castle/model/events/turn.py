"""The turn: what is told of its beginning, of ballots and of the last round, RULES.md chapters 2, 5 and 9."""

from typing import ClassVar, TypeAlias

from burghof.games.the_castle.model.events.telling import PartyDeed
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.names import Name
from burghof.games.the_castle.model.places import Place
from burghof.kernel import Event, Seat


class TurnBegan(PartyDeed, frozen=True, gc=False, tag="turn-began"):
    """It is a party's turn; a second time by a Speed spell."""

    round: int
    is_extra: bool


class BallotOpened(Event, frozen=True, gc=False, tag="ballot-opened"):
    """All have chosen; this is what everybody chose."""

    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    choices: tuple[Vote, ...]
    names: tuple[Name | Place, ...]
    """How sentences call the choices."""


class RoundsOver(Event, frozen=True, gc=False, tag="rounds-over"):
    """The last round is over: whoever is inside is lost."""

    clauses: ClassVar[tuple[str, ...]] = ("9.2",)
    round: int


TurnEvent: TypeAlias = TurnBegan | BallotOpened | RoundsOver
