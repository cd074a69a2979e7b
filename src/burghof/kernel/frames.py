"""Frames: a step as one audience sees it, event by event, so that a board only animates and computes nothing."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from burghof.kernel.event import Event
from burghof.kernel.game import E, Game, M, O, P, S, V
from burghof.kernel.match import Step
from burghof.kernel.seat import Audience, Recall


class Frame(Struct, frozen=True):
    """An event and the top-level fields of the view that changed with it; without an event, the remaining changes."""

    event: Event | None
    changes: Mapping[str, object]


def frames(game: Game[O, S, M, E, V, P], step: Step[S, M], audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    """Return the frames of a step for this audience: one per event it may know, and one for remaining changes."""
    return frames_between(lambda state: game.view(state, audience, recall), step, audience)


def frames_between(view_of: Callable[[S], Struct], step: Step[S, M], audience: Audience) -> tuple[Frame, ...]:
    """Return the frames of a step for this audience, which sees `view_of` a state."""
    previous = view_of(step.before)
    result = []
    for emitted in step.emitted:
        if emitted.event.is_visible_to(audience):
            view = view_of(emitted.state)
            result.append(Frame(emitted.event, changed_fields(previous, view)))
            previous = view
    remaining = changed_fields(previous, view_of(step.after))
    if remaining:
        result.append(Frame(None, remaining))
    return tuple(result)


def changed_fields(before: Struct, after: Struct) -> dict[str, object]:
    """Return the fields in which two views differ, by their names on the wire, with their values in `after`."""
    names = zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True)
    if before is after:
        return {}
    return {encoded: getattr(after, name) for name, encoded in names if getattr(before, name) != getattr(after, name)}
