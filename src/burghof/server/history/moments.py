"""Replay steps: a game as one audience may look back on it, step by step, with the same log as at the table."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from burghof.kernel import AnyMatch, AnyStep, Audience, Told, frames
from burghof.kernel.record import SeatChanged, TookBack
from burghof.server.journal.live import LiveTable, Past
from burghof.wire.answers import Moment


def moments_of(live: LiveTable, audience: Audience) -> tuple[AnyStep, ...]:
    """Return the steps of a fully loaded table that reached this audience, without those that were taken back."""
    place = live.place_of(audience)
    return tuple(past.step for _, past in _counting(live.recent) if past.told[place])


def places_of(live: LiveTable, audience: Audience) -> tuple[int, ...]:
    """Return the position in the record at which each of these steps begins."""
    place = live.place_of(audience)
    return tuple(at for at, past in _counting(live.recent) if past.told[place])


def retold(match: AnyMatch, steps: Sequence[AnyStep], audience: Audience) -> tuple[Moment, ...]:
    """Return the frames and messages of these steps for this audience.

    Nothing is redacted: an audience that may look back has a notebook, or the game is over.
    """
    told = (frames(match.game, step, audience, match.header.recall) for step in steps)
    return tuple(Moment(some, tuple(frame.event.message() for frame in some if frame.event)) for some in told)


def _counting(pasts: Iterable[Past]) -> list[tuple[int, Past]]:
    """Return the steps that count, with their positions in the record: a take-back undoes moves, not table events."""
    counting: list[tuple[int, Past]] = []
    position = 0
    for past in pasts:
        entries, restored = past.step.entries, past.step.after
        match entries[0]:
            case TookBack(to=to):
                undone = [(at, one) for at, one in counting if at >= to and _is_of_the_house(one)]
                counting = [(at, one) for at, one in counting if at < to]
                counting += [(at, _still(one, restored)) for at, one in undone]
                counting.append((position, _still(past, restored)))
            case _:
                counting.append((position, past))
        position += len(entries)
    return counting


def _is_of_the_house(past: Past) -> bool:
    """Return whether nothing was played in this step: its events stay in the log even after a take-back."""
    return isinstance(past.step.entries[0], TookBack | SeatChanged)


def _still(past: Past, state: Struct) -> Past:
    """Return the same step with `state` before and after it, so that it changes nothing on the board."""
    step = past.step
    told = tuple(Told(one.event, state) for one in step.told)
    return Past(type(step)(state, state, step.entries, told), past.told)
