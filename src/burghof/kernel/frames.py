"""Frames: a step as one audience sees it, event by event, so that a board only animates and computes nothing."""

from collections.abc import Mapping

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
    shown = game.view(step.before, audience, recall)
    result = []
    for told in step.told:
        if told.event.is_for(audience):
            view = game.view(told.state, audience, recall)
            result.append(Frame(told.event, changes(shown, view)))
            shown = view
    quiet = changes(shown, game.view(step.after, audience, recall))
    if quiet:
        result.append(Frame(None, quiet))
    return tuple(result)


def changes(before: Struct, after: Struct) -> dict[str, object]:
    """Return the fields in which two views differ, with their values in `after`."""
    return {
        name: getattr(after, name) for name in after.__struct_fields__ if getattr(before, name) != getattr(after, name)
    }
