"""Replay steps: a replay says what the log says, whatever was taken back and whichever players changed."""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from _pytest.mark.structures import ParameterSet

from burghof.kernel import AnyPlugin, Audience, Match, Record, game_of, load, log_for, read_record, shelf
from burghof.kernel.record import AnyEntry, Drawn
from burghof.server.history.moments import moments_of, retold
from burghof.server.journal.live import LiveTable
from burghof.wire.clock import NoClock
from tests.covering import mostly_full
from tests.kernel.forged import eventful

KINDS = ("plain", "taken-back", "left-early", "handed-over", "given-up", "penalty", "allied")


def records() -> list[ParameterSet]:
    """Return the shortest record of each kind in each game; the full tier adds the one with the most seats."""
    folders = [found.folder / "tests" / "records" for found in shelf().values()]
    kept = [sorted(folder.glob(f"{kind}-*.json")) for folder in folders for kind in KINDS]
    shortest = [min(files, key=lambda file: file.stat().st_size) for files in kept if files]
    largest = [files[-1] for files in kept if files]
    return mostly_full(list(dict.fromkeys([*shortest, *largest])), shortest)


def steps_of(entries: Sequence[AnyEntry[Any]]) -> Iterator[Sequence[AnyEntry[Any]]]:
    """Yield the entries of a record step by step: an entry of a player or of the table, and the draws after it."""
    starts = [at for at, entry in enumerate(entries) if not isinstance(entry, Drawn)]
    yield from (entries[start:end] for start, end in pairwise([*starts, len(entries)]))


def recorded(file: Path) -> LiveTable:
    """Return the table that this file records."""
    data = file.read_bytes()
    plugin = load(shelf()[game_of(data)])
    return whole(plugin, read_record(plugin, data))


def whole(plugin: AnyPlugin, record: Record[Any, Any]) -> LiveTable:
    """Return the table of this record with every step in memory."""
    live = LiveTable(UUID(int=0), Match(plugin, record.header, record.seed), NoClock(), "bot")
    live.recent = deque()
    for entries in steps_of(record.entries):
        after = live.match.fork()
        live.became(after, after.follow(entries), None)
    return live


def views(live: LiveTable, audience: Audience) -> list[dict[str, object]]:
    """Return the view after each replay step, as a client builds it from the frames."""
    game, recall = live.match.game, live.match.header.recall
    steps = moments_of(live, audience)
    first = game.view(steps[0].before, audience, recall)
    shown = {name: getattr(first, name) for name in first.__struct_fields__}
    result = []
    for moment in retold(live.match, steps, audience):
        for frame in moment.frames:
            shown = {**shown, **frame.changes}
        result.append(shown)
    return result


def fields(live: LiveTable, audience: Audience, state: object) -> dict[str, object]:
    """Return the view of a state as a dict of its fields."""
    view = live.match.game.view(state, audience, live.match.header.recall)
    return {name: getattr(view, name) for name in view.__struct_fields__}


@pytest.mark.no_cover
@pytest.mark.parametrize("file", records(), ids=lambda file: f"{file.parents[2].name}-{file.stem}")
def test_a_replay_says_what_the_log_says_and_its_frames_lead_through_the_views(file: Path) -> None:
    live = recorded(file)

    for audience in live.audiences:
        steps = moments_of(live, audience)
        said = [message for moment in retold(live.match, steps, audience) for message in moment.said]

        assert said == [event.message() for event in log_for(live.match, audience)]
        assert views(live, audience) == [fields(live, audience, step.after) for step in steps]
        assert fields(live, audience, steps[-1].after) == fields(live, audience, live.match.state)


def test_who_sat_down_stays_when_the_table_goes_back_behind_it() -> None:
    match = eventful()
    live = whole(match.plugin, match.record())

    for audience in live.audiences:
        steps = moments_of(live, audience)
        said = [message for moment in retold(live.match, steps, audience) for message in moment.said]

        assert said == [event.message() for event in log_for(match, audience)]
        assert "event-seat-taken" in [message.key for message in said]
        assert views(live, audience) == [fields(live, audience, step.after) for step in steps]
