"""Frames: a step as one audience sees it, event by event, so that a board tweens and computes nothing."""

from collections.abc import Mapping

from msgspec import Struct

from burghof.kernel.event import Event
from burghof.kernel.game import E, Game, M, O, P, S, V
from burghof.kernel.match import Step
from burghof.kernel.seat import Audience, Recall


class Frame(Struct, frozen=True):
    """An event and the top-level fields of the view that are different after it; no event: what changed quietly."""

    event: Event | None
    changes: Mapping[str, object]


def frames(game: Game[O, S, M, E, V, P], step: Step[S, M], audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    """The frames of a step for this audience: one for each event it may know, and one for the rest if any."""
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
    """The fields in which two views differ, as they are after."""
    return {
        name: getattr(after, name) for name in after.__struct_fields__ if getattr(before, name) != getattr(after, name)
    }
