"""Record folders: games, entries, events and outcomes by the name of a record."""

from pathlib import Path

import pytest

from burghof.kernel import Drawn, Forfeited, TookBack, replay, write_record
from burghof.testkit.record_folder import RecordFolder, emitted_events
from burghof.testkit.tests.planted_records import UNFINISHED
from burghof.testkit.tests.pocket.sealed_bids.model import PrizeTurned
from burghof.testkit.tests.pocket.sealed_bids.plugin import GAME
from burghof.testkit.tests.scenarios import RECORDS

RECORDED = RecordFolder(GAME, RECORDS)


def test_the_names_of_records_are_sorted() -> None:
    assert RECORDED.names == ["changed", "plain-2", "plain-3", "plain-4"]


@pytest.mark.parametrize("name", RECORDED.names)
def test_a_recorded_game_is_replayed_to_its_outcome(name: str) -> None:
    assert RECORDED.replay(name).record() == RECORDED.read(name)
    assert RECORDED.outcome(name) == RECORDED.replay(name).outcome


def test_entries_are_those_of_one_kind() -> None:
    assert [len(entry.agreed) for entry in RECORDED.entries("changed", TookBack)] == [2]
    assert [entry.why for entry in RECORDED.entries("changed", Forfeited)] == ["resigned"]


def test_events_are_those_of_one_kind_with_the_state_after_them() -> None:
    turned = RECORDED.events("plain-2", PrizeTurned)

    assert len(turned) == len(RECORDED.entries("plain-2", Drawn))
    assert all(event.prize == state.prize for event, state in turned)


def test_events_that_were_taken_back_are_among_those_emitted() -> None:
    record = RECORDED.read("changed")

    assert len(emitted_events(GAME, record)) > len(replay(GAME, record).log)


def test_a_game_that_is_not_over_has_no_outcome(tmp_path: Path) -> None:
    (tmp_path / "running.json").write_bytes(write_record(UNFINISHED))

    with pytest.raises(AssertionError, match="running is not over"):
        RecordFolder(GAME, tmp_path).outcome("running")
