"""Sealed ballots: several seats choose at once and may change their choice; all choices stay secret until the last."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel.chance import Rng
from burghof.kernel.decision import Decision, Tokens
from burghof.kernel.seat import Seat
from burghof.kernel.tuples import with_item

W = TypeVar("W", bound=int)  # a voter: a seat, or a character that a seat plays
C = TypeVar("C")


class Ballot(Struct, Generic[W, C], frozen=True, gc=False, forbid_unknown_fields=True):
    """The voters and their choices so far (None: not chosen yet)."""

    voters: tuple[W, ...]
    choices: tuple[C | None, ...]

    @property
    def is_complete(self) -> bool:
        """Whether every voter has chosen; a complete ballot is revealed and resolved at once."""
        return None not in self.choices

    def choice_of(self, voter: W) -> C | None:
        """Return this voter's choice so far, or None."""
        return self.choices[self.voters.index(voter)]

    def restrict_to(self, voters: Container[W]) -> "Ballot[W, C]":
        """Return the open ballot with the choices of these voters only; the other choices are None."""
        pairs = zip(self.voters, self.choices, strict=True)
        return replace(self, choices=tuple(choice if voter in voters else None for voter, choice in pairs))

    def sampled(
        self,
        known: Container[W],
        legal: Callable[[W], Sequence[C]],
        rng: Rng,
        chosen: Container[W] | None = None,
    ) -> "Ballot[W, C]":
        """Sample the open ballot for a seat that knows the choices of the voters in `known`; never a complete one.

        Every incomplete combination of the other voters' choices is equally likely: choices are not modelled. If
        `chosen` is given, because the game shows which voters have chosen, exactly those of the other voters have a
        choice.
        """
        assert any(
            voter not in known or choice is None for voter, choice in zip(self.voters, self.choices, strict=True)
        ), "a ballot whose choices are all known is complete"

        def draw(voter: W) -> C | None:
            choices = legal(voter)
            drawn = rng.below(len(choices) + (chosen is None)) if chosen is None or voter in chosen else len(choices)
            return choices[drawn] if drawn < len(choices) else None

        while True:
            choices = tuple(
                choice if voter in known else draw(voter)
                for voter, choice in zip(self.voters, self.choices, strict=True)
            )
            if None in choices:
                return replace(self, choices=choices)

    def cast(self, voter: W, choice: C) -> "Ballot[W, C]":
        """Return the ballot after this voter chose or changed its choice."""
        return replace(self, choices=with_item(self.choices, self.voters.index(voter), choice))

    def reveal(self) -> tuple[tuple[W, C], ...]:
        """Return every voter with its choice, in voting order. The ballot must be complete."""
        assert self.is_complete, "a ballot stays sealed until all have chosen"
        pairs = zip(self.voters, self.choices, strict=True)
        return tuple((voter, choice) for voter, choice in pairs if choice is not None)

    def leaders(self, among: Container[W] | None = None) -> tuple[C, ...]:
        """Return the choices with the most votes, of all voters or those in `among`; the game's rules decide ties."""
        votes = Counter(choice for voter, choice in self.reveal() if among is None or voter in among)
        assert votes, "no voter is in `among`"
        most = max(votes.values())
        return tuple(choice for choice, count in votes.items() if count == most)

    def decisions(
        self, kind: str, tokens: Tokens, seat_of: Callable[[W], Seat] = Seat, *, shows_answered: bool = False
    ) -> tuple[Decision, ...]:
        """Return one open decision per voting seat; each stays open until the ballot is complete.

        The decisions are sealed if more than one seat votes; a decision of a single seat is no secret. With
        `shows_answered`, others may know which seats have chosen.
        """
        seats = tuple(dict.fromkeys(seat_of(voter) for voter in self.voters))
        open_for = {seat_of(voter) for voter, choice in zip(self.voters, self.choices, strict=True) if choice is None}
        is_sealed = len(seats) > 1
        return tuple(
            Decision(
                seat,
                kind,
                tokens[seat],
                sealed=is_sealed,
                answered=seat not in open_for,
                shows_answered=is_sealed and shows_answered,
            )
            for seat in seats
        )


def new_ballot(voters: Iterable[W]) -> Ballot[W, C]:
    """Return a new ballot in which no voter has chosen."""
    all_voters = tuple(voters)
    return Ballot(all_voters, (None,) * len(all_voters))
