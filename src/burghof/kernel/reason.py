"""Reasons: what a game can say for or against a move, as predicates over the move and what follows from it."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from burghof.kernel.message import Message
from burghof.kernel.seat import Seat

S = TypeVar("S")
M = TypeVar("M")


class Candidate(Struct, Generic[S, M], frozen=True):
    """A legal move of a seat in a world that it cannot tell from the true one, and the state right after it."""

    before: S
    seat: Seat
    move: M
    after: S


class Grounds(Struct, frozen=True):
    """What makes a reason true of a move: its sentence, and what on the board shows it."""

    message: Message
    items: tuple[str, ...] = ()
    """The names of things of the outline or the board that show it."""
    amount: int = 0
    """How much of it: a move is not explained by a reason of which another move has more."""


class Reason(Struct, Generic[S, M], frozen=True):
    """A reason: the clause that it follows from, and a function that returns its grounds, or None where it is false."""

    clause: str
    find: Callable[[Candidate[S, M]], Grounds | None]
    is_against: bool = False
    """Whether it speaks against a move."""
    is_most: bool = False
    """Whether its sentence says that no move has more of it: it is false of a move that has less."""


AnyReason: TypeAlias = Reason[Any, Any]
"""A reason of any game."""
