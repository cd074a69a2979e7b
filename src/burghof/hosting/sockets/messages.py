"""Messages about a game, built for one audience. Clients receive nothing else about a game."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from burghof.hosting.clock.clocks import visible_clocks
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.tables.bot_names import named_players
from burghof.kernel import (
    AnyMatch,
    AnyStep,
    Audience,
    Frame,
    OutlineChanges,
    frames,
    log_for,
    may_propose_take_back,
    may_take_back,
    offers_for,
    outline_changes,
    own_decisions,
    public_decisions,
)
from burghof.kernel.frames import changed_fields, frames_between
from burghof.kernel.record import TookBack
from burghof.wire.client_out import FullView, LogUpdate, StepUpdate


def full_view(live: LiveTable, audience: Audience, now: int, *, outline: bool) -> FullView:
    """Return the full view of the table for this audience."""
    match = live.match
    offers = offers_for(match, audience)
    log = log_for(match, audience)
    return FullView(
        table=live.id,
        seat=audience,
        cursor=live.cursor_of(audience),
        view=live.views.view(match.state, audience),
        awaited=public_decisions(match.pending, audience),
        decisions=own_decisions(match.pending, audience),
        offers=offers,
        log=log,
        players=named_players(live.id, match.players),
        may_take_back=may_take_back(match, audience),
        may_ask_back=may_propose_take_back(match, audience),
        clocks=visible_clocks(live.clocks, audience, now),
        outcome=match.outcome if match.is_over else None,
        seed=match.seed if match.is_over else None,
        outline=live.views.outline(match.state, audience) if outline else None,
        said=tuple(event.message() for event in log) if outline else (),
    )


def step_update(
    live: LiveTable,
    steps: Sequence[AnyStep],
    step_frames: Sequence[Frame],
    audience: Audience,
    now: int,
    *,
    outline: OutlineChanges | None,
) -> StepUpdate:
    """Return the frames of these steps, and the decisions and offers after them; `outline` is for who asked for it."""
    match = live.match
    offers = offers_for(match, audience)
    return StepUpdate(
        table=live.id,
        cursor=live.cursor_of(audience),
        frames=tuple(step_frames),
        awaited=public_decisions(match.pending, audience),
        decisions=own_decisions(match.pending, audience),
        offers=offers,
        players=named_players(live.id, match.players),
        may_take_back=may_take_back(match, audience),
        may_ask_back=may_propose_take_back(match, audience),
        clocks=visible_clocks(live.clocks, audience, now),
        outcome=match.outcome if match.is_over else None,
        seed=match.seed if match.is_over else None,
        outline=outline,
        said=() if outline is None else tuple(frame.event.message() for frame in step_frames if frame.event),
        kept=log_update(match, steps, step_frames, audience, outline=outline is not None),
    )


def log_update(
    match: AnyMatch, steps: Sequence[AnyStep], step_frames: Sequence[Frame], audience: Audience, *, outline: bool
) -> LogUpdate | UnsetType:
    """Return what the log contains of these steps under pure recall.

    UNSET if that equals appending all events of the frames. After a take-back and once the game is over, it is the
    whole log.
    """
    recall = match.header.recall
    if recall == "notebook":
        return UNSET
    is_whole_log = match.is_over or any(isinstance(entry, TookBack) for step in steps for entry in step.entries)
    if not is_whole_log and not any(frame.event and frame.event.is_transient for frame in step_frames):
        return UNSET
    new = (frame.event.for_log(recall) for frame in step_frames if frame.event)
    log = log_for(match, audience) if is_whole_log else tuple(event for event in new if event is not None)
    return LogUpdate(is_whole_log, log, tuple(event.message() for event in log) if outline else ())


def live_frames(live: LiveTable, step: AnyStep, audience: Audience) -> tuple[Frame, ...]:
    """Return the frames of a step for live playback."""
    return frames_between(lambda state: live.views.view(state, audience), step, audience)


def whole_outline(live: LiveTable, audience: Audience) -> OutlineChanges:
    """Return the outline of the newest state for an audience that may have none."""
    return outline_changes(None, live.views.outline(live.match.state, audience))


def catch_up_frames(match: AnyMatch, steps: Sequence[AnyStep], audience: Audience) -> tuple[Frame, ...]:
    """Return the frames of steps that an audience missed.

    Under pure recall, passing events are redacted. The changes of the views between the steps are then left out as
    well: one last frame has all changes.
    """
    game, recall = match.game, match.header.recall
    missed = [frame for step in steps for frame in frames(game, step, audience, recall)]
    kept = [frame.event and frame.event.for_log(recall) for frame in missed]
    if all(event is frame.event for event, frame in zip(kept, missed, strict=True)):
        return tuple(missed)
    first, last = (game.view(state, audience, recall) for state in (steps[0].before, steps[-1].after))
    return (*(Frame(event, {}) for event in kept if event is not None), Frame(None, changed_fields(first, last)))
