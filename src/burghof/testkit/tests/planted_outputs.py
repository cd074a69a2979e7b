"""Kernel outputs with a planted leak: the rules are fair, but what leaves the kernel is not."""

from msgspec.structs import replace

from burghof.kernel import (
    AnyMatch,
    AnyStep,
    Audience,
    Frame,
    Outcome,
    Recall,
    Seat,
    audience_view,
    export,
    frames,
    ranks_by_merit,
    say,
)
from burghof.kernel.frames import changed_fields
from burghof.testkit.outputs import AnyExport, AnyGame, AnySight, KernelOutputs
from burghof.testkit.tests.pocket.cellar.model import BundleOpened
from burghof.testkit.tests.pocket.memory.model import Peeked, Place, TurnedOnce


def _sight_with_whole_log(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(audience_view(match, audience), log=tuple(event for _, event in match.log))


def _sight_with_deal_in_log(match: AnyMatch, audience: Audience) -> AnySight:
    emitted = [event for _, event in match.log if event.is_visible_to(audience) or isinstance(event, BundleOpened)]
    return replace(audience_view(match, audience), log=tuple(emitted))


def _sight_with_peeks_in_log(match: AnyMatch, audience: Audience) -> AnySight:
    faces = [TurnedOnce(event.to[0], Place(event.face)) for _, event in match.log if isinstance(event, Peeked)]
    seen = audience_view(match, audience)
    return replace(seen, log=(*faces, *seen.log))


def _sight_with_unfaded_log(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(
        audience_view(match, audience), log=tuple(event for _, event in match.log if event.is_visible_to(audience))
    )


def _sight_with_standing(match: AnyMatch, audience: Audience) -> AnySight:
    scores = [match.plugin.evaluate(match.state, Seat(seat)) for seat in range(match.seats)]
    standing = Outcome(ranks_by_merit([(score,) for score in scores]), (), say("reason-standing"))
    return replace(audience_view(match, audience), outcome=standing)


def _sight_with_position(match: AnyMatch, audience: Audience) -> AnySight:
    seen = audience_view(match, audience)
    return replace(seen, decisions=tuple(replace(decision, token=match.position) for decision in seen.decisions))


def _sight_with_easy_take_back(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(
        audience_view(match, audience), may_take_back=bool(match.history) and match.history[-1].seat == audience
    )


def _sight_with_kinds(match: AnyMatch, audience: Audience) -> AnySight:
    seen = audience_view(match, audience)
    awaited = [d for d in match.pending if d.seat != audience]
    kinds = zip(seen.awaited, awaited, strict=True)
    return replace(seen, awaited=tuple(replace(a, kind=f"{d.kind} {d.answered}") for a, d in kinds))


def _export_with_record(match: AnyMatch, audience: Audience) -> AnyExport:
    return replace(export(match, audience), record=match.record())


def _export_with_whole_log(match: AnyMatch, audience: Audience) -> AnyExport:
    return replace(export(match, audience), log=tuple(event for _, event in match.log))


def _frames_of_all(game: AnyGame, step: AnyStep, audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    del game, audience, recall
    return tuple(Frame(emitted.event, {}) for emitted in step.emitted)


def _frame_for_every_step(game: AnyGame, step: AnyStep, audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    return frames(game, step, audience, recall) or (Frame(None, {}),)


def _frames_of_first(game: AnyGame, step: AnyStep, audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    views = [game.view(state, Seat(0), recall) for state in (step.before, step.after)]
    return tuple(Frame(frame.event, changed_fields(*views)) for frame in frames(game, step, audience, recall))


def _sight_with_outline_of_first(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(audience_view(match, audience), outline=audience_view(match, Seat(0)).outline)


WHOLE_LOG = KernelOutputs(sight=_sight_with_whole_log)
DEAL_IN_LOG = KernelOutputs(sight=_sight_with_deal_in_log)
PEEKS_IN_LOG = KernelOutputs(sight=_sight_with_peeks_in_log)
UNREDACTED_LOG = KernelOutputs(sight=_sight_with_unfaded_log)
EARLY_OUTCOME = KernelOutputs(sight=_sight_with_standing)
POSITION_AS_TOKEN = KernelOutputs(sight=_sight_with_position)
EASY_TAKE_BACK = KernelOutputs(sight=_sight_with_easy_take_back)
SEALED_KINDS = KernelOutputs(sight=_sight_with_kinds)
EARLY_RECORD = KernelOutputs(export=_export_with_record)
WHOLE_LOG_EXPORTED = KernelOutputs(export=_export_with_whole_log)
FRAMES_OF_ALL = KernelOutputs(frames=_frames_of_all)
FRAMES_OF_FIRST = KernelOutputs(frames=_frames_of_first)
OUTLINE_OF_FIRST = KernelOutputs(sight=_sight_with_outline_of_first)
FRAME_FOR_EVERY_STEP = KernelOutputs(frames=_frame_for_every_step)
