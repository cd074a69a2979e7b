"""Replay steps: a replay says what the log says, whatever was taken back and whichever players changed."""

from collections import deque
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from _pytest.mark.structures import ParameterSet
from msgspec import Struct

from bench.server.recorded import split_steps
from burghof.hosting.history.replay_steps import replay_frames, replay_steps
from burghof.hosting.journal.live import LiveTable
from burghof.kernel import (
    AnyPlugin,
    Audience,
    Match,
    Record,
    find_games,
    load_plugin,
    log_for,
    read_game_id,
    read_record,
)
from burghof.wire.clock import Unlimited
from tests.kernel.forged import play_eventful_match
from tests.tiers import full_except

KINDS = ("plain", "taken-back", "left-early", "handed-over", "given-up", "penalty", "allied")


def select_records() -> list[ParameterSet]:
    """Return the shortest record of each kind in each game; the full tier adds the one with the most seats."""
    folders = [found.folder / "tests" / "records" for found in find_games().values()]
    kept = [sorted(folder.glob(f"{kind}-*.json")) for folder in folders for kind in KINDS]
    shortest = [min(files, key=lambda file: file.stat().st_size) for files in kept if files]
    largest = [files[-1] for files in kept if files]
    return full_except(list(dict.fromkeys([*shortest, *largest])), shortest)


def load_table(file: Path) -> LiveTable:
    """Return the table that this file records."""
    data = file.read_bytes()
    plugin = load_plugin(find_games()[read_game_id(data)])
    return table_from_record(plugin, read_record(plugin, data))


def table_from_record(plugin: AnyPlugin, record: Record[Any, Any]) -> LiveTable:
    """Return the table of this record with every step in memory."""
    live = LiveTable(UUID(int=0), Match(plugin, record.header, record.seed), Unlimited(), "bot")
    live.recent = deque()
    for entries in split_steps(record.entries):
        after = live.match.fork()
        live.advance(after, after.apply_step(entries), None)
    return live


def views_from_frames(live: LiveTable, audience: Audience) -> list[dict[str, object]]:
    """Return the view after each replay step, as a client builds it from the frames."""
    game, recall = live.match.game, live.match.header.recall
    steps = replay_steps(live, audience)
    first = game.view(steps[0].before, audience, recall)
    shown = encoded_fields(first)
    result = []
    for moment in replay_frames(live.match, steps, audience):
        for frame in moment.frames:
            shown = {**shown, **frame.changes}
        result.append(shown)
    return result


def view_fields(live: LiveTable, audience: Audience, state: object) -> dict[str, object]:
    """Return the view of a state as a dict of its fields."""
    view = live.match.game.view(state, audience, live.match.header.recall)
    return encoded_fields(view)


def encoded_fields(view: Struct) -> dict[str, object]:
    """Return the values of a view by their names on the wire."""
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    return {encoded: getattr(view, name) for name, encoded in names}


@pytest.mark.no_cover
@pytest.mark.parametrize("file", select_records(), ids=lambda file: f"{file.parents[2].name}-{file.stem}")
def test_a_replay_says_what_the_log_says_and_its_frames_lead_through_the_views(file: Path) -> None:
    live = load_table(file)

    for audience in live.audiences:
        steps = replay_steps(live, audience)
        said = [message for moment in replay_frames(live.match, steps, audience) for message in moment.said]

        assert said == [event.message() for event in log_for(live.match, audience)]
        assert views_from_frames(live, audience) == [view_fields(live, audience, step.after) for step in steps]
        assert view_fields(live, audience, steps[-1].after) == view_fields(live, audience, live.match.state)


def test_who_sat_down_stays_when_the_table_goes_back_behind_it() -> None:
    match = play_eventful_match()
    live = table_from_record(match.plugin, match.record())

    for audience in live.audiences:
        steps = replay_steps(live, audience)
        said = [message for moment in replay_frames(live.match, steps, audience) for message in moment.said]

        assert said == [event.message() for event in log_for(match, audience)]
        assert "event-seat-taken" in [message.key for message in said]
        assert views_from_frames(live, audience) == [view_fields(live, audience, step.after) for step in steps]
