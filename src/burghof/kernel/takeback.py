"""Take-back: computes how far a seat may go back by itself, the same way for every game.

A seat may go back over its own entries as long as nothing was drawn, no hidden fact was revealed to any seat, no other
seat has moved, and no sealed decision was open: otherwise the mere right to go back would reveal whether others have
chosen. No seat goes back over the answer to a binding decision.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from burghof.kernel.decision import Decision
from burghof.kernel.event import Event
from burghof.kernel.seat import Seat


class TakeBackPoint(Struct, frozen=True, gc=False):
    """An entry that still counts, for take-back: its position, its seat, and whether it blocks a free take-back."""

    position: int
    seat: Seat
    is_barrier: bool = field(name="is_line")


def is_binding_answer(pending_before: Sequence[Decision], seat: Seat) -> bool:
    """Return whether the decision that this seat answers is binding."""
    for decision in pending_before:  # noqa: SIM110 - three times as fast, and called for each entry
        if decision.seat == seat and decision.is_binding:
            return True
    return False


def is_barrier_move(
    pending_before: Sequence[Decision], events: Iterable[Event], pending_after: Sequence[Decision]
) -> bool:
    """Return whether no seat may take this move back by itself: it was sealed, revealed a fact, or opened a ballot."""
    for decision in (*pending_before, *pending_after):
        if decision.sealed:
            return True
    for event in events:  # noqa: SIM110 - three times as fast, and called for each entry
        if event.reveals:
            return True
    return False


def take_back_limit(trail: Sequence[TakeBackPoint], seat: Seat) -> int | None:
    """Return the earliest entry that this seat may take back by itself, or None."""
    earliest = None
    for trace in reversed(trail):
        if trace.is_barrier or trace.seat != seat:
            break
        earliest = trace.position
    return earliest
