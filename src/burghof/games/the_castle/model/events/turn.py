"""Events of the turn, of ballots and of the last round: RULES.md chapters 2, 5 and 9."""

from collections import Counter
from typing import ClassVar, Final, TypeAlias

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.events.telling import PartyEvent
from burghof.games.the_castle.model.figure_names import Name
from burghof.games.the_castle.model.moves import (
    Against,
    Attack,
    Check,
    Decline,
    Go,
    Leave,
    Spare,
    Stop,
    TakePile,
    Vote,
    needs_majority,
)
from burghof.kernel import Event, MessageArg, PlayerName, Seat

WAYS: Final = (Stop, Go, Leave)
"""Votes on where the party goes."""
ELECTED: Final = (*WAYS, Attack, Spare, Against, Check, TakePile, Decline)
"""Votes of one party that have one result (5.3)."""


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
        """Return the values of the sentence: its fields, whether all agree, the first two votes, and the rule."""
        data = super().data()
        names = data["names"]
        assert isinstance(names, tuple), "every voter has a choice"
        votes: dict[str, MessageArg] = {
            "one": PlayerName(self.seats[0]),
            "first": names[0],
            "two": PlayerName(self.seats[-1]),
        }
        agreed = int(len(set(names)) == 1)
        rule, decider = self._rule()
        rules: dict[str, MessageArg] = {"rule": rule, "decider": "" if decider is None else PlayerName(decider)}
        return {**data, "number": len(self.seats), "agreed": agreed, **votes, "second": names[-1], **rules}

    def _rule(self) -> tuple[str, Seat | None]:
        """Return by which rule different votes are decided, and for a tie the seat that decides it (5.3).

        The rule is `most` (most votes), `half` (entering and leaving need more than half), `first` (the first picker of
        a tie) or `none`. Voters are in picking order.
        """
        counts = Counter(self.choices)
        if len(counts) == 1 or not all(isinstance(choice, ELECTED) for choice in self.choices):
            return "none", None
        bold = {choice: number for choice, number in counts.items() if needs_majority(choice)}
        others = {choice: number for choice, number in counts.items() if choice not in bold}
        most, most_bold = max(others.values(), default=0), max(bold.values(), default=0)
        if 2 * most_bold > len(self.choices):
            return "most", None
        tied = [choice for choice, number in others.items() if number == most]
        if len(tied) > 1:
            return "first", next(seat for seat, choice in zip(self.seats, self.choices, strict=True) if choice in tied)
        return "half" if most <= most_bold else "most", None


class RoundsOver(Event, frozen=True, gc=False, tag="rounds-over"):
    """The last round is over: every party still inside is lost."""

    clauses: ClassVar[tuple[str, ...]] = ("9.2",)
    round: int


TurnEvent: TypeAlias = TurnBegan | BallotOpened | RoundsOver
