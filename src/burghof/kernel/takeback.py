"""Take-back, computed: how far a seat may go back by itself. No game codes it by hand.

A seat may go back over its own entries as long as nothing was drawn, nothing hidden was made known to anyone, nobody
else has moved, and no sealed decision was open: with one, the mere right to go back would tell whether others have
chosen. Nobody goes back over the answer to a binding decision.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from burghof.kernel.decision import Decision
from burghof.kernel.event import Event
from burghof.kernel.seat import Seat


class Trace(Struct, frozen=True, gc=False):
    """An entry that counts, as take-back sees it: where it stands, whose it is, whether it can be undone freely."""

    position: int
    seat: Seat
    is_line: bool


def is_bound(asked: Sequence[Decision], seat: Seat) -> bool:
    """Whether the decision that this seat answers is binding."""
    return any(decision.is_binding for decision in asked if decision.seat == seat)


def draws_a_line(asked: Sequence[Decision], events: Iterable[Event], opened: Sequence[Decision]) -> bool:
    """Whether a move is a line nobody crosses freely: it was sealed, it revealed something, or it opened a ballot."""
    return any(decision.sealed for decision in (*asked, *opened)) or any(event.reveals for event in events)


def free_from(trail: Sequence[Trace], seat: Seat) -> int | None:
    """The earliest entry that this seat may take back by itself, or None."""
    earliest = None
    for trace in reversed(trail):
        if trace.is_line or trace.seat != seat:
            break
        earliest = trace.position
    return earliest
