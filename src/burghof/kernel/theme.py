"""Themes of puzzles: in every case that a seat cannot rule out, which of its moves are right.

What a case is depends on the theme: a world that fits what the seat knows, or an answer of the others.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from burghof.kernel.message import Message
from burghof.kernel.offer import Offer
from burghof.kernel.reason import Grounds
from burghof.kernel.seat import Seat

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class CaseMove(Struct, Generic[M], frozen=True):
    """A move in a case: of the seat itself, of another seat, or of CHANCE."""

    seat: Seat
    move: M


class Case(Struct, Generic[S, M], frozen=True):
    """A case of a move: the world before it, what follows the move there, and whether the move is right."""

    world: S
    is_right: bool
    line: tuple[CaseMove[M], ...] = ()
    """The moves after the move itself, as far as the theme looks ahead."""
    amount: int = 0
    """What the move brings in this case, in the unit of the theme."""
    weight: int = 1
    """Number of equal cases that this one stands for."""


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """In how many of its cases a move is right, and what it brings at least and at most."""

    right: int
    cases: int
    least: int = 0
    most: int = 0

    @property
    def is_answer(self) -> bool:
        """Whether the move is right in all cases."""
        return self.right == self.cases


class Theme(Struct, Generic[S, M, V], frozen=True):
    """A kind of puzzle of a game.

    It sees a position only as the seat does, so neither a puzzle nor its proof can use what the seat cannot know.
    """

    id: str
    clause: str
    """The clause of RULES.md that decides."""
    title: Message
    question: Message
    nudge: Message
    """What to look at; it says nothing about the answer."""
    cases: Callable[[V, Sequence[M]], Sequence[Sequence[Case[S, M]]] | None]
    """For a view and all legal moves of its seat, the cases of each move; None if the theme does not fit."""
    describe: Callable[[Tally], Message]
    """The sentence for the count of a move: "wins in 868 of 1,680 worlds"."""
    prove: Callable[[V, M, Tally], Sequence[Grounds]]
    """The proof of the answer: at most three sentences, each with what on the board shows it."""
    is_exact: bool = True
    """Whether the cases are all cases; otherwise they are a sample, and the sentence of the count says so."""
    has_cases_to_show: bool = True
    """Whether a case can be looked at; otherwise each move has one, an average over dice that no board shows."""
    asks_for: tuple[type[Any], ...] = ()
    """The types of the moves that the question names: choices are among them where there are enough; empty for all."""
    show_choice: Callable[[Offer[M, Any]], Offer[M, Any]] = lambda offer: offer
    """A choice as the puzzle shows it: without the forecasts of a table, which would give the answer away."""
    hidden: Message | None = None
    """What the seat does not know and the cases go through, in one sentence."""


AnyTheme: TypeAlias = Theme[Any, Any, Any]
"""A theme of any game."""


def count_cases(cases: Iterable[Case[S, M]]) -> Tally:
    """Count the cases of a move."""
    found = list(cases)
    return Tally(
        right=sum(case.weight for case in found if case.is_right),
        cases=sum(case.weight for case in found),
        least=min(case.amount for case in found),
        most=max(case.amount for case in found),
    )


def find_answer(tallies: Sequence[Tally]) -> int | None:
    """Return the index of the only move that is right in all cases; None if there is none or more than one."""
    answers = [index for index, tally in enumerate(tallies) if tally.is_answer]
    return answers[0] if len(answers) == 1 else None
