"""Replay steps: a game as one audience may look back on it, step by step, with the same log as at the table."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from burghof.bots.analysis.swings import Turn
from burghof.hosting.journal.live import CommittedStep, LiveTable
from burghof.kernel import AnyMatch, AnyStep, Audience, Emitted, frames
from burghof.kernel.record import Played, SeatChanged, TookBack
from burghof.wire.responses import ReplayStep


def replay_steps(live: LiveTable, audience: Audience) -> tuple[AnyStep, ...]:
    """Return the steps of a fully loaded table that reached this audience, without those that were taken back."""
    index = live.audience_index(audience)
    return tuple(past.step for _, past in _effective_steps(live.recent) if past.reaches[index])


def record_positions(live: LiveTable, audience: Audience) -> tuple[int, ...]:
    """Return the position in the record at which each of these steps begins."""
    index = live.audience_index(audience)
    return tuple(at for at, past in _effective_steps(live.recent) if past.reaches[index])


def player_turns(live: LiveTable) -> tuple[Turn, ...]:
    """Return the moves of the players of a fully loaded table, without those that were taken back."""
    return tuple(
        Turn(at, past.step.entries[0].seat, past.step.before, past.step.after)
        for at, past in _effective_steps(live.recent)
        if isinstance(past.step.entries[0], Played)
    )


def replay_frames(match: AnyMatch, steps: Sequence[AnyStep], audience: Audience) -> tuple[ReplayStep, ...]:
    """Return the frames and messages of these steps for this audience.

    Nothing is redacted: an audience that may look back has a notebook, or the game is over.
    """
    frames_by_step = (frames(match.game, step, audience, match.header.recall) for step in steps)
    return tuple(
        ReplayStep(some, tuple(frame.event.message() for frame in some if frame.event)) for some in frames_by_step
    )


def _effective_steps(committed: Iterable[CommittedStep]) -> list[tuple[int, CommittedStep]]:
    """Return the steps that count, with their positions in the record: a take-back undoes moves, not table events."""
    effective: list[tuple[int, CommittedStep]] = []
    position = 0
    for past in committed:
        entries, restored = past.step.entries, past.step.after
        match entries[0]:
            case TookBack(to=to):
                undone = [(at, one) for at, one in effective if at >= to and _has_only_table_events(one)]
                effective = [(at, one) for at, one in effective if at < to]
                effective += [(at, _without_change(one, restored)) for at, one in undone]
                effective.append((position, _without_change(past, restored)))
            case _:
                effective.append((position, past))
        position += len(entries)
    return effective


def _has_only_table_events(past: CommittedStep) -> bool:
    """Return whether nothing was played in this step: its events stay in the log even after a take-back."""
    return isinstance(past.step.entries[0], TookBack | SeatChanged)


def _without_change(past: CommittedStep, state: Struct) -> CommittedStep:
    """Return the same step with `state` before and after it, so that it changes nothing on the board."""
    step = past.step
    emitted = tuple(Emitted(one.event, state) for one in step.emitted)
    return CommittedStep(type(step)(state, state, step.entries, emitted), past.reaches)
