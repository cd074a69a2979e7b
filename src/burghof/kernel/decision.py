"""Decisions: who is to act, and how an answer names the question it answers."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from burghof.kernel.seat import Audience, Seat

Tokens: TypeAlias = tuple[int, ...]
"""For each seat, how many decisions were opened for it so far: part of the state of a game with several deciders."""


class Decision(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One open question to one seat.

    The token differs from that of every earlier decision of this seat and depends on nothing this seat may not know.
    For CHANCE the kind is the stream it is drawn from.
    """

    seat: Seat
    kind: str
    token: int = 0
    sealed: bool = False
    """Others may know that the seat is to act, but neither what about nor, unless it is told, whether it has chosen."""
    answered: bool = False
    """A sealed choice is in; it may be changed until all are in."""
    told: bool = False
    """Others may know whether the sealed choice is in, though never what it is."""
    is_binding: bool = False
    """Its answer stands: nobody takes it back, nor anything before it, not even all together. Never sealed."""


class Awaited(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What others may know of a decision: whose it is and, unless it is sealed, its kind."""

    seat: Seat
    kind: str | None
    answered: bool = False
    """Its sealed choice is in, and that is told."""


def awaited(decisions: Iterable[Decision], audience: Audience) -> tuple[Awaited, ...]:
    """The open decisions of others as this audience may see them."""
    return tuple(
        Awaited(d.seat, None if d.sealed else d.kind, d.told and d.answered) for d in decisions if d.seat != audience
    )


def own(decisions: Iterable[Decision], audience: Audience) -> tuple[Decision, ...]:
    """The open decisions of this audience itself."""
    return tuple(d for d in decisions if d.seat == audience)


def opened(tokens: Tokens, seats: Iterable[Seat]) -> Tokens:
    """The tokens after a decision was opened for each of these seats."""
    raised = set(seats)
    return tuple(token + (seat in raised) for seat, token in enumerate(tokens))
