"""Decisions: which seats must act, and the token that ties an answer to its question."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct, field

from burghof.kernel.seat import Audience, Seat

Tokens: TypeAlias = tuple[int, ...]
"""For each seat, the number of decisions opened for it so far: part of the state if several seats decide at once."""


class Decision(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One open question to one seat.

    The token differs from that of every earlier decision of this seat, and depends only on what this seat may know. For
    CHANCE, `kind` is the name of the stream to draw from.
    """

    seat: Seat
    kind: str
    token: int = 0
    sealed: bool = False
    """Others may know that the seat must act, but not the kind; whether it has chosen only with `shows_answered`."""
    answered: bool = False
    """The sealed choice is made; it may be changed until all seats have chosen."""
    shows_answered: bool = field(default=False, name="told")
    """Others may know whether the sealed choice is made, but never the choice itself."""
    is_binding: bool = False
    """The answer is final: neither it nor any earlier move can be taken back, even if all seats agree. Never sealed."""


class PublicDecision(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What others may know of a decision: its seat and, unless it is sealed, its kind."""

    seat: Seat
    kind: str | None
    answered: bool = False
    """The sealed choice is made, and the game lets others know that."""


def public_decisions(decisions: Iterable[Decision], audience: Audience) -> tuple[PublicDecision, ...]:
    """Return the open decisions of the other seats, as far as this audience may know them."""
    return tuple(
        PublicDecision(d.seat, None if d.sealed else d.kind, d.shows_answered and d.answered)
        for d in decisions
        if d.seat != audience
    )


def own_decisions(decisions: Iterable[Decision], audience: Audience) -> tuple[Decision, ...]:
    """Return the open decisions of this audience itself."""
    return tuple(d for d in decisions if d.seat == audience)


def next_tokens(tokens: Tokens, seats: Iterable[Seat]) -> Tokens:
    """Return the tokens after a decision was opened for each of these seats."""
    opened_seats = set(seats)
    return tuple(token + (seat in opened_seats) for seat, token in enumerate(tokens))
