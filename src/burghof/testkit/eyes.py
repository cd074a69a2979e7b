"""Outputs: all functions by which data reach an audience; the kernel's own unless a test plants a leak in them."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from burghof.kernel import (
    AnyMatch,
    AnyStep,
    Audience,
    Export,
    Frame,
    Game,
    Move,
    Recall,
    Refusal,
    Seat,
    Sight,
    export,
    frames,
    sight,
)

AnySight: TypeAlias = Sight[Any, Any, Any]
AnyExport: TypeAlias = Export[Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


def why_not(match: AnyMatch, seat: Seat, move: Move) -> Refusal | None:
    """Return the refusal that a seat is sent for a move."""
    return match.game.why_not(match.state, seat, move)


class Eyes(Struct, frozen=True):
    """Everything that leaves the kernel for an audience."""

    sight: Callable[[AnyMatch, Audience], AnySight] = sight
    export: Callable[[AnyMatch, Audience], AnyExport] = export
    frames: Callable[[AnyGame, AnyStep, Audience, Recall], tuple[Frame, ...]] = frames
    why_not: Callable[[AnyMatch, Seat, Move], Refusal | None] = why_not


EYES = Eyes()
