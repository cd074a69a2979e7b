"""Outputs: all functions by which data reach an audience; the kernel's own unless a test plants a leak in them."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from burghof.kernel import (
    AnyMatch,
    AnyStep,
    Audience,
    AudienceView,
    Frame,
    Game,
    GameExport,
    Move,
    Recall,
    Refusal,
    Seat,
    audience_view,
    export,
    frames,
)

AnySight: TypeAlias = AudienceView[Any, Any, Any]
AnyExport: TypeAlias = GameExport[Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


def why_not(match: AnyMatch, seat: Seat, move: Move) -> Refusal | None:
    """Return the refusal that a seat is sent for a move."""
    return match.game.why_not(match.state, seat, move)


class KernelOutputs(Struct, frozen=True):
    """Everything that leaves the kernel for an audience."""

    sight: Callable[[AnyMatch, Audience], AnySight] = audience_view
    export: Callable[[AnyMatch, Audience], AnyExport] = export
    frames: Callable[[AnyGame, AnyStep, Audience, Recall], tuple[Frame, ...]] = frames
    why_not: Callable[[AnyMatch, Seat, Move], Refusal | None] = why_not


KERNEL_OUTPUTS = KernelOutputs()
