"""Sealed ballots: several seats choose at once, may change their minds, and nobody learns anything until all are in."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel.chance import Rng
from burghof.kernel.decision import Decision, Tokens
from burghof.kernel.seat import Seat
from burghof.kernel.tuples import replaced

W = TypeVar("W", bound=int)  # who votes: a seat, or a character that a seat plays
C = TypeVar("C")


class Ballot(Struct, Generic[W, C], frozen=True, gc=False, forbid_unknown_fields=True):
    """Who chooses, and what they have chosen so far (None: not yet)."""

    voters: tuple[W, ...]
    choices: tuple[C | None, ...]

    @property
    def is_complete(self) -> bool:
        """Whether every voter has chosen; a ballot is revealed and resolved at that moment."""
        return None not in self.choices

    def choice_of(self, voter: W) -> C | None:
        """What this voter has chosen so far."""
        return self.choices[self.voters.index(voter)]

    def known_to(self, voters: Container[W]) -> "Ballot[W, C]":
        """What somebody knows of an open ballot: the choices of these voters, and of the others nothing."""
        pairs = zip(self.voters, self.choices, strict=True)
        return replace(self, choices=tuple(choice if voter in voters else None for voter, choice in pairs))

    def imagined(
        self,
        known: Container[W],
        legal: Callable[[W], Sequence[C]],
        rng: Rng,
        chosen: Container[W] | None = None,
    ) -> "Ballot[W, C]":
        """A ballot as it may be for somebody who knows these voters' choices: any of the others', or none, not all in.

        Every unfinished set of choices is equally likely: players' choices tell nothing. Where it is told who has
        chosen, these have, and nobody else.
        """
        assert any(
            voter not in known or choice is None for voter, choice in zip(self.voters, self.choices, strict=True)
        ), "a ballot of which all is known is complete"

        def draw(voter: W) -> C | None:
            """One of its choices, or none yet."""
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
        """The ballot after this voter chose, or chose again."""
        return replace(self, choices=replaced(self.choices, self.voters.index(voter), choice))

    def revealed(self) -> tuple[tuple[W, C], ...]:
        """Everybody's choice, in voting order, once all are in."""
        assert self.is_complete, "a ballot stays sealed until all are in"
        pairs = zip(self.voters, self.choices, strict=True)
        return tuple((voter, choice) for voter, choice in pairs if choice is not None)

    def leaders(self, among: Container[W] | None = None) -> tuple[C, ...]:
        """The choices with the most votes of all, or of one side: one, or several that the game's tie rule decides."""
        votes = Counter(choice for voter, choice in self.revealed() if among is None or voter in among)
        assert votes, "nobody of them votes"
        most = max(votes.values())
        return tuple(choice for choice, count in votes.items() if count == most)

    def decisions(
        self, kind: str, tokens: Tokens, seat_of: Callable[[W], Seat] = Seat, *, told: bool = False
    ) -> tuple[Decision, ...]:
        """The open decisions: all voters stay in it until it is complete, a seat with several of them once.

        It is sealed where two seats choose; what one seat alone decides is no secret. Who has chosen may be told.
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
                told=is_sealed and told,
            )
            for seat in seats
        )


def ballot(voters: Iterable[W]) -> Ballot[W, C]:
    """A new ballot of these voters."""
    everybody = tuple(voters)
    return Ballot(everybody, (None,) * len(everybody))
