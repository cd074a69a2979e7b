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
    export,
    frames,
    ranks_by,
    say,
    sight,
)
from burghof.kernel.frames import changes
from burghof.testkit.eyes import AnyExport, AnyGame, AnySight, Eyes
from burghof.testkit.tests.pocket.cellar.model import BundleOpened
from burghof.testkit.tests.pocket.memory.model import Peeked, Place, TurnedOnce


def _sight_with_whole_log(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(sight(match, audience), log=tuple(event for _, event in match.log))


def _sight_with_deal_in_log(match: AnyMatch, audience: Audience) -> AnySight:
    told = [event for _, event in match.log if event.is_for(audience) or isinstance(event, BundleOpened)]
    return replace(sight(match, audience), log=tuple(told))


def _sight_with_peeks_in_log(match: AnyMatch, audience: Audience) -> AnySight:
    faces = [TurnedOnce(event.to[0], Place(event.face)) for _, event in match.log if isinstance(event, Peeked)]
    seen = sight(match, audience)
    return replace(seen, log=(*faces, *seen.log))


def _sight_with_unfaded_log(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(sight(match, audience), log=tuple(event for _, event in match.log if event.is_for(audience)))


def _sight_with_standing(match: AnyMatch, audience: Audience) -> AnySight:
    scores = [match.plugin.evaluate(match.state, Seat(seat)) for seat in range(match.seats)]
    standing = Outcome(ranks_by([(score,) for score in scores]), (), say("reason-standing"))
    return replace(sight(match, audience), outcome=standing)


def _sight_with_position(match: AnyMatch, audience: Audience) -> AnySight:
    seen = sight(match, audience)
    return replace(seen, decisions=tuple(replace(decision, token=match.position) for decision in seen.decisions))


def _sight_with_easy_take_back(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(sight(match, audience), may_take_back=bool(match.trail) and match.trail[-1].seat == audience)


def _sight_with_kinds(match: AnyMatch, audience: Audience) -> AnySight:
    seen = sight(match, audience)
    awaited = [d for d in match.pending if d.seat != audience]
    kinds = zip(seen.awaited, awaited, strict=True)
    return replace(seen, awaited=tuple(replace(a, kind=f"{d.kind} {d.answered}") for a, d in kinds))


def _export_with_record(match: AnyMatch, audience: Audience) -> AnyExport:
    return replace(export(match, audience), record=match.record())


def _export_with_whole_log(match: AnyMatch, audience: Audience) -> AnyExport:
    return replace(export(match, audience), log=tuple(event for _, event in match.log))


def _frames_of_all(game: AnyGame, step: AnyStep, audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    del game, audience, recall
    return tuple(Frame(told.event, {}) for told in step.told)


def _frame_for_every_step(game: AnyGame, step: AnyStep, audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    return frames(game, step, audience, recall) or (Frame(None, {}),)


def _frames_of_first(game: AnyGame, step: AnyStep, audience: Audience, recall: Recall) -> tuple[Frame, ...]:
    views = [game.view(state, Seat(0), recall) for state in (step.before, step.after)]
    return tuple(Frame(frame.event, changes(*views)) for frame in frames(game, step, audience, recall))


def _sight_with_outline_of_first(match: AnyMatch, audience: Audience) -> AnySight:
    return replace(sight(match, audience), outline=sight(match, Seat(0)).outline)


WHOLE_LOG = Eyes(sight=_sight_with_whole_log)
DEAL_IN_LOG = Eyes(sight=_sight_with_deal_in_log)
PEEKS_IN_LOG = Eyes(sight=_sight_with_peeks_in_log)
UNFADED_LOG = Eyes(sight=_sight_with_unfaded_log)
STANDING = Eyes(sight=_sight_with_standing)
POSITION_AS_TOKEN = Eyes(sight=_sight_with_position)
EASY_TAKE_BACK = Eyes(sight=_sight_with_easy_take_back)
KINDS = Eyes(sight=_sight_with_kinds)
EARLY_RECORD = Eyes(export=_export_with_record)
WHOLE_LOG_TAKEN_HOME = Eyes(export=_export_with_whole_log)
FRAMES_OF_ALL = Eyes(frames=_frames_of_all)
FRAMES_OF_FIRST = Eyes(frames=_frames_of_first)
OUTLINE_OF_FIRST = Eyes(sight=_sight_with_outline_of_first)
FRAME_FOR_EVERY_STEP = Eyes(frames=_frame_for_every_step)
